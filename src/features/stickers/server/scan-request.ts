import type { IncomingHttpHeaders } from 'node:http';
import { isProgram } from '#platform/bots.ts';
import { scanKind } from '../rules/scan-kind.ts';
import { STICKER_PREFIX_DIGITS } from '#features/sticker-codes/rules/sticker-code.ts';
import type { Config } from '#platform/config/config.ts';

/** A request that opens a code: the code as it stands in the address, and whether the leave button was pressed. */
export type ScanRequest = { readonly code: string; readonly leaving: boolean };

type Where = { readonly siteHost: string; readonly qrHost: string };

export const hostsOf = ({ siteUrl, qrHost }: Pick<Config, 'siteUrl' | 'qrHost'>): Where => ({
  siteHost: new URL(siteUrl).host.toLowerCase(),
  qrHost,
});

const ON_SITE = /^\/q\/([^/]{1,200})(\/go)?\/?$/i;
/** No page below /stickers has a name as long as a code, or one that begins like it. */
const UNDER_STICKERS = new RegExp(
  `^/stickers/(?:qr/)?((?:\\d{${STICKER_PREFIX_DIGITS}}-?)?[0-9a-f]{8}-?[0-9a-f-]{24,27})/?$`,
  'i',
);
const ON_QR_HOST = /^\/(?:q\/)?([^/]{1,200})\/?$/i;
/** What browsers and machines ask every host for. */
const NOT_CODES = /^\/(?:favicon\.|robots\.txt|sitemap|apple-touch-icon|\.well-known)/i;

/** Reads the address of a scan in any of its three forms; null when the request is for something else. */
export function readScanRequest(
  url: string,
  host: string | undefined,
  { siteHost, qrHost }: Where,
): ScanRequest | null {
  // A cheap look first: this runs for every request of the site.
  const onQrHost = qrHost !== siteHost && host?.toLowerCase() === qrHost;
  const first = url.charCodeAt(1) | 32;
  if (!onQrHost && first !== 0x71 && first !== 0x73) return null;
  const cut = url.indexOf('?');
  const path = cut === -1 ? url : url.slice(0, cut);
  if (path.length > 240) return null;
  const match =
    ON_SITE.exec(path) ??
    UNDER_STICKERS.exec(path) ??
    (onQrHost && !NOT_CODES.test(path) ? ON_QR_HOST.exec(path) : null);
  return match?.[1] === undefined ? null : { code: decoded(match[1]), leaving: match[2] !== undefined };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

const one = (header: string | string[] | undefined): string | undefined => (Array.isArray(header) ? header[0] : header);

/** Whether a person, a program or a click on some page opened the code. */
export const kindOf = (headers: IncomingHttpHeaders, siteHost: string) =>
  scanKind({
    program: isProgram(headers['user-agent']),
    fetchSite: one(headers['sec-fetch-site']),
    purpose: one(headers['sec-purpose']) ?? one(headers.purpose),
    referrer: headers.referer,
    siteHost,
  });
