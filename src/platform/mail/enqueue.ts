import * as schema from '../schema.ts';
import type { Executor } from '../db/index.ts';
import { newId } from '../ids.ts';
import type { Email } from './index.ts';

export type EnqueueEmail = {
  /** The transaction that causes the letter: if it fails, there is no letter. */
  readonly db: Executor;
  readonly email: Email;
  /** A second letter with the same key is not queued. */
  readonly dedupeKey?: string;
  /** At once unless given. */
  readonly sendAfter?: Date;
};

/** Before every clock: due at once, and ahead of letters that wait for another try. */
const AT_ONCE = new Date(0);

/** Puts a letter into the queue. Call `kickMail` after the transaction when somebody waits for it. */
export async function enqueueEmail({ db, email, dedupeKey, sendAfter = AT_ONCE }: EnqueueEmail): Promise<void> {
  const { to, subject, text, html, unsubscribeUrl = null, calendar = null } = email;
  await db
    .insert(schema.mailQueue)
    .values({ id: newId(), to, subject, text, html, unsubscribeUrl, calendar, dedupeKey: dedupeKey ?? null, sendAfter })
    .onConflictDoNothing({ target: schema.mailQueue.dedupeKey });
}
