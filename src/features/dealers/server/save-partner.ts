import { and, eq, isNull, inArray, sql } from 'drizzle-orm';
import type { OpeningHours } from '../rules/opening-hours.ts';
import { slugify } from '#shared/slug.ts';
import { account } from '#features/accounts/words/account.ts';
import { dealerSettings as words } from '../words/dealers.ts';
import { requireMember } from '#platform/actor.ts';
import type { Ctx } from '#platform/context.ts';
import * as schema from '#features/schema.ts';
import type { Transaction } from '#platform/db/index.ts';
import { missing, refused } from '#platform/errors.ts';
import type { ZipPlace } from '#features/places/server/index.ts';
import { newId } from '#platform/ids.ts';
import type { PartnerRow } from './partner-view.ts';
import { PUBLIC_STATUSES } from '#features/listings/rules/status.ts';

const { partners, users, listings } = schema;

/** Every public listing of the dealership names it. */
export async function announcePartner(ctx: Ctx, userId: string): Promise<void> {
  const shown = await ctx.db
    .select({ tag: sql<string>`'listing:' || ${listings.id}` })
    .from(listings)
    .where(and(eq(listings.ownerId, userId), inArray(listings.status, [...PUBLIC_STATUSES])));
  await ctx.cache.invalidate(['dealers', `seller:${userId}`, ...shown.map(({ tag }) => tag)]);
}

/** A dealership as its form was read: every field right. */
export type PartnerDetails = {
  readonly name: string;
  readonly address: string;
  readonly place: ZipPlace;
  readonly phone: string;
  readonly website: string | null;
  readonly about: string;
  readonly hours: OpeningHours;
  readonly storeCode: string;
  readonly docFeeCents: number | null;
  readonly otherFeesCents: number;
  readonly shown: boolean;
};

/**
 * Writes the signed-in dealership's page. The first save names its address for good. Pages that show it, its listings'
 * among them, follow on the next request.
 */
export async function savePartner({ ctx, input }: { ctx: Ctx; input: PartnerDetails }): Promise<PartnerRow> {
  const { userId } = requireMember(ctx);
  const { place, shown, ...said } = input;
  const columns = {
    ...said,
    city: place.city,
    state: place.state,
    postcode: place.zip,
    latitude: place.latitude,
    longitude: place.longitude,
    status: shown ? ('ACTIVE' as const) : ('HIDDEN' as const),
    updatedAt: ctx.now(),
  };
  const saved = await ctx.db.transaction(async (tx) => {
    await requireDealership(tx, userId);
    const [updated] = await tx.update(partners).set(columns).where(eq(partners.userId, userId)).returning();
    if (updated) return updated;
    const slug = await freeSlug(tx, input);
    const [made] = await tx
      .insert(partners)
      .values({ ...columns, id: newId(ctx.now()), userId, slug, createdAt: ctx.now() })
      .returning();
    if (!made) throw new Error('The dealership was not written.');
    return made;
  });
  await announcePartner(ctx, userId);
  return saved;
}

async function requireDealership(tx: Transaction, userId: string): Promise<void> {
  const [user] = await tx
    .select({ type: users.type, confirmed: users.emailVerifiedAt })
    .from(users)
    .where(and(eq(users.id, userId), isNull(users.deletedAt)))
    .for('update');
  if (user?.type !== 'DEALERSHIP') throw missing(account.noSuchUser);
  if (!user.confirmed) throw refused(words.confirmFirst, 'email_unconfirmed');
}

/** Words under `/dealers/` that are pages of their own. */
const PAGES = new Set(['requests']);

/** "Sunrise Motors" in Orlando → `sunrise-motors`, `sunrise-motors-orlando`, `sunrise-motors-orlando-2` … */
async function freeSlug(tx: Transaction, { name, place }: PartnerDetails): Promise<string> {
  const plain = slugify(name) || 'dealer';
  const withCity = slugify(`${name} ${place.city}`) || plain;
  for (let number = 0; ; number++) {
    const slug = number === 0 ? plain : number === 1 ? withCity : `${withCity}-${number}`;
    if (PAGES.has(slug)) continue;
    const taken = await tx.select({ id: partners.id }).from(partners).where(eq(partners.slug, slug));
    if (taken.length === 0) return slug;
  }
}
