import { type Curve, OLDEST } from '../../src/server/valuation/baseline-data.ts';
import { SEGMENTS, type Segment } from '../../src/server/valuation/segments.ts';
import type { Sale } from './sale.ts';
import { groupBy, median, neverRising } from './statistics.ts';

/** A sale with its price brought to the usual mileage of its age. */
export type Adjusted = { sale: Sale; log: number };

/** Dealer adverts thin out after this age: older ones follow the yearly losses seen in private adverts. */
const LAST_DEALER_AGE = 13;
const ROUNDS = 8;
/** So many rows count as much as the group's shape: a model-age with few rows leans on its model. */
const LEAN = 6;

/** Median price by age of each segment, the models' own levels taken out (back-fitting with medians). */
export function fitSegmentCurves(dealer: readonly Adjusted[], classified: readonly Adjusted[]): Record<Segment, Curve> {
  return Object.fromEntries(
    SEGMENTS.map((segment): [Segment, Curve] => {
      const own = dealer.filter(({ sale }) => sale.segment === segment);
      const shape = ageShape(own, LAST_DEALER_AGE);
      const older = ageShape(
        classified.filter(({ sale }) => sale.segment === segment || segment === 'VAN'),
        OLDEST,
      );
      const log: number[] = [];
      for (let age = 0; age <= OLDEST; age++) {
        const loss = (older[age] ?? Number.NaN) - (older[age - 1] ?? Number.NaN);
        log.push(
          age <= LAST_DEALER_AGE
            ? (shape[age] as number)
            : (log[age - 1] as number) + (Number.isFinite(loss) ? Math.min(0, loss) : -0.05),
        );
      }
      return [
        segment,
        {
          n: own.length,
          log: neverRising(
            log,
            log.map(() => 1),
          ),
        },
      ];
    }),
  ) as Record<Segment, Curve>;
}

function ageShape(rows: readonly Adjusted[], last: number): number[] {
  const models = groupBy(rows, ({ sale }) => sale.keys[0] ?? '');
  const level = new Map([...models].map(([key, group]) => [key, median(group.map(({ log }) => log))]));
  const ages = groupBy(
    rows.filter(({ sale }) => sale.age <= last),
    ({ sale }) => sale.age,
  );
  const shape = Array<number>(last + 1).fill(0);
  for (let round = 0; round < ROUNDS; round++) {
    for (const [age, group] of ages)
      shape[age] = median(group.map(({ sale, log }) => log - (level.get(sale.keys[0] ?? '') ?? 0)));
    for (const [key, group] of models)
      level.set(key, median(group.map(({ sale, log }) => log - (shape[Math.min(last, sale.age)] ?? 0))));
  }
  const usual = median(rows.map(({ sale }) => level.get(sale.keys[0] ?? '') ?? 0));
  const weights = shape.map((_, age) => ages.get(age)?.length ?? 0);
  return neverRising(
    shape.map((value) => value + usual),
    weights,
  );
}

/** A group's curve: its segment's shape, lifted to the group's level, bent where the group has rows of its own. */
export function fitCurve(rows: readonly Adjusted[], base: readonly number[]): Curve {
  const young = rows.filter(({ sale }) => sale.age <= OLDEST);
  const level = median(young.map(({ sale, log }) => log - (base[sale.age] as number)));
  const ages = groupBy(young, ({ sale }) => sale.age);
  const raw: number[] = [];
  const weights: number[] = [];
  for (let age = 0; age <= OLDEST; age++) {
    const own = (ages.get(age) ?? []).map(({ log }) => log - (base[age] as number) - level);
    const bend = own.length === 0 ? 0 : median(own) * (own.length / (own.length + LEAN));
    raw.push((base[age] as number) + level + bend);
    weights.push(own.length + 1);
  }
  return { n: young.length, log: neverRising(raw, weights).map((value) => Math.round(value * 1000)) };
}
