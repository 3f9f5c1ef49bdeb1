import type { DatabaseSync } from 'node:sqlite';
import { ELEMENTS } from '../../../src/features/vehicles/server/pack/elements.ts';
import { wording } from './elements.ts';
import type { Pool } from './pool.ts';

type PatternRow = { schema: number; keys: string; element: number; attribute: string };

/** Every schema as one line of text; schemas that say the same share a line. Returns the lines and who uses which. */
export function packSchemas(db: DatabaseSync, models: Map<string, number>, words: Pool) {
  const letters = new Map<number, string>(Object.values(ELEMENTS).map(({ id, letter }) => [id, letter]));
  const say = wording(db);
  const lines = new Map<string, number>();
  const lineOf = new Map<number, number>();
  let current = -1;
  let groups = new Map<string, string[]>();
  const close = () => {
    if (current < 0 || groups.size === 0) return;
    const line = [...groups].sort(([a], [b]) => (a < b ? -1 : 1)).map(([letter, runs]) => letter + runs.join(' ')).join('\t');
    if (!lines.has(line)) lines.set(line, lines.size);
    lineOf.set(current, lines.get(line) as number);
  };
  for (const row of newestFirst(db, [...letters.keys()])) {
    if (row.schema !== current) {
      close();
      current = row.schema;
      groups = new Map();
    }
    const letter = letters.get(row.element) as string;
    const value = row.element === ELEMENTS.model.id ? models.get(row.attribute) : words.index(say(row.element, row.attribute));
    if (value !== undefined) addToRun(groups, letter, value.toString(36), row.keys);
  }
  close();
  return { lines: [...lines.keys()], lineOf };
}

/** `value=key,key`: neighbours with the same value share it; the newest row comes first, so a tie is won by reading order. */
function addToRun(groups: Map<string, string[]>, letter: string, value: string, key: string): void {
  const runs = groups.get(letter) ?? [];
  groups.set(letter, runs);
  const last = runs[runs.length - 1];
  if (last?.startsWith(`${value}=`)) runs[runs.length - 1] = `${last},${key}`;
  else runs.push(`${value}=${key}`);
}

function* newestFirst(db: DatabaseSync, elements: number[]): Generator<PatternRow> {
  const rows = db
    .prepare(
      `select VinSchemaId schema, Keys keys, ElementId element, AttributeId attribute from Pattern
       where ElementId in (${elements.join(',')})
       order by VinSchemaId, coalesce(UpdatedOn, CreatedOn, '') desc, Id desc`,
    )
    .iterate();
  for (const row of rows) yield row as unknown as PatternRow;
}
