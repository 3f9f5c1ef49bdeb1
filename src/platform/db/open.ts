import { resolve, join } from 'node:path';
import { createHash } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import type { Config } from '../config/config.ts';
import { asDatabase, connect, type Database, poolNumbers, type Sql } from './client.ts';
import { type Holder, readHolder, refusal, takeLock } from './embedded/lock.ts';
import { startEmbedded } from './embedded/supervisor.ts';
import { FOR_TASKS } from './timeouts.ts';
import { createProbe, type DatabaseProbe } from './probe.ts';

/** The kernel cuts longer socket paths (108 bytes with the final zero; 104 on macOS). */
const MAX_SOCKET_PATH_LENGTH = 103;

export const clusterFolder = (dataDir: string) => join(resolve(dataDir), 'database');
const lockPath = (dataDir: string) => join(resolve(dataDir), 'database.lock');

/** In the data folder when the path fits, else a short one in a private temporary folder, derived from the long one. */
export function socketPathFor(dataDir: string): string {
  const wanted = join(resolve(dataDir), 'database.sock');
  if (Buffer.byteLength(wanted) <= MAX_SOCKET_PATH_LENGTH) return wanted;
  const name = createHash('sha256').update(wanted).digest('hex').slice(0, 16);
  const folder = join(tmpdir(), `curbtag-${process.getuid?.() ?? 0}`);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  return join(folder, `${name}.sock`);
}

export type OpenedDatabase = {
  readonly db: Database;
  readonly sql: Sql;
  readonly engine: 'embedded' | 'postgres';
  readonly probe: DatabaseProbe;
  /** The running server's process, when its embedded database is used from outside; else null. */
  readonly serverPid: number | null;
  /** Waits for statements under way, then closes. */
  close(): Promise<void>;
};

type Settings = Pick<Config, 'databaseUrl' | 'dataDir' | 'siteUrl'>;

/** Seconds that a closing pool waits for statements under way. */
const STOP_TIMEOUT_SECONDS = 10;

/**
 * Opens PostgreSQL when it is configured, else the embedded database in the data folder. Throws with one sentence when
 * another process has the folder open.
 */
export async function openDatabase(config: Settings): Promise<OpenedDatabase> {
  if (config.databaseUrl) return openPostgres(config.databaseUrl);
  const outcome = await openOrFind(config);
  if (outcome.kind === 'held') throw new Error(refusal(resolve(config.dataDir), outcome.holder));
  return outcome.database;
}

/** For command-line tasks: uses the running server's database through its socket, or opens the folder itself. */
export async function openSharedDatabase(config: Settings): Promise<OpenedDatabase> {
  if (config.databaseUrl)
    return toOpened(connect({ url: config.databaseUrl }, { max: 4, timeouts: FOR_TASKS }), 'postgres');
  const outcome = await openOrFind(config);
  if (outcome.kind === 'opened') return outcome.database;
  const { socketPath, pid } = outcome.holder;
  return { ...toOpened(connect({ socketPath }, { max: 2, timeouts: FOR_TASKS }), 'embedded'), serverPid: pid };
}

/** The server that has the data folder open, if one runs. */
export const findRunningServer = (dataDir: string): Promise<Holder | null> => readHolder(lockPath(dataDir));

function openPostgres(url: string): OpenedDatabase {
  return toOpened(connect({ url }, { max: 10, maxForJobs: 4 }), 'postgres');
}

function toOpened(sql: Sql, engine: OpenedDatabase['engine'], after?: () => Promise<void>): OpenedDatabase {
  const close = async () => {
    await sql.end({ timeout: STOP_TIMEOUT_SECONDS });
    await after?.();
  };
  const probe = createProbe({ sql, engine, pool: () => poolNumbers(sql) });
  return { db: asDatabase(sql), sql, engine, probe, serverPid: null, close };
}

type Found = { kind: 'opened'; database: OpenedDatabase } | { kind: 'held'; holder: Holder };

async function openOrFind(config: Settings): Promise<Found> {
  const socketPath = socketPathFor(config.dataDir);
  const outcome = await takeLock(lockPath(config.dataDir), { socketPath, url: config.siteUrl });
  if (outcome.kind === 'held') return outcome;
  try {
    const server = await startEmbedded({ folder: clusterFolder(config.dataDir), socketPath });
    const close = async () => {
      await server.close();
      outcome.lock.release();
    };
    return { kind: 'opened', database: toOpened(connect({ socketPath }), 'embedded', close) };
  } catch (error) {
    outcome.lock.release();
    throw error;
  }
}
