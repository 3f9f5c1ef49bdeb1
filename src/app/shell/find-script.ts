/** "Find" at the thumb leads to the kind of things that was looked at last; cars until there was another. */
const KEY = 'curbtag:1:find';
/** What a page is about, and where its kind is searched. */
const KINDS: readonly (readonly [about: string, find: string])[] = [
  ['/garage/item', '/garage/item'],
  ['/garage', '/garage'],
  ['/property', '/property'],
  ['/house', '/property'],
  ['/cars', '/cars'],
  ['/other', '/other'],
  ['/marketplace', '/marketplace'],
];
const here = KINDS.find(([about]) => `${location.pathname}/`.startsWith(`${about}/`))?.[1];

try {
  if (here) localStorage.setItem(KEY, here);
  const last = localStorage.getItem(KEY);
  const link = document.querySelector<HTMLAnchorElement>('.phone-bar a');
  if (link && KINDS.some(([, find]) => find === last)) link.setAttribute('href', last ?? '');
} catch {
  // A browser that refuses storage finds cars.
}

export {};
