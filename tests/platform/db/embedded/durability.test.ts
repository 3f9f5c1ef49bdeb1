import fs, { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, inject, it, vi } from 'vitest';
import { connect } from '#platform/db/client.ts';
import { openEngine } from '#platform/db/embedded/engine.ts';
import { startEmbeddedIn } from '../../../support/database.ts';
import { makeWriter } from '../../../support/writer.ts';

let home: string;
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'curbtag-durable-'));
  cpSync(inject('embeddedTemplate'), join(home, 'database'), { recursive: true });
});
afterEach(() => {
  vi.restoreAllMocks();
  syncBuiltinESMExports();
  rmSync(home, { recursive: true, force: true });
});

it('every commit is synced to the disk before it is acknowledged', async () => {
  const engine = await openEngine(join(home, 'database'), true);
  const fsync = vi.spyOn(fs, 'fsyncSync');
  syncBuiltinESMExports();
  for (let round = 1; round <= 5; round += 1) {
    await engine.query('insert into installation (key, value) values ($1, $2)', [`k${round}`, '1']);
    expect(fsync.mock.calls.length).toBeGreaterThanOrEqual(round);
  }
  const before = fsync.mock.calls.length;
  await engine.exec('CHECKPOINT');
  expect(fsync.mock.calls.length).toBeGreaterThan(before);
  await engine.close();
});

it('a process killed while it writes loses no acknowledged row and leaves no half transaction', async () => {
  const acknowledged: number[] = [];
  for (let kill = 0; kill < 5; kill += 1) {
    const writer = makeWriter(home, acknowledged.length + kill * 100_000);
    acknowledged.push(...(await writer.killAfter(20 + kill * 15)));
  }
  expect(acknowledged.length).toBeGreaterThanOrEqual(5 * 20);
  const server = await startEmbeddedIn(home);
  const sql = connect({ socketPath: join(home, 'sock') });
  const keys = new Set((await sql<{ key: string }[]>`select key from installation`).map(({ key }) => key));
  const lost = acknowledged.filter((number) => !keys.has(`a${number}`) || !keys.has(`b${number}`));
  const torn = [...keys].filter((key) => key.startsWith('a') && !keys.has(`b${key.slice(1)}`));
  expect({ lost, torn }).toEqual({ lost: [], torn: [] });
  await sql.end();
  await server.close();
}, 240_000);
