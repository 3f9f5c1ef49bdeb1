import { describe, expect, test } from 'vitest';
import {
  closeSession,
  findSession,
  issueSignInToken,
  requestEmailCode,
  signInWithCode,
  signUp,
} from '#features/accounts/server/index.ts';
import { deleteUser } from '#features/settings/server/index.ts';
import { ENGINES } from '../../../../support/database.ts';
import { makeCtx, type TestServices, useServices } from '../../../../support/services.ts';
import { codeFor, freshAddress, justSignedIn, linkFor, mailer, NO_PROOF, PASSWORD, visitor } from '../support.ts';
import { openBrowser } from './browser.ts';

async function person(services: TestServices) {
  const email = freshAddress();
  const ctx = visitor(services);
  const said = {
    password: PASSWORD,
    fullName: 'Jo',
    type: 'SELLER',
    country: 'US',
    language: 'en',
    sessionKey: null,
  } as const;
  const { ticket } = await signUp({ ctx, input: { ...said, email, network: email } });
  return signInWithCode({ ctx, input: { email, code: await codeFor(services, email), ticket } });
}

async function signedInBrowser(services: TestServices) {
  const { user } = await person(services);
  const browser = openBrowser(services);
  await browser.post('/api/auth/callback/credentials', { username: user.email, password: PASSWORD });
  return { user, browser };
}

