import type { Config } from '#platform/config/config.ts';

/** Readable by scripts, says nothing but "somebody is signed in here": cached public pages show the right link by it. */
export const HINT_COOKIE = 'signed_in';
/** The secret key of a draft made before signing up. */
export const DRAFT_COOKIE = 'draft_key';
/** Which of the codes sent to an address this browser asked for. */
export const TICKET_COOKIE = 'code_ticket';

/** What is left of an earlier sign-in on this browser. It opens nothing. */
export const KNOWN_DEVICE_COOKIE = 'known_device';

export const isSecure = ({ siteUrl }: Pick<Config, 'siteUrl'>): boolean => siteUrl.startsWith('https:');

/** Auth.js's own names, so that its endpoints and our forms write the same cookie. */
export const sessionCookieName = (config: Pick<Config, 'siteUrl'>): string =>
  `${isSecure(config) ? '__Secure-' : ''}authjs.session-token`;

/** The values of a `Cookie` header by name. The first of two equal names wins, as in Auth.js. */
export function readCookies(header: string | null): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const pair of (header ?? '').split(';')) {
    const at = pair.indexOf('=');
    if (at < 1) continue;
    const name = pair.slice(0, at).trim();
    if (!found.has(name)) found.set(name, decoded(pair.slice(at + 1).trim()));
  }
  return found;
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}

type CookieOptions = { maxAge: number; secure: boolean; httpOnly?: boolean };

/** One `Set-Cookie` line; lax, for the whole site. `maxAge` is in seconds, 0 removes the cookie. */
export function cookieLine(name: string, value: string, { maxAge, secure, httpOnly = true }: CookieOptions): string {
  const parts = [
    `${name}=${encodeURIComponent(value)}`,
    `Max-Age=${Math.max(0, Math.floor(maxAge))}`,
    'Path=/',
    'SameSite=Lax',
  ];
  if (httpOnly) parts.push('HttpOnly');
  if (secure) parts.push('Secure');
  return parts.join('; ');
}

const YEAR_SECONDS = 365 * 86_400;

/** Lets this browser ask for codes of its own when strangers have used up an address's. */
export const knownDeviceCookie = (config: Pick<Config, 'siteUrl'>, kept: string): string =>
  cookieLine(KNOWN_DEVICE_COOKIE, kept, { maxAge: YEAR_SECONDS, secure: isSecure(config) });

/** How long a browser keeps the key of a draft made without an account. */
const DRAFT_SECONDS = 180 * 86_400;

/** Hands the key of an anonymous draft to this browser, out of reach of scripts. */
export const draftCookie = (config: Pick<Config, 'siteUrl'>, key: string): string =>
  cookieLine(DRAFT_COOKIE, key, { maxAge: DRAFT_SECONDS, secure: isSecure(config) });
