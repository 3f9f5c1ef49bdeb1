import { CsvError, parse } from 'csv-parse/sync';
import { fail, ok, type Result } from '#shared/result.ts';

/** A record with the line it began on, for messages: a quoted field may hold line breaks. */
export type CsvRecord = { readonly line: number; readonly cells: readonly string[] };

const SEPARATORS = [',', ';', '\t'] as const;

/** Whatever stands most often on the first line outside of quotes; spreadsheets of other countries write `;`. */
function separatorOf(text: string): string {
  const first = (/^[^\r\n]*/.exec(text)?.[0] ?? '').replace(/"[^"]*"/g, '');
  const times = (sign: string) => first.split(sign).length;
  return [...SEPARATORS].sort((a, b) => times(b) - times(a))[0] ?? ',';
}

const lineBreaks = (cell: string): number => cell.match(/\r\n|\n|\r/g)?.length ?? 0;

/** Lenient, as spreadsheets are: rows of any length, and a quote inside an unquoted cell is a sign like others. */
const LENIENT = {
  bom: true,
  record_delimiter: ['\r\n', '\n', '\r'],
  relax_column_count: true,
  relax_quotes: true,
  ltrim: true,
};

/**
 * Reads CSV as RFC 4180 has it, and as spreadsheets write it: a byte order mark, `;` or tabs between cells, any kind of
 * line break. Empty lines are left out. Fails with a sentence when a quote is never closed.
 */
export const parseCsv = (source: string): Result<CsvRecord[]> => readCsv(source, true);

/** `trimsQuoted`: whether spaces may follow a closing quote. */
function readCsv(source: string, trimsQuoted: boolean): Result<CsvRecord[]> {
  const records: CsvRecord[] = [];
  let line = 1;
  const take = (written: string[]): null => {
    const cells = written.map((cell) => cell.trim());
    if (cells.some((cell) => cell !== '')) records.push({ line, cells });
    // The parser's own count takes CRLF inside quotes for two lines.
    line += 1;
    for (const cell of written) line += lineBreaks(cell);
    return null;
  };
  try {
    parse(source, { ...LENIENT, rtrim: trimsQuoted, delimiter: separatorOf(source), on_record: take });
    return ok(records);
  } catch (error) {
    const code = error instanceof CsvError ? error.code : undefined;
    if (code === 'CSV_QUOTE_NOT_CLOSED')
      return fail(`In the row that begins on line ${line}, a quotation mark is never closed.`);
    // Text after a closing quote (`"5" screen`): then quotes like these are signs like others, in the whole file.
    if (code === 'CSV_NON_TRIMABLE_CHAR_AFTER_CLOSING_QUOTE' && trimsQuoted) return readCsv(source, false);
    throw error;
  }
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
