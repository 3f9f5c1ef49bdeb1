import { and, eq, ne } from 'drizzle-orm';
import type { ListingStatus } from '#shared/enums.ts';
import { canMove, isUp } from '../rules/status.ts';
import type { Ctx } from '#platform/context.ts';
import * as schema from '../schema.ts';
import type { Executor, Transaction } from '#platform/db/index.ts';
import type { ListingRow } from './access.ts';

const { listings } = schema;

type Change = { readonly status?: ListingStatus; readonly answers?: Record<string, unknown> };
type Save = (call: { ctx: Ctx; tx: Transaction; row: ListingRow; input: Change }) => Promise<ListingRow>;
type Call = {
  readonly ctx: Ctx;
  readonly tx: Transaction;
  readonly before: ListingRow;
  readonly sale: ListingRow;
  readonly save: Save;
};

/** Where an item goes when its sale goes somewhere. What was sold or put away by hand stays so. */
function statusFor(item: ListingStatus, sale: ListingStatus): ListingStatus {
  if (!isUp(sale)) return item === 'SOLD' || item === 'DRAFT' ? item : 'INACTIVE';
  if (item === 'SOLD' || item === 'RESERVED') return item;
  return sale === 'PUBLISHED_AND_NOT_LISTED' ? sale : 'PUBLISHED';
}

/**
 * The items of a garage sale go public with it, come down with it, and move with it, in the same transaction. Does
 * nothing for any other listing.
 */
export async function followSale({ ctx, tx, before, sale, save }: Call): Promise<void> {
  const moved = before.postcode !== sale.postcode;
  if (sale.category !== 'GARAGE' || (before.status === sale.status && !moved)) return;
  const items = await tx
    .select()
    .from(listings)
    .where(and(eq(listings.saleId, sale.id), ne(listings.status, 'ARCHIVED')))
    .orderBy(listings.id)
    .for('update');
  for (const row of items) {
    const from = row.status;
    const to = before.status === sale.status ? from : statusFor(from, sale.status);
    const answers = moved ? { answers: { postcode: sale.postcode } } : {};
    const status = to !== from && canMove(from, to) ? { status: to } : {};
    if (moved || status.status) await save({ ctx, tx, row, input: { ...answers, ...status } });
  }
}

/** Cache tags of a sale's items; none for any other listing. */
export async function itemTags(db: Executor, { id, category }: Pick<ListingRow, 'id' | 'category'>): Promise<string[]> {
  if (category !== 'GARAGE') return [];
  const items = await db.select({ id: listings.id }).from(listings).where(eq(listings.saleId, id));
  return items.map((item) => `listing:${item.id}`);
}
