import { sql } from 'drizzle-orm';
import type { Executor } from '#platform/db/index.ts';
import type { Term } from './row.ts';

export type Codes = ReadonlyMap<string, number>;
export const termId = ({ kind, key }: Pick<Term, 'kind' | 'key'>): string => `${kind}\n${key}`;

/** The codes of terms by `termId`, new terms added to the dictionary. Always in one order, so that writers never lock each other. */
export async function codesOf({ tx, terms }: { tx: Executor; terms: readonly Term[] }): Promise<Codes> {
  const distinct = new Map(terms.map((term) => [termId(term), term]));
  const known = await readCodes(tx, [...distinct.values()]);
  const fresh = [...distinct].filter(([id]) => !known.has(id)).sort(([a], [b]) => (a < b ? -1 : 1));
  if (fresh.length === 0) return known;
  const added = fresh.map(([, term]) => term);
  await tx.execute(sql`
    insert into search_terms (kind, key, label)
    select * from jsonb_to_recordset(${JSON.stringify(added)}::text::jsonb) as t(kind text, key text, label text)
    on conflict (kind, key) do nothing`);
  return new Map([...known, ...(await readCodes(tx, added))]);
}

async function readCodes(tx: Executor, terms: readonly Term[]): Promise<Map<string, number>> {
  if (terms.length === 0) return new Map();
  const rows = await tx.execute<{ kind: Term['kind']; key: string; code: number }>(sql`
    select s.kind, s.key, s.code from search_terms s
    join jsonb_to_recordset(${JSON.stringify(terms)}::text::jsonb) as t(kind text, key text)
      on t.kind = s.kind and t.key = s.key`);
  return new Map(rows.map((row) => [termId(row), row.code]));
}
