import { z } from 'zod';
import { persistedSlice } from '#platform/browser/persist.ts';
import { ASSUMED_LOAN, LOAN_YEARS, type LoanFigures, MAX_PERCENT } from '../rules/home-cost.ts';

const percent = (max: number) => z.number().min(0).max(max);

const figures: z.ZodType<LoanFigures> = z.object({
  downPercent: percent(MAX_PERCENT.downPercent),
  ratePercent: percent(MAX_PERCENT.ratePercent),
  years: z.literal(LOAN_YEARS),
  taxPercent: percent(MAX_PERCENT.taxPercent).nullable(),
  insurancePercent: percent(MAX_PERCENT.insurancePercent),
});

/** A visitor's own figures of a loan for a home, the same on every home's page. `ui/home/payment-script.ts` asks whether there are any. */
export const $loanFigures = persistedSlice<LoanFigures>('home-loan', figures, ASSUMED_LOAN.figures);
