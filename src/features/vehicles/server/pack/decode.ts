import { ELEMENT_NAMES, type ElementName, ELEMENTS } from './elements.ts';
import { keyWeight } from './keys.ts';
import { findMaker, type Maker, readSchema, type Row, type Schema } from './schemas.ts';
import type { Tables } from './tables.ts';

export type Facts = Partial<Record<ElementName, string>>;

/** What the tables say about a VIN. `matched` counts the elements found: 0 means that only the maker is known. */
export type PackAnswer = {
  readonly maker: Maker;
  readonly year: number | null;
  readonly make: string | null;
  readonly facts: Facts;
  readonly matched: number;
  /** The schemas in force and the number of the model, for those who list its trims. */
  readonly schemas: readonly Schema[];
  readonly modelNumber: number | null;
};

/** Decodes 17 legal characters; null when the maker is unknown. `thisYear` bounds the 30-year cycle of the year code. */
export function decodeWithTables(tables: Tables, vin: string, thisYear: number): PackAnswer | null {
  const maker = findMaker(tables, vin);
  if (!maker) return null;
  const subject = `${vin.slice(3, 8)}|${vin.slice(9)}`;
  const answers = chooseYear(vin, maker.vehicleTypeId, thisYear).map((year) => answer(tables, maker, subject, year));
  return answers.find((it) => it.modelNumber !== null) ?? answers[0] ?? answer(tables, maker, subject, null);
}

function answer(tables: Tables, maker: Maker, subject: string, year: number | null): PackAnswer {
  const schemas = year === null ? [] : schemasOf(tables, maker, year);
  const best = bestRows(schemas, subject);
  const modelNumber = best.get('model')?.value ?? null;
  const [model, makeNumber] = modelNumber === null ? [] : (tables.models[modelNumber] ?? '').split('\t');
  const facts: Facts = {};
  for (const [name, row] of best) facts[name] = name === 'model' ? model : tables.words[row.value];
  addEngineFacts(tables, facts);
  return {
    maker,
    year,
    make: makeNumber ? (tables.makes[Number.parseInt(makeNumber, 36)] ?? null) : onlyOne(maker.makes),
    facts,
    matched: best.size,
    schemas,
    modelNumber,
  };
}

const onlyOne = (makes: readonly string[]): string | null => (makes.length === 1 ? (makes[0] ?? null) : null);

function schemasOf(tables: Tables, maker: Maker, year: number): Schema[] {
  return maker.uses.filter((use) => use.from <= year && year <= use.to).map((use) => readSchema(tables, use.schema));
}

/** For each element the row whose key names most characters; of equals the newest, which stands first. */
function bestRows(schemas: readonly Schema[], subject: string): Map<ElementName, Row> {
  const best = new Map<ElementName, Row>();
  for (const name of ELEMENT_NAMES) {
    let weight = -1;
    for (const schema of schemas) {
      for (const row of schema.get(ELEMENTS[name].letter) ?? []) {
        const fit = keyWeight(row.key, subject);
        if (fit <= weight) continue;
        weight = fit;
        best.set(name, row);
      }
    }
  }
  return best;
}

/** Fuel, cylinders and displacement often hang on the engine model; what the VIN says itself goes first. */
function addEngineFacts(tables: Tables, facts: Facts): void {
  for (const fact of tables.engines.get(facts.engineModel ?? '') ?? []) {
    const name = ELEMENT_NAMES.find((it) => ELEMENTS[it].letter === fact[0]);
    if (name && facts[name] === undefined) facts[name] = fact.slice(1);
  }
}

const CODES = 'ABCDEFGHJKLMNPRSTVWXY123456789';
/** Passenger cars, MPVs and trucks: position 7 tells the cycles apart (49 CFR 565.15). */
const LIGHT = new Set([2, 3, 7]);

/**
 * Model years that the tenth character can mean, the likelier first; none when it is no year code. Light vehicles
 * carry a digit at position 7 up to 2009 and a letter from 2010; others get both cycles, the newer first.
 */
function chooseYear(vin: string, vehicleTypeId: number | null, thisYear: number): number[] {
  const code = CODES.indexOf(vin[9] ?? '');
  if (code < 0) return [];
  const older = 1980 + code;
  const newer = 2010 + code;
  if (newer > thisYear + 2) return [older];
  const olderFirst = vehicleTypeId !== null && LIGHT.has(vehicleTypeId) && /\d/.test(vin[6] ?? '');
  return olderFirst ? [older, newer] : [newer, older];
}
