import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Services } from '../context.ts';
import { breaksUnique, type Database, databaseFault } from '../db/index.ts';
import { announceMessages } from './announce.ts';
import type { Outcome, Pending, Written } from './pending.ts';
import { writeBatch } from './write-batch.ts';

type Waiting = { readonly pending: Pending; settle(outcome: Outcome): void };
type Queue = { waiting: Waiting[]; running: boolean };
/** A message and what became of it. */
type Done = { readonly waiting: Waiting; readonly outcome: Outcome };

/** Messages of one commit. More wait for the next one, which comes milliseconds later. */
const MOST_AT_ONCE = 250;

const queues = new WeakMap<Database, Queue>();

/**
 * Writes a message and resolves once it is committed. Messages that arrive while a commit is under way share the next
 * one: that is what lets a small machine store thousands a second. Announced after the commit, in its order.
 */
export async function writeMessage(services: Services, pending: Pending): Promise<Written> {
  const queue = queues.get(services.db) ?? { waiting: [], running: false };
  queues.set(services.db, queue);
  const outcome = await new Promise<Outcome>((settle) => {
    queue.waiting.push({ pending, settle });
    if (queue.running) return;
    queue.running = true;
    // Everything that one turn of the event loop brings goes together.
    setImmediate(() => void run(services, queue));
  });
  if (!outcome.ok) throw outcome.error;
  return outcome.written;
}

/** Goes on while messages wait. The next commit begins before this one is told of. */
async function run(services: Services, queue: Queue): Promise<void> {
  let telling = Promise.resolve();
  while (queue.waiting.length > 0) {
    const done = await commit(services, take(queue));
    await telling;
    telling = tell(services, done);
    // What is written after the last of them is told after it.
    if (queue.waiting.length === 0) await telling;
  }
  queue.running = false;
}

/** Answers the senders and tells the people, in the order of the commit. Never rejects. */
async function tell(services: Services, done: readonly Done[]): Promise<void> {
  await nextTurn();
  for (const { waiting, outcome } of done) waiting.settle(outcome);
  await announceMessages(
    services,
    done.map(({ outcome }) => outcome),
  );
}

/**
 * The next messages, in their order. One that is more than text reads its conversation's earlier messages, so it is
 * the only one of that conversation in its commit, and those behind it wait.
 */
function take(queue: Queue): Waiting[] {
  const taken: Waiting[] = [];
  const left: Waiting[] = [];
  const used = new Set<string>();
  const full = new Set<string>();
  for (const waiting of queue.waiting) {
    const { conversationId, prepare } = waiting.pending;
    const waits = taken.length >= MOST_AT_ONCE || full.has(conversationId) || (prepare && used.has(conversationId));
    if (waits) {
      left.push(waiting);
      full.add(conversationId);
      continue;
    }
    taken.push(waiting);
    used.add(conversationId);
    if (prepare) full.add(conversationId);
  }
  queue.waiting = left;
  return taken.sort(byConversation);
}

/** What two people say at once stands together and is told together. */
const byConversation = ({ pending: a }: Waiting, { pending: b }: Waiting): number =>
  a.conversationId < b.conversationId ? -1 : Number(a.conversationId > b.conversationId);

async function commit(services: Services, batch: readonly Waiting[], lookForRepeats = false): Promise<Done[]> {
  try {
    const pendings = batch.map(({ pending }) => pending);
    const now = services.now();
    const outcomes = await services.db.transaction((tx) => writeBatch({ tx, batch: pendings, now, lookForRepeats }));
    return batch.map((waiting, at) => ({ waiting, outcome: outcomes[at] as Outcome }));
  } catch (error) {
    if (!lookForRepeats && breaksUnique(error)) return commit(services, batch, true);
    // One that the database cannot take must not cost the others theirs; without a database nobody can be helped.
    const alone = batch.length === 1 || databaseFault(error)?.kind === 'unavailable';
    if (alone) return batch.map((waiting) => ({ waiting, outcome: { ok: false, error } }));
    const done: Done[] = [];
    for (const waiting of batch) done.push(...(await commit(services, [waiting], true)));
    return done;
  }
}
