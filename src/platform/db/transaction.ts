import type postgres from 'postgres';
import type { Connection } from './connection.ts';
import { isQuery, type Query } from './driver.ts';
import type { Pool } from './pool.ts';

type Work = (tx: postgres.TransactionSql) => unknown;

/** A transaction on a connection of the pool, which nobody else uses meanwhile. */
export async function begin(pool: Pool, options: string, work: Work): Promise<unknown> {
  const connection = await pool.take();
  const lost = Promise.withResolvers<never>();
  // BEGIN, and later COMMIT, are the driver's own: nothing else would hear when their answer cannot come.
  let settle = connection.owe(lost);
  const whole = connection.client.begin(options, async (tx) => {
    settle();
    try {
      return await work(tracked(tx, connection));
    } finally {
      settle = connection.owe(lost);
    }
  });
  try {
    return await Promise.race([whole, lost.promise]);
  } finally {
    settle();
    lost.promise.catch(() => {});
    whole.catch(() => {});
    pool.giveBack(connection);
  }
}

/** The same transaction, whose every query hears when the connection is lost. */
function tracked<Tx extends postgres.TransactionSql>(tx: Tx, connection: Connection): Tx {
  const track = (made: unknown) => {
    // A cursor answers many times; it stands in tasks alone, which end with their connection.
    if (isQuery(made)) made.handler = sendBy(made.handler, connection);
    return made;
  };
  return new Proxy(tx, {
    apply: (target, self, args) => track(Reflect.apply(target, self, args)),
    get: (target, name, receiver) => {
      const value: unknown = Reflect.get(target, name, receiver);
      if (name === 'unsafe') return (...args: unknown[]) => track((value as (...args: unknown[]) => unknown)(...args));
      if (name !== 'savepoint') return value;
      const savepoint = value as (...args: unknown[]) => unknown;
      return (...args: unknown[]) =>
        savepoint(...args.map((it) => (typeof it === 'function' ? (inner: Tx) => it(tracked(inner, connection)) : it)));
    },
  });
}

const sendBy =
  (native: Query['handler'], connection: Connection): Query['handler'] =>
  (query) => {
    if (query.cursorFn) native(query);
    else connection.send(query, native);
  };
