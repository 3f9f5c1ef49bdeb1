import { fill } from '#domain/text.ts';
import { valuation as words } from '#messages/en/valuation.ts';
import { type BaselineData, loadBaseline, OLDEST } from './baseline-data.ts';
import { findCurve, type Match, predictLog, spreadOf } from './predict.ts';
import { priceIndex, toMonth } from './price-index.ts';
import { segmentOf } from './segments.ts';
import { CHANNEL_SHARE, GOOD_FOR_DAYS, GRADE_SHARE, MOST_MILES } from './settings.ts';
import type { Estimate, NoEstimate, NoEstimateReason, Range, Subject, Valuator } from './types.ts';

/** Tells whether a model of this name was ever built; keeps a mistyped one from being valued as its make. */
export type KnowsModel = (make: string, model: string) => Promise<boolean>;

/** The first valuator: medians by make, model and age with a slope over miles, from a committed file. */
export function createBaseline({ now, knowsModel }: { now: () => Date; knowsModel: KnowsModel }): Valuator {
  return {
    async evaluate(subject) {
      const data = await loadBaseline();
      const at = now();
      const refusal = refuse(subject, at);
      if (refusal) return none(refusal);
      const query = { make: subject.make, models: subject.models, segment: segmentOf(subject.body) };
      const match = findCurve(data, query);
      if (!match) return none('unknown-make');
      if (match.level !== 'model' && !(await isKnown(knowsModel, subject))) return none('unknown-model');
      return estimate(data, match, subject, at);
    },
  };
}

const none = (reason: NoEstimateReason): NoEstimate => ({ kind: 'none', reason, message: words.none[reason] });

function refuse(subject: Subject, at: Date): NoEstimateReason | null {
  if (subject.vehicleType !== 'CARS') return 'vehicle-type';
  if (subject.cleanTitle === false) return 'branded-title';
  if (subject.year > at.getUTCFullYear() + 1) return 'too-new';
  if (!(subject.year >= at.getUTCFullYear() - OLDEST)) return 'too-old';
  if (!(subject.mileage >= 0 && subject.mileage <= MOST_MILES)) return 'mileage';
  return null;
}

async function isKnown(knowsModel: KnowsModel, { make, models }: Subject): Promise<boolean> {
  for (const model of models) if (await knowsModel(make, model)) return true;
  return false;
}

function estimate(data: BaselineData, match: Match, subject: Subject, at: Date): Estimate {
  const age = ageAt(subject.year, at);
  const index = priceIndex(data.month, toMonth(at));
  const dollars = Math.exp(predictLog(data, match.curve, age, subject.mileage)) * index.factor * gradeShare(subject);
  const spread = spreadOf(data, match.level, age);
  const range = (share: number): Range => ({
    low: roundCents(dollars * share * Math.exp(spread.low)),
    likely: roundCents(dollars * share),
    high: roundCents(dollars * share * Math.exp(spread.high)),
  });
  return {
    kind: 'estimate',
    currency: 'USD',
    channels: {
      tradeIn: range(CHANNEL_SHARE.tradeIn),
      privateParty: range(CHANNEL_SHARE.privateParty),
      dealerRetail: range(CHANNEL_SHARE.dealerRetail),
    },
    roughness: fill(words.roughness[match.level], { rows: match.curve.n.toLocaleString('en-US') }),
    confidence: confidenceOf(match, age),
    basis: { rows: match.curve.n, scope: match.level, asOf: data.month, indexMonth: index.month },
    modelVersion: data.version,
    asOf: at,
    goodUntil: new Date(at.getTime() + GOOD_FOR_DAYS * 86_400_000),
  };
}

/** Years since August of the model year, as the prices were: a car of this year's model is 0 in August. */
function ageAt(year: number, at: Date): number {
  return Math.max(0, at.getUTCFullYear() - year + (at.getUTCMonth() - 7) / 12);
}

const gradeShare = ({ grade }: Subject): number => (grade === null ? 1 : GRADE_SHARE[grade]);

/** Nobody knows a car's value to the dollar: $50 steps below $10,000, $100 above. In cents. */
export function roundCents(dollars: number): number {
  const step = dollars < 10_000 ? 50 : 100;
  return Math.max(step, Math.round(dollars / step) * step) * 100;
}

/** The baseline knows no trim and no options, so it is never more than fairly sure. */
function confidenceOf({ level, curve }: Match, age: number): Estimate['confidence'] {
  return level === 'model' && curve.n >= 50 && age <= 12 ? 'MEDIUM' : 'LOW';
}
