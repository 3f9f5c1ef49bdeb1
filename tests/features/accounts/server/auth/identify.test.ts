import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { issueSignInToken, openSession } from '#features/accounts/server/index.ts';
import {
  askToSignIn,
  clearedCookies,
  identifyActor,
  identifyPage,
  linkForm,
  requireUser,
  sessionCookies,
  takeStaleAway,
} from '#features/accounts/server/auth/index.ts';
import * as schema from '#features/schema.ts';
import { ENGINES } from '../../../../support/database.ts';
import { makeConfig, makeCtx, type TestServices, useServices } from '../../../../support/services.ts';
import { freshAddress } from '../support.ts';

const DAY = 86_400_000;
const MINUTE = 60_000;

async function signedIn(services: TestServices) {
  const id = crypto.randomUUID();
  await services.db.insert(schema.users).values({ id, email: freshAddress(), emailVerifiedAt: services.now() });
  const session = await openSession(services, { userId: id });
  const cookie = (await sessionCookies(services, session)).map((line) => line.split(';')[0]).join('; ');
  return { id, session, cookie };
}

const row = async (services: TestServices, id: string) =>
  (await services.db.select().from(schema.sessions).where(eq(schema.sessions.id, id)))[0];

describe.each(ENGINES)('who is asking, on %s', (engine) => {
  const services = useServices({ engine });
  const who = (headers: Record<string, string>) =>
    identifyActor({ services: services(), headers: new Headers(headers) });

  test('a bearer token and the session cookie name the same person', async () => {
    const { id, session, cookie } = await signedIn(services());
    const expected = { kind: 'user', userId: id, sessionId: session.id, role: 'MEMBER', sessionKey: null };
    expect(await who({ authorization: `Bearer ${session.accessToken}` })).toEqual(expected);
    expect(await who({ cookie })).toEqual(expected);
  });

  test('a bearer token that opens nothing is an error, even beside a good cookie; a dead cookie is a visitor', async () => {
    const { session, cookie } = await signedIn(services());
    await expect(who({ authorization: 'Bearer nope', cookie })).rejects.toMatchObject({ kind: 'unauthenticated' });
    await expect(who({ authorization: 'Bearer' })).rejects.toMatchObject({ kind: 'unauthenticated' });
    await services()
      .db.update(schema.sessions)
      .set({ revokedAt: services().now() })
      .where(eq(schema.sessions.id, session.id));
    expect(await who({ cookie })).toEqual({ kind: 'visitor', sessionKey: null });
  });

  test('a cookie sealed with another secret is a visitor', async () => {
    const { session } = await signedIn(services());
    const foreign = { ...services(), config: makeConfig({ authSecret: 'another secret of thirty-two letters' }) };
    const [cookie = ''] = await sessionCookies(foreign, session);
    expect(await who({ cookie: cookie.split(';')[0] ?? '' })).toMatchObject({ kind: 'visitor' });
  });

  test('the draft’s key comes from its header, else its cookie; what is no key is none', async () => {
    expect(await who({ 'x-session-key': 'key-of-the-header', cookie: 'draft_key=key-of-the-cookie' })).toEqual({
      kind: 'visitor',
      sessionKey: 'key-of-the-header',
    });
    expect(await who({ cookie: 'a=b; draft_key=key-of-the-cookie' })).toMatchObject({
      sessionKey: 'key-of-the-cookie',
    });
    for (const key of ['short', 'with blank in the middle', 'x'.repeat(129), "'; drop table users; --"]) {
      expect(await who({ 'x-session-key': key })).toEqual({ kind: 'visitor', sessionKey: null });
    }
  });

  test('thirty idle days end a session; use keeps it, written down at most every five minutes', async () => {
    const { session, cookie } = await signedIn(services());
    const opened = services().now();
    services().clock.advance(4 * MINUTE);
    await who({ cookie });
    expect((await row(services(), session.id))?.seenAt).toEqual(opened);
    services().clock.advance(29 * DAY);
    await who({ authorization: `Bearer ${session.accessToken}` });
    expect((await row(services(), session.id))?.seenAt).toEqual(services().now());
    services().clock.advance(29 * DAY);
    expect(await who({ authorization: `Bearer ${session.accessToken}` })).toMatchObject({ kind: 'user' });
    services().clock.advance(30 * DAY + 1);
    await expect(who({ authorization: `Bearer ${session.accessToken}` })).rejects.toMatchObject({
      kind: 'unauthenticated',
    });
  });

  test('even a session in daily use ends after a year', async () => {
    const { session } = await signedIn(services());
    const token = { authorization: `Bearer ${session.accessToken}` };
    for (let day = 0; day < 364; day += 28) {
      await who(token);
      services().clock.advance(28 * DAY);
    }
    services().clock.advance(2 * DAY);
    await expect(who(token)).rejects.toMatchObject({ kind: 'unauthenticated' });
  });

  test('without credentials the database is not asked', async () => {
    const broken = { ...services(), db: null as unknown as TestServices['db'] };
    expect(await identifyActor({ services: broken, headers: new Headers({ cookie: 'theme=dark' }) })).toMatchObject({
      kind: 'visitor',
    });
  });

  test('a page takes a dead session’s cookies away, and treats a bad bearer token as a visitor', async () => {
    const page = (headers: Record<string, string>) => identifyPage(services(), new Headers(headers));
    const dead = await page({ cookie: 'authjs.session-token=junk; signed_in=1' });
    expect(dead.ctx.actor.kind).toBe('visitor');
    expect(dead.stale.map((line) => line.split(';', 1)[0])).toEqual(['authjs.session-token=', 'signed_in=']);
    expect((await page({ authorization: 'Bearer junk' })).ctx.actor.kind).toBe('visitor');
    const { cookie } = await signedIn(services());
    expect((await page({ cookie })).stale).toEqual([]);
  });

  test('a dead session is taken away, but never from under who signs in with the same answer', () => {
    const stale = clearedCookies(services());
    const plain = new Headers();
    takeStaleAway(services(), plain, stale);
    expect(plain.getSetCookie()).toEqual(stale);
    const signing = new Headers({ 'set-cookie': 'authjs.session-token=fresh; Path=/' });
    takeStaleAway(services(), signing, stale);
    expect(signing.getSetCookie()).toHaveLength(1);
  });
});

