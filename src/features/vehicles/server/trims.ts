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
const MAX = 40;
/** Fewer names than this are thin: series and adverts are asked as well. */
const THIN = 3;

type Named = { make: string; model: string; year: number | null };
type Known = { tables: Tables; market: Market };

/** Trims of models decoded lately: the same few hundred models make most lookups. */
const CAPACITY = 500;
const recent = new Map<string, string[]>();

/** The trims that are known for the model of a decoded VIN: what the VIN itself says first, then by the alphabet. */
export function listTrims(known: Known, answer: PackAnswer): TrimChoice[] {
  const { make, year, facts, modelNumber, schemas, maker } = answer;
  if (modelNumber === null || !make || !facts.model) return [];
  const named = { make: toMakeName(make), model: facts.model, year };
  const key = `${maker.code}|${year}|${modelNumber}`;
  const labels = recent.get(key) ?? collect(known, named, schemas, new Set([modelNumber]));
  if (!recent.has(key) && recent.size >= CAPACITY) recent.delete(recent.keys().next().value as string);
  recent.set(key, labels);
  const likely = [...splitTrim(facts.trim ?? ''), ...splitTrim(facts.series ?? '').filter(isTrimSeries)];
  return toChoices(named, labels, likely);
}

/** The trims of a make, model and year that were named rather than decoded. */
export function listTrimsByName(known: Known, named: Named & { year: number }): TrimChoice[] {
  const { schemas, numbers } = schemasByName(known.tables, named);
  return toChoices(named, collect(known, named, schemas, numbers), []);
}

/** The tables' schemas of a make and year, and the numbers that the model has in them. */
export function schemasByName(
  tables: Tables,
  named: { make: string; model: string; year: number },
): { schemas: Schema[]; numbers: ReadonlySet<number> } {
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
  return { schemas: schemasOfMake(tables, makes, named.year).map((index) => readSchema(tables, index)), numbers };
}

function collect(
  { tables, market }: Known,
  { make, model, year }: Named,
  schemas: readonly Schema[],
  models: ReadonlySet<number>,
): string[] {
  const from = (element: 'trim' | 'series') => labelsOf(tables, schemas, models, element);
  let labels = distinct(from('trim'));
  if (labels.length < THIN || /^ford$/i.test(make))
    labels = distinct([...labels, ...from('series').filter(isTrimSeries)]);
  if (labels.length < THIN) {
    const sold = (marketOf(market, make, model)?.trims ?? []).filter(
      ({ from: first, to }) => year === null || (first <= year && year <= to),
    );
    labels = distinct([...labels, ...sold.map(({ label }) => label)]);
  }
  return labels.sort((a, b) => a.localeCompare(b, 'en', { numeric: true }));
}

/** Names once each, however they are written. */
function distinct(labels: readonly string[]): string[] {
  const named = new Map<string, string>();
  for (const label of labels) if (plain(label) && !named.has(plain(label))) named.set(plain(label), label);
  return [...named.values()];
}

function toChoices({ make, model, year }: Named, labels: readonly string[], likely: readonly string[]): TrimChoice[] {
  const first = new Set(likely.map(plain));
  const known = labels.filter((label) => first.has(plain(label)));
  const missing = likely.filter((label) => !labels.some((it) => plain(it) === plain(label)));
  const rest = labels.filter((label) => !first.has(plain(label)));
  return distinct([...known, ...missing, ...rest])
    .slice(0, MAX)
    .map((label) => ({ id: styleId(`${make}|${model}|${year}|${label}`), label }));
}

function labelsOf(
  tables: Tables,
  schemas: readonly Schema[],
  models: ReadonlySet<number>,
  element: 'trim' | 'series',
): string[] {
  return wordsOf(tables, schemas, models, element).flatMap(splitTrim);
}

/** What the schemas say about these models, once for each pattern that says it. */
export function wordsOf(
  tables: Tables,
  schemas: readonly Schema[],
  models: ReadonlySet<number>,
  element: 'trim' | 'series' | 'body',
): string[] {
  const found: string[] = [];
  for (const schema of schemas) {
    const modelKeys = rows(schema, 'model').filter((row) => models.has(row.value));
    if (modelKeys.length === 0) continue;
    for (const row of rows(schema, element))
      if (modelKeys.some((model) => keysMeet(model.key, row.key))) found.push(tables.words[row.value] ?? '');
  }
  return found;
}

const plain = (name: string): string => name.toLowerCase().replace(/[^a-z0-9]/g, '');

const rows = (schema: Schema, element: 'model' | 'trim' | 'series' | 'body'): readonly Row[] =>
  schema.get(ELEMENTS[element].letter) ?? [];

/** FNV-1a over the words, 31 bits: the same trim keeps its number when the tables are packed anew. */
export function styleId(words: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < words.length; i++) hash = Math.imul(hash ^ words.charCodeAt(i), 0x01000193);
  return (hash >>> 1) & 0x7fffffff;
}
