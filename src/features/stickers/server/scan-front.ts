import type { IncomingMessage, ServerResponse } from 'node:http';
import { FRAME_ANCESTORS } from '#shared/content-policy.ts';
import { unknownCode } from '#features/sticker-codes/rules/unknown-code.ts';
import { parseStickerCode, stickerPayload } from '#features/sticker-codes/rules/sticker-code.ts';
import { isSameForAll, landingOf, type ScanPage } from '../rules/resolution.ts';
import { isSafeOutsideUrl } from '#shared/website-url.ts';
import { scans as words } from '../words/scans.ts';
import { identifyPage } from '#features/accounts/server/auth/index.ts';
import type { Services } from '#platform/context.ts';
import { databaseFault } from '#platform/db/index.ts';
import { type AppError, isAppError } from '#platform/errors.ts';
import { networkOf, retryAfterOf, STATUS } from '#platform/web/index.ts';
import { type Found, pathTo, resolveFor, stateOf } from './resolve-scan.ts';
import { noteScan } from './scan-log.ts';
import { hostsOf, kindOf, readScanRequest, type ScanRequest } from './scan-request.ts';
import { findTarget, type ScanTarget } from './scan-target.ts';

export type ScanFront = {
  /** Answers a scanned code; false when the request is for something else. */
  send(request: IncomingMessage, response: ServerResponse): boolean;
};

const FOUND = 302;
const ALWAYS = ['cache-control', 'no-store', 'x-robots-tag', 'noindex', 'content-length', '0'] as const;

type Asked = { readonly services: Services; readonly request: IncomingMessage };

/**
 * Redirects scans before anything else looks at the request: one prepared statement, no page, no cookie unless the
 * answer depends on who asks. The scan is counted in memory and written later. `always` are headers of every response.
 */
export function createScanFront(
  services: Services,
  always: Readonly<Record<string, string>>,
  onError: (error: unknown, request: IncomingMessage, response: ServerResponse) => void,
): ScanFront {
  const hosts = hostsOf(services.config);
  const flat = [...Object.entries(always).flat(), ...ALWAYS];
  const origin = services.config.siteUrl;
  const prefixOf = ({ headers }: IncomingMessage) =>
    hosts.qrHost !== hosts.siteHost && headers.host?.toLowerCase() === hosts.qrHost ? origin : '';
  return {
    send(request, response) {
      const scan = readScanRequest(request.url ?? '/', request.headers.host, hosts);
      if (!scan || (request.method !== 'GET' && request.method !== 'HEAD')) return false;
      // Whatever a stranger wrote there, this is who asks.
      request.headers['x-remote-address'] = request.socket.remoteAddress ?? '';
      follow({ services, request }, scan, hosts.siteHost)
        .then((to) => {
          const location = to.startsWith('/') ? prefixOf(request) + to : to;
          response.writeHead(FOUND, [...flat, 'location', location]).end();
        })
        .catch((error: unknown) => {
          const known = isAppError(error) ? error : databaseFault(error);
          if (known) refuse(response, known, always);
          else onError(error, request, response);
        });
      return true;
    },
  };
}

/** What a person who scanned a code reads instead of a page. */
function refuse(response: ServerResponse, error: AppError, always: Readonly<Record<string, string>>): void {
  const more = error.kind === 'too-many' ? `${words.tryLater}\n` : '';
  const text = Buffer.from(`${error.message}\n${more}`);
  const wait = retryAfterOf(error);
  response.writeHead(STATUS[error.kind], {
    ...always,
    'content-security-policy': FRAME_ANCESTORS,
    'cache-control': 'no-store',
    'content-type': 'text/plain; charset=utf-8',
    'content-length': String(text.length),
    ...(wait !== null && { 'retry-after': wait }),
  });
  response.end(text);
}

/** The address a scan leads to. */
async function follow(asked: Asked, { code, leaving }: ScanRequest, siteHost: string): Promise<string> {
  const { services, request } = asked;
  const parsed = parseStickerCode(code);
  const uuid = parsed.ok ? parsed.value.uuid : null;
  const target = uuid === null ? null : await findTarget(services.db, uuid);
  const network = () => networkOf({ headers: webHeaders(request), config: services.config });
  if (target === null) await services.limits.consume('code-miss', network());
  const payload = parsed.ok ? stickerPayload({ ...parsed.value, prefix: target?.prefix ?? parsed.value.prefix }) : '';
  const found = { uuid, target, payload };
  const page = await pageFor(asked, found);
  const outside = leaving ? outsideOf(target, page, request) : null;
  if (request.method === 'GET') {
    const kind = outside ? 'CLICK' : kindOf(request.headers, siteHost);
    if (!leaving || outside)
      noteScan(services, {
        code: target !== null && uuid !== null ? uuid : unknownCode(code),
        known: target !== null,
        listingId: target?.listingId ?? null,
        kind,
        looker: lookerOf(services, request),
      });
  }
  return outside ?? pathTo(page, found);
}

/** Tells one browser on a network from another: `noteScan` keeps a digest of it until midnight. */
function lookerOf({ config }: Services, { headers, socket }: IncomingMessage): string {
  const from = config.trustedProxies > 0 ? headers['x-forwarded-for'] : socket.remoteAddress;
  return `${from} ${headers['user-agent']}`;
}

/**
 * The outside address behind the button of the page that names its host. Only that page leads there: whoever links to
 * the button from elsewhere gets the page.
 */
function outsideOf(target: ScanTarget | null, page: ScanPage, { headers }: IncomingMessage): string | null {
  const url = target?.externalUrl ?? target?.listing?.externalUrl ?? null;
  // Browsers say where a click was made; only of those that do not is the referring page believed.
  const said = headers['sec-fetch-site'];
  const fromHere = said === undefined ? fromSamePage(headers.referer, headers.host) : said === 'same-origin';
  return url !== null && fromHere && (page === 'leave' || page === 'listing') && isSafeOutsideUrl(url) ? url : null;
}

const fromSamePage = (referrer: string | undefined, host: string | undefined): boolean =>
  referrer !== undefined && host !== undefined && URL.parse(referrer)?.host === host;

/** Who scans is asked only where that decides something, and only of somebody who brought a cookie. */
async function pageFor({ services, request }: Asked, found: Found): Promise<ScanPage> {
  const state = stateOf(found.target);
  if (isSameForAll(state) || request.headers.cookie === undefined) return landingOf(state, 'VISITOR').page;
  const { ctx } = await identifyPage(services, webHeaders(request));
  return (await resolveFor(ctx, found)).page;
}

function webHeaders({ headers }: IncomingMessage): Headers {
  const made = new Headers();
  for (const [name, value] of Object.entries(headers)) if (typeof value === 'string') made.set(name, value);
  return made;
}