describe.each(ENGINES)('the auth endpoints on %s', (engine) => {
  const services = useServices({ engine, mailer });

  test('address and password open a session that names its person, and its token is a bearer token', async () => {
    const { user, browser } = await signedInBrowser(services());
    const session = await browser.session();
    expect(session).toMatchObject({ user: { id: user.id, name: 'Jo', email: user.email, type: 'SELLER' } });
    expect(await findSession(services(), session?.accessToken ?? '')).toMatchObject({ userId: user.id });
    expect(browser.jar.get('signed_in')).toBe('1');
  });

  test('the cookie is out of reach for scripts, and its hint says nothing', async () => {
    const { user } = await person(services());
    const browser = openBrowser(services());
    const answer = await browser.post('/api/auth/callback/credentials', { username: user.email, password: PASSWORD });
    const lines = answer.headers.getSetCookie();
    expect(lines.find((line) => line.startsWith('authjs.session-token='))).toMatch(/HttpOnly.*SameSite=Lax/i);
    expect(lines.find((line) => line.startsWith('signed_in='))).not.toMatch(/HttpOnly/i);
    expect(answer.headers.get('cache-control')).toContain('no-store');
  });

  test('a mailed code and a single-use token sign in as well', async () => {
    const email = freshAddress();
    const { ticket } = await requestEmailCode({ ctx: visitor(services()), input: { email, network: email } });
    const first = openBrowser(services());
    await first.post('/api/auth/callback/credentials', { email, code: await codeFor(services(), email), ticket });
    expect(await first.session()).toMatchObject({ user: { email } });
    const second = openBrowser(services());
    await second.post('/api/auth/callback/credentials', {
      ...(await issueSignInToken({ services: services(), email })),
    });
    expect(await second.session()).toMatchObject({ user: { email } });
  });

  test('a wrong password and an unknown address answer alike: 200 with an address that carries the error', async () => {
    const { user } = await person(services());
    const answers = await Promise.all(
      [user.email, freshAddress(), 'not an address', ''].map(async (username) => {
        const browser = openBrowser(services());
        const answer = await browser.post('/api/auth/callback/credentials', { username, password: 'no' });
        return [answer.status, (await browser.urlOf(answer)).href, await browser.session()];
      }),
    );
    expect(answers[0]?.[1]).toContain('/stickers/auth/login?error=CredentialsSignin&code=credentials');
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  });

  test('without the right CSRF token nobody is signed in', async () => {
    const { user } = await person(services());
    const browser = openBrowser(services());
    const fields = { username: user.email, password: PASSWORD, csrfToken: 'made up' };
    const url = await browser.urlOf(await browser.post('/api/auth/callback/credentials', fields));
    expect(url.searchParams.get('error')).toBe('MissingCSRF');
    expect(await browser.session()).toBeNull();
  });

  test('a session that was revoked is gone at once, cookie and hint with it', async () => {
    const { browser } = await signedInBrowser(services());
    const session = await browser.session();
    const live = await findSession(services(), session?.accessToken ?? '');
    await closeSession({ services: services(), sessionId: live?.id ?? '' });
    expect(await browser.session()).toBeNull();
    expect([...browser.jar.keys()]).not.toContain('authjs.session-token');
    expect([...browser.jar.keys()]).not.toContain('signed_in');
  });

  test('deleting the account ends its sessions', async () => {
    const { user, browser } = await signedInBrowser(services());
    const ctx = await justSignedIn(services(), makeCtx(services(), { user: { id: user.id } }));
    await deleteUser({ ctx, input: { userId: user.id, proof: NO_PROOF } });
    expect(await browser.session()).toBeNull();
  });

  test('signing out ends the session itself, so that a copied cookie opens nothing', async () => {
    const { browser } = await signedInBrowser(services());
    const copied = browser.cookie();
    const url = await browser.urlOf(await browser.post('/api/auth/signout', { callbackUrl: '/my/list' }));
    expect(url.pathname).toBe('/my/list');
    const thief = openBrowser(services());
    const answer = await thief.send('/api/auth/session', { headers: { cookie: copied } });
    expect(await answer.json()).toBeNull();
  });

  test('a made-up or foreign cookie is no session and no error', async () => {
    for (const value of ['x', 'a.b.c.d.e', 'eyJhbGciOiJub25lIn0..', '%']) {
      const browser = openBrowser(services());
      browser.jar.set('authjs.session-token', value);
      expect(await browser.session()).toBeNull();
    }
  });

  test('sign-in by e-mail mails our link with the page to return to, the same for every address', async () => {
    const { user } = await person(services());
    const seen = [];
    for (const email of [user.email, freshAddress()]) {
      const browser = openBrowser(services());
      const answer = await browser.post('/api/auth/signin/email', { email, callbackUrl: '/my/saved' });
      seen.push([answer.status, (await browser.urlOf(answer)).href]);
      const link = await linkFor(services(), email);
      expect([link.pathname, link.searchParams.get('callbackUrl')]).toEqual(['/stickers/auth/link', '/my/saved']);
    }
    expect(seen[0]).toEqual(seen[1]);
    expect(seen[0]?.[1]).toContain('/api/auth/verify-request');
  });

  test('no GET of Auth.js uses up a mailed link', async () => {
    const email = freshAddress();
    const browser = openBrowser(services());
    await browser.post('/api/auth/signin/email', { email });
    const token = (await linkFor(services(), email)).searchParams.get('token') ?? '';
    const answer = await browser.send(`/api/auth/callback/email?${new URLSearchParams({ token, email })}`);
    expect(answer.headers.get('location')).toContain('error=');
    expect(await browser.session()).toBeNull();
  });

  test('an address that is none comes back with an error to read', async () => {
    const browser = openBrowser(services());
    for (const email of ['', 'no', '"e@attacker.com"@victim.com', 'a@b.co,c@d.co']) {
      const url = await browser.urlOf(await browser.post('/api/auth/signin/email', { email }));
      expect(url.searchParams.get('error')).toBe('EmailSignin');
    }
  });

  test('providers lists what there is', async () => {
    const providers = (await (await openBrowser(services()).send('/api/auth/providers')).json()) as Record<
      string,
      object
    >;
    expect(Object.keys(providers)).toEqual(['credentials', 'email']);
    expect(providers.email).toMatchObject({
      type: 'email',
      signinUrl: 'http://localhost:4321/api/auth/signin/email',
    });
  });

  test('a foreign page to return to becomes the home page', async () => {
    const { user } = await person(services());
    for (const callbackUrl of ['https://evil.example/', '//evil.example', '/\\evil.example', 'javascript:alert(1)']) {
      const browser = openBrowser(services());
      const answer = await browser.post('/api/auth/callback/credentials', {
        username: user.email,
        password: PASSWORD,
        callbackUrl,
      });
      expect((await browser.urlOf(answer)).href).toBe('http://localhost:4321/');
    }
  });

  test('hostile queries, cookies and paths never become a 500', async () => {
    const browser = openBrowser(services());
    browser.jar.set('authjs.callback-url', 'javascript:alert(1)');
    browser.jar.set('authjs.csrf-token', '%00|%ff');
    for (const path of [
      '/api/auth/session?callbackUrl=javascript:alert(1)',
      '/api/auth/signin?callbackUrl=//evil.example',
      '/api/auth/nothing',
      '/api/auth/callback/credentials',
      '/api/auth/callback/nobody',
      '/api/auth/signin/email/x/y',
      '/api/auth/',
    ]) {
      expect((await browser.send(path)).status, path).toBeLessThan(500);
    }
    expect(services().errors).toEqual([]);
  });

  test('without X-Auth-Return-Redirect the answer is a redirect', async () => {
    const { user } = await person(services());
    const browser = openBrowser(services());
    const fields = { username: user.email, password: PASSWORD, callbackUrl: '/my/list' };
    const answer = await browser.post('/api/auth/callback/credentials', fields, { json: false });
    expect(answer.status).toBe(302);
    expect(answer.headers.get('location')).toBe('http://localhost:4321/my/list');
  });
});

describe('behind https', () => {
  const services = useServices({ mailer, config: { siteUrl: 'https://curbtag.example' } });

  test('Host decides nothing, and cookies are secure', async () => {
    const { user } = await person(services());
    const browser = openBrowser(services());
    const answer = await browser.post('/api/auth/callback/credentials', { username: user.email, password: PASSWORD });
    expect((await browser.urlOf(answer)).origin).toBe('https://curbtag.example');
    expect(answer.headers.getSetCookie().find((line) => line.startsWith('__Secure-authjs.session-token='))).toContain(
      'Secure',
    );
    expect(await browser.session()).toMatchObject({ user: { id: user.id } });
  });
});
