import type postgres from 'postgres';
import { type Connection, openConnection } from './connection.ts';
import { lostConnection, type Query } from './driver.ts';
import type { Timeouts } from './timeouts.ts';
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
export function createPool(first: postgres.Sql, { max, timeouts }: { max: number; timeouts: Timeouts }): Pool {
  const connections = createConnections(first, { max, freed: serveLine });
  let line: Waiting[] = [];
  let ended = false;

  function serveLine(): void {
    while (line.length > 0 && !ended) {
      const connection = connections.choose();
      if (connection === null) return;
      line.shift()?.start(connection);
    }
  }
  const serve = (start: Waiting['start'], reject: Waiting['reject']) => {
    if (ended) return reject(poolClosed());
    const connection = line.length === 0 ? connections.choose() : null;
    if (connection) start(connection);
    else line.push({ since: performance.now(), start, reject });
  };
  const look = () => {
    const now = performance.now();
    const late = line.filter(({ since }) => now - since > timeouts.queue);
    line = line.filter((waiting) => !late.includes(waiting));
    for (const { reject } of late) reject(lostConnection('CONNECT_TIMEOUT', 'No connection to the database was free.'));
    connections.look(now, timeouts.silence);
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
    numbers: () => ({ max, ...connections.numbers(), waiting: line.length }),
    end: async (timeout) => {
      ended = true;
      clearInterval(timer);
      for (const { reject } of line.splice(0)) reject(poolClosed());
      await connections.end(timeout);
    },
  };
}

const poolClosed = () => lostConnection('CONNECTION_ENDED', 'The pool of connections is closed.');

/** `freed` is called when a connection could take a query again, or was lost and makes room for another. */
function createConnections(first: postgres.Sql, { max, freed }: { max: number; freed: () => void }) {
  const connections = new Set<Connection>();
  const open = () => {
    const connection = openConnection(first, { answered: freed, broken: remove });
    connections.add(connection);
    return connection;
  };
  function remove(connection: Connection): void {
    connections.delete(connection);
    freed();
  }
  return {
    /** The one with the least to do, a new one while there may be more; null when all have enough. */
    choose(): Connection | null {
      let best: Connection | null = null;
      for (const connection of connections) {
        if (connection.alone || connection.load >= MAX_PIPELINED) continue;
        if (connection.load === 0) return connection;
        if (best === null || connection.load < best.load) best = connection;
      }
      return connections.size < max ? open() : best;
    },
    /** Gives up those that are silent for too long, and lets the old ones go. */
    look(now: number, silence: number): void {
      for (const connection of connections) {
        if (silence > 0 && connection.silentFor(now) > silence)
          connection.abandon('The database gave no sign for too long.');
        else if (connection.load === 0 && !connection.alone && now - connection.bornAt > LIFETIME_MS) {
          connections.delete(connection);
          void connection.end(1);
        }
      }
    },
    numbers() {
      const all = [...connections];
      return { open: all.length, busy: all.filter(({ alone, load }) => alone || load > 0).length };
    },
    end: (timeout: number) => Promise.all([...connections].map((connection) => connection.end(timeout))),
  };
}
