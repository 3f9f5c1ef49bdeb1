import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { fill } from '#domain/text.ts';
import { http } from '#messages/en/http.ts';
import type { Config } from '../config.ts';
import { AppError } from '../errors.ts';
import { networkOf } from './network-address.ts';
import { isMessagePath, isOneClickPath, isUploadPath } from './paths.ts';
import type { HttpEnv } from './router.ts';

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

/** A long description with every answer is about 20 KiB; this leaves room and still fits in memory a thousand times. */
const BODY_LIMIT_KIB = 256;

const limitBody = bodyLimit({
  maxSize: BODY_LIMIT_KIB * 1024,
  onError: () => {
    throw new AppError('too-large', fill(http.tooLarge, { limit: BODY_LIMIT_KIB }));
  },
});

export const smallBodies: MiddlewareHandler<HttpEnv> = (c, next) =>
  isUploadPath(c.req.path) ? next() : limitBody(c, next);

const JSON_TYPE = /^application\/([\w.-]+\+)?json(\s*;|$)/i;

/** JSON only. This is also what keeps HTML forms of other sites out: they cannot send this type. */
export const jsonOnly: MiddlewareHandler<HttpEnv> = async (c, next) => {
  // Node hands over a stream even where nothing was sent: then none of these headers came along.
  const announced = ['content-length', 'transfer-encoding', 'content-type'].some((name) => c.req.header(name));
  const hasBody = announced && c.req.raw.body !== null && c.req.header('content-length') !== '0';
  const isForm = isUploadPath(c.req.path) || isOneClickPath(c.req.path);
  if (hasBody && !isForm && !JSON_TYPE.test(c.req.header('content-type') ?? ''))
    throw new AppError('unsupported', http.unsupported);
  await next();
};

/** Writes that a browser's cookie could carry must come from our own pages. A bearer token is never sent by itself. */
export const sameSite: MiddlewareHandler<HttpEnv> = async (c, next) => {
  const safe = SAFE.has(c.req.method) || /^bearer /i.test(c.req.header('authorization') ?? '');
  if (!safe && !isOwnOrigin(c.req.raw.headers, c.var.ctx.config)) throw new AppError('forbidden', http.foreignOrigin);
  await next();
};

/**
 * Whether a write comes from our own pages. Programs that send neither Origin, Sec-Fetch-Site nor a cookie pass: there
 * is nothing in such a request that a foreign page could have borrowed.
 */
export function isOwnOrigin(headers: Headers, config: Pick<Config, 'siteUrl'>): boolean {
  const own = new URL(config.siteUrl);
  const origin = headers.get('origin');
  if (origin === own.origin) return true;
  const site = headers.get('sec-fetch-site');
  if (site !== null) return site === 'same-origin';
  if (origin === null) return headers.get('cookie') === null;
  // Without a SITE_URL the machine is opened under any of its addresses, from a phone too: then the browser's Host is
  // the site, and its cookies are those of that host.
  return own.hostname === 'localhost' && origin === `http://${headers.get('host')}`;
}

/** A ceiling on writes for whoever asks; areas set narrower ones. Uploads send many small pieces and count their own. */
export const calmWrites: MiddlewareHandler<HttpEnv> = async (c, next) => {
  const { actor, config, limits } = c.var.ctx;
  const countsItself = isUploadPath(c.req.path) || (isMessagePath(c.req.path) && actor.kind === 'user');
  if (!SAFE.has(c.req.method) && !countsItself)
    await limits.consume(
      'api-write',
      actor.kind === 'user' ? actor.userId : networkOf({ headers: c.req.raw.headers, config }),
    );
  await next();
};

/** Answers belong to one person unless a route says otherwise. */
export const notStored: MiddlewareHandler<HttpEnv> = async (c, next) => {
  await next();
  if (!c.res.headers.has('cache-control')) c.res.headers.set('cache-control', 'no-store');
};
