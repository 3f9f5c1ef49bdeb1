import { accidentsTake } from '../rules/answers.ts';
import type { Kind } from './model/levels.ts';
import type { Model } from './model/model-file.ts';
import type { VehicleRow } from './model/vehicle-row.ts';
import { CHANNEL_WIDTH } from './settings.ts';
import { type Value, valueRow } from './value-row.ts';

/**
 * The middle and both ends of a range in logarithms, as a dealer's price has them and as wide as channels reached by a setting.
 * What keeps the order of vehicles is done to each number for itself: so neither the middle nor an end ever breaks it.
 */
type Ends = { readonly low: number; readonly high: number };
export type Spot = { readonly log: number; readonly dealer: Ends; readonly wide: Ends };

const WIDE = CHANNEL_WIDTH.privateParty;
export const spotOf = ({ log, down, up }: Value): Spot => ({
  log,
  dealer: { low: log - down, high: log + up },
  wide: { low: log - WIDE * down, high: log + WIDE * up },
});

export const mapSpot = ({ log, dealer, wide }: Spot, to: (log: number) => number): Spot => ({
  log: to(log),
  dealer: { low: to(dealer.low), high: to(dealer.high) },
  wide: { low: to(wide.low), high: to(wide.high) },
});

const joined = (a: Spot, b: Spot, join: (a: number, b: number) => number): Spot => ({
  log: join(a.log, b.log),
  dealer: { low: join(a.dealer.low, b.dealer.low), high: join(a.dealer.high, b.dealer.high) },
  wide: { low: join(a.wide.low, b.wide.low), high: join(a.wide.high, b.wide.high) },
});

/** A dealer's price by the trees, where accidents take at least what the rule says. */
export function spotAt(model: Model, row: VehicleRow, age: number, kind: Kind): Spot {
  const told = spotOf(valueRow(model, row, age, kind));
  if (row.accidents === 0) return told;
  const none = spotOf(valueRow(model, { ...row, accidents: 0 }, age, kind));
  return joined(
    told,
    mapSpot(none, (log) => log - accidentsTake(row.accidents)),
    Math.min,
  );
}

/** So much dearer a newer year has never been followed by one that is cheaper than the first: 42 %. */
const CLEAR = 0.35;

/**
 * A model year among those next to it: never above a newer one, nor below an older one. Half of what keeps the first rule
 * downward and half of what keeps the second upward; both never rise with age, so neither does their mean. `at` answers null
 * where a row of years built without a break ends.
 */
export function betweenYears(at: (year: number) => Spot | null, year: number): Spot | null {
  const own = at(year);
  if (own === null) return null;
  const scan = (step: 1 | -1, join: (a: number, b: number) => number): Spot => {
    let found = own;
    for (let next = year + step; ; next += step) {
      const spot = at(next);
      if (spot === null) return found;
      found = joined(found, spot, join);
      if (isClear(own, spot, step)) return found;
    }
  };
  return joined(scan(1, Math.min), scan(-1, Math.max), (a, b) => (a + b) / 2);
}

function isClear(own: Spot, other: Spot, step: 1 | -1): boolean {
  const past = (a: number, b: number) => step * (b - a) > CLEAR;
  return (
    past(own.log, other.log) &&
    past(own.dealer.low, other.dealer.low) &&
    past(own.dealer.high, other.dealer.high) &&
    past(own.wide.low, other.wide.low) &&
    past(own.wide.high, other.wide.high)
  );
}
