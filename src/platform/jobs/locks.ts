import { openAside, type Sql } from '../db/index.ts';
import { withTimeout } from '../with-timeout.ts';

/** Which of several processes on one PostgreSQL runs a job now. */
export type JobLocks = {
  /** False when another process has it. */
  take(name: string): Promise<boolean>;
  giveBack(name: string): Promise<void>;
  close(): Promise<void>;
};

/** ms. Behind a database that hangs nothing is run; the next tick asks again. */
const TIMEOUT_MS = 10_000;

type Aside = ReturnType<typeof openAside>;

/**
 * Advisory locks on one connection of their own, so that no job holds one that pages or jobs work with. When it breaks,
 * PostgreSQL gives all of them up, and another process may begin what is still under way here. Jobs bear that: they
 * claim their rows, and their letters have keys that only one may have.
 */
export function openJobLocks(sql: Sql): JobLocks {
  let aside: Aside | null = null;
  const current = () => {
    if (aside) return aside;
    const opened: Aside = openAside(sql, () => {
      if (aside === opened) aside = null;
    });
    aside = opened;
    return opened;
  };
  const held = new Map<string, Aside>();
  /** A connection that failed once is not asked again. */
  const ask = async (on: Aside, query: (client: Sql) => PromiseLike<{ done: boolean }[]>) => {
    try {
      const [row] = await withTimeout(TIMEOUT_MS, Promise.resolve(query(on.client)));
      return row?.done === true;
    } catch (error) {
      on.abandon('The connection of the job locks failed.');
      throw error;
    }
  };
  return {
    take: async (name) => {
      const on = current();
      const taken = await ask(
        on,
        (client) => client`select pg_try_advisory_lock(hashtextextended(${keyOf(name)}, 0)) as done`,
      );
      if (taken) held.set(name, on);
      return taken;
    },
    giveBack: async (name) => {
      const on = held.get(name);
      held.delete(name);
      if (!on || on !== aside) return;
      await ask(on, (client) => client`select pg_advisory_unlock(hashtextextended(${keyOf(name)}, 0)) as done`);
    },
    close: async () => {
      await aside?.end(1);
    },
  };
}

const keyOf = (name: string): string => `curbtag job ${name}`;
