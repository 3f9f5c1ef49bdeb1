import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { findSession, hashPassword, openSession } from '#features/accounts/server/index.ts';
import * as schema from '#features/schema.ts';
import { createApp } from '#app/api/app.ts';
import { sessionRouter } from '#features/accounts/server/routes/session.ts';
import { usersRouter } from '#features/settings/server/routes.ts';
import { newId } from '#platform/ids.ts';
import { deleteForm, settingsForm } from '#features/settings/server/index.ts';
import { ENGINES } from '../../../support/database.ts';
import { makeCtx, useServices } from '../../../support/services.ts';
import { codeFor, freshAddress, emailsTo, mailer, PASSWORD, wrong } from './support.ts';

const ELEVEN_MINUTES = 11 * 60_000;

describe.each(ENGINES)('what must not be done with a borrowed device, on %s,', (engine) => {
  const services = useServices({ engine, mailer });
  const app = createApp({ findServices: services, routers: [sessionRouter, usersRouter] });
  let callers = 0;

  /** Somebody who signed in eleven minutes ago. */
  async function person({ password = PASSWORD as string | null } = {}) {
    const id = newId();
    const email = freshAddress();
    const passwordHash = password === null ? null : await hashPassword(password);
    await services()
      .db.insert(schema.users)
      .values({ id, email, fullName: 'Maria Gonzalez', passwordHash, emailVerifiedAt: services().now() });
    const session = await openSession(services(), { userId: id });
    services().clock.advance(ELEVEN_MINUTES);
    const ctx = makeCtx(services(), { user: { id, sessionId: session.id } });
    return { id, email, session, ctx };
  }
  type Person = Awaited<ReturnType<typeof person>>;

  async function ask(who: Person, method: string, path: string, body?: unknown) {
    callers += 1;
    const response = await app.request(`http://localhost:4321${path}`, {
      method,
      headers: {
        authorization: `Bearer ${who.session.accessToken}`,
        'x-remote-address': `2001:db8:7:${callers.toString(16)}::1`,
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    return { status: response.status, body: (text ? JSON.parse(text) : null) as Record<string, unknown> };
  }

  const post = (who: Person, path: string, fields: Record<string, string>) => {
    callers += 1;
    const headers = { 'x-remote-address': `2001:db8:8:${callers.toString(16)}::1` };
    const request = new Request(`http://localhost:4321${path}`, {
      method: 'POST',
      body: new URLSearchParams(fields),
      headers,
    });
    return (path === '/settings' ? settingsForm : deleteForm)({ ctx: who.ctx, request });
  };
  const row = async (id: string) => (await services().db.select().from(schema.users).where(eq(schema.users.id, id)))[0];
  const subjects = async (email: string) => (await emailsTo(services(), email)).map(({ subject }) => subject);

  test('is refused with 403 and a reason, and the device stays signed in', async () => {
    const who = await person();
    const next = freshAddress();
    for (const [method, body] of [
      ['DELETE', undefined],
      ['DELETE', {}],
      ['PATCH', { email: next }],
    ] as const) {
      const answer = await ask(who, method, `/api/users/${who.id}`, body);
      expect(answer).toMatchObject({ status: 403, body: { reason: 'reauthenticate' } });
    }
    expect(await row(who.id)).toMatchObject({ email: who.email, deletedAt: null });
    expect(await emailsTo(services(), next)).toEqual([]);
    expect(await findSession(services(), who.session.accessToken)).not.toBeNull();
  });

  test('asks nothing of who changes a name, or names the address they have', async () => {
    const who = await person();
    const answer = await ask(who, 'PATCH', `/api/users/${who.id}`, { fullname: 'Maria Lopez', email: who.email });
    expect(answer).toMatchObject({ status: 200, body: { fullname: 'Maria Lopez' } });
  });

  test('is done with the password; a wrong one is refused by its reason', async () => {
    const who = await person();
    const email = freshAddress();
    const path = `/api/users/${who.id}`;
    for (const [method, body] of [
      ['PATCH', { email, password: 'not this one' }],
      ['DELETE', { password: 'not this one' }],
    ] as const)
      expect(await ask(who, method, path, body)).toMatchObject({ status: 422, body: { reason: 'wrong_password' } });
    expect(await ask(who, 'PATCH', path, { email, password: PASSWORD })).toMatchObject({ status: 200 });
    const code = await codeFor(services(), email);
    expect(await ask(who, 'POST', `${path}/email`, { email, code })).toMatchObject({ status: 200, body: { email } });
    expect(await subjects(who.email)).toContain('Your Curbtag email address was changed');
    expect((await ask(who, 'DELETE', path, { password: PASSWORD })).status).toBe(204);
    expect(await subjects(email)).toContain('Your Curbtag account was deleted');
  });

  test('is done with a code mailed to the account, once', async () => {
    const who = await person({ password: null });
    const path = `/api/users/${who.id}`;
    const { body } = await ask(who, 'POST', '/api/session/request', { email: who.email });
    const code = await codeFor(services(), who.email);
    const proof = { ticket: body.ticket, code };
    expect(await ask(who, 'DELETE', path, { ...proof, code: wrong(code) })).toMatchObject({
      status: 422,
      body: { reason: 'wrong_code' },
    });
    expect(await ask(who, 'PATCH', path, { email: freshAddress(), ...proof })).toMatchObject({ status: 200 });
    expect(await ask(who, 'DELETE', path, proof)).toMatchObject({ status: 422, body: { reason: 'wrong_code' } });
    expect(await row(who.id)).toMatchObject({ deletedAt: null });
  });

  test('is not done with a code mailed to somebody else', async () => {
    const [who, other] = [await person(), await person()];
    const { body } = await ask(other, 'POST', '/api/session/request', { email: other.email });
    const code = await codeFor(services(), other.email);
    const answer = await ask(who, 'DELETE', `/api/users/${who.id}`, { code, ticket: body.ticket });
    expect(answer).toMatchObject({ status: 422, body: { reason: 'wrong_code' } });
  });

  test('in the settings keeps what was typed, mails a code, and goes on with it', async () => {
    const who = await person({ password: null });
    const email = freshAddress();
    const first = await post(who, '/settings', { do: 'email', email });
    expect(first).toMatchObject({
      kind: 'stay',
      status: 403,
      values: { do: 'email', email },
      faults: { proof: expect.any(String) },
    });
    const mailed = await post(who, '/settings', { do: 'email', email, how: 'proof-code' });
    expect(mailed).toMatchObject({ kind: 'stay', values: { do: 'email', email, proof_ticket: expect.any(String) } });
    const ticket = mailed.kind === 'stay' ? (mailed.values.proof_ticket ?? '') : '';
    const code = await codeFor(services(), who.email);
    const fields = { do: 'email', email, proof_ticket: ticket };
    const bad = await post(who, '/settings', { ...fields, proof_code: wrong(code) });
    expect(bad).toMatchObject({ values: { email, proof_ticket: ticket }, faults: { proof_code: expect.any(String) } });
    const sent = await post(who, '/settings', { ...fields, proof_code: code });
    expect(sent).toMatchObject({ kind: 'stay', values: { do: 'email-code', email } });
  });

  test('in the settings changes a password with a code for who forgot the present one', async () => {
    const who = await person();
    const bare = await post(who, '/settings', { do: 'password', password: 'four tall pines' });
    expect(bare).toMatchObject({ kind: 'stay', status: 403, faults: { proof: expect.any(String) } });
    const mailed = await post(who, '/settings', { do: 'password', how: 'proof-code' });
    const ticket = mailed.kind === 'stay' ? (mailed.values.proof_ticket ?? '') : '';
    const code = await codeFor(services(), who.email);
    const proof = { proof_ticket: ticket, proof_code: code };
    expect(await post(who, '/settings', { do: 'password', password: 'short', ...proof })).toMatchObject({
      faults: { password: expect.any(String) },
    });
    expect(await post(who, '/settings', { do: 'password', password: 'four tall pines', ...proof })).toMatchObject({
      kind: 'go',
    });
    expect(await subjects(who.email)).toContain('Your Curbtag password was changed');
  });

  test('on the page that deletes takes a code where there is no password', async () => {
    const who = await person({ password: null });
    const typed = { word: who.email, sure: 'yes' };
    expect(await post(who, '/settings/delete', typed)).toMatchObject({ status: 403, values: typed });
    const mailed = await post(who, '/settings/delete', { ...typed, how: 'proof-code' });
    expect(mailed).toMatchObject({ values: typed });
    const ticket = mailed.kind === 'stay' ? (mailed.values.proof_ticket ?? '') : '';
    const proof = { proof_ticket: ticket, proof_code: await codeFor(services(), who.email) };
    expect(await post(who, '/settings/delete', { ...typed, ...proof })).toMatchObject({ kind: 'go' });
  });

  test('is still possible for ten minutes after signing in, and not with somebody else’s new session', async () => {
    const who = await person();
    const fresh = await openSession(services(), { userId: who.id });
    services().clock.advance(9 * 60_000);
    const young = { ...who, session: fresh };
    expect(await ask(who, 'DELETE', `/api/users/${who.id}`)).toMatchObject({ status: 403 });
    expect((await ask(young, 'DELETE', `/api/users/${who.id}`)).status).toBe(204);
  });
});
