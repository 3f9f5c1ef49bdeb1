import { isTrimSeries, splitTrim } from './clean-trim.ts';
import { toMakeName } from './make-names.ts';
import { type Market, marketOf } from './market.ts';
import type { PackAnswer } from './pack/decode.ts';
import { ELEMENTS } from './pack/elements.ts';
import { keysMeet } from './pack/keys.ts';
import { type Row, readSchema, type Schema, schemasOfMake } from './pack/schemas.ts';
import type { Tables } from './pack/tables.ts';
import type { TrimChoice } from './types.ts';

/** More than this many names are package lists, which help nobody to choose. */
const MOST = 40;
/** Fewer names than this are thin: series and adverts are asked as well. */
const THIN = 3;

type Named = { make: string; model: string; year: number | null };
type Known = { tables: Tables; market: Market };

/** The trims that are known for the model of a decoded VIN: what the VIN itself says first, then by the alphabet. */
export function listTrims(known: Known, answer: PackAnswer): TrimChoice[] {
  const { make, year, facts, modelNumber, schemas } = answer;
  if (modelNumber === null || !make || !facts.model) return [];
  const likely = [...splitTrim(facts.trim ?? ''), ...splitTrim(facts.series ?? '').filter(isTrimSeries)];
  return collect(known, { make: toMakeName(make), model: facts.model, year }, schemas, new Set([modelNumber]), likely);
}

/** The trims of a make, model and year that were named rather than decoded. */
export function listTrimsByName(known: Known, named: Named & { year: number }): TrimChoice[] {
  const { tables } = known;
  const numbers = new Set<number>();
  const makes = new Set<number>();
  tables.models.forEach((line, number) => {
    const [model = '', make = ''] = line.split('\t');
    if (plain(model) !== plain(named.model)) return;
    const makeNumber = Number.parseInt(make, 36);
    if (plain(toMakeName(tables.makes[makeNumber] ?? '')) !== plain(named.make)) return;
    numbers.add(number);
    makes.add(makeNumber);
  });
  const schemas = schemasOfMake(tables, makes, named.year).map((index) => readSchema(tables, index));
  return collect(known, named, schemas, numbers, []);
}

function collect(
  { tables, market }: Known,
  { make, model, year }: Named,
  schemas: readonly Schema[],
  models: ReadonlySet<number>,
  likely: readonly string[],
): TrimChoice[] {
  const labels = new Labels(likely);
  const from = (element: 'trim' | 'series') => labelsOf(tables, schemas, models, element);
  labels.add(from('trim'));
  if (labels.size < THIN || /^ford$/i.test(make)) labels.add(from('series').filter(isTrimSeries));
  if (labels.size < THIN)
    labels.add(
      (marketOf(market, make, model)?.trims ?? [])
        .filter(({ from: first, to }) => year === null || (first <= year && year <= to))
        .map(({ label }) => label),
    );
  return labels
    .sorted()
    .slice(0, MOST)
    .map((label) => ({ id: styleId(`${make}|${model}|${year}|${label}`), label }));
}

/** Names once each, however they are written; the likely ones stay in front. */
class Labels {
  readonly #labels = new Map<string, string>();
  readonly #likely: ReadonlySet<string>;

  constructor(likely: readonly string[]) {
    this.#likely = new Set(likely.map(plain));
    this.add(likely);
  }
  get size(): number {
    return this.#labels.size;
  }
  add(labels: readonly string[]): void {
    for (const label of labels)
      if (plain(label) && !this.#labels.has(plain(label))) this.#labels.set(plain(label), label);
  }
  sorted(): string[] {
    const isLikely = (label: string) => Number(this.#likely.has(plain(label)));
    return [...this.#labels.values()].sort(
      (a, b) => isLikely(b) - isLikely(a) || a.localeCompare(b, 'en', { numeric: true }),
    );
  }
}

function labelsOf(
  tables: Tables,
  schemas: readonly Schema[],
  models: ReadonlySet<number>,
  element: 'trim' | 'series',
): string[] {
  const found: string[] = [];
  for (const schema of schemas) {
    const modelKeys = rows(schema, 'model').filter((row) => models.has(row.value));
    if (modelKeys.length === 0) continue;
    for (const row of rows(schema, element))
      if (modelKeys.some((model) => keysMeet(model.key, row.key)))
        found.push(...splitTrim(tables.words[row.value] ?? ''));
  }
  return found;
}

const plain = (name: string): string => name.toLowerCase().replace(/[^a-z0-9]/g, '');

const rows = (schema: Schema, element: 'model' | 'trim' | 'series'): readonly Row[] =>
  schema.get(ELEMENTS[element].letter) ?? [];

/** FNV-1a over the words, 31 bits: the same trim keeps its number when the tables are packed anew. */
export function styleId(words: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < words.length; i++) hash = Math.imul(hash ^ words.charCodeAt(i), 0x01000193);
  return (hash >>> 1) & 0x7fffffff;
}
