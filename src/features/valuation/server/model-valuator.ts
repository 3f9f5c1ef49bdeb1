import { fill } from '#shared/text.ts';
import { widened } from '../rules/drift/widen.ts';
import { isElectricName } from '../rules/drift/place-of.ts';
import { monthsBetween } from '../rules/price-index.ts';
import { carriedWords, valuation as words } from '../words/valuation.ts';
import { toConfidence } from './confidence.ts';
import { type MarketDrift, movedSince } from './drift/market-drift.ts';
import { toLedger } from './ledger.ts';
import { type Match, makeKey, matchModel } from './match-model.ts';
import { loadModel, type Model } from './model/model-file.ts';
import { kindOf } from './model/predict.ts';
import { plain, type VehicleRow } from './model/vehicle-row.ts';
import { carryPrices, toMonth } from './price-index.ts';
import { builtYears, findRefusal, isBeyondMake } from './refuse.ts';
import { roundDollars } from './rounding.ts';
import {
  ABOVE_TOP,
  type Channel,
  CHANNEL_SHARE,
  CHANNEL_WIDTH,
  FLOOR,
  GOOD_FOR_DAYS,
  MANY_MILES,
  MAX_VALUED_MILES,
} from './settings.ts';
import { placeOfRow, segmentOf } from './stand-alone.ts';
import type { Spot } from './monotone.ts';
import { type Walk, walkToVehicle } from './steps.ts';
import { rowsBehind, toRow } from './to-row.ts';
import type { Certificate, Estimate, NoEstimate, NoEstimateReason, Range, Scope, Subject, Valuator } from './types.ts';
import { ageAt } from './value-row.ts';
import { canonicalJson, certificateHash } from '#shared/certificate.ts';

/** Tells whether a model of this name was ever built; keeps a mistyped one from being valued as its make. */
type KnowsModel = (make: string, model: string) => Promise<boolean>;

type Means = {
  readonly now: () => Date;
  readonly knowsModel: KnowsModel;
  /** How the market moved beyond the index; null while nothing was learned. */
  readonly market?: MarketDrift | null;
};

/** The valuator: boosted trees over fitted effects, from a committed file, carried to the present month and market. */
export function createModelValuator({ now, knowsModel, market = null }: Means): Valuator {
  return {
    async evaluate(subject) {
      const at = now();
      const refusal = await findRefusal(subject, at);
      if (refusal) return none(refusal);
      const model = await loadModel();
      const match = matchModel(model, subject.make, subject.models);
      if (!match) return none('unknown-make');
      if (match.scope === 'make') {
        const beyond = isBeyondMake(subject, isElectricSubject(subject));
        if (beyond) return none(beyond);
        if (!(await isKnown(knowsModel, subject))) return none('unknown-model');
      }
      const isBuilt = await builtYears(subject);
      const estimate = toEstimate({ model, match, subject, at, market, isBuilt });
      return { ...estimate, certificate: await certify(subject, estimate) };
    },
  };
}

const none = (reason: NoEstimateReason): NoEstimate => ({
  kind: 'none',
  reason,
  message: fill(words.none[reason], { most: MAX_VALUED_MILES.toLocaleString('en-US') }),
});

const isElectricSubject = ({ make, models, tables }: Subject): boolean =>
  (plain(tables?.fuelType ?? '') === 'electric' && !tables?.displacement) ||
  models.some((name) => isElectricName(makeKey(make), plain(name)));

async function isKnown(knowsModel: KnowsModel, { make, models }: Subject): Promise<boolean> {
  for (const model of models) if (await knowsModel(make, model)) return true;
  return false;
}

type Asked = {
  model: Model;
  match: Match;
  subject: Subject;
  at: Date;
  market: MarketDrift | null;
  isBuilt: (year: number) => boolean;
};