describe.each(ENGINES)('signing in from the address, on %s', (engine) => {
  const services = useServices({ engine });
  const open = (path: string, method = 'GET') => {
    const url = new URL(path, 'http://localhost:4321');
    return askToSignIn({ url, request: new Request(url, { method }) });
  };
  const fresh = () => issueSignInToken({ services: services(), email: freshAddress() });
  const post = (said: Record<string, string>) =>
    linkForm({
      ctx: makeCtx(services()),
      request: new Request('http://localhost:4321/stickers/auth/link', {
        method: 'POST',
        headers: { origin: 'http://localhost:4321' },
        body: new URLSearchParams(said),
      }),
    });

  test('opening it uses nothing up; the page it leads to posts it, once, and comes back without it', async () => {
    const token = await fresh();
    const query = new URLSearchParams(token);
    for (let opened = 0; opened < 3; opened++) {
      const answer = open(`/cars/x?color=red&${query}`);
      const to = new URL(answer?.headers.get('location') ?? '', 'http://localhost:4321');
      expect([answer?.status, to.pathname]).toEqual([303, '/stickers/auth/link']);
      expect(Object.fromEntries(to.searchParams)).toEqual({ ...token, callbackUrl: '/cars/x?color=red' });
      expect(answer?.headers.get('referrer-policy')).toBe('no-referrer');
      expect(answer?.headers.get('cache-control')).toContain('no-store');
      expect(answer?.headers.getSetCookie()).toEqual([]);
    }
    expect(await post({ ...token, username: freshAddress() })).toMatchObject({ status: 401 });
    const said = { ...token, callbackUrl: '/cars/x?color=red' };
    expect(await post(said)).toMatchObject({ to: expect.stringMatching(/[?&]callbackUrl=%2Fcars%2Fx%3Fcolor%3Dred$/) });
    expect(await post(said)).toMatchObject({ status: 401, values: { callbackUrl: '/cars/x?color=red' } });
  });

  test('a token that is older than 15 minutes signs nobody in', async () => {
    const token = await fresh();
    services().clock.advance(15 * 60_000 + 1);
    expect(await post({ ...token })).toMatchObject({ status: 401 });
  });

  test('a page that looks like another site stays a page', () => {
    const to = open('/.//evil.example/x?username=a@b.co&token=t')?.headers.get('location') ?? '';
    expect(new URL(to, 'http://localhost:4321').searchParams.get('callbackUrl')).toMatch(/^\/[^/]/);
  });

  test('pages without both are left alone, and what is posted or only asked for its head', () => {
    for (const path of ['/', '/?username=a@b.co', '/?token=x']) expect(open(path)).toBeNull();
    for (const method of ['HEAD', 'POST']) expect(open('/?username=a@b.co&token=t', method)).toBeNull();
  });
});

describe('pages that need somebody', () => {
  const services = useServices();

  test('send a visitor to sign in and back', () => {
    const who = requireUser({ ctx: makeCtx(services()), url: new URL('http://localhost:4321/my/list?page=2') });
    expect(who).toEqual({
      ok: false,
      to: '/stickers/auth/login?error=SessionRequired&callbackUrl=%2Fmy%2Flist%3Fpage%3D2',
    });
  });

  test('know the person', () => {
    const who = requireUser({ ctx: makeCtx(services(), { user: { id: 'u1' } }), url: new URL('http://localhost/my') });
    expect(who).toMatchObject({ ok: true, member: { userId: 'u1' } });
  });
});
