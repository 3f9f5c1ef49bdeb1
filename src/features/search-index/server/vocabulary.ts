import { closest } from '#features/search/rules/similarity.ts';
import { questionWords, wordsOf } from '#features/search/rules/words.ts';
import type { Coded, Term } from './row.ts';

export type KnownTerm = Term & { readonly code: number };

/** The dictionary in memory: codes by name, names by code, and the words in makes, models and trims. */
export class Vocabulary {
  #byKind = new Map<Term['kind'], Map<string, KnownTerm>>();
  #byCode: (KnownTerm | undefined)[] = [];
  #words = new Map<string, { word: string; said: string; weight: number }>();

  add(term: KnownTerm): void {
    const kind = this.#byKind.get(term.kind) ?? new Map<string, KnownTerm>();
    kind.set(term.key, term);
    this.#byKind.set(term.kind, kind);
    this.#byCode[term.code] = term;
    const weight = WEIGHTS[term.kind];
    if (!weight) return;
    // Question words keep "f-150" together; the parts are known words too.
    for (const word of new Set([...questionWords(term.label), ...wordsOf(term.label)])) {
      const known = this.#words.get(word);
      if (!known || known.weight < weight) this.#words.set(word, { word, said: sayable(term.label, word), weight });
    }
  }

  get lastCode(): number {
    return this.#byCode.length - 1;
  }

  find(kind: Coded, key: string): KnownTerm | undefined {
    return this.#byKind.get(kind)?.get(key);
  }

  term(code: number): KnownTerm | undefined {
    return this.#byCode[code];
  }

  terms(kind: Term['kind']): Iterable<KnownTerm> {
    return this.#byKind.get(kind)?.values() ?? [];
  }

  knowsWord(word: string): boolean {
    return this.#words.has(word);
  }

  /** What a word nobody uses was probably meant to be, as people write it; null when nothing is like it. */
  meant(word: string): string | null {
    if (word.length < 3 || !/\p{L}/u.test(word)) return null;
    return closest(word, this.#words.values())?.said ?? null;
  }

  /** The term of a kind that a misspelt key was probably meant to be. */
  meantTerm(kind: 'make' | 'model', key: string): KnownTerm | null {
    const candidates = [...this.terms(kind)].map((term) => ({ word: term.key, weight: 1, term }));
    return closest(key, candidates)?.term ?? null;
  }
}

/** Of two words equally like the one that was typed, a make is meant rather than a model, a model rather than a trim. */
const WEIGHTS: Readonly<Partial<Record<Term['kind'], number>>> = { make: 3, model: 2, trim: 1 };

/** The word as it stands in the name, with the end that its stem lost. */
function sayable(label: string, word: string): string {
  const whole = label.toLowerCase().split(/\s+/);
  const parts = [...whole, ...whole.flatMap((part) => part.split(/[-./]/))];
  return parts.find((part) => questionWords(part).includes(word)) ?? word;
}
