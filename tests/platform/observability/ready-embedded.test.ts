import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { asDatabase, connect, poolNumbers, type Sql } from '#platform/db/client.ts';
import type { EmbeddedServer } from '#platform/db/embedded/supervisor.ts';
import { isMigrated } from '#platform/db/index.ts';
import { createProbe } from '#platform/db/probe.ts';
import { createHealth, type Health } from '#platform/observability/health.ts';
import { startEmbeddedCopy } from '../../support/database.ts';

/** ms the thread stays away after it ended. */
const AWAY = 5_000;
const POLL = { timeout: 60_000, interval: 100 };

let home: string;
let server: EmbeddedServer;
let sql: Sql;
let health: Health;

beforeEach(async () => {
  home = mkdtempSync(join(tmpdir(), 'curbtag-ready-'));
  server = await startEmbeddedCopy(home, {
    timeouts: { statement: 1, maintenance: 60 },
    waits: [AWAY],
    report: () => {},
  });
  sql = connect({ socketPath: join(home, 'sock') });
  const db = asDatabase(sql);
  health = createHealth({
    database: createProbe({ sql, engine: 'embedded', pool: () => poolNumbers(sql) }),
    isMigrated: () => isMigrated(db),
    readSpace: async () => ({ freeBytes: 2 ** 40, totalBytes: 2 ** 41 }),
  });
});
afterEach(async () => {
  await sql.end({ timeout: 1 });
  await server.close();
  rmSync(home, { recursive: true, force: true });
});

const checkOf = async (name: string) => (await health.ready()).checks.find((check) => check.name === name)?.state;
const becomes = (ready: boolean) => vi.waitFor(async () => expect((await health.ready()).ready).toBe(ready), POLL);

test('readiness is red while the database thread hangs and is started again, and green when it answers', async () => {
  await becomes(true);
  const hung = sql`select count(*) from generate_series(1, 1e12::bigint)`.then(
    () => 'answered',
    () => 'ended',
  );
  // While it hangs.
  await vi.waitFor(async () => expect(await checkOf('database')).toBe('no answer'), POLL);
  expect(await hung).toBe('ended');
  // The thread is gone, and the next one has not been started.
  await vi.waitFor(async () => expect(await checkOf('database')).toBe('no answer'), POLL);
  expect(await checkOf('migrations')).toBe('unknown');
  await becomes(true);
}, 150_000);
