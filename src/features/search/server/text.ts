import { sql } from 'drizzle-orm';
import { questionWords } from '../rules/words.ts';
import type { Services } from '#platform/context.ts';
import type { TextMatches } from './plan.ts';

/** Matches that are looked at; of words that more listings have, the newest listings count. */
const MAX_MATCHES = 20_000;

/** Words hold letters and digits only, so quotes around them are enough. */
const toQuery = (words: readonly string[]): string => words.map((word) => `'${word}'`).join(' & ');

/** The listings whose text has every word of the question; null when the question has no word that tells. */
export async function findText(
  { db }: Pick<Services, 'db' | 'cache'>,
  question: string | undefined,
): Promise<TextMatches | null> {
  const words = questionWords(question ?? '');
  if (words.length === 0) return null;
  const [packed] = await db.execute<{ refs: Buffer | null; titles: Buffer | null }>(sql`
    select array_send(array_agg(ref)) as refs, array_send(array_agg(ref) filter (where titled)) as titles
      from (select ref, title @@ q.query as titled
              from listing_text, (select ${toQuery(words)}::tsquery as query) q
             where words @@ q.query order by ref desc limit ${MAX_MATCHES + 1}) found`);
  const refs = new Map<number, 1 | 2>();
  for (const ref of unpack(packed?.refs)) refs.set(ref, 1);
  for (const ref of unpack(packed?.titles)) refs.set(ref, 2);
  return { refs, capped: refs.size > MAX_MATCHES };
}

/** Whether any listing has the word at all. */
export async function isUsed({ db }: Pick<Services, 'db' | 'cache'>, word: string): Promise<boolean> {
  const rows = await db.execute(sql`
    select 1 from listing_text where words @@ ${toQuery([word])}::tsquery limit 1`);
  return rows.length > 0;
}

/** A whole-number array in PostgreSQL's binary form: twenty bytes of head, then length and value of each. */
function unpack(packed: Buffer | null | undefined): number[] {
  if (!packed) return [];
  return Array.from({ length: (packed.length - 20) / 8 }, (_, at) => packed.readInt32BE(24 + at * 8));
}
