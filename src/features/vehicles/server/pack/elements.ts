/** What the tables can say about a vehicle: vPIC's element id and the letter that stands for it in the pack. */
export const ELEMENTS = {
  model: { id: 28, letter: 'M' },
  body: { id: 5, letter: 'B' },
  series: { id: 34, letter: 'S' },
  trim: { id: 38, letter: 'T' },
  cylinders: { id: 9, letter: 'C' },
  fuel: { id: 24, letter: 'F' },
  fuelSecondary: { id: 66, letter: 'G' },
  litres: { id: 13, letter: 'L' },
  cubicCentimetres: { id: 11, letter: 'K' },
  cubicInches: { id: 12, letter: 'J' },
  engineModel: { id: 18, letter: 'E' },
  engineLayout: { id: 64, letter: 'V' },
  doors: { id: 14, letter: 'D' },
  drive: { id: 15, letter: 'X' },
  electrification: { id: 126, letter: 'Y' },
  plantCity: { id: 31, letter: 'P' },
  plantState: { id: 77, letter: 'Q' },
  plantCountry: { id: 75, letter: 'R' },
} as const;

export type ElementName = keyof typeof ELEMENTS;
export const ELEMENT_NAMES = Object.keys(ELEMENTS) as ElementName[];
