import { sql } from 'drizzle-orm';
import type { Database } from '#platform/db/index.ts';
import { Columns } from './columns.ts';
import type { Snapshot } from './live.ts';
import { readRowsOf } from './read-rows.ts';
import { CODED } from './row.ts';
import { type KnownTerm, Vocabulary } from './vocabulary.ts';

/** The index of some listings alone, and their words where they were asked for. */
export type Part = {
  readonly snapshot: Snapshot;
  /** -1 for a listing that never was in the index. */
  slotOf(listingId: string): number;
  /** Every word that listings can be found by, by the number of the listing in the index. */
  readonly words: ReadonlyMap<number, ReadonlySet<string>>;
};

/**
 * Reads the index rows of some listings into columns of their own, so that searches can be asked about them without the
 * whole index in memory. Only the terms that occur in them are there.
 */
export async function readPart(db: Database, ids: readonly string[], { words }: { words: boolean }): Promise<Part> {
  const { rows, refs } = await readRowsOf(db, ids);
  const columns = new Columns();
  columns.put(rows);
  const codes = new Set(CODED.flatMap((kind) => [...rows[kind]]));
  const terms = await db.execute<KnownTerm>(
    sql`select code, kind, key, label from search_terms where code = any(${ints(codes)}::text::int[])`,
  );
  const vocabulary = new Vocabulary();
  for (const term of terms) vocabulary.add(term);
  return {
    snapshot: { columns, vocabulary },
    slotOf: (id) => columns.slotOf(refs.get(id) ?? -1),
    words: words ? await readWords(db, [...refs.values()]) : new Map(),
  };
}

const ints = (values: Iterable<number>): string => `{${[...values].join(',')}}`;

async function readWords(db: Database, refs: readonly number[]): Promise<Map<number, ReadonlySet<string>>> {
  const rows = await db.execute<{ ref: number; words: string[] }>(
    sql`select ref, to_json(tsvector_to_array(words)) as words from listing_text where ref = any(${ints(refs)}::text::int[])`,
  );
  return new Map(rows.map(({ ref, words }) => [ref, new Set(words)]));
}
