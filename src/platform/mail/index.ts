/** The door of mail: letters are queued in the transaction that causes them, and handed out by a job. */
import type { CalendarFile } from '../calendar/index.ts';

export { MAX_TRIES } from './deliver.ts';
export { renderEmail, EMAIL_STYLE_HASH } from './emails/layout.ts';
export { enqueueEmail } from './enqueue.ts';
export { mailJobs } from './jobs.ts';
export { kickMail } from './kick.ts';
export { senderAddress } from './message.ts';
export { openMailer } from './open.ts';
export { openOutboxDoor, outboxAddress, outboxIsShown } from './outbox-door.ts';
export { listOutbox, readOutboxEmail } from './outbox-read.ts';

export type Email = {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Where one press ends letters of this kind (RFC 8058). Letters that a person asked for have none. */
  readonly unsubscribeUrl?: string | null;
  /** An entry for the reader's calendar: `event.ics`, which puts it there, changes it or takes it out. */
  readonly calendar?: CalendarFile | null;
};

/** A letter on its way. Its id never changes between tries, so a mailbox can tell a second copy from a second letter. */
export type OutgoingEmail = Email & { readonly id: string };

/** Hands one letter to the outside: SMTP, or a file in the outbox folder. Rejects when it could not. */
export type Mailer = { send(email: OutgoingEmail): Promise<void>; close(): Promise<void> };
