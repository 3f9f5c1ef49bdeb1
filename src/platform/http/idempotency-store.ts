import { and, eq, isNull, lt, or } from 'drizzle-orm';
import { z } from 'zod';
import type { Ctx } from '../context.ts';
import * as schema from '../schema.ts';
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

export type KeyOfRequest = { readonly scope: string; readonly key: string; readonly requestHash: string };

export type Answer = z.infer<typeof answerSchema>;

export type Claim =
  | { kind: 'first' }
  | { kind: 'answered'; answer: Answer }
  | { kind: 'busy' }
  | { kind: 'other-request' };

const HOUR_MS = 3_600_000;
/** How long a first answer is replayed. */
const KEPT_MS = 24 * HOUR_MS;
/** A first request that has not answered by now died with its process; the next repeat takes its place. */
const ABANDONED_MS = 60_000;

const keys = schema.idempotencyKeys;
const at = ({ scope, key }: KeyOfRequest) => and(eq(keys.scope, scope), eq(keys.key, key));

const answerSchema = z.object({
  status: z.number(),
  headers: z.array(z.tuple([z.string(), z.string()])),
  body: z.string(),
});

/** Takes the key, or says who has it. One statement decides, so two requests cannot both be the first. */
export async function claimKey({ db, now, config }: Ctx, named: KeyOfRequest): Promise<Claim> {
  const time = now();
  const before = (ms: number) => lt(keys.createdAt, new Date(time.getTime() - ms));
  const abandoned = and(eq(keys.requestHash, named.requestHash), isNull(keys.status), before(ABANDONED_MS));
  const fresh = { requestHash: named.requestHash, createdAt: time, status: null, body: null };
  const taken = await db
    .insert(keys)
    .values({ ...named, ...fresh })
    .onConflictDoUpdate({ target: [keys.scope, keys.key], set: fresh, setWhere: or(before(KEPT_MS), abandoned) })
    .returning({ scope: keys.scope });
  if (taken.length) return { kind: 'first' };
  const [found] = await db.select().from(keys).where(at(named));
  if (!found) return { kind: 'busy' };
  if (found.requestHash !== named.requestHash) return { kind: 'other-request' };
  if (found.status === null) return { kind: 'busy' };
  const opened = openSealed(String(found.body), { secret: config.authSecret, context: named.key });
  return { kind: 'answered', answer: answerSchema.parse(JSON.parse(opened)) };
}

/** Keeps the first answer, sealed: it may hold the key of a draft, of which the tables know only a hash. */
export async function keepAnswer({ db, config }: Ctx, named: KeyOfRequest, answer: Answer): Promise<void> {
  const body = seal(JSON.stringify(answer), { secret: config.authSecret, context: named.key });
  await db.update(keys).set({ status: answer.status, body }).where(at(named));
}

/** The request failed, so its key is free again. */
export async function dropKey({ db }: Ctx, named: KeyOfRequest): Promise<void> {
  await db.delete(keys).where(and(at(named), isNull(keys.status)));
}

type Lock = { readonly secret: string; readonly context: string };

const NONCE = 12;
const TAG = 16;

const keyOf = ({ secret, context }: Lock) =>
  Buffer.from(hkdfSync('sha256', secret, context, 'curbtag sealed answer', 32));

/** Encrypts and signs a text (AES-256-GCM). Only the same secret and context open it again. */
function seal(text: string, lock: Lock): string {
  const nonce = randomBytes(NONCE);
  const cipher = createCipheriv('aes-256-gcm', keyOf(lock), nonce);
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64');
}

/** @throws when the secret or the context is another one, or the text was changed. */
function openSealed(sealed: string, lock: Lock): string {
  const bytes = Buffer.from(sealed, 'base64');
  const decipher = createDecipheriv('aes-256-gcm', keyOf(lock), bytes.subarray(0, NONCE));
  decipher.setAuthTag(bytes.subarray(NONCE, NONCE + TAG));
  return Buffer.concat([decipher.update(bytes.subarray(NONCE + TAG)), decipher.final()]).toString('utf8');
}
