import type { Match } from './match-model.ts';
import { LEVELS } from './model/levels.ts';
import type { Model } from './model/model-file.ts';
import { countOf } from './model/predict.ts';
import { condenseTrim, driveOf } from './model/trim-words.ts';
import { variantKeys } from './model/variants.ts';
import { toVehicleRow, type VehicleRow } from './model/vehicle-row.ts';
import type { Subject } from './types.ts';
import { ageAt } from './value-row.ts';

const MARKET = { channel: 'dealer_ask', sale_date: '2023-08' };

/** A subject as a dealer's advert of the month of the data, in the names that adverts use. */
export function toRow(model: Model, subject: Subject, match: Match, now: Date): VehicleRow {
  const { vin, tables, trim } = subject;
  const row = toVehicleRow({
    ...MARKET,
    year: String(subject.year),
    make: match.make,
    mileage: String(subject.mileage),
    accidents: String(subject.accidents ?? 0),
    owners: String(subject.owners ?? usualOwners(ageAt(subject.year, now))),
    trim: trim ?? '',
    color_ext: colorWord(subject.exteriorColor),
    color_int: colorWord(subject.interiorColor),
    state: subject.state ?? '',
    ...(vin && tables
      ? {
          vin_pattern: vin.slice(0, 8) + vin.slice(9, 11),
          v_model: tables.model ?? '',
          v_trim: tables.trim ?? '',
          v_series: tables.series ?? '',
          v_body: tables.bodyClass ?? '',
          v_fuel: tables.fuelType ?? '',
          v_displ: String(tables.displacement ?? ''),
          v_cyl: String(tables.cylinders ?? ''),
          v_doors: String(tables.doors ?? ''),
        }
      : {}),
  });
  const named = { ...row, model: match.scope === 'model' ? match.model : '' };
  return knowsTrim(model, writtenOut(model, { ...named, year: knownYear(model, named) }, subject));
}

/** The same vehicle as of another model year, as it would have been asked for. */
export function ofYear(
  model: Model,
  row: VehicleRow,
  { subject, year, age }: { subject: Subject; year: number; age: number },
): VehicleRow {
  return { ...row, year: knownYear(model, { ...row, year }), owners: subject.owners ?? usualOwners(age) };
}

/** Of a vehicle of that age in years, when nobody said. */
export const usualOwners = (age: number): number => (age < 4 ? 1 : 2);

/** `LIGHT_BLUE` is `blue` in adverts. */
const colorWord = (color: string | null): string =>
  (color ?? '')
    .toLowerCase()
    .replace(/^(?:light|dark)_/, '')
    .replace('other', '');

const levelOf = (kind: 'thin' | 'rich', name: string) => {
  const at = LEVELS[kind].findIndex((level) => level.name === name);
  return { at, key: LEVELS[kind][at]?.key ?? (() => '') };
};

/** How many prices stand behind a vehicle at a level of the model. */
export function rowsBehind(model: Model, row: VehicleRow, name: string, kind: 'thin' | 'rich' = 'rich'): number {
  const { at, key } = levelOf(kind, name);
  return countOf(model.kinds[kind], at, key(row));
}

/** A model year newer than the prices goes by the last year that has some, others by the nearest. Its age stays its own. */
function knownYear(model: Model, row: VehicleRow): number {
  const steps = [0, -1, 1, -2, 2, -3, 3, -4];
  const step = steps.find((years) => rowsBehind(model, { ...row, year: row.year + years }, 'modelYear', 'thin') >= 3);
  return row.year + (step ?? 0);
}

/**
 * Dealers write more than the badge: `XLT SuperCrew 5.5' Box 4WD`. A bare badge stands for its most usual variant, else the
 * missing words would be taken for a two-wheel drive with a regular cab.
 */
function writtenOut({ header }: Model, row: VehicleRow, { drive, tables }: Subject): VehicleRow {
  const { full, grade } = row.trim;
  if (grade === '' || full !== grade) return row;
  const keys = variantKeys({ ...row, drive: driveOf(drive ?? '') || row.drive });
  const key = keys.find((name) => Object.hasOwn(header.variants, name));
  if (key === undefined) return row;
  const text = header.variants[key] ?? '';
  return { ...row, trim: condenseTrim(text), drive: driveOf(`${text} ${tables?.series ?? ''}`) };
}

/** A trim that nobody advertised for this model says nothing; the tables' own trim may stand in for none. */
function knowsTrim(model: Model, row: VehicleRow): VehicleRow {
  const isKnown = row.trim.full !== '' && (rowsBehind(model, row, 'grade1') > 0 || rowsBehind(model, row, 'trim') > 0);
  return isKnown || row.trim.full === '' ? row : { ...row, trim: { ...row.trim, full: '', grade: '' } };
}
