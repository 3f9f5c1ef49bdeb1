import type { SearchFilters } from '../rules/filters.ts';
import type { SearchResult } from '../rules/result.ts';
import { questionWords } from '../rules/words.ts';
import type { Services } from '#platform/context.ts';
import { type Snapshot, termKey } from '#features/search-index/server/index.ts';
import { isUsed } from './text.ts';

type Correction = NonNullable<SearchResult['corrected']>;
type Change = { from: string; to: string };

/**
 * The search that was probably meant: makes and models that no listing ever had, and words that no listing uses, give
 * way to the ones most like them. Null when there is nothing to mend.
 */
export async function correct(
  services: Pick<Services, 'db' | 'cache'>,
  snapshot: Snapshot,
  filters: SearchFilters,
): Promise<Correction | null> {
  const changes: Change[] = [];
  const make = filters.make.map((name) => meantName(snapshot, 'make', name, changes));
  const model = filters.model.map((name) => meantName(snapshot, 'model', name, changes));
  const q = filters.q && (await meantText(services, snapshot, filters.q, changes));
  if (changes.length === 0) return null;
  return {
    from: changes.map((change) => change.from).join(' '),
    to: changes.map((change) => change.to).join(' '),
    filters: { ...filters, make, model, q, page: 1, cursor: undefined },
  };
}

function meantName({ vocabulary }: Snapshot, kind: 'make' | 'model', name: string, changes: Change[]): string {
  const key = termKey(name);
  const meant = vocabulary.find(kind, key) ? null : vocabulary.meantTerm(kind, key);
  if (!meant) return name;
  changes.push({ from: name, to: meant.label });
  return meant.label;
}

async function meantText(
  services: Pick<Services, 'db' | 'cache'>,
  { vocabulary }: Snapshot,
  text: string,
  changes: Change[],
): Promise<string> {
  const mended = new Map<string, string>();
  for (const word of questionWords(text)) {
    if (vocabulary.knowsWord(word) || (await isUsed(services, word))) continue;
    const meant = vocabulary.meant(word);
    if (meant) mended.set(word, meant);
  }
  if (mended.size === 0) return text;
  const to = text
    .split(/\s+/)
    .map((part) => mended.get(questionWords(part)[0] ?? '') ?? part)
    .join(' ');
  changes.push({ from: text, to });
  return to;
}
