import type { Node } from './tree.ts';

/** What one seller says of a place. `variance` is that of his mean; `weight` is how far he is believed. */
export type Unit = {
  readonly seller: string;
  readonly residual: number;
  readonly variance: number;
  readonly asks: number;
  /** His part of what he may move his model by: he may say it of several ages, and of many models. */
  readonly share: number;
  weight: number;
};

/**
 * One seller may move a model of which little else is known by so much, as a logarithm. The more prices there are, the less: while
 * there are few, what each says is worth more than what a lie could do.
 */
const MIN_MOVE = 0.007;
const MAX_MOVE = 0.05;
const MOVE_TIMES_PRICES = 12;

export const moveOfOne = (prices: number): number => Math.min(MAX_MOVE, Math.max(MIN_MOVE, MOVE_TIMES_PRICES / prices));

/** So many sellers may be one person: only those beyond them give the others more room. */
const MAY_BE_ONE = 3;
/** In standard deviations from what the rest of the market expects: what is still likely, and what tells less and less. */
const LIKELY = 2.2;
const FAR = 2;
/** So many sellers may know better than the rest of the market. */
const BORNE_OUT = 6;
/** As many standard deviations of his own as a seller may pull from, however many others there are. */
const OWN_REACH = 2.5;
/** Next to nothing: a weight of nothing has no variance. */
const MIN_WEIGHT = 1e-6;

/**
 * Sets how far each seller is believed, so that none moves his model by more than `most` against the rest, three by little more,
 * and those who say what the market cannot bear out by nearly nothing: Huber's weights, whose corner is that move.
 */
export function holdBack(family: Node, most: number): void {
  const { held, others, borneOut } = roomOf(family);
  for (const { units, mean } of family.children)
    for (const unit of units) {
      const corner = most * (unit.variance * held + others) * unit.share;
      const reach = Math.min(OWN_REACH * Math.sqrt(unit.variance), corner);
      const off = Math.abs(unit.residual - mean);
      const far = borneOut ? 1 : FAR ** 2 / distance(unit, family.expected);
      unit.weight = Math.max(MIN_WEIGHT, Math.min(1, reach / Math.max(off, 1e-9)) * Math.min(1, far) ** 2);
    }
}

/** How strongly a model is held to its segment, and how many sellers beyond the first few say something likely of it. */
type Room = { readonly held: number; readonly others: number; readonly borneOut: boolean };

function roomOf({ prior, children, expected }: Node): Room {
  const sellers = new Map<string, number>();
  for (const unit of children.flatMap(({ units }) => units)) {
    const likely = 1 / (1 + (distance(unit, expected) / LIKELY ** 2) ** 2);
    sellers.set(unit.seller, Math.max(sellers.get(unit.seller) ?? 0, likely));
  }
  const likely = [...sellers.values()].reduce((sum, one) => sum + one, 0);
  const borneOut = sellers.size - likely >= BORNE_OUT;
  return { held: 1 / prior, others: Math.max(0, (borneOut ? sellers.size : likely) - MAY_BE_ONE), borneOut };
}

/** Squared, in variances of both. */
const distance = (unit: Unit, { mean, variance }: Node['expected']): number =>
  Math.max(1e-9, (unit.residual - mean) ** 2 / (unit.variance + variance));
