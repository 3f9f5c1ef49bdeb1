import { describe, expect, test } from 'vitest';
import { signInWithCode, signUp } from '#features/accounts/server/index.ts';
import { identifyPage, signInForm } from '#features/accounts/server/auth/index.ts';
import { runForm } from '#platform/forms/index.ts';
import { listConversations, readConversation } from '#features/chat/server/index.ts';
import { databaseFault } from '#platform/db/index.ts';
import { problemResponse } from '#platform/http/problem.ts';
import { codeFor, freshAddress, mailer, PASSWORD, visitor } from '../../features/accounts/server/support.ts';
import { openBrowser } from '../../features/accounts/server/auth/browser.ts';
import { makePair } from '../../features/chat/server/support.ts';
import { BOTH_ENGINES } from '../../support/database.ts';
import { type TestServices, useServices } from '../../support/services.ts';

async function person(services: TestServices) {
  const email = freshAddress();
  const about = { fullName: 'Jo', type: 'SELLER', country: 'US', language: 'en', sessionKey: null } as const;
  const ctx = visitor(services);
  const { ticket } = await signUp({ ctx, input: { ...about, password: PASSWORD, email, network: email } });
  await signInWithCode({ ctx, input: { email, code: await codeFor(services, email), ticket } });
  return email;
}

/** What the embedded engine does when the disk is almost full, and an operator on PostgreSQL. */
async function fillDisk({ database: { engine, sql } }: TestServices) {
  if (engine === 'embedded') return void (await sql`set default_transaction_read_only = on`);
  const [row] = await sql<{ name: string }[]>`select current_database() as name`;
  await sql.unsafe(`alter database ${row?.name} set default_transaction_read_only = on`);
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
             where datname = current_database() and pid <> pg_backend_pid()`.catch(() => {});
  const readOnly = async () => {
    const [found] = await sql<{ on: string }[]>`select current_setting('default_transaction_read_only') as on`;
    return found?.on;
  };
  // The connection that asked for it still has the old setting until it is ended as well.
  await sql`select pg_terminate_backend(pg_backend_pid())`.catch(() => {});
  await expect.poll(() => readOnly().catch(String), { timeout: 20_000 }).toBe('on');
}

describe.each(BOTH_ENGINES)('while the disk is full, on %s', (engine) => {
  const services = useServices({ engine, mailer });

  test('conversations are read, who is signed in stays so, and signing in is told to wait', async () => {
    const email = await person(services());
    const browser = openBrowser(services());
    await browser.post('/api/auth/callback/credentials', { username: email, password: PASSWORD });
    const { buyer, id } = await makePair(services());
    await fillDisk(services());

    const page = await readConversation({ ctx: buyer, input: { id, limit: 10 } });
    expect(page.messages).toHaveLength(1);
    expect((await listConversations({ ctx: buyer, input: { limit: 10 } })).conversations).toHaveLength(1);

    services().clock.advance(2 * 3_600_000);
    expect(await browser.session()).toMatchObject({ user: { email } });

    const { ctx } = await identifyPage(services(), new Headers());
    const request = new Request('http://localhost:4321/stickers/auth/login', {
      method: 'POST',
      body: new URLSearchParams({ how: 'password', email, password: PASSWORD }),
    });
    expect(await runForm({ ctx, request }, signInForm)).toMatchObject({
      status: 503,
      notice: { kind: 'bad', text: expect.stringContaining('can’t save changes') },
    });
    const answer = await openBrowser(services()).post('/api/auth/callback/credentials', {
      username: email,
      password: PASSWORD,
    });
    expect(answer.status).toBe(503);
    expect(await answer.json()).toMatchObject({ detail: expect.stringContaining('can’t save changes') });
  });
});

test('a file that finds no room is a matter of waiting, not a fault', async () => {
  const full = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC', syscall: 'write' });
  expect(databaseFault(new Error('It could not be stored', { cause: full }))).toMatchObject({ kind: 'unavailable' });
  expect(problemResponse(full, new Request('http://localhost/v2/uploads')).status).toBe(503);
});
