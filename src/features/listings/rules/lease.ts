import type { LeaseTerm } from '#shared/enums.ts';

/** What stands behind a rent. A term still to be agreed has no period of its own, so rent is told by the month. */
const SUFFIXES: Readonly<Record<LeaseTerm, string>> = {
  MONTH_TO_MONTH: '/ month',
  SIX_MONTHS: '/ 6 months',
  TWELVE_MONTHS: '/ year',
  TWENTY_FOUR_MONTHS: '/ 2 years',
  NEGOTIABLE: '/ month',
};

const MONTHS: Readonly<Record<LeaseTerm, number | null>> = {
  MONTH_TO_MONTH: 1,
  SIX_MONTHS: 6,
  TWELVE_MONTHS: 12,
  TWENTY_FOUR_MONTHS: 24,
  NEGOTIABLE: null,
};

/** `TWELVE_MONTHS` → `/ year`. */
export function leaseSuffix(term: LeaseTerm): string {
  return SUFFIXES[term];
}

/** The length of a lease in months, as structured data wants it; null while it is negotiable. */
export function leaseMonths(term: LeaseTerm): number | null {
  return MONTHS[term];
}
