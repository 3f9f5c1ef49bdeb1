import { and, asc, eq, ne } from 'drizzle-orm';
import { numberAnswer } from '#features/listings/rules/answers.ts';
import type { OwnListing } from '#features/sell/rules/own.ts';
import { garage as sentences } from '../words.ts';
import type { Ctx } from '#platform/context.ts';
import * as schema from '#features/schema.ts';
import { missing } from '#platform/errors.ts';
import { findOpen, type ListingRow, toOwn } from '#features/listings/server/index.ts';
import { readCoverPhotos } from '#features/photos/server/index.ts';

const { listings } = schema;

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
