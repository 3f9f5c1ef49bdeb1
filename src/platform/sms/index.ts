/** The door of text messages: queued in the transaction that causes them, and handed out by a job. */
export { enqueueText } from './enqueue.ts';
export { smsJobs } from './jobs.ts';
export { kickTexts } from './kick.ts';
export { smsIsOffered, openTexter } from './open.ts';
export { listTexts } from './outbox-read.ts';
export { isSignedByTwilio, takeInbound } from './take-inbound.ts';
export { allowNumber, findStop, stopNumber } from './stops.ts';

export type Text = {
  /** E.164: `+14075551234`. */
  readonly to: string;
  readonly body: string;
};

/** A text on its way. Its id never changes between tries. */
export type OutgoingText = Text & {
  readonly id: string;
  /** When an earlier try may have handed it over without our hearing of it; null at the first. */
  readonly triedSince: Date | null;
};

/** Hands one text to the outside: the provider, or a file in the outbox folder. Rejects when it could not. */
export type Texter = { send(text: OutgoingText): Promise<void>; close(): Promise<void> };
