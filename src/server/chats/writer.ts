import type { Services } from '../context.ts';
import { type Database, databaseFault } from '../db/index.ts';
import { announceMessages } from './announce.ts';
import type { Outcome, Pending, Written } from './pending.ts';
import { writeBatch } from './write-batch.ts';

type Waiting = { readonly pending: Pending; settle(outcome: Outcome): void };
type Queue = { waiting: Waiting[]; running: boolean };

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

async function run(services: Services, queue: Queue): Promise<void> {
  while (queue.waiting.length > 0) {
    const batch = take(queue);
    await commit(services, batch);
  }
  queue.running = false;
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
  return taken;
}

async function commit(services: Services, batch: readonly Waiting[]): Promise<void> {
  let outcomes: Outcome[];
  try {
    const pendings = batch.map(({ pending }) => pending);
    outcomes = await services.db.transaction((tx) => writeBatch(tx, pendings, services.now()));
  } catch (error) {
    // One that the database cannot take must not cost the others theirs; without a database nobody can be helped.
    const alone = batch.length === 1 || databaseFault(error)?.kind === 'unavailable';
    if (alone) for (const { settle } of batch) settle({ ok: false, error });
    else for (const waiting of batch) await commit(services, [waiting]);
    return;
  }
  batch.forEach(({ settle }, at) => void settle(outcomes[at] as Outcome));
  await announceMessages(services, outcomes);
}
