import { and, asc, eq, inArray, isNull, lt, lte, sql } from 'drizzle-orm';
import type { Services } from '../context.ts';
import * as schema from '../schema.ts';
import { redact } from '../log/redact.ts';
import { isUndeliverable } from './message.ts';

type Base = Pick<Services, 'db' | 'mailer' | 'now'>;
type Queued = typeof schema.mailQueue.$inferSelect;

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** Tries before a letter is given up: with the waits below, about two days. */
export const MAX_TRIES = 12;
/** While a letter is out, nobody else takes it. If the process dies meanwhile, it is tried again after this. */
const LEASE_MS = 5 * MINUTE_MS;
const BATCH = 10;
const MAX_WAIT_MS = 12 * 60 * MINUTE_MS;

/** Half a minute, one, two, four … never more than twelve hours. In milliseconds. */
export const backOff = (tries: number): number => Math.min(MAX_WAIT_MS, 0.5 * MINUTE_MS * 2 ** (tries - 1));

/** A job: hands out every letter that is due. Returns how many left; the others say why in `last_error`. */
export async function deliverMail({ services }: { services: Base }): Promise<number> {
  let sent = 0;
  for (let emails = await claim(services); emails.length; emails = await claim(services))
    for (const email of emails) sent += await deliverOne(services, email);
  return sent;
}

/**
 * Takes the next letters by moving their date one lease ahead. No transaction stays open while the mail server talks;
 * SKIP LOCKED lets several processes share the queue. What a person asked for and waits for, such as a code, goes first:
 * those are the letters that nobody unsubscribes from.
 */
async function claim({ db, now }: Base): Promise<Queued[]> {
  const time = now();
  const { mailQueue } = schema;
  const due = db
    .select({ id: mailQueue.id })
    .from(mailQueue)
    .where(and(isNull(mailQueue.sentAt), lte(mailQueue.sendAfter, time), lt(mailQueue.attempts, MAX_TRIES)))
    .orderBy(sql`${mailQueue.unsubscribeUrl} is not null`, asc(mailQueue.sendAfter), asc(mailQueue.id))
    .limit(BATCH)
    .for('update', { skipLocked: true });
  return db
    .update(mailQueue)
    .set({ attempts: sql`${mailQueue.attempts} + 1`, sendAfter: new Date(time.getTime() + LEASE_MS) })
    .where(inArray(mailQueue.id, due))
    .returning();
}

async function deliverOne({ db, mailer, now }: Base, email: Queued): Promise<0 | 1> {
  const row = eq(schema.mailQueue.id, email.id);
  try {
    await mailer.send(email);
  } catch (error) {
    const attempts = isUndeliverable(error) ? MAX_TRIES : email.attempts;
    const sendAfter = new Date(now().getTime() + backOff(email.attempts));
    await db
      .update(schema.mailQueue)
      .set({ attempts, sendAfter, lastError: wordsOf(error) })
      .where(row);
    return 0;
  }
  // Codes, links and addresses are not kept once they have left.
  await db
    .update(schema.mailQueue)
    .set({ sentAt: now(), lastError: null, text: '', html: '', unsubscribeUrl: null, calendar: null })
    .where(row);
  return 1;
}

const wordsOf = (error: unknown) => redact(error instanceof Error ? error.message : String(error)).slice(0, 500);

const KEPT_MS = 30 * DAY_MS;

/** A job: forgets letters a month after they left or were given up. Returns how many. */
export async function purgeMail({ services }: { services: Pick<Services, 'db' | 'now'> }): Promise<number> {
  const { mailQueue } = schema;
  const before = new Date(services.now().getTime() - KEPT_MS);
  const gone = await services.db
    .delete(mailQueue)
    .where(lt(mailQueue.createdAt, before))
    .returning({ id: mailQueue.id });
  return gone.length;
}
