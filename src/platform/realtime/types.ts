import type { Server as HttpServer } from 'node:http';
import type { Services } from '../context.ts';

/** What happened, by the name devices know it by. Each subject has a contract for its own. */
type Announced = { readonly name: string; readonly payload: unknown };

/**
 * Tells connected devices what has happened, in this process and, on PostgreSQL, in all of them. It carries no data of
 * its own: whatever is announced was committed before, and whoever misses it reads it over HTTP.
 */
export type Realtime = {
  /** To every device of these people. Call after the transaction has committed. */
  announce(people: readonly string[], event: Announced): void;
  /** Ends the connections of sessions that were closed. */
  signOut(sessionIds: readonly string[]): void;
  /** Listens on the server's port under `/socket.io`. */
  attach(input: { services: Services; server: HttpServer }): void;
  /** Devices that are connected to this process. */
  connected(): number;
  /** Lets go of every device; they come back to the process that takes over. */
  close(): Promise<void>;
};
