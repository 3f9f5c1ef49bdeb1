import type { Snapshot } from '#features/search-index/server/index.ts';
import { type Constraint, constraintsOf, type Obstacle } from './constraints.ts';
import type { Plan } from './plan.ts';
import { NONE, sift } from './sieve.ts';

/** For every obstacle the values (miles, cents, years; 0 where there is no measure) of the listings that only it hides. */
export type NearMisses = ReadonlyMap<Obstacle, number[]>;

/** One pass over everything that is listed. */
export function findNearMisses(snapshot: Snapshot, plan: Plan): NearMisses {
  const constraints = constraintsOf(snapshot, plan).flatMap((one) => one.ends ?? [one]);
  const steps = constraints.map(({ judge }) => ({ judge, spares: true }));
  const missed = new Map<Obstacle, number[]>();
  sift(snapshot, { among: null, steps }, ({ count, slots, failed }) => {
    for (let at = 0; at < count; at++) {
      if (failed[at] === NONE) continue;
      const { obstacle, measure } = constraints[failed[at] as number] as Constraint;
      const value = measure(slots[at] as number);
      if (value === undefined) continue;
      const values = missed.get(obstacle);
      if (values) values.push(value);
      else missed.set(obstacle, [value]);
    }
  });
  return missed;
}
