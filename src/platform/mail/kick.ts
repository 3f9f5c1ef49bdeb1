import type { Services } from '../context.ts';
import type { Database } from '../db/index.ts';
import { deliverMail } from './deliver.ts';

type Base = Pick<Services, 'db' | 'mailer' | 'now' | 'telemetry'>;
type Round = { again: boolean; done: Promise<void> };

/** One round per database at a time; a nudge during a round asks for one more. */
const rounds = new WeakMap<Database, Round>();

/**
 * Sends what is due at once instead of at the job's next tick, for codes somebody waits for. Call after the transaction
 * has committed. Never rejects: a failure is reported, and the job tries again. Nobody has to wait for the promise.
 */
export function kickMail({ services }: { services: Base }): Promise<void> {
  const running = rounds.get(services.db);
  if (running) {
    running.again = true;
    return running.done;
  }
  const round: Round = { again: false, done: Promise.resolve() };
  round.done = deliver(services, round).finally(() => rounds.delete(services.db));
  rounds.set(services.db, round);
  return round.done;
}

async function deliver(services: Base, round: Round): Promise<void> {
  do {
    round.again = false;
    try {
      await deliverMail({ services });
    } catch (error) {
      services.telemetry.error(error, { path: 'mail', method: 'JOB' });
    }
  } while (round.again);
}
