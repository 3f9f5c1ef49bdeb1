import { and, asc, eq, ne, inArray, sql } from 'drizzle-orm';
import { numberAnswer } from '#shared/answers.ts';
import type { OwnListing } from '#features/listings/rules/own.ts';
import { garage as sentences } from '../words.ts';
import type { Ctx } from '#platform/context.ts';
import * as schema from '#features/schema.ts';
import { missing } from '#platform/errors.ts';
import { findOpen, type ListingRow, toOwn, readListings } from '#features/listings/server/index.ts';
import { readCoverPhotos } from '#features/photos/server/index.ts';
import type { PublicListing } from '#features/listings/rules/public.ts';
import { UP_STATUSES } from '#features/listings/rules/status.ts';
import type { ListingStatus } from '#shared/enums.ts';

const { listings } = schema;

type ItemCounts = { readonly out: number; readonly sold: number; readonly waiting: number };
const NONE: ItemCounts = { out: 0, sold: 0, waiting: 0 };

/** How many items of each sale lie on the tables, are sold, or wait for their sale to be published. */
export async function countItems({
  ctx,
  saleIds,
}: {
  ctx: Pick<Ctx, 'db'>;
  saleIds: readonly string[];
}): Promise<(saleId: string) => ItemCounts> {
  const counted = (statuses: readonly ListingStatus[]) =>
    sql<number>`count(*) filter (where ${inArray(listings.status, [...statuses])})::int`;
  const rows =
    saleIds.length === 0
      ? []
      : await ctx.db
          .select({
            saleId: listings.saleId,
            out: counted(UP_STATUSES),
            sold: counted(['SOLD']),
            waiting: counted(['DRAFT']),
          })
          .from(listings)
          .where(inArray(listings.saleId, [...saleIds]))
          .groupBy(listings.saleId);
  const found = new Map(rows.map(({ saleId, ...counts }) => [saleId, counts]));
  return (saleId) => found.get(saleId) ?? NONE;
}

/** The sale that an item belongs to, as anyone may see it; null when it is not public or there is none. */
export async function readSaleOf({
  ctx,
  item,
}: {
  ctx: Pick<Ctx, 'db' | 'now'>;
  item: Pick<PublicListing, 'saleId'>;
}): Promise<PublicListing | null> {
  if (!item.saleId) return null;
  return (await readListings({ ctx, ids: [item.saleId] })).get(item.saleId) ?? null;
}

/** A thing of one's own sale. */
export type OwnItem = OwnListing & { readonly quantity: number; readonly key: string | null };

/** The actor's own sale with everything that was put on its tables, what is sold too. Anybody else's is missing. */
export async function listOwnItems({
  ctx,
  ref,
}: {
  ctx: Ctx;
  ref: string;
}): Promise<{ sale: OwnListing; items: OwnItem[] }> {
  const sale = await findOpen({ ctx, ref });
  if (sale.category !== 'GARAGE') throw missing(sentences.noSale);
  const rows: ListingRow[] = await ctx.db
    .select()
    .from(listings)
    .where(and(eq(listings.saleId, sale.id), ne(listings.status, 'ARCHIVED')))
    .orderBy(asc(listings.createdAt), asc(listings.id));
  const covers = await readCoverPhotos({ ctx, input: { listingIds: [sale.id, ...rows.map(({ id }) => id)] } });
  return {
    sale: toOwn(sale, covers.get(sale.id) ?? null),
    items: rows.map((row) => {
      const own = toOwn(row, covers.get(row.id) ?? null);
      return { ...own, key: row.itemKey, quantity: numberAnswer(own.answers, 'quantity') ?? 1 };
    }),
  };
}
