/**
 * What `kept-order.ts` keeps, as every page reads it. By itself, so that pages need not fetch what only choosing needs.
 */
const WORD = /^[a-z_]{1,20}$/;

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
