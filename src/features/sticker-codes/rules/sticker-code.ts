import { fail, ok, type Result } from '#shared/result.ts';

/** Crockford's alphabet: no I, L, O or U to misread. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/**
 * Six characters a person can compare, `7KQ-2MX`: printed under the code and shown on its page, so that another code
 * pasted over the sticker is noticed. A function of the UUID alone, the same in every browser; no secret.
 */
export function fingerprint({ uuid }: Pick<StickerCode, 'uuid'>): string {
  let bits = hash(uuid.toLowerCase());
  let letters = '';
  for (let index = 0; index < 6; index += 1) {
    letters += ALPHABET.charAt(bits & 31);
    bits >>>= 5;
  }
  return `${letters.slice(0, 3)}-${letters.slice(3)}`;
}

/** 32-bit FNV-1a with MurmurHash3's finish, which spreads codes that differ in one digit. */
function hash(text: string): number {
  let h = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) h = Math.imul(h ^ text.charCodeAt(index), 0x01000193);
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return (h ^ (h >>> 16)) >>> 0;
}

/** What identifies a sticker. The prefix says which product it is and is no part of the identity. */
export interface StickerCode {
  /** Four digits (`sticker-products.ts`), or null on codes made without a product. */
  prefix: string | null;
  /** A version-4 UUID in lower case, with hyphens. */
  uuid: string;
}

export interface StickerHosts {
  /** `curbtag.com` or `localhost:4321`: host and, where there is one, port. */
  siteHost: string;
  /** The short host whose whole path is the code; null when there is none. */
  qrHost?: string | null;
}

export const STICKER_PREFIX_DIGITS = 4;
const CODE = /^(?:(\d{4})-?)?([0-9a-f]{8})-?([0-9a-f]{4})-?(4[0-9a-f]{3})-?([89ab][0-9a-f]{3})-?([0-9a-f]{12})$/i;
const MAX_CODE = 60;
const MAX_LINK = 500;
/** `/q/{code}`, `/stickers/{code}` and `/stickers/qr/{code}`; sticker links are printed in capitals. */
const SITE_PATH = /^\/(?:q|stickers(?:\/qr)?)\/([^/]+)\/?$/i;
const QR_PATH = /^\/(?:q\/)?([^/]+)\/?$/i;

const NOT_A_CODE = 'This is not one of our sticker codes. Check each character, or scan the sticker.';
const NOT_A_LINK = 'This code does not belong to one of our stickers.';

/** Reads a code in any case, with or without prefix and hyphens, blanks left out. */
export function parseStickerCode(text: unknown): Result<StickerCode> {
  const typed =
    typeof text === 'string' && text.length <= MAX_CODE
      ? text.normalize('NFKC').replace(/[\s\u2010-\u2015]/g, dash)
      : '';
  const match = CODE.exec(typed);
  if (!match) return fail(NOT_A_CODE);
  return ok({ prefix: match[1] ?? null, uuid: match.slice(2).join('-').toLowerCase() });
}

/** The code as people and the database see it: `1111-0b6f2d3e-…`. */
export function formatStickerCode({ prefix, uuid }: StickerCode): string {
  return prefix === null ? uuid : `${prefix}-${uuid}`;
}

/** The code as it is printed: capitals without hyphens fit QR's alphanumeric mode and make larger modules. */
export function stickerPayload(code: StickerCode): string {
  return formatStickerCode(code).replaceAll('-', '').toUpperCase();
}

/** The link a sticker carries, in capitals: on the short host if there is one, else under `/q/` on the site. */
export function stickerLink(code: StickerCode, { siteHost, qrHost }: StickerHosts): string {
  const payload = stickerPayload(code);
  return (qrHost ? `https://${qrHost}/${payload}` : `https://${siteHost}/q/${payload}`).toUpperCase();
}

/** Reads one of the three forms of sticker link; a link to any other host or page is refused. */
export function parseStickerLink(link: unknown, { siteHost, qrHost }: StickerHosts): Result<StickerCode> {
  const url = parseHttpUrl(link);
  if (!url) return fail(NOT_A_LINK);
  const host = bareHost(url.host);
  const path = host === bareHost(siteHost) ? SITE_PATH : qrHost && host === bareHost(qrHost) ? QR_PATH : null;
  const code = path?.exec(url.pathname)?.[1];
  const read = code === undefined ? null : parseStickerCode(code);
  return read?.ok ? read : fail(NOT_A_LINK);
}

/** What a scanner or a text field hands over: a link, or the bare code. */
export function parseScannedText(text: unknown, hosts: StickerHosts): Result<StickerCode> {
  const code = parseStickerCode(text);
  const isLink = typeof text === 'string' && /[/:.]/.test(text);
  return code.ok || !isLink ? code : parseStickerLink(text, hosts);
}

function parseHttpUrl(link: unknown): URL | null {
  if (typeof link !== 'string' || link.length > MAX_LINK) return null;
  const trimmed = link.trim();
  try {
    const url = new URL(/^[a-z][a-z0-9+.-]*:\/\//i.test(trimmed) ? trimmed : `https://${trimmed}`);
    return /^https?:$/.test(url.protocol) && url.username === '' && url.password === '' ? url : null;
  } catch {
    return null;
  }
}

function bareHost(host: string): string {
  return host.toLowerCase().replace(/^www\./, '');
}

/** Typographic dashes become hyphens, blanks vanish. */
function dash(character: string): string {
  return /\s/.test(character) ? '' : '-';
}
