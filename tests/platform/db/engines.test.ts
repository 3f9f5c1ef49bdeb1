import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import * as schema from '#features/schema.ts';
import { BOTH_ENGINES, useTestDatabase } from '../../support/database.ts';

describe.each(BOTH_ENGINES)('the database on %s', (engine) => {
  const database = useTestDatabase(engine);

  const makeUser = () => ({ id: randomUUID(), email: `${randomUUID()}@example.com` });
  const makeHistory = () => ({
    listingId: randomUUID(),
    kind: 'PRICE' as const,
    after: '100',
    at: new Date(),
    previousHash: '',
    hash: 'h',
  });

  it('keeps what was written, dates and JSON included', async () => {
    const user = { ...makeUser(), settings: { theme: 'dark' }, createdAt: new Date('2026-01-02T03:04:05.678Z') };
    await database().db.insert(schema.users).values(user);
    const [found] = await database().db.select().from(schema.users).where(eq(schema.users.id, user.id));
    expect(found).toMatchObject(user);
  });

  it('gives each of many parallel statements its own answer', async () => {
    const numbers = Array.from({ length: 500 }, (_, index) => index);
    const answers = await Promise.all(
      numbers.map(
        async (number) => (await database().sql`select ${number}::int as number, ${`n${number}`}::text as text`)[0],
      ),
    );
    expect(answers).toEqual(numbers.map((number) => ({ number, text: `n${number}` })));
  });

  it('gives each of many parallel unprepared statements its own answer', async () => {
    const numbers = Array.from({ length: 200 }, (_, index) => index);
    const answers = await Promise.all(
      numbers.map(async (number) => (await database().sql.unsafe('select $1::int as number', [number]))[0]?.number),
    );
    expect(answers).toEqual(numbers);
  });

  it('isolates transactions that run at the same time on several connections', async () => {
    const count = async (sql: { unsafe: (text: string) => Promise<readonly { n?: number }[]> }) =>
      (await sql.unsafe('select count(*)::int as n from users'))[0]?.n ?? 0;
    const rounds = Array.from({ length: 12 }, () =>
      database().sql.begin('isolation level repeatable read', async (tx) => {
        const before = await count(tx);
        const user = makeUser();
        await tx`insert into users (id, email) values (${user.id}, ${user.email})`;
        await new Promise(setImmediate);
        return (await count(tx)) - before;
      }),
    );
    expect(await Promise.all(rounds)).toEqual(rounds.map(() => 1));
  });

  it('undoes a transaction that throws, and the inner part alone when only that throws', async () => {
    const [outer, inner] = [makeUser(), makeUser()];
    await database().db.transaction(async (tx) => {
      await tx.insert(schema.users).values(outer);
      const failing = tx.transaction(async (nested) => {
        await nested.insert(schema.users).values(inner);
        throw new Error('stop');
      });
      await expect(failing).rejects.toThrow('stop');
    });
    const emails = (await database().db.select({ email: schema.users.email }).from(schema.users)).map((it) => it.email);
    expect(emails).toContain(outer.email);
    expect(emails).not.toContain(inner.email);
  });

  it('goes on after an error inside a prepared statement', async () => {
    await expect(database().sql`select 1 / ${0}::int`).rejects.toMatchObject({ code: '22012' });
    expect(await database().sql`select 1 as one`).toEqual([{ one: 1 }]);
  });

  it('refuses to change, delete or truncate history', async () => {
    await database().db.insert(schema.listingHistory).values(makeHistory());
    for (const statement of [
      'update listing_history set after = 1',
      'delete from listing_history',
      'truncate listing_history',
    ])
      await expect(database().sql.unsafe(statement)).rejects.toThrow('append-only');
    expect(await database().sql`select "after" from listing_history`).toEqual([{ after: '100' }]);
  });

  it('is empty again after empty()', async () => {
    await database().db.insert(schema.listingHistory).values(makeHistory());
    await database().empty();
    expect(await database().sql`select id from listing_history union all select 1 from users`).toEqual([]);
  });
});
