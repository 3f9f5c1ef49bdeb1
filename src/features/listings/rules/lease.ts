import { LEASE_TERMS, type LeaseTerm } from '#shared/enums.ts';
import { type Answers, textAnswer } from '#shared/answers.ts';

/** What stands behind the rent of a whole term. A term still to be agreed has no period of its own. */
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

/** The lease that public facts or answers name; null for what is not let. */
export const leaseIn = (answers: Answers): LeaseTerm | null =>
  LEASE_TERMS.find((term) => term === textAnswer(answers, 'leaseTerm')) ?? null;

/** A month's rent, in cents, out of what a whole term costs, to the nearest cent: the term's dollars come back unchanged. */
export const monthlyRent = (termCents: number, term: LeaseTerm | null): number =>
  Math.round(termCents / ((term && MONTHS[term]) ?? 1));

/** What the whole term costs, in cents; null where a month is all that is agreed. */
export function termRent(monthCents: number, term: LeaseTerm): number | null {
  const months = MONTHS[term] ?? 1;
  return months === 1 ? null : monthCents * months;
}
