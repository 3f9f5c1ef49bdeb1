/** One pattern may stand for several trims: `L/LE/SE/XLE`, `SE/XLE Hybrid`, `Longitude, North, Latitude`. */
export function splitTrim(label: string): string[] {
  const [, list, tail] = /^(\S+\/\S+)( (?:hybrid|awd|4wd|fwd|2wd))$/i.exec(label) ?? [];
  const parts = list ? list.split('/').map((part) => part + tail) : label.split(/\/|, /);
  return parts.map(cleanTrim).filter((part) => part !== '' && !isFactoryCode(part));
}

/** Cabs before the trim, packages and drives after it: they are asked on their own, or not at all. */
const NOISE: readonly (readonly [RegExp, string])[] = [
  [/\s*(?:\+|w\/|\bwith\b).*$/i, ''],
  [/^.*\(Canada\).*$/i, ''],
  [/^(?:Reg(?:ular)?|Super|Crew|Super ?Crew|Super ?Cab|Double|Quad|Mega|Ext(?:ended)?)(?: Cab| Crew)? - /i, ''],
  [/\b(?:[AF4R2]WD|4x[24]|4-?MATIC|[xs]Drive|quattro)\b/gi, ' '],
  [/-4M\b/g, ''],
  [/\s+\S{2,4} Pkg$/i, ''],
];
/** Abbreviations as the badge writes them. */
const WORDS: readonly (readonly [RegExp, string])[] = [
  [/\bLtd\b/g, 'Limited'],
  [/\bPrm\b/g, 'Premium'],
  [/\bTrg\b/g, 'Touring'],
  [/\bAdv\b/g, 'Advanced'],
  [/\bHV\b/g, 'Hybrid'],
  [/^hybrid (.+)$/i, '$1 Hybrid'],
  [/^(.+) Base$/, '$1'],
];

/** `LE + Audio Package` and `LE AWD` are the trim LE; `Ltd` is Limited. Empty when nothing is left. */
export function cleanTrim(label: string): string {
  const bare = NOISE.reduce((text, [pattern, instead]) => text.replace(pattern, instead), label);
  const tidy = bare.replace(/\s+/g, ' ').replace(/^[\s\-–]+|[\s\-–]+$/g, '');
  return WORDS.reduce((text, [pattern, instead]) => text.replace(pattern, instead), tidy).replace(SHOUTED, toCapital);
}

const SHOUTED = /\b(?!NISMO\b)[A-Z]{5,}\b/g;
const toCapital = (word: string): string => word.charAt(0) + word.slice(1).toLowerCase();

/** Toyota's body codes (AXAA52L), RAM's platforms (DT, DX) and BMW's shells (SA) are no trims. */
const isFactoryCode = (label: string): boolean =>
  /^(?:[A-Z]{2,4}\d{2,3}[LRUW]\b.*|D[JSTX12]|Classic DS|SA)$/.test(label);

/** Series that name a trim; sizes, axles, platforms and model families do not. */
export const isTrimSeries = (label: string): boolean =>
  !/^\d{3,4}\b|\bseries\b|rear wheel|^super duty|class$|^[A-Z]*\d+[A-Z]*$/i.test(label);
