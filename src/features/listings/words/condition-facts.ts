import { speaksAgainst } from '../rules/condition-items.ts';
import type { ConditionFact } from '../rules/facts.ts';

/** What a yes and a no to a question say of the thing, each true as it stands, and what one asks about. */
type Pair = { readonly topic: string; readonly yes: string; readonly no: string };

/** A part that is in order or is not: its name stands before either. */
const part = (topic: string, yes = 'no known issues', no = 'needs work'): Pair => ({
  topic,
  yes: `${topic}: ${yes}`,
  no: `${topic}: ${no}`,
});

export const CONDITION_PAIRS: Readonly<Record<string, Pair>> = {
  keys: { topic: 'Number of keys', yes: 'One key', no: 'Two or more keys' },
  hasSmoked: { topic: 'Smoking', yes: 'Smoked in', no: 'Smoke-free' },
  serviceHistory: { topic: 'Service records', yes: 'Service records', no: 'No service records' },
  ownTitle: { topic: 'Name on the title', yes: 'Title in the seller’s name', no: 'Title not in the seller’s name' },
  cleanTitle: { topic: 'Title status', yes: 'Clean title', no: 'Branded title' },
  engineHealth: part('Engine'),
  suspension: part('Suspension and steering'),
  ac: part('Air conditioning'),
  brakes: part('Brakes'),
  tires: part('Tires'),
  hullHealth: part('Hull'),
  electronics: part('Electronics and wiring'),
  upholstery: part('Seats and cushions'),
  roofDry: part('Roof and seals'),
  waterSystem: part('Water, tanks, and heater'),
  appliances: part('Kitchen and appliances'),
  drivetrainWear: part('Chain, belt, or shaft'),
  neverDropped: { topic: 'Drops and crashes', yes: 'Never dropped or crashed', no: 'Dropped or crashed' },
  track: part('Track and skis'),
  frame: part('Frame'),
  homeRoof: part('Roof'),
  homeHeating: part('Heating and cooling'),
  homePlumbing: part('Plumbing and hot water'),
  homeElectric: part('Wiring', 'up to code', 'not up to code'),
  homeAppliances: part('Appliances'),
  homeDry: { topic: 'Water damage', yes: 'No known water damage or mold', no: 'Water damage or mold' },
  homeUpdated: { topic: 'Updates', yes: 'Recently updated', no: 'No recent updates' },
  utilitiesAtLot: {
    topic: 'Water and power',
    yes: 'Water and power at the lot',
    no: 'Water or power missing at the lot',
  },
};

/** A fact as pages show it: `fine` has a check mark, `flag` speaks against it, `plain` says neither. */
export type ToldFact = { readonly text: string; readonly mark: 'fine' | 'flag' | 'plain'; readonly note?: string };

/** The answers of a group as facts, and what was left open, by what one would ask about. */
export type ToldGroup = {
  readonly title?: string;
  readonly facts: readonly ToldFact[];
  readonly open: readonly string[];
};

const markOf = (id: string, value: boolean): ToldFact['mark'] => {
  if (speaksAgainst(id, value)) return 'flag';
  return value || speaksAgainst(id, !value) ? 'fine' : 'plain';
};

function toTold({ id, label, value, comment }: ConditionFact): ToldFact[] {
  if (value === null) return [];
  const pair = CONDITION_PAIRS[id];
  const text = (value ? pair?.yes : pair?.no) ?? label;
  return [{ text, mark: markOf(id, value), ...(comment ? { note: comment } : {}) }];
}

/** Condition answers as pages tell them: what was answered as facts, and the rest as what is left to ask. */
export const tellConditions = (answers: readonly ConditionFact[], title?: string): ToldGroup => ({
  ...(title ? { title } : {}),
  facts: answers.flatMap(toTold),
  open: answers.filter(({ value }) => value === null).map(({ id, label }) => CONDITION_PAIRS[id]?.topic ?? label),
});
