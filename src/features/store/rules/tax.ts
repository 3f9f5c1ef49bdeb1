/** When these figures were checked. */
export const SALES_TAX_CHECKED = '2026-11-23';

/**
 * General sales tax of each state, in thousandths of a percent: the state's own rate, without what cities and counties
 * add. As listed by the Tax Foundation, "State and Local Sales Tax Rates, Midyear 2025" (California, Utah and Virginia with
 * the local part that applies everywhere in the state), compared with a list of 2026 and found unchanged but for the District
 * of Columbia: 6 % until September 30, 2026, 7 % from October 1 (D.C. Act 26-146 as KPMG reported on December 15, 2025;
 * the act that would say otherwise for fiscal 2027 was not found). What a cart shows is an estimate, and says so.
 */
export const SALES_TAX: Readonly<Record<string, number>> = {
  AL: 4_000,
  AK: 0,
  AZ: 5_600,
  AR: 6_500,
  CA: 7_250,
  CO: 2_900,
  CT: 6_350,
  DE: 0,
  DC: 7_000,
  FL: 6_000,
  GA: 4_000,
  HI: 4_000,
  ID: 6_000,
  IL: 6_250,
  IN: 7_000,
  IA: 6_000,
  KS: 6_500,
  KY: 6_000,
  LA: 5_000,
  ME: 5_500,
  MD: 6_000,
  MA: 6_250,
  MI: 6_000,
  MN: 6_875,
  MS: 7_000,
  MO: 4_225,
  MT: 0,
  NE: 5_500,
  NV: 6_850,
  NH: 0,
  NJ: 6_625,
  NM: 4_875,
  NY: 4_000,
  NC: 4_750,
  ND: 5_000,
  OH: 5_750,
  OK: 4_500,
  OR: 0,
  PA: 6_000,
  RI: 7_000,
  SC: 6_000,
  SD: 4_200,
  TN: 7_000,
  TX: 6_250,
  UT: 6_100,
  VT: 6_000,
  VA: 5_300,
  WA: 6_500,
  WV: 6_000,
  WI: 5_000,
  WY: 4_000,
};

/** Cents of tax on an amount in a state; null where nobody knows, such as a territory. */
export function taxOf(cents: number, state: string | null): number | null {
  const rate = state === null ? undefined : SALES_TAX[state];
  return rate === undefined ? null : Math.round((cents * rate) / 100_000);
}

/** `6000` → `6%`, `6875` → `6.875%`. */
export const rateInWords = (state: string): string => `${(SALES_TAX[state] ?? 0) / 1000}%`;
