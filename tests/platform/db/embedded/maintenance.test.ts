import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { createBeat } from '#platform/db/embedded/beat.ts';
import { openEngine } from '#platform/db/embedded/engine.ts';
import { createKeeper, UPKEEP } from '#platform/db/embedded/maintenance.ts';
import { Session } from '#platform/db/embedded/session.ts';

let home: string;
let engine: PGlite;
let session: Session;
beforeAll(async () => {
  home = mkdtempSync(join(tmpdir(), 'curbtag-keeper-'));
  cpSync(inject('embeddedTemplate'), join(home, 'database'), { recursive: true });
  engine = await openEngine(join(home, 'database'), false);
  session = new Session(engine, createBeat(), (error) => {
    throw error;
  });
});
afterAll(async () => {
  await session.end();
  rmSync(home, { recursive: true, force: true });
});

const one = async <T>(query: string) => (await engine.query<{ it: T }>(query)).rows[0]?.it;
const checkpoint = () => one<string>('select redo_lsn::text as it from pg_control_checkpoint()');
const vacuumed = () => one<number>(`select reltuples::int as it from pg_class where relname = 'installation'`);
const write = (count: number) =>
  engine.exec(`insert into installation select gen_random_uuid()::text, '1' from generate_series(1, ${count})`);
const plenty = () => UPKEEP.leastFreeBytes * 10;

describe('upkeep of the embedded database', () => {
  it('makes a checkpoint after enough new log, not before', async () => {
    const keeper = createKeeper(session, { ...UPKEEP, checkpointBytes: 200_000 }, plenty);
    const before = await checkpoint();
    await write(1);
    await keeper.tick();
    expect(await checkpoint()).toBe(before);
    await write(5_000);
    await keeper.tick();
    expect(await checkpoint()).not.toBe(before);
  });

  it('vacuums at night, once', async () => {
    let now = new Date('2026-11-20T23:00:00Z');
    const keeper = createKeeper(session, UPKEEP, plenty, () => now);
    await keeper.tick();
    const before = await vacuumed();
    await write(10);
    now = new Date('2026-11-21T07:59:00Z');
    await keeper.tick();
    expect(await vacuumed()).toBe(before);
    now = new Date('2026-11-21T08:01:00Z');
    await keeper.tick();
    const after = await vacuumed();
    expect(after).toBe(await one<number>('select count(*)::int as it from installation'));
    await write(10);
    await keeper.tick();
    expect(await vacuumed()).toBe(after);
  });

  it('turns read-only before the disk is full, and back when there is room again', async () => {
    let free = plenty();
    const keeper = createKeeper(session, UPKEEP, () => free);
    free = UPKEEP.leastFreeBytes - 1;
    await keeper.tick();
    expect(keeper.readOnly).toBe(true);
    await expect(write(1)).rejects.toMatchObject({ code: '25006' });
    free = UPKEEP.leastFreeBytes + 1;
    await keeper.tick();
    expect(keeper.readOnly).toBe(true);
    free = plenty();
    await keeper.tick();
    expect(keeper.readOnly).toBe(false);
    await write(1);
  });
});
