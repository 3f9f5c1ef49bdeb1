type QueryValue = string | number | boolean | null | undefined;
export type QueryRecord = Readonly<Record<string, QueryValue | readonly QueryValue[]>>;

/**
 * A query string without its question mark: lists joined by commas, undefined and null left out, keys in alphabetical
 * order, so that the same filters always make the same address. A list without entries is left out too; an empty text
 * stays.
 */
export function toQueryString(record: QueryRecord): string {
  return Object.keys(record)
    .sort()
    .flatMap((key) => {
      const text = toText(record[key]);
      return text === null ? [] : [`${encode(key)}=${encode(text)}`];
    })
    .join('&');
}

/**
 * The way back: every value as text, the last one where a key is repeated. Accepts a leading question mark and never
 * throws; the result has no prototype, so a key called `__proto__` is a key like any other.
 */
export function parseQueryString(query: string): Record<string, string> {
  const record: Record<string, string> = Object.create(null);
  for (const [key, value] of new URLSearchParams(query)) record[key] = value;
  return record;
}

/** Splits a value that `toQueryString` joined. */
export function splitList(value: string | null | undefined): string[] {
  return (value ?? '').split(',').filter((entry) => entry !== '');
}

function toText(value: QueryValue | readonly QueryValue[]): string | null {
  if (value === undefined || value === null) return null;
  if (!Array.isArray(value)) return String(value);
  const entries = (value as readonly QueryValue[]).filter((entry) => entry !== undefined && entry !== null);
  return entries.length === 0 ? null : entries.join(',');
}

// Commas are legal in a query and stay readable there. Half of a surrogate pair cannot be encoded, so it is replaced.
function encode(text: string): string {
  return encodeURIComponent(text.toWellFormed()).replaceAll('%2C', ',');
}
