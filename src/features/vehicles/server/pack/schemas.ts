import type { Tables } from './tables.ts';

/** Rows of one element in a schema: which value each key gives, the newest row first. */
export type Row = { readonly key: string; readonly value: number };
export type Schema = ReadonlyMap<string, readonly Row[]>;

export type Maker = {
  readonly code: string;
  readonly vehicleTypeId: number | null;
  readonly country: string | null;
  readonly makes: readonly string[];
  readonly uses: readonly { schema: number; from: number; to: number }[];
};

const CAPACITY = 2_000;
const recent = new Map<string, Schema>();
/** A large maker's line names a thousand schemas: it is taken apart once. */
const recentMakers = new Map<string, Maker>();

/** Reads a schema's line; the last two thousand stay read. */
export function readSchema(tables: Tables, index: number): Schema {
  const line = tables.schemas[index] ?? '';
  const known = recent.get(line);
  if (known) return known;
  const schema: Schema = new Map(line.split('\t').map((part) => [part.slice(0, 1), readRows(part.slice(1))]));
  if (recent.size >= CAPACITY) recent.delete(recent.keys().next().value as string);
  recent.set(line, schema);
  return schema;
}

function readRows(text: string): Row[] {
  const rows: Row[] = [];
  for (const run of text.split(' ')) {
    const cut = run.indexOf('=');
    const value = Number.parseInt(run.slice(0, cut), 36);
    for (const key of run.slice(cut + 1).split(',')) rows.push({ key, value });
  }
  return rows;
}

/** The maker of a VIN: six characters (3 and 12–14) where position 3 is 9, because small makers share a code. */
export function findMaker(tables: Tables, vin: string): Maker | null {
  const short = vin.slice(0, 3);
  const line = (vin[2] === '9' ? tables.makers.get(short + vin.slice(11, 14)) : undefined) ?? tables.makers.get(short);
  if (line === undefined) return null;
  const known = recentMakers.get(line);
  if (known) return known;
  const maker = readMaker(tables, line);
  if (recentMakers.size >= CAPACITY) recentMakers.delete(recentMakers.keys().next().value as string);
  recentMakers.set(line, maker);
  return maker;
}

function readMaker(tables: Tables, line: string): Maker {
  const [code = '', type = '', country = '', makes = '', uses = ''] = line.split('\t');
  return {
    code,
    vehicleTypeId: type === '' ? null : Number(type),
    country: country === '' ? null : (tables.words[Number.parseInt(country, 36)] ?? null),
    makes: makes === '' ? [] : makes.split(',').map((number) => tables.makes[Number.parseInt(number, 36)] as string),
    uses: uses === '' ? [] : uses.split(' ').map(readUse),
  };
}

function readUse(text: string): Maker['uses'][number] {
  const [schema = '', span = ''] = text.split(':');
  const [from = '', to = ''] = span.split('-');
  return {
    schema: Number.parseInt(schema, 36),
    from: 1980 + Number.parseInt(from, 36),
    to: to === '' ? Number.POSITIVE_INFINITY : 1980 + Number.parseInt(to, 36),
  };
}

/** Indexes of the schemas that makers of any of these makes use for a year. */
export function schemasOfMake(tables: Tables, makes: ReadonlySet<number>, year: number): number[] {
  const found = new Set<number>();
  if (makes.size === 0) return [];
  for (const line of tables.makers.values()) {
    const numbers = line.split('\t', 4)[3] ?? '';
    if (!numbers.split(',').some((number) => makes.has(Number.parseInt(number, 36)))) continue;
    for (const use of readMaker(tables, line).uses) if (use.from <= year && year <= use.to) found.add(use.schema);
  }
  return [...found];
}
