import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, type BrowserContext, chromium, expect as expectPage, type Page } from '@playwright/test';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findChromium } from '../../scripts/checks/browser.ts';
import { findProgram } from '../../scripts/deployed/what-is-missing.ts';
import { DEMO_ACCOUNT, DEMO_CODE } from '#app/demo/index.ts';
import { beginByHand, walkTo } from '../e2e/support/seller.ts';
import { CLIENT, startOidcProvider } from '../support/oidc-provider.ts';
import { type Bed, openBed } from './support/bed.ts';
import { makeCertificate } from './support/certificate.ts';
import { makePerson, type Person } from './support/people.ts';
import { freePort } from './support/program.ts';
import { nginxWithTls, type RunningProxy, startProxy } from './support/proxies/index.ts';
import { FULL } from './support/size.ts';

const executablePath = findChromium();
const missing = !FULL || executablePath === null || findProgram('openssl') === null || findProgram('nginx') === null;
const LISTING = /\/cars\/[0-9a-f-]{36}-[a-z0-9-]+/;
const SETTLE = { timeout: 30_000 };

const folder = mkdtempSync(join(tmpdir(), 'curbtag-tls-'));
let bed: Bed;
let proxy: RunningProxy;
let browser: Browser;
let provider: Awaited<ReturnType<typeof startOidcProvider>>;
/** What a browser's console and network complained about. */
const complaints: string[] = [];

beforeAll(async () => {
  if (missing) return;
  const { chain, key } = makeCertificate(folder);
  const port = await freePort();
  const siteUrl = `https://localhost:${port}`;
  provider = await startOidcProvider({ redirectUri: `${siteUrl}/api/auth/callback/acme` });
  const client = { OAUTH_ACME_CLIENT_ID: CLIENT.id, OAUTH_ACME_CLIENT_SECRET: CLIENT.secret };
  bed = await openBed({ siteUrl, env: { OAUTH_ACME_ISSUER: provider.issuer, ...client } });
  proxy = await startProxy(
    nginxWithTls(chain, key),
    bed.web.map((web) => web.port),
    port,
  );
  const args = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'];
  browser = await chromium.launch({ executablePath: executablePath ?? '', args });
}, 300_000);

afterAll(async () => {
  await browser?.close();
  await proxy?.stop();
  await bed?.stop();
  await provider?.stop();
  rmSync(folder, { recursive: true, force: true });
});

async function openBrowser(): Promise<{ context: BrowserContext; page: Page }> {
  const context = await browser.newContext({
    baseURL: bed.siteUrl,
    ignoreHTTPSErrors: true,
    locale: 'en-US',
    timezoneId: 'America/New_York',
    reducedMotion: 'reduce',
    viewport: { width: 1280, height: 900 },
  });
  context.setDefaultTimeout(30_000);
  const page = await context.newPage();
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('response', (answer) => answer.status() >= 500 && complaints.push(`${answer.status()} ${answer.url()}`));
  return { context, page };
}

/** The session as the browser keeps it after a sign-in. */
async function signIn(context: BrowserContext, { cookie }: Person): Promise<void> {
  const cookies = cookie.split('; ').map((pair) => {
    const [name = '', value = ''] = pair.split('=', 2);
    return { name, value, url: bed.siteUrl, secure: true };
  });
  await context.addCookies(cookies);
}

test.skipIf(missing)(
  'through nginx with TLS: sign in, list a car, scan a sticker, and talk',
  async () => {
    const { context, page } = await openBrowser();
    const sockets: string[] = [];
    page.on('websocket', (socket) => sockets.push(socket.url()));

    await page.goto('/stickers/auth/login?callbackUrl=%2Fmy%2Flist');
    await page.getByLabel('Email address').fill(DEMO_ACCOUNT.email);
    await page.getByLabel(/^Password/).fill(DEMO_ACCOUNT.password);
    await page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click();
    await expectPage(page).toHaveURL(/\/my\/list$/, SETTLE);
    const session = (await context.cookies()).find(({ name }) => name.includes('session-token'));
    expect(session).toMatchObject({ secure: true, httpOnly: true, name: expect.stringMatching(/^__(Secure|Host)-/) });

    await beginByHand(page);
    await walkTo(page, 'profile');
    await page.getByRole('button', { name: 'Publish' }).click();
    await expectPage(page).toHaveURL(LISTING, SETTLE);
    const { pathname } = new URL(page.url());

    await page.goto(`/q/${DEMO_CODE}`);
    await expectPage(page).toHaveURL(LISTING, SETTLE);

    const buyer = await makePerson(bed.services);
    const visitor = await openBrowser();
    await signIn(visitor.context, buyer);
    await visitor.page.goto(pathname);
    await visitor.page.getByRole('button', { name: 'Is it still available?' }).click();
    await visitor.page.locator('#ask').getByRole('button', { name: 'Send', exact: true }).click();
    await visitor.page.getByRole('link', { name: 'Open conversation' }).click();
    await visitor.page.waitForFunction(() => document.documentElement.dataset.live === 'ready');
    await page.goto('/my/messages');
    await page
      .getByRole('link', { name: /Is it still available/ })
      .first()
      .click();
    await page.waitForFunction(() => document.documentElement.dataset.live === 'ready');
    await page.getByRole('textbox', { name: /^Message / }).fill('Yes, it is. Come and see it.');
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    const told = visitor.page.getByRole('log').getByText('Yes, it is. Come and see it.', { exact: true });
    await expectPage(told, 'told by the socket, without loading the page').toBeVisible(SETTLE);

    expect(sockets.filter((url) => url.startsWith(bed.siteUrl.replace('https', 'wss'))).length).toBeGreaterThan(0);
    expect(complaints).toEqual([]);
    expect(bed.ended()).toEqual([]);
  },
  300_000,
);

test.skipIf(missing)(
  'through nginx with TLS: sign in at an OpenID Connect provider that tells the address at userinfo',
  async () => {
    const { context, page } = await openBrowser();
    await page.goto('/stickers/auth/login');
    await page.getByRole('button', { name: 'Continue with Acme' }).click();
    await page.locator('input[name=login]').fill('robin');
    await page.locator('input[name=password]').fill('any');
    await page.getByRole('button', { name: 'Sign-in' }).click();
    await page.getByRole('button', { name: 'Continue' }).click();
    await expectPage(page).toHaveURL((url) => url.origin === bed.siteUrl, SETTLE);
    expect(
      (await context.cookies(bed.siteUrl)).some(({ name }) => name.includes('session-token')),
      page.url(),
    ).toBe(true);
    await page.goto('/settings');
    await expectPage(page.getByText('robin@example.com').first()).toBeVisible(SETTLE);
  },
  300_000,
);
