import { and, eq, inArray, ne, or, sql } from 'drizzle-orm';
import type { ListingStatus } from '#shared/enums.ts';
import type { Ctx } from '#platform/context.ts';
import * as schema from '#features/schema.ts';

const { listings, stockItems } = schema;

export type KnownStock = {
  readonly listingId: string;
  readonly status: ListingStatus;
  readonly vin: string | null;
  readonly stockNumber: string | null;
};

type Names = { readonly vins: readonly string[]; readonly numbers: readonly string[] };

/**
 * The dealer's listings that these VINs and stock numbers belong to: from earlier imports, and listings made by hand
 * whose VIN is the same. One that is only in the archive by hand counts as new.
 */
export async function findKnown({
  ctx,
  userId,
  names,
}: {
  ctx: Ctx;
  userId: string;
  names: Names;
}): Promise<KnownStock[]> {
  const vins = [...new Set(names.vins)];
  const numbers = [...new Set(names.numbers)];
  if (vins.length + numbers.length === 0) return [];
  const vinOf = sql<string | null>`coalesce(${stockItems.vin}, ${listings.answers}->>'vin')`;
  const rows = await ctx.db
    .select({ listingId: listings.id, status: listings.status, vin: vinOf, stockNumber: stockItems.stockNumber })
    .from(listings)
    .leftJoin(stockItems, eq(stockItems.listingId, listings.id))
    .where(
      and(
        eq(listings.ownerId, userId),
        or(ne(listings.status, 'ARCHIVED'), sql`${stockItems.listingId} is not null`),
        or(
          vins.length > 0 ? inArray(vinOf, vins) : undefined,
          numbers.length > 0 ? inArray(stockItems.stockNumber, numbers) : undefined,
        ),
      ),
    );
  return rows.map((row) => ({ ...row, status: row.status }));
}

export type Match =
  | { readonly kind: 'new' }
  | { readonly kind: 'known'; readonly listing: KnownStock }
  | { readonly kind: 'taken' };

/** The VIN says which vehicle it is; a stock number only where there is no VIN on one side. */
export function matchRow(known: readonly KnownStock[], row: { vin: string | null; stockNumber: string | null }): Match {
  const byVin = row.vin === null ? undefined : known.find(({ vin }) => vin === row.vin);
  const byNumber =
    row.stockNumber === null ? undefined : known.find(({ stockNumber }) => stockNumber === row.stockNumber);
  if (byVin) {
    return byNumber && byNumber.listingId !== byVin.listingId ? { kind: 'taken' } : { kind: 'known', listing: byVin };
  }
  if (!byNumber) return { kind: 'new' };
  return row.vin !== null && byNumber.vin !== null ? { kind: 'taken' } : { kind: 'known', listing: byNumber };
}
