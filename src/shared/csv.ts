import { fail, ok, type Result } from './result.ts';

/** A record with the line it began on, for messages: a quoted field may hold line breaks. */
export type CsvRecord = { readonly line: number; readonly cells: readonly string[] };

const SEPARATORS = [',', ';', '\t'] as const;

/** Whatever stands most often on the first line outside of quotes; spreadsheets of other countries write `;`. */
function separatorOf(text: string): string {
  const first = (/^[^\r\n]*/.exec(text)?.[0] ?? '').replace(/"[^"]*"/g, '');
  const times = (sign: string) => first.split(sign).length;
  return [...SEPARATORS].sort((a, b) => times(b) - times(a))[0] ?? ',';
}

/**
 * Reads CSV as RFC 4180 has it, and as spreadsheets write it: a byte order mark, `;` or tabs between cells, any kind of
 * line break. Empty lines are left out. Fails with a sentence when a quote is never closed.
 */
export function parseCsv(source: string): Result<CsvRecord[]> {
  const text = source.replace(/^\uFEFF/, '');
  const separator = separatorOf(text);
  const records: CsvRecord[] = [];
  let cells: string[] = [];
  let cell = '';
  let quotedFrom = 0;
  let line = 1;
  let began = 1;
  const endCell = () => {
    cells.push(cell.trim());
    cell = '';
  };
  const endRecord = () => {
    endCell();
    if (cells.some((text) => text !== '')) records.push({ line: began, cells });
    cells = [];
  };
  for (let at = 0; at < text.length; at++) {
    const sign = text[at] as string;
    if (sign === '\n') line += 1;
    if (quotedFrom > 0) {
      if (sign !== '"') cell += sign;
      else if (text[at + 1] === '"') {
        cell += '"';
        at += 1;
      } else quotedFrom = 0;
    } else if (sign === '"' && cell.trim() === '') {
      cell = '';
      quotedFrom = line;
    } else if (sign === separator) endCell();
    else if (sign === '\n') {
      endRecord();
      began = line;
    } else if (sign !== '\r' || text[at + 1] !== '\n') cell += sign === '\r' ? '\n' : sign;
  }
  if (quotedFrom > 0) return fail(`The quotation mark on line ${quotedFrom} is never closed.`);
  endRecord();
  return ok(records);
}

/** Spreadsheets run a cell that begins with one of these; a quote in front makes it text again (OWASP, CSV injection). */
const RUNS = /^[=+\-@\t\r]/;
const PLAIN_NUMBER = /^-?\d+(\.\d+)?$/;

function writeCell(value: string | number | null | undefined): string {
  const text = value === null || value === undefined ? '' : String(value);
  const safe = RUNS.test(text) && !PLAIN_NUMBER.test(text) ? `'${text}` : text;
  return /["\n\r,;\t]|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Rows as CSV with CRLF, safe to open in a spreadsheet. */
export const writeCsv = (rows: readonly (readonly (string | number | null | undefined)[])[]): string =>
  rows.map((row) => `${row.map(writeCell).join(',')}\r\n`).join('');
