import { randomUUID } from 'node:crypto';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, inject } from 'vitest';
import { asDatabase, connect, type Database, poolNumbers, type Sql } from '#platform/db/client.ts';
import { type EmbeddedOptions, startEmbedded } from '#platform/db/embedded/supervisor.ts';
import { createProbe, type DatabaseProbe } from '#platform/db/probe.ts';
import { SHORT_FORM } from './long-form.ts';

export const BOTH_ENGINES = ['embedded', 'postgres'] as const;
export type Engine = (typeof BOTH_ENGINES)[number];

/**
 * `describe.each(ENGINES)('publishing on %s', (engine) => { const database = useTestDatabase(engine); … })`
 *
 * Both; in `npm test` PostgreSQL alone, because there the browser stories walk the same verbs on the embedded engine.
 * What leans on an engine (locks, announcements, text search, upkeep) names BOTH_ENGINES and runs on both there too.
 */
export const ENGINES: readonly Engine[] = SHORT_FORM ? ['postgres'] : BOTH_ENGINES;

export type TestDatabase = DatabaseProbe & {
  readonly db: Database;
  readonly sql: Sql;
  /** PostgreSQL's address; null on the embedded engine. */
  readonly url: string | null;
  /** Empties every table, the append-only ones too. */
  empty(): Promise<void>;
  close(): Promise<void>;
};

/** A migrated database of this file's own, opened before its tests and dropped after them. */
export function useTestDatabase(engine: Engine): () => TestDatabase {
  let opened: TestDatabase | undefined;
  beforeAll(async () => {
    opened = await openTestDatabase(engine);
  });
  afterAll(() => opened?.close());
  return () => {
    if (!opened) throw new Error('The test database is open inside tests and hooks only.');
    return opened;
  };
}

export function openTestDatabase(engine: Engine): Promise<TestDatabase> {
  return engine === 'embedded' ? openEmbedded() : openPostgres();
}

async function openEmbedded(): Promise<TestDatabase> {
  const home = mkdtempSync(join(tmpdir(), 'curbtag-db-'));
  const server = await startEmbeddedCopy(home);
  const sql = connect({ socketPath: join(home, 'sock') });
  const close = async () => {
    await sql.end({ timeout: 5 });
    await server.close();
    rmSync(home, { recursive: true, force: true });
  };
  return toTestDatabase('embedded', sql, null, close);
}

/** Starts the embedded engine over a copy of the migrated template: cluster in `home/database`, socket `home/sock`. */
export function startEmbeddedCopy(home: string, options: Partial<EmbeddedOptions> = {}) {
  cpSync(inject('embeddedTemplate'), join(home, 'database'), { recursive: true });
  return startEmbeddedIn(home, options);
}

/** Starts the embedded engine over the cluster that is in `home/database` already. */
export const startEmbeddedIn = (home: string, options: Partial<EmbeddedOptions> = {}) =>
  startEmbedded({ folder: join(home, 'database'), socketPath: join(home, 'sock'), durable: false, ...options });

async function openPostgres(): Promise<TestDatabase> {
  const adminUrl = inject('postgresUrl');
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await administer(adminUrl, `create database ${name} template template_curbtag`);
  const url = adminUrl.replace(/\/postgres$/, `/${name}`);
  const sql = connect({ url });
  const close = async () => {
    await sql.end({ timeout: 5 });
    await administer(adminUrl, `drop database ${name} with (force)`);
  };
  return toTestDatabase('postgres', sql, url, close);
}

function toTestDatabase(engine: Engine, sql: Sql, url: string | null, close: () => Promise<void>): TestDatabase {
  const probe = createProbe({ sql, engine, pool: () => poolNumbers(sql) });
  return { ...probe, db: asDatabase(sql), sql, url, empty: () => empty(sql), close };
}

async function administer(url: string, statement: string): Promise<void> {
  const admin = connect({ url }, { max: 1 });
  await admin.unsafe(statement);
  await admin.end();
}

async function empty(sql: Sql): Promise<void> {
  const tables = await sql<{ name: string }[]>`
    select format('%I', tablename) as name from pg_tables where schemaname = 'public'`;
  await sql.begin(async (tx) => {
    // Triggers that refuse changes rest for this transaction.
    await tx`set local session_replication_role = replica`;
    await tx.unsafe(`truncate ${tables.map((table) => table.name).join(', ')} restart identity cascade`);
  });
}
