import type { Sort } from './sort.ts';

/** What the browser keeps: the order chosen last on each part of the market, `{"/cars":"price_low"}`. */
export type KeptOrders = Readonly<Record<string, string>>;

/** These lead a list by themselves once there are words or a ZIP code, and mean nothing without. */
const NEEDS_MORE: readonly string[] = ['relevance', 'nearest'] satisfies Sort[];
const WORD = /^[a-z_]{1,20}$/;

/** The orders kept after one was chosen at `path`. The usual one is empty, and the same as none. */
export function keepOrder(kept: KeptOrders, path: string, chosen: string): KeptOrders {
  const { [path]: _before, ...others } = kept;
  return WORD.test(chosen) && !NEEDS_MORE.includes(chosen) ? { ...others, [path]: chosen } : others;
}
