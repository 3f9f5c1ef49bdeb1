import { setImmediate as breathe } from 'node:timers/promises';
import type { StockReport } from '../../rules/stock-report.ts';
import { fill } from '#shared/text.ts';
import { stockFaults as words } from '../../words/stock.ts';
import { type CheckedRow, checkRow, type Reading } from './check-row.ts';
import { findKnown, type KnownStock, matchRow } from './find-known.ts';
import type { StockFile } from './read-file.ts';

/** Rows between two breaths: others' requests are answered in between. */
const A_BREATH = 20;

/** What an import of this file would do, row by row. Writes nothing. */
export async function previewStock(reading: Reading, { rows }: StockFile, userId: string): Promise<StockReport[]> {
  const checked: CheckedRow[] = [];
  for (const [at, record] of rows.entries()) {
    checked.push(await checkRow(reading, record));
    if (at % A_BREATH === A_BREATH - 1) await breathe();
  }
  const names = {
    vins: checked.flatMap(({ vin }) => vin ?? []),
    numbers: checked.flatMap(({ stockNumber }) => stockNumber ?? []),
  };
  const known = await findKnown({ ctx: reading.ctx, userId, names });
  const seen = new Map<string, number>();
  return checked.map((row) => report(row, known, repeated(seen, row)));
}

/** The line that had this VIN or number before, if any. */
function repeated(seen: Map<string, number>, { line, vin, stockNumber }: CheckedRow): number | null {
  const names = [vin && `vin ${vin}`, stockNumber && `number ${stockNumber}`].filter((name) => name !== null);
  const before = names.map((name) => seen.get(name)).find((found) => found !== undefined);
  for (const name of names) if (!seen.has(name)) seen.set(name, line);
  return before ?? null;
}

export function report(row: CheckedRow, known: readonly KnownStock[], twice: number | null): StockReport {
  const { line, title, notes } = row;
  const match = matchRow(known, row);
  const faults = [...row.faults];
  if (twice !== null) faults.push(fill(words.twice, { line: twice }));
  if (match.kind === 'taken') faults.push(fill(words.numberTaken, { number: row.stockNumber ?? '' }));
  if (match.kind === 'known' && match.listing.status === 'SOLD') faults.push(words.sold);
  if (match.kind === 'known' && match.listing.status === 'ARCHIVED') faults.push(words.archived);
  if (faults.length > 0) return { line, title, verdict: 'ERROR', notes: faults };
  return { line, title, verdict: match.kind === 'known' ? 'UPDATE' : 'NEW', notes: [...notes] };
}
