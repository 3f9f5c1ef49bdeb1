import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { findProgram } from '../../scripts/deployed/what-is-missing.ts';
import { account as sentences } from '#features/accounts/words/account.ts';
import { CLIENT, startOidcProvider } from '../support/oidc-provider.ts';
import { freePort } from '../support/product.ts';
import { type OwnProduct, openOwnProduct, START_MS } from './support/own-product.ts';
import { expect, newEmail, test } from './support/people.ts';
import { openShop, type Shop, SHOP_TOKEN } from './support/shop.ts';

// Chromium follows no form to an origin that the page's `form-action` does not name, redirects included.
test.describe.configure({ timeout: 240_000 });
test.use({ ignoreHTTPSErrors: true });

const canSign = findProgram('openssl') !== null;
const SIGN_IN = '/stickers/auth/login';
let product: OwnProduct;
let provider: Awaited<ReturnType<typeof startOidcProvider>>;
let shop: Shop | undefined;
const folder = mkdtempSync(join(tmpdir(), 'curbtag-e2e-shop-'));

test.beforeAll(async ({ services }) => {
  test.setTimeout(START_MS);
  const port = String(await freePort());
  provider = await startOidcProvider({ redirectUri: `http://127.0.0.1:${port}/api/auth/callback/acme` });
  if (canSign) shop = await openShop(services, folder);
  product = await openOwnProduct({
    PORT: port,
    OAUTH_ACME_ISSUER: provider.issuer,
    OAUTH_ACME_CLIENT_ID: CLIENT.id,
    OAUTH_ACME_CLIENT_SECRET: CLIENT.secret,
    ...(shop && { STORE_DOMAIN: shop.domain, STORE_TOKEN: SHOP_TOKEN, NODE_EXTRA_CA_CERTS: shop.certificate }),
  });
});
test.afterAll(async () => {
  await product?.end();
  await shop?.close();
  await provider?.stop();
  rmSync(folder, { recursive: true, force: true });
});

// The provider's own pages ask for a font elsewhere.
test.beforeEach(({ context }) =>
  context.route(
    ({ hostname }) => hostname !== 'localhost' && hostname !== '127.0.0.1',
    (route) => route.fulfill({ contentType: 'text/css', body: '' }),
  ),
);

/** At the provider: says who one is, and allows this site to know it. */
async function agree(page: Page, name: string): Promise<void> {
  await expect(page).toHaveURL((url) => url.origin === provider.issuer);
  await page.locator('input[name=login]').fill(name);
  await page.locator('input[name=password]').fill('any');
  await page.getByRole('button', { name: 'Sign-in' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
}

async function expectSignedIn(page: Page, email: string): Promise<void> {
  await page.goto(`${product.url}/settings`);
  await expect(page.getByText(email).first()).toBeVisible();
}

const continueWithAcme = (page: Page) => page.getByRole('button', { name: 'Continue with Acme' }).click();

test('the sign-in form leads to a provider of sign-ins, and back', async ({ page }) => {
  await page.goto(`${product.url}${SIGN_IN}?callbackUrl=%2Fmy%2Flist`);
  await continueWithAcme(page);
  await agree(page, 'robin');
  await expect(page).toHaveURL(`${product.url}/my/list`);
  await expectSignedIn(page, 'robin@example.com');

  await test.step('where the provider knows the person, one form leads through it at once', async () => {
    await page.goto(`${product.url}/stickers/auth/signout`);
    await page.getByRole('main').getByRole('button', { name: 'Sign out' }).click();
    await page.goto(`${product.url}${SIGN_IN}?callbackUrl=%2Fmy%2Flist`);
    await continueWithAcme(page);
    await expect(page).toHaveURL(`${product.url}/my/list`);
  });
});

test('so does the form that is drawn again after a wrong password', async ({ page }) => {
  await page.goto(product.url + SIGN_IN);
  await page.getByLabel('Email address').fill(newEmail('nobody'));
  await page.getByLabel(/^Password/).fill('not this one');
  await page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByText(sentences.wrongPassword)).toBeVisible();
  await continueWithAcme(page);
  await agree(page, 'alex');
  await expectSignedIn(page, 'alex@example.com');
});

test('whoever came to sign up, or was sent to sign in, gets there too', async ({ page, context }) => {
  await page.goto(`${product.url}/stickers/auth/register?callbackUrl=%2Fmy%2Fmessages`);
  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
  await continueWithAcme(page);
  await agree(page, 'kim');
  await expect(page).toHaveURL(`${product.url}/my/messages`);

  await context.clearCookies();
  await page.goto(`${product.url}/my/list`);
  await expect(page).toHaveURL(/error=SessionRequired/);
  await continueWithAcme(page);
  await agree(page, 'sasha');
  await expect(page).toHaveURL(`${product.url}/my/list`);
});

/** Fills the cart from the store's page, where it was empty when the page was made. */
async function fillCart(page: Page): Promise<void> {
  await page.goto(`${product.url}/stickers/order`);
  await page.getByRole('listitem').filter({ hasText: 'Yard sale sign' }).getByRole('button', { name: /cart/i }).click();
}

const expectPaying = async (page: Page) => {
  await expect(page).toHaveURL((url) => url.origin === shop?.checkoutOrigin);
  await expect(page.getByRole('heading', { name: 'Pay for your stickers' })).toBeVisible();
};

test('the cart leads to the checkout of the external store', async ({ page }) => {
  test.skip(!canSign, 'needs openssl');
  await fillCart(page);
  await page.getByRole('dialog').getByRole('link', { name: 'Open cart' }).click();
  await page
    .getByRole('main')
    .getByRole('button', { name: /check out/i })
    .click();
  await expectPaying(page);
});

test('the cart beside the products leads there too, over its page while it is new', async ({ page }) => {
  test.skip(!canSign, 'needs openssl');
  await fillCart(page);
  await page
    .getByRole('dialog')
    .getByRole('link', { name: /check out/i })
    .click();
  await page
    .getByRole('main')
    .getByRole('button', { name: /check out/i })
    .click();
  await expectPaying(page);
  // From now on the page of products knows where this cart is paid.
  await fillCart(page);
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /check out/i })
    .click();
  await expectPaying(page);
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('the same forms lead there', async ({ page }) => {
    test.skip(!canSign, 'needs openssl');
    await fillCart(page);
    await page.getByRole('button', { name: /check out/i }).click();
    await expectPaying(page);
  });
});
