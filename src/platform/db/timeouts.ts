/** How long a statement may take and be waited for, all in milliseconds; 0 is without end. */
export type Timeouts = {
  /** PostgreSQL ends a statement that runs longer. */
  readonly statement: number;
  /** PostgreSQL ends a statement that waits longer for a row or table that another transaction holds. */
  readonly lock: number;
  /** PostgreSQL ends a transaction that nobody works on for longer. */
  readonly idleTransaction: number;
  /** A connection that owes an answer and gives no sign for longer is given up: PostgreSQL itself may be what hangs. */
  readonly silence: number;
  /** A query that finds every connection taken fails after this. */
  readonly queue: number;
};

/** Work that somebody waits for in front of a page: below the minute after which proxies give up. */
export const FOR_PAGES: Timeouts = {
  statement: 20_000,
  lock: 10_000,
  idleTransaction: 30_000,
  silence: 25_000,
  queue: 10_000,
};

/** Work that comes back by itself. */
export const FOR_JOBS: Timeouts = {
  statement: 300_000,
  lock: 30_000,
  idleTransaction: 300_000,
  silence: 330_000,
  queue: 60_000,
};

/** Migrations, backups and what else is started by hand: they take what they take, and end with their connection. */
export const FOR_TASKS: Timeouts = { statement: 0, lock: 0, idleTransaction: 0, silence: 0, queue: 60_000 };

/** As parameters of a connection. The embedded engine does not read them: there, a watchdog looks after the thread. */
export const toParameters = ({ statement, lock, idleTransaction }: Timeouts) => ({
  statement_timeout: statement,
  lock_timeout: lock,
  idle_in_transaction_session_timeout: idleTransaction,
});
