import { type CsvRecord, parseCsv } from '#platform/csv.ts';
import { type ReadHeader, readHeader } from '../../rules/stock-columns.ts';
import { STOCK_LIMITS } from '../../rules/stock-report.ts';
import { fail, ok, type Result } from '#shared/result.ts';
import { fill } from '#shared/text.ts';
import { stockPage as words } from '../../words/stock.ts';

export type StockFile = { readonly header: ReadHeader; readonly rows: readonly CsvRecord[] };

/** Bytes as text: UTF-8, or what spreadsheets on Windows write when it is not. NUL cannot be stored. */
export function decodeFile(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes).replaceAll('\0', '');
  } catch {
    return new TextDecoder('windows-1252').decode(bytes).replaceAll('\0', '');
  }
}

/** The columns and rows of a file, or the sentence that says what is wrong with the whole. */
export function readStockFile(source: string): Result<StockFile> {
  if (source.trim() === '') return fail(words.noFile);
  if (Buffer.byteLength(source) > STOCK_LIMITS.bytes) return fail(words.tooLarge);
  const read = parseCsv(source);
  if (!read.ok) return read;
  const [first, ...rows] = read.value;
  const header = readHeader(first?.cells ?? []);
  if (!header.columns.includes('vin') && !header.columns.includes('stockNumber')) return fail(words.noHeader);
  if (rows.length === 0) return fail(words.noRows);
  if (rows.length > STOCK_LIMITS.rows)
    return fail(fill(words.tooMany, { n: rows.length, rows: STOCK_LIMITS.rows.toLocaleString('en-US') }));
  return ok({ header, rows });
}
