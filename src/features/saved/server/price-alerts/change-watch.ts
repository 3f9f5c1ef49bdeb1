import { eq } from 'drizzle-orm';
import { isPublic } from '#features/listings/rules/status.ts';
import { listingPath } from '#features/listings/rules/listing-path.ts';
import { watch as words } from '../../words/watch.ts';
import type { Ctx } from '#platform/context.ts';
import * as schema from '#features/schema.ts';
import { missing } from '#platform/errors.ts';
import { readWatchToken, type WatchLink } from './watch-token.ts';

const { listings, priceWatches } = schema;
type Call = { ctx: Ctx; token: unknown };

/** What a link is about, and how things stand. */
export type Watch = {
  readonly deed: WatchLink['deed'];
  readonly title: string;
  /** Its page; null while there is none. */
  readonly path: string | null;
  readonly state: 'asked' | 'watching' | 'stopped';
};

/** What a link would do. Opening it changes nothing: mail programs open links to check them. */
export async function readWatch({ ctx, token }: Call): Promise<Watch> {
  const link = readWatchToken(ctx.config, token);
  if (!link.ok) throw missing(words.brokenText);
  const [row] = await ctx.db
    .select({ watch: priceWatches, listing: listings })
    .from(priceWatches)
    .innerJoin(listings, eq(listings.id, priceWatches.listingId))
    .where(eq(priceWatches.id, link.value.id));
  if (!row) throw missing(words.brokenText);
  const { watch, listing } = row;
  const { id, slug, title } = listing;
  return {
    deed: link.value.deed,
    title,
    path: isPublic(listing.status) ? listingPath({ category: listing.category, id, slug }) : null,
    state: watch.stoppedAt ? 'stopped' : watch.confirmedAt ? 'watching' : 'asked',
  };
}

/** Does what the link is for: a second press changes nothing. */
export async function followWatchLink({ ctx, token }: Call): Promise<Watch> {
  const before = await readWatch({ ctx, token });
  const link = readWatchToken(ctx.config, token);
  if (!link.ok) throw missing(words.brokenText);
  const { deed, id } = link.value;
  const now = ctx.now();
  if (deed === 'confirm' && before.state === 'asked')
    await ctx.db.update(priceWatches).set({ confirmedAt: now }).where(eq(priceWatches.id, id));
  if (deed === 'stop' && before.state !== 'stopped')
    await ctx.db.update(priceWatches).set({ stoppedAt: now }).where(eq(priceWatches.id, id));
  return readWatch({ ctx, token });
}
