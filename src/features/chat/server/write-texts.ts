import { chats } from '../words/chats.ts';
import type { Database } from '#platform/db/index.ts';
import { isAppError, missing } from '#platform/errors.ts';
import { newId } from '#platform/ids.ts';
import { findRepeats, nameOf, requireSame } from './find-repeats.ts';
import { mayHaveBeenSaid, readKnown, refusalOf } from './may-write.ts';
import { viewText } from './message-views.ts';
import type { Pair } from './pairs.ts';
import type { Outcome, Pending, Written } from './pending.ts';
import type { MessageRow } from './rows.ts';
import { type Draft, saveMessages } from './save-messages.ts';
import { noteSaid } from './shield-message.ts';

type Batch = {
  readonly db: Database;
  readonly batch: readonly Pending[];
  readonly now: Date;
  /** Looks for messages that were sent before. Seldom is one; without the look it breaks a unique index instead. */
  readonly lookForRepeats: boolean;
};

/**
 * Writes texts of any conversations in one commit. One that a rule refuses leaves the others alone. Gives an outcome for
 * each, in their order.
 */
export async function writeTexts({ db, batch, now, lookForRepeats }: Batch): Promise<Outcome[]> {
  const known = await readKnown(db, batch, now);
  const refusals = batch.map((pending) => refusalOf(pending, known));
  const doubtful = batch.filter((_, at) => {
    const refusal = refusals[at];
    return refusal ? mayHaveBeenSaid(refusal) : lookForRepeats;
  });
  const repeats = await findRepeats(db, doubtful);
  const drafts = new Map<string, Draft>();
  batch.forEach((pending, at) => {
    const name = nameOf(pending);
    if (!refusals[at] && !repeats.has(name) && !drafts.has(name)) drafts.set(name, toDraft(pending, now));
  });
  const saved = new Map((await saveMessages(db, [...drafts.values()])).map((row) => [nameOf(row), row]));
  return batch.map((pending, at) => {
    const name = nameOf(pending);
    const refusal = refusals[at];
    const before = refusal && !mayHaveBeenSaid(refusal) ? undefined : repeats.get(name);
    // Another of this batch may have been written under the same name: that is no answer for one that was refused.
    const row = before ?? (refusal ? undefined : saved.get(name));
    if (!row) return { ok: false, error: refusal ?? missing(chats.missing) };
    // Of two under one name in a commit, the first is written.
    const repeated = before !== undefined || !drafts.delete(name);
    return settle(() => toWritten({ pending, row, repeated, pair: known.pairs.get(row.conversationId) as Pair }));
  });
}

const toDraft = ({ conversationId, senderId, key, kind, content }: Pending, now: Date): Draft => ({
  conversationId,
  id: newId(now),
  senderId,
  key,
  kind,
  content,
  body: {},
  createdAt: now,
});

type Found = {
  readonly pending: Pending;
  readonly row: MessageRow;
  readonly repeated: boolean;
  readonly pair: Pair;
};

function toWritten({ pending, row, repeated, pair }: Found): Written {
  if (repeated) requireSame(row, pending);
  else noteSaid(row);
  return { pair, message: viewText(row), repeated };
}

function settle(work: () => Written): Outcome {
  try {
    return { ok: true, written: work() };
  } catch (error) {
    if (!isAppError(error)) throw error;
    return { ok: false, error };
  }
}
