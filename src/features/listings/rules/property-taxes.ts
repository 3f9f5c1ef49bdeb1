/**
 * What homeowners paid in property tax in a year, in percent of the value of the home they live in: by state, on average.
 * Counties differ widely, homes bought anew are often assessed higher, and those that are let pay more. Null where copies
 * of the source disagree. How it was checked: docs/decisions/0043-what-a-vehicle-costs.md.
 */
const RATES: Readonly<Record<string, number | null>> = {
  AL: 0.37,
  AK: 0.94,
  AZ: 0.48,
  AR: 0.56,
  CA: 0.7,
  CO: 0.5,
  CT: 1.54,
  DE: 0.54,
  DC: 0.6,
  FL: 0.78,
  GA: 0.79,
  HI: 0.29,
  ID: 0.5,
  IL: null,
  IN: 0.76,
  IA: 1.33,
  KS: 1.21,
  KY: 0.74,
  LA: 0.55,
  ME: 0.98,
  MD: 0.92,
  MA: 1.0,
  MI: 1.19,
  MN: 1.0,
  MS: 0.58,
  MO: 0.89,
  MT: 0.61,
  NE: 1.44,
  NV: 0.5,
  NH: 1.5,
  NJ: null,
  NM: 0.63,
  NY: 1.3,
  NC: 0.66,
  ND: 0.92,
  OH: 1.36,
  OK: 0.79,
  OR: 0.81,
  PA: 1.26,
  RI: 1.12,
  SC: 0.49,
  SD: 1.0,
  TN: 0.52,
  TX: 1.4,
  UT: 0.48,
  VT: 1.51,
  VA: 0.78,
  WA: 0.75,
  WV: 0.51,
  WI: 1.32,
  WY: 0.53,
};

export const PROPERTY_TAX_SOURCE = {
  href: 'https://taxfoundation.org/data/all/state/property-taxes-by-state-county/',
  /** The year of the Census Bureau's American Community Survey it is made from. */
  year: 2024,
  /** When these figures were checked. */
  recorded: '2026-11',
} as const;

/** Percent a year; null where it is not known. */
export const propertyTaxIn = (state: string | null): number | null => (state === null ? null : (RATES[state] ?? null));
