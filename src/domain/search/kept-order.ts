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

/** The order kept for `path`; null without one. `stored` is text out of the browser's storage: it may hold anything. */
export function orderFor(path: string, stored: string | null): string | null {
  try {
    const kept: unknown = JSON.parse(stored ?? '{}');
    const [, sort] = Object.entries(kept ?? {}).find(([key]) => key === path) ?? [];
    return typeof sort === 'string' && WORD.test(sort) ? sort : null;
  } catch {
    return null;
  }
}

/**
 * Where a link of this site leads for somebody who chose an order before; null when it leads where it says. An address
 * that names its order is left alone.
 */
export function orderedAddress(href: string, stored: string | null): string | null {
  const url = new URL(href);
  const sort = url.searchParams.has('sort_by') ? null : orderFor(url.pathname, stored);
  if (sort === null) return null;
  url.search += `${url.search === '' ? '' : '&'}sort_by=${sort}`;
  return url.href;
}
