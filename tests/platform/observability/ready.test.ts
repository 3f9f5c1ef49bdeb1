import { afterAll, beforeAll, expect, inject, it, vi } from 'vitest';
import { asDatabase, connect, type Sql } from '#platform/db/client.ts';
import { isMigrated } from '#platform/db/index.ts';
import { createProbe } from '#platform/db/probe.ts';
import { createHealth, type Health } from '#platform/observability/health.ts';
import { type FaultProxy, startFaultProxy } from '../../support/fault-proxy.ts';

let proxy: FaultProxy;
let sql: Sql;
let health: Health;

beforeAll(async () => {
  const url = inject('postgresUrl').replace(/\/postgres$/, '/template_curbtag');
  proxy = await startFaultProxy({ port: Number(new URL(url).port) });
  sql = connect({ url: proxy.through(url) }, { max: 2 });
  const db = asDatabase(sql);
  health = createHealth({
    database: createProbe({ sql, engine: 'postgres', pool: () => ({ max: 2, open: 0, busy: 0, waiting: 0 }) }),
    isMigrated: () => isMigrated(db),
    readSpace: async () => ({ freeBytes: 2 ** 40, totalBytes: 2 ** 41 }),
  });
});
afterAll(async () => {
  await sql.end({ timeout: 0 });
  await proxy.close();
});

const becomes = (expected: boolean) =>
  vi.waitFor(async () => expect((await health.ready()).ready).toBe(expected), { timeout: 60_000, interval: 200 });

it.each(['refuse', 'stall'] as const)(
  'readiness goes red when the database is away (%s), and green when it is back',
  async (fault) => {
    await becomes(true);
    proxy[fault]();
    await becomes(false);
    proxy.resume();
    await becomes(true);
  },
  150_000,
);
