export interface CookieOptions {
  /** Days until it expires; 0 or less removes it. Without it the cookie ends with the browser session. */
  days?: number;
  path?: string;
}

const NAME = /^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/;
const PATH = /^\/[^;\p{Cc}]*$/u;
const SECONDS_A_DAY = 86_400;

/**
 * The text for `document.cookie`: value encoded, path `/` unless told otherwise (specification 9), `SameSite=Lax`.
 * Throws a TypeError for a name or path that would break out of the header.
 */
export function serializeCookie(name: string, value: string, { days, path = '/' }: CookieOptions = {}): string {
  if (!NAME.test(name)) throw new TypeError('Invalid cookie name');
  if (!PATH.test(path)) throw new TypeError('Invalid cookie path');
  const age = days === undefined ? '' : `; Max-Age=${Math.max(0, Math.round(days * SECONDS_A_DAY))}`;
  return `${name}=${encodeURIComponent(value.toWellFormed())}; Path=${path}${age}; SameSite=Lax`;
}

/** The value of one cookie out of a `Cookie` header or `document.cookie`; null when it is missing or garbled. */
export function readCookie(header: string, name: string): string | null {
  for (const pair of header.split(';')) {
    const at = pair.indexOf('=');
    if (at > 0 && pair.slice(0, at).trim() === name) return decode(pair.slice(at + 1).trim());
  }
  return null;
}

function decode(value: string): string | null {
  try {
    return decodeURIComponent(value);
  } catch {
    return null;
  }
}
