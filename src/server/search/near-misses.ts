import type { Snapshot } from '../search-index/index.ts';
import { type Constraint, constraintsOf, type Obstacle } from './constraints.ts';
import type { Plan } from './plan.ts';

/** For every obstacle the values (miles, cents, years; 0 where there is no measure) of the listings that only it hides. */
export type NearMisses = ReadonlyMap<Obstacle, number[]>;

/** One pass over everything that is listed. */
export function findNearMisses(snapshot: Snapshot, plan: Plan): NearMisses {
  const { data, size } = snapshot.columns;
  const constraints = constraintsOf(snapshot, plan).flatMap((one) => one.ends ?? [one]);
  const missed = new Map<Obstacle, number[]>();
  for (let slot = 0; slot < size; slot++) {
    if (data.listed[slot] !== 1) continue;
    let only: Constraint | null = null;
    let failures = 0;
    for (const constraint of constraints) {
      if (constraint.passes(slot)) continue;
      only = constraint;
      if (++failures > 1) break;
    }
    const value = failures === 1 ? only?.measure(slot) : undefined;
    if (!only || value === undefined) continue;
    const values = missed.get(only.obstacle);
    if (values) values.push(value);
    else missed.set(only.obstacle, [value]);
  }
  return missed;
}
