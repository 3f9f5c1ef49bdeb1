import type { Services } from './context.ts';
import type { Database } from './db/index.ts';

type Base = Pick<Services, 'db' | 'telemetry'>;
type Round = { again: boolean; done: Promise<void> };

/**
 * Makes the nudge of a queue: it sends what is due at once instead of at the job's next tick. One round per database at
 * a time; a nudge during a round asks for one more. Never rejects: a failure is reported, and the job tries again.
 */
export function makeKick<Needs extends Base>(
  path: string,
  deliver: (input: { services: Needs }) => Promise<unknown>,
): (input: { services: Needs }) => Promise<void> {
  const rounds = new WeakMap<Database, Round>();
  const run = async (services: Needs, round: Round): Promise<void> => {
    do {
      round.again = false;
      try {
        await deliver({ services });
      } catch (error) {
        services.telemetry.error(error, { path, method: 'JOB' });
      }
    } while (round.again);
  };
  return ({ services }) => {
    const running = rounds.get(services.db);
    if (running) {
      running.again = true;
      return running.done;
    }
    const round: Round = { again: false, done: Promise.resolve() };
    round.done = run(services, round).finally(() => rounds.delete(services.db));
    rounds.set(services.db, round);
    return round.done;
  };
}
