import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { signInForm } from '#features/accounts/server/auth/index.ts';
import { runForm } from '#platform/forms/index.ts';
import * as schema from '#features/schema.ts';
import { makeCtx, makeServices, type TestServices } from '../../../../support/services.ts';
import { freshAddress, mailer } from '../support.ts';
import { openBrowser } from './browser.ts';
import { startIssuer } from './oidc-issuer.ts';

const CLIENT = 'curbtag';
let issuer: Awaited<ReturnType<typeof startIssuer>>;
let services: TestServices;
beforeAll(async () => {
  issuer = await startIssuer(CLIENT);
  const oauth = [{ id: 'corner', name: 'Corner', issuer: issuer.issuer, clientId: CLIENT, clientSecret: 'hush' }];
  services = await makeServices({ mailer, config: { oauth } });
});
afterAll(async () => {
  await services.stop();
  await issuer.stop();
});

type Person = (typeof issuer)['state']['person'];

/** Leaves for the service, is `person` there, and comes back. */
async function visit(person: Person, browser = openBrowser(services)) {
  const left = await browser.urlOf(await browser.post('/api/auth/signin/corner', { callbackUrl: '/my/list' }));
  issuer.state.person = person;
  issuer.state.nonce = left.searchParams.get('nonce') ?? '';
  const back = new URLSearchParams({ code: 'c', state: left.searchParams.get('state') ?? '' });
  const answer = await browser.send(`/api/auth/callback/corner?${back}`);
  return { browser, left, to: new URL(answer.headers.get('location') ?? '') };
}

describe('signing in with an OpenID Connect service', () => {
  test('leaves with PKCE, state and nonce, and comes back to our own callback', async () => {
    const { left } = await visit({ sub: 's1', email: freshAddress(), email_verified: true });
    expect(left.origin).toBe(issuer.issuer);
    expect(left.searchParams.get('redirect_uri')).toBe('http://localhost:4321/api/auth/callback/corner');
    expect(left.searchParams.get('code_challenge_method')).toBe('S256');
    expect(left.searchParams.get('state')).toBeTruthy();
    expect(left.searchParams.get('nonce')).toBeTruthy();
  });

  test('a checked address makes an account and a session; the next visit is the same person', async () => {
    const email = freshAddress();
    const first = await visit({ sub: 's2', email, email_verified: true, name: 'Jo Corner' });
    expect(first.to.pathname).toBe('/my/list');
    const session = await first.browser.session();
    expect(session).toMatchObject({ user: { email, name: 'Jo Corner', type: 'SELLER' } });
    const second = await visit({ sub: 's2', email: 'moved@example.com', email_verified: false });
    expect((await second.browser.session())?.user.id).toBe(session?.user.id);
  });

  test('an address the service has not checked opens nothing', async () => {
    for (const email_verified of [undefined, false, 'true', 1]) {
      const { browser, to } = await visit({ sub: 's3', email: freshAddress(), email_verified });
      expect(to.searchParams.get('error')).toBe('OAuthUnverified');
      expect(await browser.session()).toBeNull();
    }
  });

  test('an account that never proved its address is not taken over', async () => {
    const email = freshAddress();
    await services.db.insert(schema.users).values({ id: crypto.randomUUID(), email });
    const { browser, to } = await visit({ sub: 's4', email, email_verified: true });
    expect(to.searchParams.get('error')).toBe('OAuthAccountNotLinked');
    expect(await browser.session()).toBeNull();
  });

  test('coming back without having left opens nothing', async () => {
    const browser = openBrowser(services);
    const answer = await browser.send('/api/auth/callback/corner?code=c&state=made-up');
    expect(answer.headers.get('location')).toContain('error=');
    expect(await browser.session()).toBeNull();
  });

  test('the button of the sign-in page leaves without a script', async () => {
    const body = new URLSearchParams({ how: 'corner', callbackUrl: '/my/list' });
    const request = new Request('http://localhost:4321/stickers/auth/login', { method: 'POST', body });
    const answer = (await runForm({ ctx: makeCtx(services), request }, signInForm)) as Response;
    expect(new URL(answer.headers.get('location') ?? '').origin).toBe(issuer.issuer);
    expect(answer.headers.getSetCookie().join()).toContain('pkce');
  });
});
