import { type Candidate, YEARS_APART } from '../../rules/comparables.ts';
import type { Services } from '#platform/context.ts';
import { CONDITION_GRADES } from '#shared/enums.ts';
import { quickValue } from '../index.ts';
import { NOTHING_SAID } from '../../rules/answers.ts';
import { CHANNEL_SHARE } from '../settings.ts';
import type { NamedModel, Seen } from './pool.ts';

type Facts = {
  readonly year: number;
  readonly mileage: number | null;
  readonly trim: string | null;
  readonly grade: unknown;
  readonly dealer: boolean;
};

/** Values hardly move within a day, and the same listings are looked at by each of their kind. */
const MAX_KEPT = 100_000;
const DAY_MS = 86_400_000;
const kept = new Map<string, number | null>();

/**
 * What the facts that two listings differ by are worth, in dollars of no month: only shares of it are used. Null for what is no
 * car, has no mileage, or has no prices.
 */
export async function valueOfFacts(
  { now }: Pick<Services, 'now'>,
  { vehicleType, make, model }: NamedModel,
  { year, mileage, trim, grade, dealer }: Facts,
): Promise<number | null> {
  if (vehicleType !== 'CARS' || mileage === null) return null;
  const at = now();
  const key = JSON.stringify([Math.floor(at.getTime() / DAY_MS), make, model, year, mileage, trim, grade, dealer]);
  const known = kept.get(key);
  if (known !== undefined) return known;
  const likely = await quickValue(
    { ...UNSAID, vehicleType, make, models: [model], year, mileage, trim, grade: gradeOf(grade) },
    at,
  );
  const value =
    likely === null ? null : likely * (dealer ? CHANNEL_SHARE.dealerRetail / CHANNEL_SHARE.privateParty : 1);
  if (kept.size >= MAX_KEPT) kept.clear();
  kept.set(key, value);
  return value;
}

const gradeOf = (grade: unknown) => CONDITION_GRADES.find((it) => it === grade) ?? null;

const UNSAID = {
  transmission: null,
  fuel: null,
  said: NOTHING_SAID,
  body: null,
  vin: null,
  tables: null,
  accidents: null,
  owners: null,
  exteriorColor: null,
  interiorColor: null,
  drive: null,
  state: null,
  cleanTitle: null,
  postcode: null,
} as const;

/** Those near enough in years to be compared, each with its value. */
export async function withValues(
  ctx: Pick<Services, 'now'>,
  vehicle: NamedModel & { readonly year: number },
  seen: readonly Seen[],
): Promise<Candidate[]> {
  const found: Candidate[] = [];
  for (const one of seen)
    if (Math.abs(one.year - vehicle.year) <= YEARS_APART)
      found.push({ ...one, value: await valueOfFacts(ctx, vehicle, one) });
  return found;
}
