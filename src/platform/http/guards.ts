import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { fill } from '#shared/text.ts';
import { http } from '../words/http.ts';
import { AppError } from '../errors.ts';
import { isOwnOrigin, networkOf } from '../web/index.ts';
import { isMessagePath, isOneClickPath, isSmsWebhookPath, isUploadPath } from './paths.ts';
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
  const isForm = isUploadPath(c.req.path) || isOneClickPath(c.req.path) || isSmsWebhookPath(c.req.path);
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
