import type { ConditionGrade } from '#shared/enums.ts';
import { fill } from '#shared/text.ts';
import { valuation as words } from '../words/valuation.ts';
import type { Match } from './match-model.ts';
import type { Kind } from './model/levels.ts';
import type { Model } from './model/model-file.ts';
import { kindOf } from './model/predict.ts';
import type { VehicleRow } from './model/vehicle-row.ts';
import { CHANNEL_SHARE, GRADE_SHARE } from './settings.ts';
import { usualOwners } from './to-row.ts';
import type { Subject } from './types.ts';
import { ageAt, valueRow } from './value-row.ts';

/** One replacement on the way from a typical vehicle to this one. `log` is the logarithm of dollars after it. */
export type Step = { readonly label: string; readonly log: number };
export type Walk = {
  readonly steps: readonly [Step, ...Step[]];
  /** A dealer's price for the vehicle as it is, and the logarithms down and up to the ends of its range. */
  readonly dealer: { readonly log: number; readonly down: number; readonly up: number };
};

type Question = { model: Model; match: Match; subject: Subject; row: VehicleRow; now: Date; index: number };

/**
 * From a typical vehicle of the model and year to this one, one fact after the other. Each step is the difference that
 * its fact makes after those before it, so that the steps add up to the figure whatever the trees do.
 */
export function walkToVehicle({ model, match, subject, row, now, index }: Question): Walk {
  const age = ageAt(subject.year, now);
  const usual = usualMiles(model, age);
  const kind = kindOf(row);
  const value = (at: VehicleRow, by: Kind) => valueRow(model, at, age, by);
  const typical: VehicleRow = {
    ...row,
    miles: usual,
    accidents: 0,
    owners: usualOwners(age),
    state: '',
    colorExt: '',
    colorInt: '',
  };
  const name = `${subject.year} ${subject.make} ${match.scope === 'model' ? subject.models[0] : words.ledger.anyModel}`;
  const start = fill(words.ledger.start, { name, miles: usual.toLocaleString('en-US') });
  const replaced: [string, VehicleRow, Kind][] = [[start, typical, 'thin']];
  let at = typical;
  const replace = (label: string, facts: Partial<VehicleRow>) => {
    at = { ...at, ...facts };
    replaced.push([label, at, kind]);
  };
  if (kind === 'rich') replace(subject.trim ? fill(words.ledger.trim, { trim: subject.trim }) : words.ledger.vin, {});
  replace(fill(words.ledger.mileage, { miles: row.miles.toLocaleString('en-US') }), { miles: row.miles });
  if (subject.accidents !== null) replace(accidentWords(subject.accidents), { accidents: row.accidents });
  if (subject.owners !== null) replace(ownerWords(subject.owners), { owners: row.owners });
  if (subject.state) replace(fill(words.ledger.region, { state: subject.state }), { state: row.state });
  if (row.colorExt || row.colorInt) replace(words.ledger.color, { colorExt: row.colorExt, colorInt: row.colorInt });
  const dealer = value(at, kind);
  const steps = replaced.map(([label, vehicle, by]) => ({
    label,
    log: (vehicle === at ? dealer : value(vehicle, by)).log + index,
  }));
  const condition = subject.grade === null ? 0 : Math.log(GRADE_SHARE[subject.grade]);
  const conditionStep =
    subject.grade === null ? [] : [{ label: gradeWords(subject.grade), log: dealer.log + index + condition }];
  const privateStep = {
    label: words.ledger.privateParty,
    log: dealer.log + index + condition + Math.log(CHANNEL_SHARE.privateParty),
  };
  return {
    steps: [...steps, ...conditionStep, privateStep] as unknown as Walk['steps'],
    dealer: { ...dealer, log: dealer.log + index + condition },
  };
}

function usualMiles({ header }: Model, age: number): number {
  const miles = header.usualMiles;
  const whole = Math.min(miles.length - 1, Math.floor(age));
  const next = miles[whole + 1] ?? miles[whole] ?? 0;
  const exact = (miles[whole] ?? 0) + (next - (miles[whole] ?? 0)) * (age - whole);
  return Math.round(exact / 1000) * 1000;
}

const accidentWords = (count: number): string =>
  count === 0
    ? words.ledger.noAccidents
    : fill(count === 1 ? words.ledger.accident : words.ledger.accidents, { count });
const ownerWords = (count: number): string => fill(count === 1 ? words.ledger.owner : words.ledger.owners, { count });
const gradeWords = (grade: ConditionGrade): string => fill(words.ledger.condition, { grade: words.grades[grade] });
