/** The door of the database: one driver and one SQL dialect for the embedded engine and for PostgreSQL. */
export { asDatabase, connect, type Database, type Executor, openAside, type Sql, type Transaction } from './client.ts';
export { dumpTables } from './dump.ts';
export { breaksUnique, databaseFault } from './faults.ts';
export { holdLock } from './hold-lock.ts';
export { insertRows } from './insert-rows.ts';
export { inLane } from './lanes.ts';
export { isMigrated, migrate } from './migrate.ts';
export { loadTables } from './load.ts';
export { findRunningServer, type OpenedDatabase, openDatabase, openSharedDatabase } from './open.ts';
export type { DatabaseProbe } from './probe.ts';
export { statement } from './statement.ts';
