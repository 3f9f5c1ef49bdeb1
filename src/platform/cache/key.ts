import { isTracking } from '#shared/tracking.ts';

const MAX_LENGTH = 512;

/**
 * What a page is kept under: its path and the known parameters in one order. Null when the page may depend on
 * something else.
 *
 * @param known what pages read from the query; a request with any other parameter is drawn for itself and not kept
 * @param url as in the request line, for example `/cars?make=Honda&utm_source=mail`
 */
export function toCacheKey(url: string, known: ReadonlySet<string>): string | null {
  if (url.length > MAX_LENGTH * 2 || !url.startsWith('/')) return null;
  const cut = url.indexOf('?');
  if (cut === -1) return url.length > MAX_LENGTH ? null : url;
  const path = url.slice(0, cut);
  const kept: [string, string][] = [];
  for (const [name, value] of new URLSearchParams(url.slice(cut + 1))) {
    if (isTracking(name)) continue;
    if (!known.has(name)) return null;
    kept.push([name, value]);
  }
  if (kept.length === 0) return path;
  // Only the names are sorted: of a repeated name, pages read the first value.
  kept.sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
  const key = `${path}?${new URLSearchParams(kept)}`;
  return key.length > MAX_LENGTH ? null : key;
}
