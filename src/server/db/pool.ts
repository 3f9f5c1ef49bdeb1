import type postgres from 'postgres';
import { type Connection, openConnection } from './connection.ts';
import { lostConnection, type Query } from './driver.ts';
import type { Patience } from './patience.ts';
import type { PoolNumbers } from './probe.ts';

/** Queries on their way over one connection at a time: they go out together and are answered in order. */
const MAX_PIPELINED = 100;
const LOOK_MS = 500;
/** A connection is renewed after so many milliseconds: processes behind it grow with what they have seen. */
const LIFETIME_MS = 45 * 60_000;

type Waiting = { readonly since: number; start(connection: Connection): void; reject(error: unknown): void };

export type Pool = {
  /** Sends a query over the connection with the least to do. */
  send(query: Query): void;
  /** A connection that nobody else uses until `giveBack`. */
  take(): Promise<Connection>;
  giveBack(connection: Connection): void;
  numbers(): PoolNumbers;
  end(timeout: number): Promise<void>;
};

/** Connections with the settings of the first, opened when they are needed. */
export function createPool(first: postgres.Sql, { max, patience }: { max: number; patience: Patience }): Pool {
  const connections = new Set<Connection>();
  let line: Waiting[] = [];
  let ended = false;

  const open = () => {
    const connection = openConnection(first, { answered: serveLine, broken: remove });
    connections.add(connection);
    return connection;
  };
  const choose = (): Connection | null => {
    let best: Connection | null = null;
    for (const connection of connections) {
      if (connection.alone || connection.load >= MAX_PIPELINED) continue;
      if (connection.load === 0) return connection;
      if (best === null || connection.load < best.load) best = connection;
    }
    return connections.size < max ? open() : best;
  };
  function remove(connection: Connection): void {
    connections.delete(connection);
    serveLine();
  }
  function serveLine(): void {
    while (line.length > 0 && !ended) {
      const connection = choose();
      if (connection === null) return;
      line.shift()?.start(connection);
    }
  }
  const serve = (start: Waiting['start'], reject: Waiting['reject']) => {
    if (ended) return reject(lostConnection('CONNECTION_ENDED', 'The pool of connections is closed.'));
    const connection = line.length === 0 ? choose() : null;
    if (connection) start(connection);
    else line.push({ since: performance.now(), start, reject });
  };

  const look = () => {
    const now = performance.now();
    const late = line.filter(({ since }) => now - since > patience.queue);
    line = line.filter((waiting) => !late.includes(waiting));
    for (const { reject } of late) reject(lostConnection('CONNECT_TIMEOUT', 'No connection to the database was free.'));
    for (const connection of connections) {
      if (patience.silence > 0 && connection.silentFor(now) > patience.silence)
        connection.abandon('The database gave no sign for too long.');
      else if (connection.load === 0 && !connection.alone && now - connection.bornAt > LIFETIME_MS) {
        connections.delete(connection);
        void connection.end(1);
      }
    }
  };
  const timer = setInterval(look, LOOK_MS);
  timer.unref();

  return {
    send: (query) =>
      serve(
        (connection) => connection.send(query),
        (error) => query.reject(error),
      ),
    take: () =>
      new Promise((resolve, reject) =>
        serve((connection) => {
          connection.alone = true;
          resolve(connection);
        }, reject),
      ),
    giveBack: (connection) => {
      connection.alone = false;
      serveLine();
    },
    numbers: () => {
      const all = [...connections];
      const busy = all.filter(({ alone, load }) => alone || load > 0).length;
      return { max, open: all.length, busy, waiting: line.length };
    },
    end: async (timeout) => {
      ended = true;
      clearInterval(timer);
      for (const { reject } of line.splice(0))
        reject(lostConnection('CONNECTION_ENDED', 'The pool of connections is closed.'));
      await Promise.all([...connections].map((connection) => connection.end(timeout)));
    },
  };
}
