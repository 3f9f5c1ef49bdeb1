import { fill } from '#shared/text.ts';
import { valuation as words } from '../words/valuation.ts';
import type { Match } from './match-model.ts';
import type { Kind } from './model/levels.ts';
import type { Model } from './model/model-file.ts';
import { kindOf } from './model/predict.ts';
import type { VehicleRow } from './model/vehicle-row.ts';
import { gearSteps } from './gear.ts';
import { betweenYears, mapSpot, type Spot, spotAt, spotOf } from './monotone.ts';
import { CHANNEL_SHARE, OLDEST } from './settings.ts';
import { stateSteps, withState } from './state.ts';
import { ofYear, usualOwners } from './to-row.ts';
import type { Subject } from './types.ts';
import { ageAt } from './value-row.ts';

/** One replacement on the way from a typical vehicle to this one. `log` is the logarithm of dollars after it. */
export type Step = { readonly label: string; readonly log: number; readonly isRule: boolean };
export type Walk = { readonly steps: readonly [Step, ...Step[]]; readonly spot: Spot };

type Question = {
  model: Model;
  match: Match;
  subject: Subject;
  row: VehicleRow;
  now: Date;
  /** The logarithm from the month of the prices to today for a model year. */
  index: (year: number) => number;
  /** Whether the model was built in a year. */
  isBuilt: (year: number) => boolean;
};

/**
 * From a typical vehicle of the model and year to this one, one fact after the other. Each step is the difference that
 * its fact makes after those before it, so that the steps add up to the figure whatever the trees do.
 */
export function walkToVehicle(question: Question): Walk {
  const { subject } = question;
  const gear = gearSteps(question);
  const gearLog = gear.reduce((sum, { by }) => sum + by, 0);
  const sound = betweenYears(yearsOf(question, gearLog), subject.year) as Spot;
  const told = factSteps(question);
  const base = (told.at(-1) as Step).log;
  const geared = gear.map(({ label }, at) => ({
    label,
    isRule: false,
    log: base + gear.slice(0, at + 1).reduce((sum, { by }) => sum + by, 0),
  }));
  const spot = mapSpot(sound, (log) => withState(subject, log));
  const steps = [
    ...told,
    ...geared,
    { label: words.ledger.years, log: sound.log, isRule: false },
    ...stateSteps(subject, sound.log).map((step) => ({ ...step, isRule: true })),
    { label: words.ledger.privateParty, log: spot.log + Math.log(CHANNEL_SHARE.privateParty), isRule: true },
  ];
  return { steps: steps as unknown as Walk['steps'], spot };
}

/** The vehicle, as it is, in every model year around its own without a break. */
function yearsOf({ model, match, subject, row, now, index, isBuilt }: Question, gear: number) {
  const kind = kindOf(row);
  const today = now.getUTCFullYear();
  // A VIN names its year: of the years around it there is none like it.
  const isThere = (year: number) =>
    year === subject.year || (row.vin === '' && year <= today + 1 && year >= today - OLDEST && isBuilt(year));
  return (year: number): Spot | null => {
    if (!isThere(year)) return null;
    const age = ageAt(year, now);
    const spot = spotAt(model, year === subject.year ? row : ofYear(model, row, { subject, year, age }), age, kind);
    const known = match.scope === 'make' ? spotOf({ log: spot.log, ...makeOnly(model) }) : spot;
    return mapSpot(known, (log) => log + gear + index(year));
  };
}

/** Of a model without prices only the make is known. */
const makeOnly = ({ header }: Model) => ({ down: -header.makeOnly[0], up: header.makeOnly[1] });

/** What its facts make of a typical one, by the prices of such vehicles. */
function factSteps({ model, match, subject, row, now, index }: Question): Step[] {
  const age = ageAt(subject.year, now);
  const usual = usualMiles(model, age);
  const kind = kindOf(row);
  const plain = { accidents: 0, owners: usualOwners(age), state: '', colorExt: '', colorInt: '' };
  const typical: VehicleRow = { ...row, ...plain, miles: usual };
  const name = `${subject.year} ${subject.make} ${match.scope === 'model' ? subject.models[0] : words.ledger.anyModel}`;
  const start = fill(words.ledger.start, { name, miles: usual.toLocaleString('en-US') });
  const steps: Step[] = [];
  let at = typical;
  const replace = (label: string, facts: Partial<VehicleRow>, by: Kind = kind, isRule = false) => {
    at = { ...at, ...facts };
    steps.push({ label, isRule, log: spotAt(model, at, age, by).log + index(subject.year) });
  };
  replace(start, {}, 'thin');
  if (kind === 'rich') replace(subject.trim ? fill(words.ledger.trim, { trim: subject.trim }) : words.ledger.vin, {});
  replace(fill(words.ledger.mileage, { miles: row.miles.toLocaleString('en-US') }), { miles: row.miles });
  if (subject.accidents !== null) replace(accidentWords(subject.accidents), { accidents: row.accidents }, kind, true);
  if (subject.owners !== null) replace(ownerWords(subject.owners), { owners: row.owners });
  if (subject.state) replace(fill(words.ledger.region, { state: subject.state }), { state: row.state });
  if (row.colorExt || row.colorInt) replace(words.ledger.color, { colorExt: row.colorExt, colorInt: row.colorInt });
  return steps;
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
