import { and, asc, eq, inArray, isNull, lt, lte, sql } from 'drizzle-orm';
import type { Services } from '../context.ts';
import { redact } from '../log/redact.ts';
import { enqueueEmail, kickMail } from '../mail/index.ts';
import * as schema from '../schema.ts';
import { isTextRefusal } from './refusal.ts';
import { findStop, stopNumber } from './stops.ts';

type Base = Pick<Services, 'db' | 'texter' | 'mailer' | 'config' | 'now' | 'telemetry'>;
type Queued = typeof schema.smsQueue.$inferSelect;

const { smsQueue } = schema;
const MINUTE_MS = 60_000;

/** Tries before a text is given up and its email is written: with the waits below, about half an hour. */
export const MAX_TRIES = 8;
/** While a text is out, nobody else takes it. If the process dies meanwhile, it is tried again after this. */
const LEASE_MS = 2 * MINUTE_MS;
const BATCH = 10;
const MAX_WAIT_MS = 10 * MINUTE_MS;
/** What is emptied when a row is done with: nothing of a person stays in it. */
const DONE = { to: '', body: '', email: null } as const;

/** Fifteen seconds, half a minute, one … never more than ten minutes. In milliseconds. */
export const backOff = (tries: number): number => Math.min(MAX_WAIT_MS, 0.25 * MINUTE_MS * 2 ** (tries - 1));

/** A job: hands out every text that is due. Returns how many left; the others say why in `last_error`. */
export async function deliverTexts({ services }: { services: Base }): Promise<number> {
  let sent = 0;
  let emails = 0;
  for (let texts = await claim(services); texts.length; texts = await claim(services))
    for (const text of texts) {
      const outcome = await deliverOne(services, text);
      if (outcome === 'sent') sent += 1;
      if (outcome === 'emailed') emails += 1;
    }
  if (emails > 0) void kickMail({ services });
  return sent;
}

/** Takes the next texts by moving their date one lease ahead; codes, which somebody waits for, go first. */
async function claim({ db, now }: Base): Promise<Queued[]> {
  const time = now();
  const due = db
    .select({ id: smsQueue.id })
    .from(smsQueue)
    .where(and(isNull(smsQueue.sentAt), isNull(smsQueue.failedAt), lte(smsQueue.sendAfter, time)))
    .orderBy(sql`${smsQueue.email} is not null`, asc(smsQueue.sendAfter), asc(smsQueue.id))
    .limit(BATCH)
    .for('update', { skipLocked: true });
  return db
    .update(smsQueue)
    .set({
      attempts: sql`${smsQueue.attempts} + 1`,
      triedAt: sql`coalesce(${smsQueue.triedAt}, ${time.toISOString()}::timestamptz)`,
      sendAfter: new Date(time.getTime() + LEASE_MS),
    })
    .where(inArray(smsQueue.id, due))
    .returning();
}

type Outcome = 'sent' | 'later' | 'emailed' | 'dropped';

async function deliverOne(services: Base, row: Queued): Promise<Outcome> {
  const { db, texter, now } = services;
  if (row.expiresAt <= now()) return giveUp(services, row, 'Too late to be of use.');
  const stop = await findStop(services, row.to);
  if (stop !== null) return giveUp(services, row, `The number gets no texts: ${stop}.`);
  try {
    const { id, to, body } = row;
    await texter.send({ id, to, body, triedSince: row.attempts > 1 ? row.triedAt : null });
  } catch (error) {
    return afterFailure(services, row, error);
  }
  await db
    .update(smsQueue)
    .set({ ...DONE, sentAt: now(), lastError: null })
    .where(eq(smsQueue.id, row.id));
  return 'sent';
}

async function afterFailure(services: Base, row: Queued, error: unknown): Promise<Outcome> {
  const { db, now } = services;
  const lastError = redact(error instanceof Error ? error.message : String(error)).slice(0, 500);
  if (isTextRefusal(error) || row.attempts >= MAX_TRIES) {
    const stop = isTextRefusal(error) ? error.stop : null;
    if (stop !== null) await stopNumber(services, { number: row.to, reason: stop, at: now() });
    return giveUp(services, row, lastError);
  }
  const sendAfter = new Date(now().getTime() + backOff(row.attempts));
  await db.update(smsQueue).set({ sendAfter, lastError }).where(eq(smsQueue.id, row.id));
  return 'later';
}

/** The email goes instead, in the same transaction: nobody misses a visit over a number that is out of order. */
async function giveUp({ db, now }: Base, { id, email }: Queued, lastError: string): Promise<Outcome> {
  await db.transaction(async (tx) => {
    const [row] = await tx
      .update(smsQueue)
      .set({ ...DONE, failedAt: now(), lastError })
      .where(and(eq(smsQueue.id, id), isNull(smsQueue.failedAt)))
      .returning({ id: smsQueue.id });
    if (row && email) await enqueueEmail({ db: tx, email, dedupeKey: `text:${id}` });
  });
  return email ? 'emailed' : 'dropped';
}

const KEPT_MS = 30 * 24 * 60 * MINUTE_MS;

/** A job: forgets texts a month after they left or were given up. Returns how many. */
export async function purgeTexts({ services }: { services: Pick<Services, 'db' | 'now'> }): Promise<number> {
  const before = new Date(services.now().getTime() - KEPT_MS);
  const gone = await services.db.delete(smsQueue).where(lt(smsQueue.createdAt, before)).returning({ id: smsQueue.id });
  return gone.length;
}
