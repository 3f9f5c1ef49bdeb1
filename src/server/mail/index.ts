/** The door of mail: letters are queued in the transaction that causes them, and handed out by a job. */
export { deliverMail, MAX_TRIES, purgeMail } from './deliver.ts';
export { enqueueLetter } from './enqueue.ts';
export { kickMail } from './kick.ts';
export { renderLetter } from './letters/layout.ts';
export { LETTER_STYLE_HASH } from './letters/parts.ts';
export { openMailer } from './open.ts';
export { openOutboxDoor, outboxAddress } from './outbox-door.ts';
export { listOutbox, readOutboxLetter } from './outbox-read.ts';

export type Letter = {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Where one press ends letters of this kind (RFC 8058). Letters that a person asked for have none. */
  readonly unsubscribeUrl?: string | null;
};

/** A letter on its way. Its id never changes between tries, so a mailbox can tell a second copy from a second letter. */
export type OutgoingLetter = Letter & { readonly id: string };

/** Hands one letter to the outside: SMTP, or a file in the outbox folder. Rejects when it could not. */
export type Mailer = { send(letter: OutgoingLetter): Promise<void>; close(): Promise<void> };
