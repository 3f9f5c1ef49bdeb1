import { and, count, eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { addItemBody } from '../contract.ts';
import type { RequestView } from '#features/listings/contract.ts';
import { publishFaults } from '#features/sell/rules/index.ts';
import { isFinished, isPublic } from '#features/listings/rules/status.ts';
import { fill } from '#shared/text.ts';
import { garage as sentences } from '../words.ts';
import type { Ctx } from '#platform/context.ts';
import * as schema from '#features/schema.ts';
import type { Transaction } from '#platform/db/index.ts';
import { refused } from '#platform/errors.ts';
import { newId, newUniqueId } from '#platform/ids.ts';
import {
  type ListingRow,
  listingTags,
  lockOpen,
  readChanges,
  requireFlow,
  saveChange,
  toColumns,
  toFieldFaults,
  toRequestView,
} from '#features/listings/server/index.ts';

const { listings } = schema;

/** More than anybody carries onto the lawn. */
const MAX_ITEMS = 300;

/** The sale of the actor, locked, so that items get in line. */
async function lockSale(ctx: Ctx, tx: Transaction, ref: string): Promise<ListingRow> {
  const sale = await lockOpen({ ctx, tx, ref });
  if (sale.category !== 'GARAGE') throw refused(sentences.noSale, 'not_a_sale');
  // The things on the tables of a sale that is over are nobody's any more.
  if (isFinished(sale.status)) throw refused(sentences.saleOver, 'sale_over');
  return sale;
}

/** What the device sent before and never heard back about: the same item, not a second one. */
async function findByKey(tx: Transaction, sale: ListingRow, key: string): Promise<ListingRow | null> {
  const [known] = await tx
    .select()
    .from(listings)
    .where(and(eq(listings.saleId, sale.id), eq(listings.itemKey, key)));
  return known ?? null;
}

async function requireRoom(tx: Transaction, sale: ListingRow): Promise<void> {
  const [items] = await tx.select({ count: count() }).from(listings).where(eq(listings.saleId, sale.id));
  if ((items?.count ?? 0) >= MAX_ITEMS) throw refused(fill(sentences.tooMany, { count: MAX_ITEMS }), 'too_many_items');
}

async function insert(ctx: Ctx, tx: Transaction, sale: ListingRow, input: z.infer<typeof addItemBody>) {
  const flow = requireFlow('garage-item');
  const place = sale.postcode === null ? {} : { postcode: sale.postcode };
  const { answers } = readChanges({ before: {}, raw: { ...input.answers, ...place } });
  const faults = publishFaults(flow, answers)
    .flatMap((step) => step.faults)
    // A sale that is not written to its end has no place yet; its items get it with it.
    .filter(({ field }) => field !== 'postcode');
  if (faults.length > 0) throw refused(sentences.incomplete, 'incomplete', toFieldFaults(faults));
  const now = ctx.now();
  const [row] = await tx
    .insert(listings)
    .values({
      ...(await toColumns({ flow, answers })),
      id: newId(now),
      uniqueId: newUniqueId(),
      ownerId: sale.ownerId,
      sessionKeyHash: sale.sessionKeyHash,
      flow: flow.id,
      saleId: sale.id,
      itemKey: input.key,
      createdAt: now,
      updatedAt: now,
    })
    .returning();
  if (!row) throw new Error('The item was not written.');
  return row;
}

/**
 * Puts one thing on a table of the actor's sale. The key names it on the device it was entered on: sent twice, it is
 * there once. In a sale that is public it is public at once, else it waits for its sale.
 */
export async function addItem({
  ctx,
  ref,
  input,
}: {
  ctx: Ctx;
  ref: string;
  input: z.infer<typeof addItemBody>;
}): Promise<RequestView> {
  const { row, fresh } = await ctx.db.transaction(async (tx) => {
    const sale = await lockSale(ctx, tx, ref);
    const known = await findByKey(tx, sale, input.key);
    if (known) return { row: known, fresh: false };
    await requireRoom(tx, sale);
    const draft = await insert(ctx, tx, sale, input);
    const status = sale.status;
    if (!isPublic(status)) return { row: draft, fresh: false };
    const listed = status === 'PUBLISHED_AND_NOT_LISTED' ? status : 'PUBLISHED';
    return {
      row: await saveChange({ ctx, tx, row: draft, input: { status: listed, contacts_confirmed: true } }),
      fresh: true,
    };
  });
  if (fresh) await ctx.cache.invalidate(listingTags(row));
  return toRequestView(row);
}
