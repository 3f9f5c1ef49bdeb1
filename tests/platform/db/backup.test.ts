import { randomUUID } from 'node:crypto';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { backUp } from '#app/cli/backup.ts';
import { restore } from '#app/cli/restore.ts';
import * as schema from '#features/schema.ts';
import { openDatabase } from '#platform/db/index.ts';
import { BOTH_ENGINES, openTestDatabase, type TestDatabase } from '../../support/database.ts';
import { makeConfig } from '../../support/services.ts';

/** What differs between an installation on PostgreSQL and one with the embedded database: its configuration. */
async function makeInstallation(engine: (typeof BOTH_ENGINES)[number], home: string, name: string) {
  const dataDir = join(home, name);
  mkdirSync(dataDir);
  if (engine === 'embedded') {
    cpSync(inject('embeddedTemplate'), join(dataDir, 'database'), { recursive: true });
    return { config: makeConfig({ dataDir }), close: async () => {} };
  }
  const database: TestDatabase = await openTestDatabase('postgres');
  return { config: makeConfig({ dataDir, databaseUrl: database.url }), close: database.close };
}

async function fill(config: ReturnType<typeof makeConfig>) {
  const database = await openDatabase(config);
  const user = {
    id: randomUUID(),
    email: 'Zoë "quote" \\ \n newline@example.com',
    settings: { deep: [1.5, null, '✓'] },
  };
  const listing = {
    id: randomUUID(),
    uniqueId: '7HQ2K9X4MB',
    ownerId: user.id,
    category: 'VEHICLE' as const,
    flow: 'vehicle',
    latitude: 0.1 + 0.2,
  };
  await database.db.insert(schema.users).values(user);
  await database.db.insert(schema.listings).values(listing);
  const rows = Array.from({ length: 1_234 }, (_, at) => {
    return {
      listingId: listing.id,
      kind: 'PRICE' as const,
      after: String(at),
      at: new Date(at),
      previousHash: `h${at}`,
      hash: `h${at + 1}`,
    };
  });
  await database.db.insert(schema.listingHistory).values(rows);
  await database.close();
}

async function readAll(config: ReturnType<typeof makeConfig>) {
  const database = await openDatabase(config);
  const { db } = database;
  const all = {
    users: await db.select().from(schema.users),
    listings: await db.select().from(schema.listings),
    history: await db.select().from(schema.listingHistory).orderBy(schema.listingHistory.id),
  };
  const next = await db
    .insert(schema.listingHistory)
    .values({ listingId: randomUUID(), kind: 'PRICE', after: '1', at: new Date(), previousHash: '', hash: 'x' })
    .returning();
  await database.close();
  return { all, nextId: next[0]?.id };
}

describe.each(BOTH_ENGINES)('a backup of an installation on %s', (engine) => {
  let home: string;
  beforeEach(() => {
    home = mkdtempSync(join(tmpdir(), 'curbtag-backup-'));
  });
  afterEach(() => rmSync(home, { recursive: true, force: true }));

  it('comes back whole, files and row numbers included, and only into an empty place', async () => {
    const from = await makeInstallation(engine, home, 'from');
    await fill(from.config);
    mkdirSync(join(from.config.dataDir, 'files', 'photos'), { recursive: true });
    writeFileSync(join(from.config.dataDir, 'files', 'photos', 'one.webp'), 'bytes');
    const folder = join(home, 'backup');
    expect(await backUp({ config: from.config, folder })).toEqual({ rows: 1_236 });

    const to = await makeInstallation(engine, home, 'to');
    await restore({ config: to.config, folder });
    const [before, after] = [await readAll(from.config), await readAll(to.config)];
    expect(after).toEqual(before);
    expect(readFileSync(join(to.config.dataDir, 'files', 'photos', 'one.webp'), 'utf8')).toBe('bytes');

    await expect(restore({ config: to.config, folder })).rejects.toThrow('The database is not empty');
    await from.close();
    await to.close();
  });

  it('is refused when a file of it is damaged, and leaves the database empty', async () => {
    const from = await makeInstallation(engine, home, 'from');
    await fill(from.config);
    const folder = join(home, 'backup');
    await backUp({ config: from.config, folder });
    truncateSync(join(folder, 'tables', 'listing_history.ndjson'), 0);
    const to = await makeInstallation(engine, home, 'to');
    await expect(restore({ config: to.config, folder })).rejects.toThrow('listing_history has 0 rows instead of 1234');
    expect((await readAll(to.config)).all.users).toEqual([]);
    await from.close();
    await to.close();
  });
});
