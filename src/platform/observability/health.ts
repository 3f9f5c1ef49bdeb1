import { statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Config } from '../config/config.ts';
import { type Database, type DatabaseProbe, isMigrated } from '../db/index.ts';

type Space = { readonly freeBytes: number; readonly totalBytes: number };

/** The file system that a folder is on, or will be on once it is made. */
export async function readSpace(folder: string): Promise<Space> {
  try {
    const { bavail, blocks, bsize } = await statfs(folder);
    return { freeBytes: bavail * bsize, totalBytes: blocks * bsize };
  } catch (error) {
    const parent = dirname(folder);
    if (parent === folder || (error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    return readSpace(parent);
  }
}

type CheckName = 'database' | 'migrations' | 'disk' | 'process';
/** `state` is a word of this file: never an error's own words, which can hold addresses and names. */
type Check = { readonly name: CheckName; readonly ok: boolean; readonly state: string };
type Readiness = { readonly ready: boolean; readonly checks: readonly Check[] };

export type Health = {
  /** Whether requests should be sent here. Answers within about a second, whatever hangs. */
  ready(): Promise<Readiness>;
  /** From now on: not ready. */
  stopping(): void;
};

type Parts = {
  readonly database: Pick<DatabaseProbe, 'ping'>;
  /** Whether the database has every migration that this version knows. */
  readonly isMigrated: () => Promise<boolean>;
  readonly readSpace: () => Promise<Space>;
  readonly now?: () => number;
};

const PROBE_TIMEOUT_MS = 1_000;
/** Whoever asks more often hears the last answer. */
const KEPT_MS = 1_000;
/** Below this the embedded database and uploads are about to fail. */
export const MIN_FREE_BYTES = 64 * 1024 * 1024;

/** The checks of a process over its database and its data folder. */
export const openHealth = ({
  db,
  database,
  config,
}: {
  db: Database;
  database: DatabaseProbe;
  config: Config;
}): Health => createHealth({ database, isMigrated: () => isMigrated(db), readSpace: () => readSpace(config.dataDir) });

/** One probe at a time, however many ask: a database that hangs must not be asked ever more questions. */
export function createHealth({ database, isMigrated, readSpace, now = () => performance.now() }: Parts): Health {
  let isStopping = false;
  let last: { at: number; checks: readonly Check[] } | null = null;
  let running: Promise<readonly Check[]> | null = null;

  const probe = async (): Promise<readonly Check[]> => {
    const disk = timed(readSpace);
    const answered = await timed(() => database.ping(PROBE_TIMEOUT_MS));
    const migrated = answered.ok ? await timed(isMigrated) : null;
    const checks = [
      { name: 'database', ok: answered.ok, state: answered.ok ? 'ok' : 'no answer' },
      toMigrations(migrated),
      toDisk(await disk),
    ] as const;
    last = { at: now(), checks };
    return checks;
  };

  const look = (): Promise<readonly Check[]> => {
    if (last && now() - last.at < KEPT_MS) return Promise.resolve(last.checks);
    running ??= probe().finally(() => {
      running = null;
    });
    return running;
  };

  return {
    async ready() {
      const checks = await look();
      const all = [...checks, { name: 'process', ok: !isStopping, state: isStopping ? 'stopping' : 'ok' } as const];
      return { ready: all.every(({ ok }) => ok), checks: all };
    },
    stopping: () => {
      isStopping = true;
    },
  };
}

function toMigrations(answer: Outcome<boolean> | null): Check {
  const name = 'migrations';
  if (answer === null || !answer.ok) return { name, ok: false, state: 'unknown' };
  return { name, ok: answer.value, state: answer.value ? 'ok' : 'missing' };
}

function toDisk(answer: Outcome<Space>): Check {
  const name = 'disk';
  if (!answer.ok) return { name, ok: false, state: 'unknown' };
  const full = answer.value.freeBytes < MIN_FREE_BYTES;
  return { name, ok: !full, state: full ? 'full' : 'ok' };
}

type Outcome<Value> = { readonly ok: true; readonly value: Value } | { readonly ok: false };

async function timed<Value>(work: () => Promise<Value>): Promise<Outcome<Value>> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<Outcome<Value>>((resolve) => {
    timer = setTimeout(resolve, PROBE_TIMEOUT_MS, { ok: false });
  });
  const answer = work().then(
    (value): Outcome<Value> => ({ ok: true, value }),
    (): Outcome<Value> => ({ ok: false }),
  );
  try {
    return await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
  }
}
