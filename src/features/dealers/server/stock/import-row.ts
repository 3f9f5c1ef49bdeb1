import type { CsvRecord } from '#platform/csv.ts';
import type { StockReport } from '../../rules/stock-report.ts';
import { isUp } from '#features/listings/rules/status.ts';
import { stockFaults as words } from '../../words/stock.ts';
import * as schema from '../../schema.ts';
import type { Executor } from '#platform/db/index.ts';
import { isAppError } from '#platform/errors.ts';
import { createRequest, renewListing, updateRequest } from '#features/listings/server/index.ts';
import { type CheckedRow, checkRow, type Reading } from './check-row.ts';
import { findKnown, type KnownStock, matchRow } from './find-known.ts';
import { report } from './preview.ts';

const { stockItems } = schema;

type Call = { readonly reading: Reading; readonly record: CsvRecord; readonly userId: string };

/**
 * Reads one row in, through the verbs that the wizard uses: a new listing, or changes to the one it belongs to. What a
 * verb refuses is reported in its own words. Safe to repeat.
 */
export async function importRow({ reading, record, userId }: Call): Promise<StockReport> {
  const row = await checkRow(reading, record);
  const { ctx } = reading;
  const names = { vins: row.vin ? [row.vin] : [], numbers: row.stockNumber ? [row.stockNumber] : [] };
  const known = await findKnown({ ctx, userId, names });
  const planned = report(row, known, null);
  if (planned.verdict === 'ERROR') return planned;
  const match = matchRow(known, row);
  try {
    if (match.kind === 'known') return await update(reading, row, match.listing, userId);
    return await create(reading, row, userId);
  } catch (error) {
    if (!isAppError(error)) throw error;
    const notes = [error.message, ...error.faults.map(({ message }) => message)];
    return { ...planned, verdict: 'ERROR', notes };
  }
}

async function create({ ctx, options }: Reading, row: CheckedRow, userId: string): Promise<StockReport> {
  // As one: a draft that was left without its stock number would be begun a second time when the row is taken up again.
  const draft = await ctx.db.transaction(async (db) => {
    const input = { flow: 'vehicle', flow_type: 'DEFAULT', answers: row.answers } as const;
    const made = await createRequest({ ctx: { ...ctx, db }, input });
    await rememberItem(db, made.id, row, userId);
    return made;
  });
  if (options.mode === 'PUBLISH') await updateRequest({ ctx, ref: draft.id, input: { status: 'PUBLISHED' } });
  return { line: row.line, title: row.title, verdict: 'CREATED', notes: [...row.notes] };
}

/** In the file is for sale: what is up stays up for another 60 days. What was taken down by hand stays down. */
async function update(
  { ctx, options }: Reading,
  row: CheckedRow,
  { listingId, status }: KnownStock,
  userId: string,
): Promise<StockReport> {
  const publish = status === 'DRAFT' && options.mode === 'PUBLISH';
  const input = { answers: row.answers, ...(publish ? { status: 'PUBLISHED' as const } : {}) };
  await updateRequest({ ctx, ref: listingId, input });
  await rememberItem(ctx.db, listingId, row, userId);
  if (isUp(status)) await renewListing({ ctx, ref: listingId });
  const notes = status === 'INACTIVE' ? [words.staysDown] : row.notes;
  return { line: row.line, title: row.title, verdict: 'UPDATED', notes: [...notes] };
}

async function rememberItem(
  db: Executor,
  listingId: string,
  { vin, stockNumber }: CheckedRow,
  userId: string,
): Promise<void> {
  await db
    .insert(stockItems)
    .values({ listingId, userId, vin, stockNumber })
    .onConflictDoUpdate({
      target: stockItems.listingId,
      set: { ...(vin ? { vin } : {}), ...(stockNumber ? { stockNumber } : {}) },
    });
}
