import type { Message } from '../contracts/chats.ts';
import type { MessageKind } from '../rules/kinds.ts';
import type { Transaction } from '#platform/db/index.ts';
import type { Pair } from './pairs.ts';
import type { StoredBody } from './rows.ts';

/** A message on its way into the database. */
export type Pending = {
  readonly conversationId: string;
  readonly senderId: string;
  readonly key: string;
  /** The session that sends, where it was only remembered: it must still be alive when the message is written. */
  readonly session?: string | undefined;
  readonly kind: MessageKind;
  readonly content: string;
  /** What the sender believes the conversation to be; another one is refused. */
  readonly expects?: { readonly listingId?: string | undefined; readonly recipientId?: string | undefined };
  /** What a repeat must say again: the words and the structure, as one text. */
  readonly said: string;
};

/** What a structured message becomes once its conversation is locked. Throws `AppError` when a rule says no. */
export type Prepared = { readonly content: string; readonly body: StoredBody };
export type Prepare = (call: { tx: Transaction; pair: Pair; messageId: string }) => Promise<Prepared>;

/** A message that is committed, as both people read it. `repeated`: it was there already, under the same key. */
export type Written = { readonly pair: Pair; readonly message: Message; readonly repeated: boolean };

export type Outcome =
  | { readonly ok: true; readonly written: Written }
  | { readonly ok: false; readonly error: unknown };
