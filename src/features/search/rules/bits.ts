/** A bit for each of some values in a list of at most thirty-one. */
export const toMask = <Value>(all: readonly Value[], some: readonly Value[]): number =>
  some.reduce((mask, value) => mask | (1 << all.indexOf(value)), 0);

/** Days of one listing: the first, a bit for each of the thirty days after it, and one for each of the next thirty-one. */
export type DayBits = { readonly first: number; readonly near: number; readonly far: number };
const A_MASK = 31;

/** Days as numbers, in order. What is two months after the first is left out: nothing is listed that long. */
export function toDayBits(days: readonly number[]): DayBits | null {
  const [first] = days;
  if (first === undefined) return null;
  const maskFrom = (start: number) =>
    days.reduce((mask, day) => (day >= start && day < start + A_MASK ? mask | (1 << (day - start)) : mask), 0);
  return { first, near: maskFrom(first), far: maskFrom(first + A_MASK) };
}

/** The first day of a mask that lies between two days; -1 when none does. */
function firstWithin(start: number, mask: number, from: number, to: number): number {
  const [low, high] = [Math.max(0, from - start), Math.min(A_MASK - 1, to - start)];
  if (mask === 0 || high < low) return -1;
  const left = mask & ((2 ** (high + 1) - 1) ^ (2 ** low - 1));
  return left === 0 ? -1 : start + 31 - Math.clz32(left & -left);
}

/** The first of a listing's days between two days, both included; -1 when none is. */
export function firstDayWithin({ first, near, far }: DayBits, from: number, to: number): number {
  const found = firstWithin(first, near, from, to);
  return found !== -1 ? found : firstWithin(first + A_MASK, far, from, to);
}
