import { isConditionAnswer, numberAnswer, textAnswer } from '#shared/answers.ts';
import type * as schema from '#features/schema.ts';
import { flawsOf } from '../../rules/answers.ts';
import type { EvaluateInput } from '../index.ts';
import type { ComparedVehicle } from './find-comparables.ts';

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

/** What it is compared by; null while year, make or model is not known. */
export function toCompared(row: Omit<RatedRow, 'answers' | 'details' | 'postcode'>): ComparedVehicle | null {
  const { id, vehicleType, make, model, year, mileage, latitude, longitude } = row;
  if (!vehicleType || !make || !model || year === null) return null;
  return { id, vehicleType, make, model, year, mileage, latitude, longitude };
}
