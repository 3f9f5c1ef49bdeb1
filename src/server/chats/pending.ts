import type { Message } from '#contracts/chats.ts';
import type { Transaction } from '../db/index.ts';
import type { LockedConversation } from './batch-rows.ts';
import type { MessageRow, StoredBody } from './rows.ts';

/** What a structured message becomes once its conversation is locked. Throws `AppError` when a rule says no. */
export type Prepared = { readonly content: string; readonly body: StoredBody };
export type Prepare = (call: {
  tx: Transaction;
  conversation: LockedConversation;
  messageId: string;
}) => Promise<Prepared>;

/** A message on its way into the database. */
export type Pending = {
  readonly conversationId: string;
  readonly senderId: string;
  readonly key: string;
  /** The session that sends, where it was only remembered: it must still be alive when the message is written. */
  readonly session?: string | undefined;
  readonly content: string;
  /** Only for messages that are more than text. */
  readonly prepare?: Prepare;
  /** What the sender believes the conversation to be; another one is refused. */
  readonly expects?: { readonly listingId?: string | undefined; readonly recipientId?: string | undefined };
  /** What a repeat must say again: the words and the structure, as one text. */
  readonly said: string;
};

/** A message that is committed. `repeated`: it was there already, under the same key. */
export type Written = {
  readonly row: MessageRow;
  readonly conversation: LockedConversation;
  readonly repeated: boolean;
  /** As both people read it, made once for the answer and the announcement; null when it has to be looked up. */
  readonly view: Message | null;
};

export type Outcome =
  | { readonly ok: true; readonly written: Written }
  | { readonly ok: false; readonly error: unknown };
