import { eq } from 'drizzle-orm';
import { requireMember } from '#platform/actor.ts';
import type { Ctx } from '#platform/context.ts';
import * as schema from '#features/schema.ts';
import { enqueueEmail, kickMail } from '#platform/mail/index.ts';
import { testEmail, MAX_SHOWN, type Shown } from './alert-email.ts';
import { findOwnSearch } from './update-search.ts';
import { filtersOf } from './search-view.ts';
import { briefOf } from '#features/listings/rules/brief.ts';
import type { SearchFilters } from '#features/search/rules/filters.ts';
import { searchListings } from '#features/search/server/index.ts';

const { users } = schema;

/** What a search finds today, newest first: as much of it as a letter shows, and how many there are. */
async function findCurrent({
  ctx,
  filters,
}: {
  ctx: Ctx;
  filters: SearchFilters;
}): Promise<{ listings: Shown[]; count: number }> {
  const input: SearchFilters = { ...filters, sort_by: 'newest', per_page: MAX_SHOWN };
  const { listings, total } = await searchListings({ ctx, input });
  return {
    listings: listings
      .map((listing) => ({ ...listing, brief: briefOf(listing).join(' · ') }))
      .map(({ title, path, price, brief, place }) => ({
        title,
        path,
        price,
        brief,
        place: [place.city, place.region].filter(Boolean).join(', '),
      })),
    count: total.count,
  };
}

/**
 * Mails its person what a saved search finds today, so that they see whether letters arrive. It goes to nobody else,
 * and counts for nothing: what is in it is still announced when it is news.
 */
export async function testSavedSearch({ ctx, id }: { ctx: Ctx; id: string }): Promise<{ to: string; found: number }> {
  const { userId } = requireMember(ctx);
  const search = await findOwnSearch({ ctx, db: ctx.db, id });
  await ctx.limits.consume('alert-test', userId);
  const [user] = await ctx.db.select({ email: users.email }).from(users).where(eq(users.id, userId));
  if (!user) throw new Error('The person who is signed in is not in the table.');
  const { listings, count } = await findCurrent({ ctx, filters: filtersOf(search) });
  const mail = testEmail({ config: ctx.config, to: user.email, search, listings, count });
  await enqueueEmail({ db: ctx.db, email: mail });
  void kickMail({ services: ctx });
  return { to: user.email, found: count };
}
