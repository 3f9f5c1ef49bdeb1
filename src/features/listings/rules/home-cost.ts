import { monthlyPaymentCents } from '#shared/loan.ts';

/** What a visitor may change about the monthly payment of a home. Rates are percent a year; tax and insurance of the price. */
export type LoanFigures = {
  readonly downPercent: number;
  readonly ratePercent: number;
  readonly years: number;
  /** Null follows the state. */
  readonly taxPercent: number | null;
  readonly insurancePercent: number;
};

/**
 * What is assumed while nobody says otherwise: round figures, no averages, chosen on a day and named as
 * assumptions wherever they count. Nobody lends at them here.
 */
export const ASSUMED_LOAN = {
  figures: { downPercent: 20, ratePercent: 6.5, years: 30, taxPercent: null, insurancePercent: 0.5 },
  chosenOn: '2026-11-23',
  /** Where the average of this week is published. */
  source: 'https://www.freddiemac.com/pmms',
} as const satisfies { figures: LoanFigures; chosenOn: string; source: string };

export const LOAN_YEARS = [30, 20, 15, 10] as const;
/** The most that each percentage may be. */
export const MAX_PERCENT = { downPercent: 100, ratePercent: 25, taxPercent: 10, insurancePercent: 10 } as const;
export type PercentKey = keyof typeof MAX_PERCENT;

/** Reads what people type as a percentage (`6.5`, `6.5%`); null for what is none, or more than it may be. */
export function readPercent(text: string, key: PercentKey): number | null {
  const match = /^(\d{1,3}(?:\.\d{0,3})?|\.\d{1,3})\s*%?$/.exec(text.trim());
  const percent = match ? Number(match[1]) : Number.NaN;
  return percent <= MAX_PERCENT[key] ? percent : null;
}

/** What a home costs each month, in whole dollars, so that the parts add up to the total as people read them. */
export type HomeCost = {
  readonly downCents: number;
  readonly loanCents: number;
  readonly parts: {
    readonly loan: number;
    /** Null where no rate is known: then it is no part of the total. */
    readonly tax: number | null;
    readonly insurance: number;
    readonly hoa: number;
  };
  readonly totalCents: number;
};

/** What a page knows of a home; `stateTaxPercent` as `propertyTaxIn` has it. */
export type Home = {
  readonly priceCents: number;
  readonly hoaCents: number;
  readonly stateTaxPercent: number | null;
};

const toDollar = (cents: number): number => Math.round(cents / 100) * 100;

export function homeCost({ priceCents, hoaCents, stateTaxPercent }: Home, figures: LoanFigures): HomeCost {
  const downCents = toDollar((priceCents * figures.downPercent) / 100);
  const loanCents = priceCents - downCents;
  const aMonth = (percent: number) => toDollar((priceCents * percent) / 1_200);
  const taxPercent = figures.taxPercent ?? stateTaxPercent;
  const loan = { principalCents: loanCents, ratePercent: figures.ratePercent, months: figures.years * 12 };
  const parts = {
    loan: toDollar(monthlyPaymentCents(loan)),
    tax: taxPercent === null ? null : aMonth(taxPercent),
    insurance: aMonth(figures.insurancePercent),
    hoa: toDollar(hoaCents),
  };
  return { downCents, loanCents, parts, totalCents: parts.loan + (parts.tax ?? 0) + parts.insurance + parts.hoa };
}
