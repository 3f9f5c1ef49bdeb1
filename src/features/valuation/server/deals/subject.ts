import { createHash } from 'node:crypto';
import { isConditionAnswer, numberAnswer, textAnswer } from '#shared/answers.ts';
import type * as schema from '#features/schema.ts';
import { CONDITION_GRADES } from '#shared/enums.ts';
import { flawsOf } from '../../rules/answers.ts';
import type { EvaluateInput } from '../index.ts';
import { CHANNEL_SHARE, GRADE_SHARE } from '../settings.ts';
import type { Compared } from '../../rules/comparables.ts';
import type { NamedModel, Where } from './pool.ts';

/** A vehicle with what it is found and compared by. */
export type ComparedVehicle = NamedModel &
  Omit<Compared, 'value'> &
  Where & {
    readonly grade: unknown;
    /** Its own listing, which is no comparable. */
    readonly id: string | null;
    /** Who sells: a dealer's price is held against what dealers ask. */
    readonly dealer: boolean;
  };

export type RatedRow = Pick<
  typeof schema.listings.$inferSelect,
  | 'id'
  | 'vehicleType'
  | 'make'
  | 'model'
  | 'year'
  | 'mileage'
  | 'postcode'
  | 'latitude'
  | 'longitude'
  | 'details'
  | 'answers'
>;

/** What the valuation asks for, out of a listing. The VIN helps the figure; it is not shown. */
export function toEvaluateInput(row: RatedRow): EvaluateInput {
  const { details } = row;
  const title = details.cleanTitle;
  const text = (id: string) => textAnswer(details, id) || undefined;
  return {
    miles: row.mileage,
    postcode: row.postcode ?? undefined,
    vin: textAnswer(row.answers, 'vin') || undefined,
    year: row.year,
    make: row.make,
    model: row.model,
    vehicleType: row.vehicleType,
    body: text('body'),
    trim: text('trim'),
    drivetrain: text('drivetrain'),
    owners: numberAnswer(details, 'owners') ?? undefined,
    exteriorColor: text('exteriorColor'),
    interiorColor: text('interiorColor'),
    conditionGrade: text('conditionGrade'),
    cleanTitle: isConditionAnswer(title) ? title.value : null,
    transmission: text('transmission'),
    fuel: text('fuel'),
    flaws: flawsOf(details),
    damage: details.damage,
  };
}

/** As the database makes it of a VIN: two listings of one vehicle are known by it, and the VIN itself stays where it is. */
export const vinKeyOf = (vin: unknown): string | null =>
  typeof vin === 'string' && vin.trim() !== ''
    ? createHash('md5').update(vin.trim().toUpperCase()).digest('hex')
    : null;

/** By the valuation's own shares; of other vehicles than cars nobody knows them. */
export function worthOf({
  vehicleType,
  dealer,
  grade,
}: {
  vehicleType: string;
  dealer: boolean;
  grade: unknown;
}): number {
  if (vehicleType !== 'CARS') return 1;
  const known = CONDITION_GRADES.find((it) => it === grade);
  return CHANNEL_SHARE[dealer ? 'dealerRetail' : 'privateParty'] * (known ? GRADE_SHARE[known] : 1);
}

/** What it is compared by; null while year, make or model is not known. */
export function toCompared(row: RatedRow, dealer: boolean): ComparedVehicle | null {
  const { id, vehicleType, make, model, year, mileage, latitude, longitude } = row;
  if (!vehicleType || !make || !model || year === null) return null;
  const trim = textAnswer(row.details, 'trim') || null;
  const vinKey = vinKeyOf(row.answers.vin);
  const grade = row.details.conditionGrade;
  const worth = worthOf({ vehicleType, dealer, grade });
  return { id, vehicleType, make, model, year, mileage, trim, grade, vinKey, dealer, worth, latitude, longitude };
}
