import type { PackAnswer } from './pack/decode.ts';
import { ELEMENTS } from './pack/elements.ts';
import { keysMeet } from './pack/keys.ts';
import type { Row, Schema } from './pack/schemas.ts';
import type { Tables } from './pack/tables.ts';
import type { TrimChoice } from './types.ts';

/** More than this many names are package lists, which help nobody to choose. */
const MOST = 40;

/** The trims that the tables know for the model of an answer: what the VIN itself says first, then by the alphabet. */
export function listTrims(tables: Tables, answer: PackAnswer): TrimChoice[] {
  const { make, year, facts, modelNumber, schemas } = answer;
  if (modelNumber === null || !make || !facts.model) return [];
  const elements = trimElements(make);
  const likely = new Set(elements.flatMap((name) => splitTrim(facts[name] ?? '')));
  const labels = new Set(likely);
  for (const schema of schemas) {
    const modelKeys = rows(schema, 'model').filter((row) => row.value === modelNumber);
    for (const name of elements)
      for (const row of rows(schema, name))
        if (modelKeys.some((model) => keysMeet(model.key, row.key)))
          for (const label of splitTrim(tables.words[row.value] ?? '')) labels.add(label);
  }
  return [...labels]
    .sort((a, b) => Number(likely.has(b)) - Number(likely.has(a)) || a.localeCompare(b, 'en', { numeric: true }))
    .slice(0, MOST)
    .map((label) => ({ id: styleId(`${make}|${facts.model}|${year}|${label}`), label }));
}

/** Ford keeps its trims (XL, XLT, Lariat) under Series. */
const trimElements = (make: string): ('trim' | 'series')[] => (/^ford$/i.test(make) ? ['trim', 'series'] : ['trim']);

const rows = (schema: Schema, element: 'model' | 'trim' | 'series'): readonly Row[] =>
  schema.get(ELEMENTS[element].letter) ?? [];

/** One pattern may stand for several trims: `L/LE/SE/XLE`, `SE/XLE Hybrid`, `Longitude, North, Latitude`. */
export function splitTrim(label: string): string[] {
  const [, list, tail] = /^(\S+\/\S+)( (?:hybrid|awd|4wd|fwd|2wd))$/i.exec(label) ?? [];
  const parts = list ? list.split('/').map((part) => part + tail) : label.split(/\/|, /);
  return parts.map(cleanTrim).filter((part) => part !== '' && !isFactoryCode(part));
}

/** `LE + Audio Package` is the trim LE with a package. */
export function cleanTrim(label: string): string {
  return label.replace(/\s*(?:\+|w\/|with ).*$/i, '').trim();
}

/** Toyota's body codes (AXAA52L) are no trims. */
const isFactoryCode = (label: string): boolean => /^[A-Z]{2,4}\d{2,3}[LRUW]?(?:\W|$)/.test(label);

/** FNV-1a over the words, 31 bits: the same trim keeps its number when the tables are packed anew. */
export function styleId(words: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < words.length; i++) hash = Math.imul(hash ^ words.charCodeAt(i), 0x01000193);
  return (hash >>> 1) & 0x7fffffff;
}
