import { and, eq, inArray, lte, sql } from 'drizzle-orm';
import type { PublicListing } from '#features/listings/rules/public.ts';
import { LISTED_STATUSES } from '#features/listings/rules/status.ts';
import type { StockKind } from '../rules/stock-kinds.ts';
import { SEARCH } from '#shared/constants.ts';
import type { StockSummary } from '../rules/stock-summary.ts';
import { readListings, stockKindOf } from '#features/listings/server/index.ts';
import type { Ctx } from '#platform/context.ts';
import * as schema from '#features/schema.ts';
import { type ListedPartner, listPartners, isShown, stockOf } from './list-partners.ts';
import { summarizeStock } from './summarize-stock.ts';
import type { PublicPartner } from '../rules/partner.ts';
import { toPublicPartner } from './partner-view.ts';

const { listings, partners, photos, stockItems, users } = schema;

/** The lot that a listing stands on; `userId` names what its page depends on and never leaves the server. */
type Lot = { readonly partner: PublicPartner; readonly stockNumber: string | null; readonly userId: string };

/** The dealership behind a listing with its stock number; null when it is nobody's who is shown. */
export async function readLot({ ctx, listingId }: { ctx: Pick<Ctx, 'db'>; listingId: string }): Promise<Lot | null> {
  const [found] = await ctx.db
    .select({ row: partners, stock: stockOf, stockNumber: stockItems.stockNumber })
    .from(listings)
    .innerJoin(partners, eq(partners.userId, listings.ownerId))
    .innerJoin(users, eq(users.id, partners.userId))
    .leftJoin(stockItems, eq(stockItems.listingId, listings.id))
    .where(and(eq(listings.id, listingId), isShown));
  if (!found) return null;
  const { row, stock, stockNumber } = found;
  return { partner: toPublicPartner(row, stock), stockNumber, userId: row.userId };
}

const PER_PAGE = 24;
const COVERS = 3;

/** A dealership in the directory, with what stands on its lot. */
type ListedLot = ListedPartner & {
  readonly stock: StockSummary | null;
  /** The newest few, of the kind that was asked for. */
  readonly covers: readonly PublicListing[];
};

export type LotsFound = {
  readonly lots: readonly ListedLot[];
  readonly total: number;
  readonly pages: number;
  readonly near: string | null;
  /** Every kind that any lot holds, the most common first. */
  readonly kinds: readonly StockKind[];
};

type Input = { readonly postcode?: string | undefined; readonly kind: StockKind | null; readonly page: number };

/** One page of dealerships by state, or nearest first; with a kind only those that have one. */
export async function listLots({ ctx, input }: { ctx: Ctx; input: Input }): Promise<LotsFound> {
  const { postcode, kind, page } = input;
  const { partners: all, near } = await listPartners({ ctx, input: { limit: SEARCH.partnerLimit, postcode } });
  const stock = await summarizeStock({ ctx, partnerIds: all.map(({ partner }) => partner.id) });
  const fits = ({ partner }: ListedPartner) =>
    kind === null || (stock.get(partner.id)?.kinds.some((it) => it.kind === kind) ?? false);
  const found = all.filter(fits);
  const shown = found.slice((page - 1) * PER_PAGE, page * PER_PAGE);
  const covers = await readCovers(ctx, { partnerIds: shown.map(({ partner }) => partner.id), kind });
  return {
    lots: shown.map((listed) => ({
      ...listed,
      stock: stock.get(listed.partner.id) ?? null,
      covers: covers.get(listed.partner.id) ?? [],
    })),
    total: found.length,
    pages: Math.max(1, Math.ceil(found.length / PER_PAGE)),
    near,
    kinds: kindsOf([...stock.values()]),
  };
}

function kindsOf(stocks: readonly StockSummary[]): StockKind[] {
  const counts = new Map<StockKind, number>();
  for (const { kind, count } of stocks.flatMap(({ kinds }) => kinds)) counts.set(kind, (counts.get(kind) ?? 0) + count);
  return [...counts].sort((a, b) => b[1] - a[1]).map(([kind]) => kind);
}

/** The newest things with a photo on each lot. */
async function readCovers(ctx: Ctx, { partnerIds, kind }: { partnerIds: string[]; kind: StockKind | null }) {
  if (partnerIds.length === 0) return new Map<string, PublicListing[]>();
  const place = sql<number>`row_number() over (partition by ${partners.id}
    order by ${listings.publishedAt} desc, ${listings.id} desc)`.as('place');
  const newest = ctx.db
    .select({ id: listings.id, partnerId: sql<string>`${partners.id}`.as('partner_id'), place })
    .from(listings)
    .innerJoin(partners, eq(partners.userId, listings.ownerId))
    .where(
      and(
        inArray(partners.id, partnerIds),
        inArray(listings.status, [...LISTED_STATUSES]),
        kind === null ? undefined : eq(stockKindOf, kind),
        sql`exists (select 1 from ${photos} where ${photos.listingId} = ${listings.id} and ${eq(photos.status, 'READY')})`,
      ),
    )
    .as('newest');
  const rows = await ctx.db.select().from(newest).where(lte(newest.place, COVERS)).orderBy(newest.place);
  const read = await readListings({ ctx, ids: rows.map(({ id }) => id) });
  const found = new Map<string, PublicListing[]>();
  for (const { id, partnerId } of rows) {
    const listing = read.get(id);
    if (listing) found.set(partnerId, [...(found.get(partnerId) ?? []), listing]);
  }
  return found;
}
