/** What of a region a picture would show. Where nobody said where it is, none of it is shown. */
type Climate = { readonly hasWinter: boolean; readonly hasPalms: boolean; readonly hasDesert: boolean };

const NOWHERE: Climate = { hasWinter: false, hasPalms: false, hasDesert: false };

/** By the first three digits of ZIP codes, as the Postal Service gives them to states. */
const MILD: readonly (readonly [from: number, to: number])[] = [
  [6, 9], // Puerto Rico
  [270, 299], // the Carolinas
  [300, 397], // Georgia to Mississippi
  [700, 799], // Louisiana, Arkansas, Oklahoma, Texas
  [850, 885], // Arizona, New Mexico, El Paso
  [889, 898], // Nevada
  [900, 969], // California, Hawaii, the Pacific
];
const PALMS: typeof MILD = [
  [6, 9],
  [320, 349], // Florida
  [774, 785], // the coast of Texas
  [900, 935], // southern California
  [967, 969], // Hawaii, Guam
];
const DESERT: typeof MILD = [
  [797, 799], // western Texas
  [850, 885],
  [889, 898],
  [922, 925], // inland southern California
];

/** What the land around a ZIP code may look like over a year: snow and red leaves, palms, cactuses. */
export function climateOf(zip: string | null): Climate {
  if (zip === null || !/^\d{5}/.test(zip)) return NOWHERE;
  const prefix = Number(zip.slice(0, 3));
  const isIn = (ranges: typeof MILD): boolean => ranges.some(([from, to]) => prefix >= from && prefix <= to);
  return { hasWinter: !isIn(MILD), hasPalms: isIn(PALMS), hasDesert: isIn(DESERT) };
}

const NEEDS: readonly (readonly [place: RegExp, needs: keyof Climate])[] = [
  [/^(?:driveway-snow|snow-street|autumn-)/, 'hasWinter'],
  [/^beach-/, 'hasPalms'],
  [/^desert-/, 'hasDesert'],
];

/** Whether such a place may be there: no snow in Florida, no cactus in Vermont. */
export const isLikelyAt = (place: string, zip: string | null): boolean =>
  NEEDS.every(([named, needs]) => !named.test(place) || climateOf(zip)[needs]);
