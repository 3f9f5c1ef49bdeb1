import { BODIES, CONDITION_GRADES, DRIVE_TYPES, FUELS, TRANSMISSIONS } from '#shared/enums.ts';
import { parseWholeNumber } from '#shared/numbers.ts';
import { ok, type Result } from '#shared/result.ts';
import { parseZip } from '#shared/zip.ts';
import { geo } from '#features/places/words.ts';
import { vehicles as words } from '#features/vehicles/words.ts';
import { type FieldFault, invalid } from '#platform/errors.ts';
import { findZip } from '#features/places/server/index.ts';
import { FLAWS, placesOf, type State } from '../rules/answers.ts';
import { MAX_MILES } from './settings.ts';
import type { Subject } from './types.ts';

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
  trim?: unknown;
  drivetrain?: unknown;
  accidents?: unknown;
  owners?: unknown;
  exteriorColor?: unknown;
  interiorColor?: unknown;
  transmission?: unknown;
  fuel?: unknown;
  /** By the names of `FLAWS`: whether it has the flaw. */
  flaws?: unknown;
  /** Places with damage. */
  damage?: unknown;
};

/** Everything about the vehicle but its name. */
export type Circumstances = Omit<Subject, 'vehicleType' | 'year' | 'make' | 'models' | 'vin' | 'tables'>;

/** Reads what does not name the vehicle. Throws `invalid` with every field that is wrong. */
export function parseCircumstances(input: EvaluateInput): Circumstances {
  const faults: FieldFault[] = [];
  const mileage = mileageOf(input);
  if (!mileage.ok) faults.push({ field: 'miles', message: words.milesMissing });
  const postcode = parseZip(input.postcode);
  const hasPostcode = input.postcode !== undefined && input.postcode !== null && input.postcode !== '';
  if (hasPostcode && !postcode.ok) faults.push({ field: 'postcode', message: geo.zipMalformed });
  const place = postcode.ok ? findZip(postcode.value) : null;
  if (postcode.ok && !place) faults.push({ field: 'postcode', message: geo.zipUnknown });
  const accidents = countOf('accidents', input.accidents, words.accidentsWrong, faults);
  const owners = countOf('owners', input.owners, words.ownersWrong, faults);
  if (!mileage.ok || faults.length > 0) throw invalid(faults[0]?.message ?? words.milesMissing, faults);
  return {
    mileage: mileage.value,
    postcode: postcode.ok ? postcode.value : null,
    state: place?.state ?? null,
    body: oneOf(BODIES, input.body),
    trim: toLine(input.trim),
    drive: oneOf(DRIVE_TYPES, input.drivetrain),
    accidents,
    owners,
    exteriorColor: toLine(input.exteriorColor),
    interiorColor: toLine(input.interiorColor),
    transmission: oneOf(TRANSMISSIONS, input.transmission),
    fuel: oneOf(FUELS, input.fuel),
    said: toState(input),
    grade: oneOf(CONDITION_GRADES, input.conditionGrade),
    cleanTitle: typeof input.cleanTitle === 'boolean' ? input.cleanTitle : null,
  };
}

/** Boats and trailers have no odometer, and no figure either: what is asked for them is what similar ones ask. */
function mileageOf({ miles, vehicleType }: EvaluateInput): Result<number> {
  const typed = String(miles ?? '').slice(0, 30);
  const isOther = typeof vehicleType === 'string' && vehicleType !== '' && vehicleType !== 'CARS';
  return typed.trim() === '' && isOther ? ok(0) : parseWholeNumber(typed, { min: 0, max: MAX_MILES });
}

/** What cannot be read was not said. */
function toState({ flaws, damage }: EvaluateInput): State {
  const said = typeof flaws === 'object' && flaws !== null ? (flaws as Readonly<Record<string, unknown>>) : {};
  const known = FLAWS.filter((flaw) => typeof said[flaw] === 'boolean');
  return {
    flaws: Object.fromEntries(known.map((flaw) => [flaw, said[flaw] === true])),
    damage: placesOf(damage),
  };
}

const oneOf = <Word extends string>(list: readonly Word[], word: unknown): Word | null =>
  list.find((it) => it === word) ?? null;

const toLine = (value: unknown): string | null =>
  typeof value === 'string' && value.trim() !== '' ? value.normalize('NFKC').trim().slice(0, 60) : null;

/** A number that may be left out: 0 to 20. */
function countOf(field: string, value: unknown, message: string, faults: FieldFault[]): number | null {
  if (value === undefined || value === null || value === '') return null;
  const count = parseWholeNumber(String(value).slice(0, 30), { min: 0, max: 20 });
  if (!count.ok) faults.push({ field, message });
  return count.ok ? count.value : null;
}
