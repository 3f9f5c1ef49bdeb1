import type { ComparablesAnswer, EvaluationAnswer } from '#features/vehicles/contracts/services.ts';
import type { Estimate, NoEstimate, Range } from './types.ts';

/** An estimate as the API sends it: whole dollars, the private sale's range at the top, and what is for sale like it. */
export function evaluationView(result: Estimate | NoEstimate, comparables: ComparablesAnswer = []): EvaluationAnswer {
  if (result.kind === 'none') return { ...result, comparables };
  const { channels, asOf, goodUntil, ...rest } = result;
  const privateParty = toDollars(channels.privateParty);
  return {
    ...rest,
    ...privateParty,
    privateParty,
    tradeIn: toDollars(channels.tradeIn),
    dealerRetail: toDollars(channels.dealerRetail),
    adjustments: [...result.adjustments],
    comparables,
    asOf: asOf.toISOString(),
    goodUntil: goodUntil.toISOString(),
  };
}

const toDollars = ({ low, likely, high }: Range): Range => ({ low: low / 100, likely: likely / 100, high: high / 100 });
