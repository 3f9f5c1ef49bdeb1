import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Context, MiddlewareHandler } from 'hono';
import { http } from '../words/http.ts';
import { AppError, refused } from '../errors.ts';
import { networkOf } from '../web/index.ts';
import { type Answer, type Claim, claimKey, dropKey, keepAnswer, type KeyOfRequest } from './idempotency-store.ts';
import type { HttpEnv } from './router.ts';

const HEADER = 'idempotency-key';
const REPLAYED = 'idempotency-replayed';
const PRINTABLE = /^[\x20-\x7e]{1,255}$/;

/** How long a repeat waits for the first request, and how often it looks. */
const TIMEOUT_MS = 20_000;
const FIRST_LOOK_MS = 25;
const SLOWEST_LOOK_MS = 400;

/**
 * For POST routes that create something: repeats that carry the same `Idempotency-Key` have one effect and get the
 * first answer. Answers that are errors are not kept, so a corrected request may use its key again.
 * @throws AppError `invalid` for a key that is not 1–255 printable characters, `refused` (`idempotency_key_reused`)
 * for a key that named another request, `conflict` when the first request takes longer than a repeat can wait.
 */
export function idempotent(): MiddlewareHandler<HttpEnv> {
  return async (c, next) => {
    const key = c.req.header(HEADER);
    if (key === undefined) return next();
    if (!PRINTABLE.test(key))
      throw new AppError('invalid', http.invalid, {
        faults: [{ field: 'Idempotency-Key', message: http.idempotencyKeyShape }],
      });
    const named = { scope: scopeOf(c), key, requestHash: await requestHash(c) };
    const claim = await claimOrWait(c, named);
    if (claim.kind === 'answered') return replay(claim.answer);
    await answerFirst(c, named, next);
  };
}

async function answerFirst(c: Context<HttpEnv>, named: KeyOfRequest, next: () => Promise<void>): Promise<void> {
  try {
    await next();
  } catch (error) {
    await dropKey(c.var.ctx, named);
    throw error;
  }
  if (!c.res.ok) return dropKey(c.var.ctx, named);
  await keepAnswer(c.var.ctx, named, await recorded(c.res));
}

/** The parts of an answer that a repeat needs; the cookie may hold the key of the draft that was made. */
const KEPT_HEADERS = ['content-type', 'location', 'etag'];

async function recorded(response: Response): Promise<Answer> {
  const kept = KEPT_HEADERS.flatMap((name): [string, string][] => {
    const value = response.headers.get(name);
    return value === null ? [] : [[name, value]];
  });
  const cookies = response.headers.getSetCookie().map((cookie): [string, string] => ['set-cookie', cookie]);
  return { status: response.status, headers: [...kept, ...cookies], body: await response.clone().text() };
}

function replay(answer: Answer): Response {
  const headers = new Headers(answer.headers);
  headers.set(REPLAYED, 'true');
  return new Response(answer.body === '' ? null : answer.body, { status: answer.status, headers });
}

async function claimOrWait(c: Context<HttpEnv>, named: KeyOfRequest): Promise<Exclude<Claim, { kind: 'busy' }>> {
  const until = Date.now() + TIMEOUT_MS;
  for (let look = FIRST_LOOK_MS; ; look = Math.min(look * 2, SLOWEST_LOOK_MS)) {
    const claim = await claimKey(c.var.ctx, named);
    if (claim.kind === 'other-request') throw refused(http.idempotencyKeyReused, 'idempotency_key_reused');
    if (claim.kind !== 'busy') return claim;
    if (Date.now() > until) throw new AppError('conflict', http.idempotencyInProgress, { retryAfter: 5 });
    await pause(look);
  }
}

/** Who asks and where: nobody meets another person's key. */
function scopeOf(c: Context<HttpEnv>): string {
  const { actor, config } = c.var.ctx;
  const network = () => `network ${networkOf({ headers: c.req.raw.headers, config })}`;
  const who = actor.kind === 'user' ? `user ${actor.userId}` : actor.sessionKey ? `key ${actor.sessionKey}` : network();
  return `${sha256(who)} ${c.req.method} ${c.req.path}`;
}

async function requestHash(c: Context<HttpEnv>): Promise<string> {
  const query = new URL(c.req.url).search;
  return sha256(`${query}\n${canonicalJson(await c.req.text())}`);
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('base64url');

/** JSON with its keys in order, so that two spellings of one body are equal. Text that is no JSON stays as it is. */
function canonicalJson(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), inOrder);
  } catch {
    return text;
  }
}

const inOrder = (_key: string, value: unknown): unknown =>
  value !== null && typeof value === 'object' && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value;
