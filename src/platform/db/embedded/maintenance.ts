import { statfsSync } from 'node:fs';
import type { PGlite } from '@electric-sql/pglite';
import type { Session } from './session.ts';

const MB = 1024 * 1024;

/** What the engine never does by itself: it has no checkpointer, no autovacuum and no view of the disk. */
export type Upkeep = {
  /** A checkpoint is due after this much new log. */
  readonly checkpointBytes: number;
  readonly checkpointEveryMs: number;
  /** A vacuum is due after this much new log, and once a night. */
  readonly vacuumBytes: number;
  /** Below this the database turns read-only: a full disk under the log hangs the engine for ever. */
  readonly leastFreeBytes: number;
};

export const UPKEEP: Upkeep = {
  checkpointBytes: 64 * MB,
  checkpointEveryMs: 5 * 60_000,
  vacuumBytes: 256 * MB,
  leastFreeBytes: 200 * MB,
};

/** 08:00 UTC is between midnight and 04:00 everywhere in the continental US. */
const NIGHT_HOUR = 8;

export type Keeper = { tick(): Promise<void>; readonly readOnly: boolean };

/** @param freeBytes space left on the disk of the data folder */
export function createKeeper(
  session: Session,
  upkeep: Upkeep,
  freeBytes: () => number,
  now = () => new Date(),
): Keeper {
  let checkpointAt = now().getTime();
  let vacuumDay = day(now());
  let vacuumLsn: string | null = null;
  let readOnly = false;

  const setReadOnly = async (engine: PGlite, wanted: boolean) => {
    await engine.exec(`SET default_transaction_read_only = ${wanted ? 'on' : 'off'}`);
    readOnly = wanted;
  };

  const watchDisk = async (engine: PGlite) => {
    const free = freeBytes();
    if (!readOnly && free < upkeep.leastFreeBytes) await setReadOnly(engine, true);
    if (readOnly && free > upkeep.leastFreeBytes * 1.5) await setReadOnly(engine, false);
  };

  const tick = (engine: PGlite) => async () => {
    await watchDisk(engine);
    const log = await readLog(engine, vacuumLsn);
    vacuumLsn ??= log.lsn;
    const moment = now();
    const overdue = moment.getTime() - checkpointAt > upkeep.checkpointEveryMs && log.sinceCheckpoint > 1024;
    if (overdue || log.sinceCheckpoint > upkeep.checkpointBytes) {
      await engine.exec('CHECKPOINT');
      checkpointAt = moment.getTime();
    }
    const night = day(moment) !== vacuumDay && moment.getUTCHours() >= NIGHT_HOUR;
    if (readOnly || !(night || log.sinceVacuum > upkeep.vacuumBytes)) return;
    await engine.exec('VACUUM (ANALYZE)');
    vacuumDay = day(moment);
    vacuumLsn = (await readLog(engine, null)).lsn;
  };

  return {
    tick: () => session.exclusive('maintenance', (engine) => tick(engine)()),
    get readOnly() {
      return readOnly;
    },
  };
}

export const freeBytesOf = (folder: string) => (): number => {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
};

const day = (moment: Date) => moment.toISOString().slice(0, 10);

type Log = { lsn: string; sinceCheckpoint: number; sinceVacuum: number };

async function readLog(engine: PGlite, vacuumLsn: string | null): Promise<Log> {
  const { rows } = await engine.query<{ lsn: string; checkpoint: number; vacuum: number }>(
    `select lsn::text, (lsn - redo_lsn)::float8 as checkpoint, (lsn - coalesce($1::pg_lsn, lsn))::float8 as vacuum
       from pg_current_wal_insert_lsn() lsn, pg_control_checkpoint()`,
    [vacuumLsn],
  );
  const row = rows[0];
  if (!row) throw new Error('The embedded database does not say how long its log is.');
  return { lsn: row.lsn, sinceCheckpoint: row.checkpoint, sinceVacuum: row.vacuum };
}
