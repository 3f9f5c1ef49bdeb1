import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { parseCsv } from '../../src/platform/csv.ts';
import type { Fields } from '../../src/features/valuation/server/model/vehicle-row.ts';
import { splitCsv } from './rows.ts';

const GZIP = 0x1f8b;

/** The records of a CSV file, packed with gzip or not, by the names of its first line. */
export function readTable(file: string): Fields[] {
  const bytes = readFileSync(file);
  const text = (bytes.length > 1 && bytes.readUInt16BE(0) === GZIP ? gunzipSync(bytes) : bytes).toString('utf8');
  const [header, ...records] = toRecords(text);
  const names = (header ?? []).map((name) => name.trim().toLowerCase());
  return records.map((cells) => Object.fromEntries(names.map((name, at) => [name, cells[at] ?? ''])));
}

/** A quote that is never closed would swallow the rows after it: then every line is read for itself. */
function toRecords(text: string): (readonly string[])[] {
  const parsed = parseCsv(text);
  if (parsed.ok) return parsed.value.map(({ cells }) => cells);
  return text
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .filter((line) => line.trim() !== '')
    .map(splitCsv);
}
