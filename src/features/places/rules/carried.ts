import { SECTIONS } from '#features/search/rules/sections.ts';

/** Pages that read a ZIP code in their address, and what it is called there. */
const CALLED: ReadonlyMap<string, string> = new Map([
  ...['/', '/dealers', ...Object.values(SECTIONS).map(({ path }) => path)].map((path) => [path, 'postcode'] as const),
  ['/plan', 'from'],
]);
/** What says where in another way: a part of the map. */
const ELSEWHERE = ['bounds', 'area'];
const ANYWHERE = 'http://anywhere';
const FIVE = /^\d{5}/;

const toPath = ({ pathname, search, hash }: URL): string => pathname + search + hash;
const calledAt = ({ pathname }: URL): string | undefined => CALLED.get(pathname);

/** The ZIP code that an address names; empty without one. */
export const zipIn = (search: string): string =>
  FIVE.exec(new URLSearchParams(search).get('postcode') ?? '')?.[0] ?? '';

/** A link of this site with the ZIP code that is known, where the page it leads to reads one and the link says nothing of where. */
export function carryZip(href: string, zip: string): string {
  const url = new URL(href, ANYWHERE);
  const name = calledAt(url);
  if (zip === '' || name === undefined || [name, ...ELSEWHERE].some((one) => url.searchParams.has(one))) return href;
  url.search += `${url.search === '' ? '' : '&'}${name}=${zip}`;
  return url.origin === ANYWHERE ? toPath(url) : url.href;
}

/** The same page, near another ZIP code or, with an empty one, near none; null for a page that reads none. */
export function movePage(path: string, zip: string): string | null {
  const url = new URL(path, ANYWHERE);
  const name = calledAt(url);
  if (name === undefined) return null;
  for (const old of [name, ...ELSEWHERE, 'page', 'cursor']) url.searchParams.delete(old);
  if (zip === '') url.searchParams.delete('radius_max');
  else url.searchParams.set(name, zip);
  return toPath(url);
}
