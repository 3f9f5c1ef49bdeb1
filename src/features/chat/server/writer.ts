import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Services } from '#platform/context.ts';
import { breaksUnique, type Database, databaseFault } from '#platform/db/index.ts';
import { isAppError } from '#platform/errors.ts';
import { withTimeout } from '#platform/with-timeout.ts';
import { announceMessages } from './announce.ts';
import type { Outcome, Pending, Written } from './pending.ts';
import { writeTexts } from './write-texts.ts';

type Waiting = { readonly pending: Pending; settle(outcome: Outcome): void };
type Queue = { waiting: Waiting[]; running: boolean };
/** A message and what became of it. */
type Done = { readonly waiting: Waiting; readonly outcome: Outcome };

/** Messages of one commit. More wait for the next one, which comes milliseconds later. */
const MAX_AT_ONCE = 250;
/** ms. Everybody's texts wait behind a commit. One that was given up and is done after all is found by its key. */
const TIMEOUT_MS = 30_000;
/** Tries to find out who was first, when the same message arrives in several places at once. */
const MAX_TRIES = 3;

const queues = new WeakMap<Database, Queue>();

/**
 * Writes a text and resolves once it is committed. Texts that arrive while a commit is under way share the next one: that
 * is what lets a small machine store thousands a second. Announced after the commit, in its order.
 */
export async function writeText(services: Services, pending: Pending): Promise<Written> {
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

/** What two people say at once stands together, and is told together. */
function take(queue: Queue): Waiting[] {
  const taken = queue.waiting.slice(0, MAX_AT_ONCE);
  queue.waiting = queue.waiting.slice(MAX_AT_ONCE);
  return taken.sort(({ pending: a }, { pending: b }) =>
    a.conversationId < b.conversationId ? -1 : Number(a.conversationId > b.conversationId),
  );
}

async function commit(services: Services, batch: readonly Waiting[], tries = 0): Promise<Done[]> {
  try {
    const pendings = batch.map(({ pending }) => pending);
    const { db, now } = services;
    const writing = writeTexts({ db, batch: pendings, now: now(), lookForRepeats: tries > 0 });
    const outcomes = await withTimeout(TIMEOUT_MS, writing);
    return batch.map((waiting, at) => ({ waiting, outcome: outcomes[at] as Outcome }));
  } catch (error) {
    if (breaksUnique(error) && tries < MAX_TRIES) return commit(services, batch, tries + 1);
    // One that the database cannot take must not cost the others theirs; without a database nobody can be helped.
    const fault = isAppError(error) ? error : databaseFault(error);
    const alone = batch.length === 1 || fault?.kind === 'unavailable';
    if (alone) return batch.map((waiting) => ({ waiting, outcome: { ok: false, error } }));
    const done: Done[] = [];
    for (const waiting of batch) done.push(...(await commit(services, [waiting], 1)));
    return done;
  }
}

/** Answers the senders and tells the people, in the order of the commit. Never rejects. */
async function tell(services: Services, done: readonly Done[]): Promise<void> {
  await nextTurn();
  for (const { waiting, outcome } of done) waiting.settle(outcome);
  const written = done.flatMap(({ outcome }) => (outcome.ok ? [outcome.written] : []));
  announceMessages(services, written);
}
