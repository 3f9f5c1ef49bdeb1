import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { makeServices, type TestServices } from '../../../../support/services.ts';
import { freshAddress, mailer } from '../support.ts';
import { openBrowser } from './browser.ts';
import { type OidcPerson, startProvider } from './oidc-provider.ts';

const CALLBACK = 'http://localhost:4321/api/auth/callback/corner';
let provider: Awaited<ReturnType<typeof startProvider>>;
let services: TestServices;
beforeAll(async () => {
  provider = await startProvider({ id: 'curbtag', secret: 'hush', callback: CALLBACK });
  const oauth = [{ id: 'corner', name: 'Corner', issuer: provider.issuer, clientId: 'curbtag', clientSecret: 'hush' }];
  services = await makeServices({ mailer, config: { oauth } });
});
afterAll(async () => {
  await services.stop();
  await provider.stop();
});
beforeEach(() => {
  provider.state.userinfo = null;
});

async function signIn(person: OidcPerson) {
  provider.state.person = person;
  const browser = openBrowser(services);
  const left = await browser.urlOf(await browser.post('/api/auth/signin/corner', { callbackUrl: '/my/list' }));
  const back = await provider.visit(left);
  const answer = await browser.send(`${back.pathname}${back.search}`);
  return { browser, to: new URL(answer.headers.get('location') ?? '') };
}

const saying = (claims: unknown) => (_: unknown, response: import('node:http').ServerResponse) => {
  response.setHeader('content-type', 'application/json');
  response.end(typeof claims === 'string' ? claims : JSON.stringify(claims));
};

describe('a provider that answers the address at userinfo alone', () => {
  test('signs in, and the next visit is the same person', async () => {
    const email = freshAddress();
    const person = { sub: 'u1', email, email_verified: true, name: 'Jo Corner' };
    const { browser, to } = await signIn(person);
    expect(to.pathname).toBe('/my/list');
    const session = await browser.session();
    expect(session).toMatchObject({ user: { email, name: 'Jo Corner' } });
    // Known by the subject, also while userinfo does not answer.
    provider.state.userinfo = (_, response) => response.writeHead(503).end();
    expect((await (await signIn({ sub: 'u1' })).browser.session())?.user.id).toBe(session?.user.id);
  });

  test.each([
    ['nothing', {}],
    ['that it was not checked', { email_verified: false }],
    ['something else than true', { email_verified: 'true' }],
  ])('is not believed when it says %s about the address', async (_what, claims) => {
    const { browser, to } = await signIn({ sub: 'u2', email: freshAddress(), ...claims });
    expect(to.searchParams.get('error')).toBe('OAuthUnverified');
    expect(await browser.session()).toBeNull();
  });

  test('is refused when userinfo speaks of somebody else', async () => {
    const email = freshAddress();
    provider.state.userinfo = saying({ sub: 'victim', email, email_verified: true });
    const { browser, to } = await signIn({ sub: 'u3', email, email_verified: true });
    expect(to.searchParams.get('error')).toBe('OAuthCallbackError');
    expect(await browser.session()).toBeNull();
  });

  test.each([
    ['too much', saying(JSON.stringify({ sub: 'u4', email_verified: true, more: 'x'.repeat(100_000) }))],
    ['no JSON', saying('<html>')],
    ['no subject', saying({ email: 'jo@example.com', email_verified: true })],
    [
      'a redirect',
      (_: unknown, response: import('node:http').ServerResponse) =>
        response.writeHead(302, { location: 'http://169.254.169.254/latest/meta-data' }).end(),
    ],
  ])('opens nothing when userinfo answers %s', async (_what, userinfo) => {
    provider.state.userinfo = userinfo as never;
    const { browser, to } = await signIn({ sub: 'u4', email: freshAddress(), email_verified: true });
    expect(to.searchParams.get('error')).toBe('OAuthUnverified');
    expect(await browser.session()).toBeNull();
  });
});
