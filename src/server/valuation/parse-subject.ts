import { BODIES, type Body, CONDITION_GRADES, type ConditionGrade } from '#domain/enums.ts';
import { parseWholeNumber } from '#domain/numbers.ts';
import { parseZip } from '#domain/zip.ts';
import { geo } from '#messages/en/geo.ts';
import { vehicles as words } from '#messages/en/vehicles.ts';
import { type FieldFault, invalid } from '../errors.ts';
import { findZip } from '../geo/index.ts';
import { MOST_MILES } from './settings.ts';

/** A valuation as asked for: everything as typed. */
export type EvaluateInput = {
  miles: unknown;
  postcode?: unknown;
  vin?: unknown;
  plate?: unknown;
  state?: unknown;
  country?: unknown;
  year?: unknown;
  make?: unknown;
  model?: unknown;
  body?: unknown;
  vehicleType?: unknown;
  conditionGrade?: unknown;
  cleanTitle?: unknown;
};

export type Circumstances = {
  mileage: number;
  postcode: string | null;
  body: Body | null;
  grade: ConditionGrade | null;
  cleanTitle: boolean | null;
};

/** Reads what does not name the vehicle. Throws `invalid` with every field that is wrong. */
export function parseCircumstances(input: EvaluateInput): Circumstances {
  const faults: FieldFault[] = [];
  const mileage = parseWholeNumber(String(input.miles ?? '').slice(0, 30), { min: 0, max: MOST_MILES });
  if (!mileage.ok) faults.push({ field: 'miles', message: words.milesMissing });
  const postcode = parseZip(input.postcode);
  const hasPostcode = input.postcode !== undefined && input.postcode !== null && input.postcode !== '';
  if (hasPostcode && !postcode.ok) faults.push({ field: 'postcode', message: geo.zipMalformed });
  if (postcode.ok && !findZip(postcode.value)) faults.push({ field: 'postcode', message: geo.zipUnknown });
  if (!mileage.ok || faults.length > 0) throw invalid(faults[0]?.message ?? words.milesMissing, faults);
  return {
    mileage: mileage.value,
    postcode: postcode.ok ? postcode.value : null,
    body: oneOf(BODIES, input.body),
    grade: oneOf(CONDITION_GRADES, input.conditionGrade),
    cleanTitle: typeof input.cleanTitle === 'boolean' ? input.cleanTitle : null,
  };
}

const oneOf = <Word extends string>(list: readonly Word[], word: unknown): Word | null =>
  list.find((it) => it === word) ?? null;
