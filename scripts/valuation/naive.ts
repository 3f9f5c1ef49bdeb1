import { createHash } from 'node:crypto';
import { readRows } from './rows.ts';
import { median } from './statistics.ts';
import { FOLDS } from './training-rows.ts';

/**
 * What a table of medians would say of every row of the file, in its order: make, model, trim and year, else without
 * the trim, else make and year, else the market; from the rows of the other folds. Logarithms of dollars.
 */
export async function naiveMedians(file: string): Promise<number[]> {
  const rows: { keys: string[]; fold: number; y: number }[] = [];
  for await (const { id = '', source, make, model, trim, year, price } of readRows(file)) {
    const keys = [[source, make, model, trim, year], [source, make, model, '', year], [source, make, year], [source]];
    const fold = createHash('sha256').update(id).digest().readUInt32BE(0) % FOLDS;
    rows.push({ keys: keys.map((parts) => parts.join('|')), fold, y: Math.log(Number(price)) });
  }
  const groups = new Map<string, { fold: number; y: number }[]>();
  for (const { keys, fold, y } of rows)
    for (const key of new Set(keys)) {
      const group = groups.get(key);
      if (group) group.push({ fold, y });
      else groups.set(key, [{ fold, y }]);
    }
  const known = new Map<string, number>();
  const middle = (key: string, fold: number): number => {
    const name = `${fold}|${key}`;
    const found = known.get(name);
    if (found !== undefined) return found;
    const value = median((groups.get(key) ?? []).filter((row) => row.fold !== fold).map(({ y }) => y));
    known.set(name, value);
    return value;
  };
  return rows.map(({ keys, fold }) => keys.map((key) => middle(key, fold)).find((value) => !Number.isNaN(value)) ?? 9);
}
