import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { problemSchema } from '#shared/problem.ts';
import * as schema from '#features/schema.ts';
import { createApp } from '#app/api/app.ts';
import { sessionRouter } from '#features/accounts/server/routes/session.ts';
import { usersRouter } from '#features/settings/server/routes.ts';
import { hashSecret } from '#platform/ids.ts';
import { ENGINES } from '../../../support/database.ts';
import { useServices } from '../../../support/services.ts';
import { codeFor, freshAddress, insertListing, emailTo, linkFor, mailer, readListing, wrong } from './support.ts';

type Body = Record<string, unknown>;
const SIGN_UP = {
  type: 'SELLER',
  fullname: 'Jo Smith',
  send_verification_code: true,
  country: 'US',
  language: 'en',
  device_id: null,
  device_model: null,
  device: null,
};

describe.each(ENGINES)('the account API on %s', (engine) => {
  const services = useServices({ engine, mailer });
  const app = createApp({ findServices: services, routers: [sessionRouter, usersRouter] });
  let callers = 0;

  async function ask(method: string, path: string, body?: unknown, headers: Record<string, string> = {}) {
    callers += 1;
    const response = await app.request(`http://localhost:4321${path}`, {
      method,
      headers: {
        ...(body !== undefined && { 'content-type': 'application/json' }),
        'x-remote-address': `2001:db8:0:${callers.toString(16)}::1`,
        ...headers,
      },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const text = await response.text();
    return { status: response.status, body: (text ? JSON.parse(text) : null) as Body, headers: response.headers };
  }

  const version = { 'x-api-version': '2' };
  const bearer = (token: unknown) => ({ authorization: `Bearer ${token}` });

  async function join(extra: Body = {}) {
    const email = freshAddress();
    const signUp = await ask('POST', '/api/session/signup', { ...SIGN_UP, username: email, email, ...extra }, version);
    const token = await codeFor(services(), email);
    const opened = await ask('POST', '/api/session', {
      username: email,
      magic_cookie: { token },
      ticket: signUp.body.ticket,
    });
    const user = opened.body.user as Body;
    return { email, id: String(user.id), auth: bearer(opened.body.accessToken), opened };
  }

  test('the specification’s sign-up payload and session request open a session', async () => {
    const { email, auth, opened } = await join();
    expect(opened).toMatchObject({
      status: 200,
      body: { user: { email, fullname: 'Jo Smith', type: 'SELLER', country: 'US' } },
    });
    const read = await ask('GET', '/api/session/', undefined, auth);
    expect(read).toMatchObject({ status: 200, body: { user: { email }, accessToken: opened.body.accessToken } });
  });

  test('the type of an account is read in any case', async () => {
    const { opened } = await join({ type: 'seller' });
    expect(opened.body).toMatchObject({ user: { type: 'SELLER' } });
    const refused = await ask(
      'POST',
      '/api/session/signup',
      { ...SIGN_UP, email: freshAddress(), type: 'robber' },
      version,
    );
    expect(refused.status).toBe(400);
  });

  test('sign-up, code and session requests answer alike for known and unknown addresses', async () => {
    const { email: known } = await join();
    for (const [path, body, headers] of [
      ['/api/session/signup', SIGN_UP, version],
      ['/api/session/signup', { ...SIGN_UP, send_verification_code: false }, version],
      ['/api/session/request', {}, {}],
    ] as const) {
      const answers = await Promise.all(
        [known, freshAddress()].map(async (email) => {
          const { status, body: answer } = await ask('POST', path, { ...body, email }, headers);
          return [status, { ...answer, ticket: typeof answer.ticket }];
        }),
      );
      expect(answers[0]).toEqual(answers[1]);
      expect(answers[0]?.[0]).toBe(202);
    }
  });

  test('sign-up without a code mails a link instead', async () => {
    const email = freshAddress();
    const body = { ...SIGN_UP, email, send_verification_code: false };
    expect(await ask('POST', '/api/session/signup', body, version)).toMatchObject({ body: { ticket: null } });
    expect((await linkFor(services(), email)).pathname).toBe('/stickers/auth/link');
  });

  test('sign-up continues the session key’s draft', async () => {
    const key = 'the-key-of-an-anonymous-draft';
    const draft = await insertListing(services(), { sessionKeyHash: hashSecret(key) });
    expect((await ask('GET', `/api/session/?session_key=${key}`)).body).toMatchObject({ user: null, drafts: 1 });
    const { id } = await join({ session_key: key });
    expect(await readListing(services(), draft)).toMatchObject({ ownerId: id });
    expect((await ask('GET', `/api/session/?session_key=${key}`)).body).toMatchObject({ drafts: 0 });
  });

  test.each([
    ['no version', { ...SIGN_UP, email: 'a@example.com' }, {}],
    ['an unknown field', { ...SIGN_UP, email: 'a@example.com', role: 'OPERATOR' }, version],
    ['a type nobody chooses', { ...SIGN_UP, email: 'a@example.com', type: 'OPERATOR' }, version],
    ['another username', { ...SIGN_UP, email: 'a@example.com', username: 'b@example.com' }, version],
    ['two addresses in one', { ...SIGN_UP, email: '"a@evil.example"@example.com' }, version],
    ['a list', [], version],
    ['half a document', '{"email":', version],
    ['a name with control characters', { ...SIGN_UP, email: 'a@example.com', fullname: 'a\u0000b' }, version],
    ['numbers for words', { ...SIGN_UP, email: 7, fullname: {} }, version],
  ])('sign-up refuses %s with 400 and the fields', async (_what, body, headers) => {
    const answer = await ask('POST', '/api/session/signup', body, headers);
    expect(answer.status).toBe(400);
    expect(problemSchema.parse(answer.body).message).not.toBe('');
  });

  test('a weak password is refused with its reason', async () => {
    const answer = await ask(
      'POST',
      '/api/session/signup',
      { ...SIGN_UP, email: freshAddress(), password: 'password1' },
      version,
    );
    expect(answer).toMatchObject({ status: 422, body: { reason: 'weak_password', errors: [{ field: 'password' }] } });
  });

  test('a wrong code, a made-up token and an unknown person get the same 401', async () => {
    const { email } = await join();
    const code = await codeFor(services(), email);
    const tries = [
      { username: email, magic_cookie: { token: wrong(code) } },
      { username: freshAddress(), magic_cookie: { token: wrong(code) } },
    ];
    const answers = await Promise.all(tries.map((body) => ask('POST', '/api/session', body)));
    expect(answers.map(({ status }) => status)).toEqual([401, 401]);
    expect(answers[0]?.body.message).toBe(answers[1]?.body.message);
    const madeUp = await ask('POST', '/api/session', { username: email, magic_cookie: { token: 'x'.repeat(43) } });
    expect(madeUp.status).toBe(401);
  });

  test('a token that opens nothing is 401, whatever is asked', async () => {
    for (const token of ['', 'x', 'a'.repeat(5000), "' or 1=1 --"]) {
      expect((await ask('GET', '/api/session/', undefined, bearer(token))).status).toBe(401);
    }
    expect((await ask('GET', '/api/session/')).body).toEqual({ accessToken: null, user: null, expires: null });
  });

  test('a person changes their own row, field by field', async () => {
    const { id, auth } = await join();
    const body = { fullname: '  Jo   Miller ', phone: '407 555 2671', contact_method: 'PHONE', postcode: '32801-1234' };
    const answer = await ask('PATCH', `/api/users/${id}`, { ...body, settings: { theme: 'dark' } }, auth);
    const changed = { fullname: 'Jo Miller', phone: '+14075552671', contact_method: 'PHONE', postcode: '32801' };
    expect(answer).toMatchObject({ status: 200, body: { ...changed, settings: { theme: 'dark' } } });
    const next = await ask('PATCH', `/api/users/${id}`, { settings: { analytics: false }, phone: null }, auth);
    expect(next.body).toMatchObject({ ...changed, phone: null, settings: { theme: 'dark', analytics: false } });
  });

  test('what cannot be right is refused by field, and nothing changes', async () => {
    const { id, auth } = await join();
    const answer = await ask('PATCH', `/api/users/${id}`, { fullname: 'New', phone: '12', postcode: 'x' }, auth);
    expect(answer.status).toBe(422);
    expect((answer.body.errors as Body[]).map(({ field }) => field)).toEqual(['phone', 'postcode']);
    expect((await ask('GET', `/api/users/${id}`, undefined, auth)).body).toMatchObject({ fullname: 'Jo Smith' });
  });

  test('role, verification and password are out of reach', async () => {
    const { id, auth } = await join();
    for (const field of ['role', 'email_verified', 'password_hash', 'id', '__proto__x', 'deleted_at']) {
      expect((await ask('PATCH', `/api/users/${id}`, { [field]: 'OPERATOR' }, auth)).status, field).toBe(400);
    }
  });

  test('somebody else’s row is not there, and a visitor is asked to sign in', async () => {
    const [me, other] = [await join(), await join()];
    for (const [method, path, body] of [
      ['GET', `/api/users/${other.id}`, undefined],
      ['PATCH', `/api/users/${other.id}`, { fullname: 'x' }],
      ['DELETE', `/api/users/${other.id}`, undefined],
      ['GET', `/api/users/${other.id}/sessions`, undefined],
      ['POST', `/api/users/${other.id}/email`, { email: freshAddress(), code: '123456' }],
    ] as const) {
      expect((await ask(method, path, body, me.auth)).status, `${method} ${path}`).toBe(404);
      expect((await ask(method, path, body)).status, `${method} ${path}`).toBe(401);
    }
    expect((await ask('GET', '/api/users/not-a-uuid', undefined, me.auth)).status).toBe(400);
  });

  test('a new address counts once its code comes back, and the old one is told', async () => {
    const { id, email, auth } = await join();
    const next = freshAddress();
    expect((await ask('PATCH', `/api/users/${id}`, { email: next }, auth)).body).toMatchObject({ email });
    const code = await codeFor(services(), next);
    const bad = await ask('POST', `/api/users/${id}/email`, { email: next, code: wrong(code) }, auth);
    expect(bad).toMatchObject({ status: 422, body: { reason: 'wrong_code' } });
    const done = await ask('POST', `/api/users/${id}/email`, { email: next, code }, auth);
    expect(done).toMatchObject({ status: 200, body: { email: next, email_verified: true } });
    expect((await emailTo(services(), email)).subject).toContain('email address was changed');
  });

  test('an address that is taken answers the same and gets a letter without a code', async () => {
    const [me, other] = [await join(), await join()];
    const answer = await ask('PATCH', `/api/users/${me.id}`, { email: other.email }, me.auth);
    expect(answer).toMatchObject({ status: 200, body: { email: me.email } });
    expect((await emailTo(services(), other.email)).text).not.toMatch(/\b\d{6}\b/);
  });

  test('devices are listed, one is signed out, and a stranger’s is not there', async () => {
    const { id, email, auth } = await join();
    await ask('POST', '/api/session/request', { email });
    const token = await codeFor(services(), email);
    const agent = { 'user-agent': 'Mozilla/5.0 (Linux; Android 14) Chrome/130.0 Mobile Safari/537.36' };
    const second = await ask('POST', '/api/session', { email, magic_cookie: { token } }, agent);
    const { body } = await ask('GET', `/api/users/${id}/sessions`, undefined, auth);
    const devices = body.sessions as { id: string; device: string; current: boolean }[];
    expect(devices.map(({ current }) => current).sort()).toEqual([false, true]);
    const other = devices.find(({ current }) => !current);
    expect(other?.device).toBe('Chrome on Android');
    const stranger = await join();
    const path = (owner: string) => `/api/users/${owner}/sessions/${other?.id}`;
    expect((await ask('DELETE', path(stranger.id), undefined, stranger.auth)).status).toBe(404);
    expect((await ask('DELETE', path(id), undefined, auth)).status).toBe(204);
    expect((await ask('GET', '/api/session/', undefined, bearer(second.body.accessToken))).status).toBe(401);
  });

  test('deleting erases the person, archives what was public, deletes drafts, and frees the address', async () => {
    const { id, email, auth } = await join();
    const draft = await insertListing(services(), { ownerId: id });
    const published = await insertListing(services(), { ownerId: id, status: 'PUBLISHED' });
    const sold = await insertListing(services(), { ownerId: id, status: 'SOLD' });
    expect((await ask('DELETE', `/api/users/${id}`, { password: 'not mine' }, auth)).status).toBe(422);
    expect((await ask('DELETE', `/api/users/${id}`, { nonsense: 1 }, auth)).status).toBe(400);
    const gone = await ask('DELETE', `/api/users/${id}`, undefined, auth);
    expect(gone.status).toBe(204);
    expect(gone.headers.getSetCookie().join()).toContain('signed_in=; Max-Age=0');
    expect((await ask('GET', '/api/session/', undefined, auth)).status).toBe(401);
    const [row] = await services().db.select().from(schema.users).where(eq(schema.users.id, id));
    expect(JSON.stringify(row)).not.toContain(email);
    expect(row).toMatchObject({ fullName: '', phone: null, passwordHash: null });
    expect(await readListing(services(), draft)).toBeUndefined();
    expect(await readListing(services(), published)).toMatchObject({ status: 'ARCHIVED', answers: {} });
    expect(await readListing(services(), sold)).toMatchObject({ status: 'ARCHIVED', answers: {} });
    const again = await ask('POST', '/api/session/signup', { ...SIGN_UP, email }, version);
    const token = await codeFor(services(), email);
    const reborn = await ask('POST', '/api/session', { email, magic_cookie: { token }, ticket: again.body.ticket });
    expect((reborn.body.user as Body).id).not.toBe(id);
  });

  test('nothing here ever became an unexpected error', () => {
    expect(services().errors).toEqual([]);
  });
});
