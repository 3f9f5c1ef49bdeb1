import { inOrder, type SearchFilters } from '../rules/filters.ts';
import { questionWords } from '../rules/words.ts';
import type { Services } from '#platform/context.ts';
import { type Part, readPart, type Snapshot } from '#features/search-index/server/index.ts';
import { constraintsOf } from './constraints.ts';
import { type Plan, type TextMatches, toPlan } from './plan.ts';
import { sift } from './sieve.ts';

/** Tells of a listing's id whether a search finds it. */
export type Matching = (listingId: string) => boolean;

/**
 * Many searches asked about few listings, by the test that results pages use. Words count as typed: typing errors are
 * mended on the page, before a search is saved.
 * @returns for each search, in their order, which of the listings it finds
 */
export async function matchAmong({
  ctx,
  input: { ids, searches },
}: {
  ctx: Pick<Services, 'db'>;
  input: { ids: readonly string[]; searches: readonly SearchFilters[] };
}): Promise<Matching[]> {
  const part = await readPart(ctx.db, ids, { words: searches.some(({ q }) => q !== undefined) });
  return searches.map((filters) => {
    let found: Uint8Array | undefined;
    return (id) => {
      // Only once it is asked: most searches have no news to ask about.
      found ??= markMatches(part.snapshot, toPlan(part.snapshot, inOrder(filters), textAmong(part, filters.q)));
      return found[part.slotOf(id)] === 1;
    };
  });
}

/** 1 at every slot that a search finds. */
function markMatches(snapshot: Snapshot, plan: Plan): Uint8Array {
  const found = new Uint8Array(snapshot.columns.size);
  const steps = constraintsOf(snapshot, plan).map(({ judge }) => ({ judge, spares: false }));
  sift(snapshot, { among: null, steps }, ({ slots, count }) => {
    for (let at = 0; at < count; at++) found[slots[at] as number] = 1;
  });
  return found;
}

/** The listings that have every word of a question; null when it has no word that tells. */
function textAmong({ words }: Part, question: string | undefined): TextMatches | null {
  const wanted = questionWords(question ?? '');
  if (wanted.length === 0) return null;
  const found = [...words].filter(([, own]) => wanted.every((word) => own.has(word)));
  return { refs: new Map(found.map(([ref]) => [ref, 1])), capped: false };
}
