import type postgres from 'postgres';
import {
  endsConnection,
  handlerOf,
  type Inner,
  lostConnection,
  openAnother,
  openInner,
  type Query,
  seal,
} from './driver.ts';

/** What waits for an answer and hears when none can come any more. */
type Asked = { reject(error: unknown): void };

/**
 * One connection, used until it breaks and never again. The driver would open it anew by itself, but goes wrong there:
 * what was about to be sent stays behind and holds up what follows, a query between the fault and the end is never
 * answered, and the rest of a transaction that was lost is done outside of it.
 */
export type Connection = {
  readonly client: postgres.Sql;
  readonly bornAt: number;
  /** Set while one transaction has it for itself. */
  alone: boolean;
  readonly load: number;
  /** ms since it last gave a sign while it owed an answer; 0 when it owes none. */
  silentFor(now: number): number;
  /** Sends a query of any client, or by the handler of a transaction that stands on this connection. */
  send(query: Query, handler?: Query['handler']): void;
  /** Counts something that waits for an answer until the returned function is called. */
  owe(asked: Asked): () => void;
  /** Gives it up: everything that waits for an answer hears so, and nothing is sent any more. */
  abandon(why: string): void;
  /** Ends it when what is under way has been answered, or after so many seconds. */
  end(timeout: number): Promise<void>;
};

export function openConnection(
  first: postgres.Sql,
  on: { answered(): void; broken(connection: Connection): void },
): Connection {
  const asked = new Set<Asked>();
  let heardAt = 0;
  let broken = false;
  let inner: Inner | null = null;
  const giveUp = (error: unknown) => {
    if (broken) return;
    broken = true;
    on.broken(connection);
    for (const waiting of [...asked]) waiting.reject(error);
    seal(client);
    // At once: a ROLLBACK that is sent over what is closed would end the process.
    inner?.terminate();
    void client.end({ timeout: 0 });
  };
  const abandon = (why: string) => giveUp(lostConnection('CONNECTION_CLOSED', why));
  const client = openAnother(first, () => abandon('The connection to the database was lost.'));
  openInner(client, (found) => {
    inner = found;
  }).then(undefined, giveUp);
  const native = handlerOf(client);
  const owe = (waiting: Asked) => {
    if (asked.size === 0) heardAt = performance.now();
    asked.add(waiting);
    return () => {
      heardAt = performance.now();
      if (asked.delete(waiting)) on.answered();
    };
  };
  const connection: Connection = {
    client,
    bornAt: performance.now(),
    alone: false,
    get load() {
      return asked.size;
    },
    silentFor: (now) => (asked.size === 0 ? 0 : now - heardAt),
    owe,
    send: (query, handler = native) => {
      if (broken) return query.reject(lostConnection('CONNECTION_CLOSED', 'The connection to the database was lost.'));
      track(query, owe, () => abandon('The connection to the database broke.'));
      handler(query);
    },
    abandon,
    end: (timeout) => client.end({ timeout }),
  };
  return connection;
}

function track(query: Query, owe: Connection['owe'], abandon: () => void): void {
  const { resolve, reject } = query;
  const settle = owe(query);
  query.resolve = (value) => {
    settle();
    resolve(value);
  };
  query.reject = (error) => {
    settle();
    // Before whoever asked can ask again.
    if (endsConnection(error)) abandon();
    reject(error);
  };
}
