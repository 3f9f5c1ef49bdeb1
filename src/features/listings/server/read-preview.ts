import { and, asc, eq, inArray } from 'drizzle-orm';
import { type Flow, flowById } from '#features/sell/rules/index.ts';
import { plannedOpenings, type PublicOpening } from '#features/open-houses/server/index.ts';
import { readPublicPhotos } from '#features/photos/server/index.ts';
import * as schema from '#features/schema.ts';
import type { Ctx } from '#platform/context.ts';
import { missing } from '#platform/errors.ts';
import type { Answers } from '#shared/answers.ts';
import type { PublicListing } from '../rules/public.ts';
import { UP_STATUSES } from '../rules/status.ts';
import { listings as sentences } from '../words/listings.ts';
import { findOpen } from './access.ts';
import { toPublicListing } from './public-view.ts';

const { listings, users } = schema;

/** A draft as buyers would see it, with what its owner alone may read: the answers that say what is missing. */
export type Preview = {
  readonly listing: PublicListing;
  readonly flow: Flow;
  readonly answers: Answers;
  /** Of an open house: the times it will have. */
  readonly openings: readonly PublicOpening[];
  /** Of a garage sale: what waits on its tables. */
  readonly items: readonly PublicListing[];
};

/** The actor's own draft, signed in or by its key. Anybody else's is missing. */
export async function readPreview({ ctx, ref }: { ctx: Ctx; ref: string }): Promise<Preview> {
  const row = await findOpen({ ctx, ref });
  const flow = flowById(row.flow);
  if (!flow) throw missing(sentences.missing);
  const [photos, [seller]] = await Promise.all([
    readPublicPhotos({ ctx, input: { listingIds: [row.id] } }),
    row.ownerId === null
      ? [null]
      : ctx.db
          .select({ fullName: users.fullName, type: users.type, createdAt: users.createdAt })
          .from(users)
          .where(eq(users.id, row.ownerId))
          .limit(1),
  ]);
  const listing = toPublicListing({ row, seller: seller ?? null, photos: photos.get(row.id) ?? [], now: ctx.now() });
  const openings = row.category === 'PROPERTY_OPEN' ? plannedOpenings(ctx, row) : [];
  const items = row.category === 'GARAGE' ? await readWaitingItems(ctx, row.id) : [];
  return { listing, flow, answers: row.answers, openings, items };
}

/** What goes public with its sale, and what of it is public already. */
async function readWaitingItems(ctx: Ctx, saleId: string): Promise<PublicListing[]> {
  const rows = await ctx.db
    .select()
    .from(listings)
    .where(and(eq(listings.saleId, saleId), inArray(listings.status, ['DRAFT', ...UP_STATUSES])))
    .orderBy(asc(listings.createdAt), asc(listings.id));
  const photos = await readPublicPhotos({ ctx, input: { listingIds: rows.map(({ id }) => id) } });
  return rows.map((row) => toPublicListing({ row, seller: null, photos: photos.get(row.id) ?? [], now: ctx.now() }));
}