function toEstimate({ model, match, subject, at, market, isBuilt }: Asked): Omit<Estimate, 'certificate'> {
  const row = toRow(model, subject, match, at);
  const place = placeOfRow(row, match, segmentOf(model, match, row), ageAt(subject.year, at));
  const carried = carryPrices(at, place);
  const moved = movedSince(market, place, carried.unseen, at);
  const index = (year: number) => {
    const there = placeOfRow(row, match, segmentOf(model, match, row), ageAt(year, at));
    return carryPrices(at, there).log + movedSince(market, there, carried.unseen, at).mean;
  };
  const walk = bounded(
    walkToVehicle({ model, match, subject, row, now: at, index, isBuilt }),
    match,
    Math.exp(index(subject.year)),
  );
  const range = rangesOf(walk.spot, moved.variance, subject.mileage);
  const channels = {
    tradeIn: range('tradeIn'),
    privateParty: range('privateParty'),
    dealerRetail: range('dealerRetail'),
  };
  const { scope, rows } = standing(model, match, row);
  const asOf = model.header.month;
  const month = market && moved.asks > 0 ? toMonth(market.at) : carried.month;
  return {
    kind: 'estimate',
    currency: 'USD',
    channels,
    confidence: toConfidence({
      scope,
      rows,
      dealer: channels.dealerRetail,
      isOld: monthsBetween(carried.month, toMonth(at)) > FRESH_MONTHS && moved.sellers < ENOUGH_SELLERS,
      isFar: subject.mileage > MANY_MILES,
      isRare: match.scope === 'model' && (model.header.models[`${match.make}|${match.model}`]?.[0] ?? 0) < RARE_ROWS,
    }),
    ...toLedger(walk.steps, channels.privateParty.likely / 100),
    basis: {
      rows,
      scope,
      asOf,
      indexMonth: carried.month,
      asks: moved.asks,
      marketVersion: market?.version ?? null,
      sentence: carriedWords(asOf, month, moved.asks),
    },
    modelVersion: model.header.version,
    asOf: at,
    goodUntil: new Date(at.getTime() + GOOD_FOR_DAYS * 86_400_000),
  };
}

/** Evidence of the last 90 days is of today. */
const FRESH_MONTHS = 3;
const ENOUGH_SELLERS = 8;
const RARE_ROWS = 25;

/** Beyond the miles that prices are known for, nobody knows how much farther down it goes: 15 % at the very end. */
const variancesOfMiles = (miles: number): number =>
  (0.15 * Math.min(1, Math.max(0, (miles - MANY_MILES) / (MAX_VALUED_MILES - MANY_MILES)))) ** 2;

const cents = (dollars: number): number => roundDollars(dollars) * 100;

/** The range of each channel in cents: the model's own with what the market may have moved unseen. */
function rangesOf({ log, dealer, wide }: Spot, variance: number, miles: number): (channel: Channel) => Range {
  return (channel) => {
    const share = CHANNEL_WIDTH[channel];
    const { low, high } = channel === 'dealerRetail' ? dealer : wide;
    const known = { down: (log - low) / share, up: (high - log) / share };
    // Downward alone: more miles may never raise the upper end.
    const down = widened(known, variance + variancesOfMiles(miles)).down * share;
    const up = widened(known, variance).up * share;
    const dollars = Math.exp(log) * CHANNEL_SHARE[channel];
    return { low: cents(Math.exp(-down) * dollars), likely: cents(dollars), high: cents(Math.exp(up) * dollars) };
  };
}

/** Keeps every step under the highest prices seen for the model, and above a floor. */
function bounded({ steps, spot }: Walk, match: Match, index: number): Walk {
  const top = match.scope === 'model' ? match.top + Math.log(ABOVE_TOP * index) : Number.POSITIVE_INFINITY;
  const keep = (log: number) => Math.max(Math.log(FLOOR), Math.min(top, log));
  const [first, ...others] = steps;
  const last = others.length - 1;
  const privateLog = keep(spot.log) + Math.log(CHANNEL_SHARE.privateParty);
  // Each end for itself, so that the order of vehicles holds at the ends too.
  const floor = Math.log(FLOOR);
  const ends = ({ low, high }: Spot['dealer']) => ({
    low: Math.max(floor - BELOW_FLOOR, Math.min(low, top - BELOW_TOP)),
    high: Math.max(floor + OVER_TOP, Math.min(high, top + OVER_TOP)),
  });
  return {
    steps: [
      { ...first, log: keep(first.log) },
      ...others.map((step, at) => ({ ...step, log: at === last ? privateLog : keep(step.log) })),
    ],
    spot: { log: keep(spot.log), dealer: ends(spot.dealer), wide: ends(spot.wide) },
  };
}

/** How far, in logarithms, the ends stay from the highest price and from the floor. */
const BELOW_TOP = 0.05;
const OVER_TOP = 0.15;
const BELOW_FLOOR = 0.3;

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
