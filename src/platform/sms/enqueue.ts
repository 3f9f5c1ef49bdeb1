import type { Executor } from '../db/index.ts';
import { newId } from '../ids.ts';
import type { Email } from '../mail/index.ts';
import * as schema from '../schema.ts';
import type { Text } from './index.ts';

export type EnqueueText = {
  /** The transaction that causes the text: if it fails, there is no text. */
  readonly db: Executor;
  readonly text: Text;
  /** Written instead when the text cannot be delivered. */
  readonly email: Email | null;
  /** When it is of no use any more. */
  readonly expiresAt: Date;
  /** A second text with the same key is not queued. */
  readonly dedupeKey?: string;
};

/** Before every clock: due at once, and ahead of texts that wait for another try. */
const AT_ONCE = new Date(0);

/** Puts a text into the queue. Call `kickTexts` after the transaction when somebody waits for it. */
export async function enqueueText({ db, text, email, expiresAt, dedupeKey }: EnqueueText): Promise<void> {
  const { to, body } = text;
  await db
    .insert(schema.smsQueue)
    .values({
      id: newId(),
      to,
      body: plainSigns(body),
      email,
      expiresAt,
      dedupeKey: dedupeKey ?? null,
      sendAfter: AT_ONCE,
    })
    .onConflictDoNothing({ target: schema.smsQueue.dedupeKey });
}

/** Signs outside of the phone networks' own alphabet halve what fits into a text. */
const plainSigns = (text: string): string =>
  text
    .replace(/[‘’]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/[–—]/g, '-')
    .replace(/…/g, '...')
    .replace(/[\u00a0\u2009\u202f]/g, ' ');
