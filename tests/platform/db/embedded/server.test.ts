import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { connect, openAside, type Sql } from '#platform/db/client.ts';
import { UPKEEP } from '#platform/db/embedded/maintenance.ts';
import type { EmbeddedOptions, EmbeddedServer } from '#platform/db/embedded/supervisor.ts';
import { databaseFault } from '#platform/db/index.ts';
import { startEmbeddedCopy, startEmbeddedIn } from '../../../support/database.ts';

let home: string;
let server: EmbeddedServer;
let sql: Sql;
const reports: string[] = [];

async function start(options: Partial<EmbeddedOptions> = {}) {
  server = await startEmbeddedCopy(home, { report: (sentence) => reports.push(sentence), ...options });
  sql = connect({ socketPath: join(home, 'sock') });
}

beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'curbtag-embedded-'));
  reports.length = 0;
});
afterEach(async () => {
  await sql.end({ timeout: 2 });
  await server.close();
  rmSync(home, { recursive: true, force: true });
});

describe('the embedded server', () => {
  it('rolls back for a client that goes away inside its transaction, and blocks nobody', async () => {
    await start();
    const leaving = openAside(sql, () => {});
    await leaving.client.unsafe('begin');
    await leaving.client.unsafe(`insert into installation (key, value) values ('half', '1')`);
    leaving.abandon('It goes away.');
    expect(await sql`select key from installation`).toEqual([]);
  });

  it('forgets the prepared statements of a client that has left', async () => {
    await start();
    const leaving = connect({ socketPath: join(home, 'sock') }, { max: 1 });
    await leaving`select 'prepared' as word, ${1}::int as number`;
    const named = () =>
      sql`select count(*)::int as n from pg_prepared_statements where statement like ${"select 'prepared'%"}`;
    expect(await named()).toEqual([{ n: 1 }]);
    await leaving.end();
    await vi.waitFor(async () => expect(await named()).toEqual([{ n: 0 }]));
  });

  it('starts its thread again when a statement hangs, with every commit still there', async () => {
    await start({ timeouts: { statement: 1, maintenance: 60 } });
    await sql`insert into installation (key, value) values ('kept', '1')`;
    await expect(sql`select count(*) from generate_series(1, 1e12::bigint)`).rejects.toThrow();
    await vi.waitFor(async () => expect(await sql`select key from installation`).toEqual([{ key: 'kept' }]), {
      timeout: 20_000,
    });
    expect(reports.at(-1)).toMatch(/is started again\.$/);
  });

  it('starts its thread again however often it hangs, and never gives up', { timeout: 240_000 }, async () => {
    await start({ timeouts: { statement: 1, maintenance: 60 }, waits: [0] });
    for (let round = 0; round < 7; round += 1) {
      await expect(sql`select count(*) from generate_series(1, 1e12::bigint)`).rejects.toThrow();
      await vi.waitFor(async () => expect(await sql`select 1 as one`).toEqual([{ one: 1 }]), { timeout: 60_000 });
    }
    expect(reports.filter((it) => it.includes('is started again')).length).toBeGreaterThanOrEqual(7);
  });

  it('refuses writes and answers reads when the disk is almost full', async () => {
    await start({ tickMs: 20, upkeep: { ...UPKEEP, leastFreeBytes: Number.MAX_SAFE_INTEGER } });
    const write = () => sql`insert into installation (key, value) values (${Math.random().toString()}, '1')`;
    const refusal = await vi.waitFor(async () => {
      const outcome = await write().then(
        () => null,
        (error: unknown) => error,
      );
      expect(outcome).not.toBeNull();
      return outcome;
    });
    expect(databaseFault(refusal)).toMatchObject({ kind: 'unavailable', retryAfter: 300 });
    expect(await sql`select 1 as one`).toEqual([{ one: 1 }]);
    expect(reports).toContain('The disk is almost full: the database is read-only.');
  });

  it('finishes the statement under way before it closes', async () => {
    await start();
    const slow =
      sql`insert into installation (key, value) select 'k' || n, '1' from generate_series(1, 20000) n`.execute();
    await new Promise(setImmediate);
    await Promise.all([slow, sql.end()]);
    await server.close();
    server = await startEmbeddedIn(home);
    sql = connect({ socketPath: join(home, 'sock') });
    expect(await sql`select count(*)::int as n from installation`).toEqual([{ n: 20_000 }]);
  });
});
