import { valuation as words } from '../words/valuation.ts';
import { toConfidence } from './confidence.ts';
import { toLedger } from './ledger.ts';
import { type Match, matchModel } from './match-model.ts';
import { loadModel, type Model } from './model/model-file.ts';
import { kindOf } from './model/predict.ts';
import type { VehicleRow } from './model/vehicle-row.ts';
import { priceIndex, toMonth } from './price-index.ts';
import { roundDollars } from './rounding.ts';
import {
  ABOVE_TOP,
  type Channel,
  CHANNEL_SHARE,
  CHANNEL_WIDTH,
  FLOOR,
  GOOD_FOR_DAYS,
  MAX_MILES,
  OLDEST,
} from './settings.ts';
import { type Walk, walkToVehicle } from './steps.ts';
import { rowsBehind, toRow } from './to-row.ts';
import type { Certificate, Estimate, NoEstimate, NoEstimateReason, Range, Scope, Subject, Valuator } from './types.ts';
import { canonicalJson, certificateHash } from '#shared/certificate.ts';

/** Tells whether a model of this name was ever built; keeps a mistyped one from being valued as its make. */
export type KnowsModel = (make: string, model: string) => Promise<boolean>;

/** The valuator: boosted trees over fitted effects, from a committed file, carried to the present month. */
export function createModelValuator({ now, knowsModel }: { now: () => Date; knowsModel: KnowsModel }): Valuator {
  return {
    async evaluate(subject) {
      const at = now();
      const refusal = refuse(subject, at);
      if (refusal) return none(refusal);
      const model = await loadModel();
      const match = matchModel(model, subject.make, subject.models);
      if (!match) return none('unknown-make');
      if (match.scope === 'make' && !(await isKnown(knowsModel, subject))) return none('unknown-model');
      const estimate = toEstimate(model, match, subject, at);
      return { ...estimate, certificate: await certify(subject, estimate) };
    },
  };
}

const none = (reason: NoEstimateReason): NoEstimate => ({ kind: 'none', reason, message: words.none[reason] });

function refuse(subject: Subject, at: Date): NoEstimateReason | null {
  if (subject.vehicleType !== 'CARS') return 'vehicle-type';
  if (subject.cleanTitle === false) return 'branded-title';
  if (subject.year > at.getUTCFullYear() + 1) return 'too-new';
  if (!(subject.year >= at.getUTCFullYear() - OLDEST)) return 'too-old';
  if (!(subject.mileage >= 0 && subject.mileage <= MAX_MILES)) return 'mileage';
  return null;
}

async function isKnown(knowsModel: KnowsModel, { make, models }: Subject): Promise<boolean> {
  for (const model of models) if (await knowsModel(make, model)) return true;
  return false;
}

function toEstimate(model: Model, match: Match, subject: Subject, at: Date): Omit<Estimate, 'certificate'> {
  const index = priceIndex(model.header.month, toMonth(at));
  const row = toRow(model, subject, match, at);
  const walk = bounded(
    walkToVehicle({ model, match, subject, row, now: at, index: Math.log(index.factor) }),
    match,
    index.factor,
  );
  const [down, up] =
    match.scope === 'make' ? [-model.header.makeOnly[0], model.header.makeOnly[1]] : [walk.dealer.down, walk.dealer.up];
  const range = (channel: Channel): Range => {
    const dollars = Math.exp(walk.dealer.log) * CHANNEL_SHARE[channel];
    const width = CHANNEL_WIDTH[channel];
    return {
      low: cents(Math.exp(-down * width) * dollars),
      likely: cents(dollars),
      high: cents(Math.exp(up * width) * dollars),
    };
  };
  const channels = {
    tradeIn: range('tradeIn'),
    privateParty: range('privateParty'),
    dealerRetail: range('dealerRetail'),
  };
  const { scope, rows } = standing(model, match, row);
  return {
    kind: 'estimate',
    currency: 'USD',
    channels,
    confidence: toConfidence({ scope, rows, dealer: channels.dealerRetail }),
    ...toLedger(walk.steps, channels.privateParty.likely / 100),
    basis: { rows, scope, asOf: model.header.month, indexMonth: index.month },
    modelVersion: model.header.version,
    asOf: at,
    goodUntil: new Date(at.getTime() + GOOD_FOR_DAYS * 86_400_000),
  };
}

const cents = (dollars: number): number => roundDollars(dollars) * 100;

/** Keeps every step under the highest prices seen for the model, and above a floor. */
function bounded({ steps, dealer }: Walk, match: Match, index: number): Walk {
  const top = match.scope === 'model' ? match.top + Math.log(ABOVE_TOP * index) : Number.POSITIVE_INFINITY;
  const keep = (log: number) => Math.max(Math.log(FLOOR), Math.min(top, log));
  const [first, ...others] = steps;
  const last = others.length - 1;
  const privateLog = keep(dealer.log) + Math.log(CHANNEL_SHARE.privateParty);
  return {
    steps: [
      { ...first, log: keep(first.log) },
      ...others.map((step, at) => ({ ...step, log: at === last ? privateLog : keep(step.log) })),
    ],
    dealer: { ...dealer, log: keep(dealer.log) },
  };
}

/** The narrowest group of prices that the vehicle belongs to. */
function standing(model: Model, match: Match, row: VehicleRow): { scope: Scope; rows: number } {
  if (match.scope === 'make') return { scope: 'make', rows: model.header.makes[match.make] ?? 0 };
  const [all] = model.header.models[`${match.make}|${match.model}`] ?? [0];
  if (kindOf(row) === 'thin') return { scope: 'model', rows: all };
  const rows = Math.max(rowsBehind(model, row, 'gradeYear'), rowsBehind(model, row, 'vinYear'));
  const isSeen = rows > 0 || rowsBehind(model, row, 'grade1') > 0 || rowsBehind(model, row, 'vinBody') > 0;
  return isSeen ? { scope: 'trim', rows } : { scope: 'model', rows: all };
}

/** What was asked, by which model, and every figure of the answer, as one text with its hash. */
async function certify(subject: Subject, estimate: Omit<Estimate, 'certificate'>): Promise<Certificate> {
  const { kind: _, asOf, goodUntil, ...figures } = estimate;
  const input = canonicalJson({
    vehicle: subject,
    ...figures,
    asOf: asOf.toISOString(),
    goodUntil: goodUntil.toISOString(),
  });
  return { hash: await certificateHash(input), input };
}
