import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { createGunzip } from 'node:zlib';

export type Row = Readonly<Record<string, string>>;

/** Streams the training file, one record a row. */
export async function* readRows(file: string): AsyncGenerator<Row> {
  let header: string[] | undefined;
  for await (const line of createInterface({ input: createReadStream(file).pipe(createGunzip()) })) {
    const cells = splitCsv(line);
    if (!header) header = cells;
    else yield Object.fromEntries(header.map((name, index) => [name, cells[index] ?? '']));
  }
}

/** One line of CSV; quoted cells may hold commas and doubled quotes. */
export function splitCsv(line: string): string[] {
  const cells: string[] = [];
  const cell = /(?:"((?:[^"]|"")*)"|([^,]*))(,|$)/g;
  for (;;) {
    const match = cell.exec(line);
    if (!match) return cells;
    cells.push(match[1] === undefined ? (match[2] ?? '') : match[1].replaceAll('""', '"'));
    if (match[3] === '') return cells;
  }
}
