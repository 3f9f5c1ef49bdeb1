import { cardPayment, checkoutPage, orderPages } from '#features/store/words.ts';
import type { BrowserContext, Page } from '@playwright/test';
import { freePort } from '../support/product.ts';
import { openStripeStandIn, STRIPE_KEYS, type StripeStandIn } from '../support/stripe.ts';
import { mailsAt, signUpAt } from './support/own-account.ts';
import { type OwnProduct, openOwnProduct, START_MS } from './support/own-product.ts';
import { expect, newEmail, test } from './support/people.ts';

test.describe.configure({ timeout: 240_000 });

let product: OwnProduct;
let stripe: StripeStandIn;

test.beforeAll(async () => {
  test.setTimeout(START_MS);
  const port = String(await freePort());
  stripe = await openStripeStandIn();
  stripe.webhook = `http://127.0.0.1:${port}/api/store/webhooks/stripe`;
  product = await openOwnProduct({
    PORT: port,
    STRIPE_SECRET_KEY: STRIPE_KEYS.secretKey,
    STRIPE_WEBHOOK_SECRET: STRIPE_KEYS.webhookSecret,
    STRIPE_API_URL: stripe.url,
  });
});
test.afterAll(async () => {
  await product?.end();
  await stripe?.close();
});

/** Signed in at the server of these stories, with one sign in the cart, at the checkout with an address. */
async function comeToCheckout(page: Page, context: BrowserContext, email: string): Promise<void> {
  const cookies = (await signUpAt(product, email)).split('; ').map((pair) => {
    const at = pair.indexOf('=');
    return { name: pair.slice(0, at), value: pair.slice(at + 1), url: product.url };
  });
  await context.addCookies(cookies);
  await page.goto(`${product.url}/stickers/order`);
  await page.getByRole('listitem').filter({ hasText: 'Yard sale sign' }).getByRole('button', { name: /cart/i }).click();
  await expect(page.getByRole('dialog').getByRole('listitem')).toHaveCount(1);
  await page.goto(`${product.url}/stickers/order/checkout`);
  await expect(page.getByRole('radio', { name: checkoutPage.card })).toBeChecked();
  await page.getByLabel(checkoutPage.name).fill('Maria Gonzalez');
  await page.getByLabel(checkoutPage.street).fill('742 Maple Street');
  await page.getByLabel(checkoutPage.city).fill('Orlando');
  await page.getByLabel(checkoutPage.state).selectOption('FL');
  await page.getByLabel(checkoutPage.zip).fill('32801');
}

const placeOrder = async (page: Page) => {
  const place = page.getByRole('button', { name: new RegExp(checkoutPage.placeTotal.split(' ·')[0] ?? '') });
  await place.click();
  // With the tax of the state the total is another one: it is shown before anything is ordered.
  await page.waitForLoadState();
  if (await place.isVisible()) await place.click();
  await expect(page).toHaveURL((url) => url.origin === new URL(stripe.url).origin);
};

test('an order is paid by card on the payment page, and confirmed by email then', async ({ page, context }) => {
  const email = newEmail('card');
  await comeToCheckout(page, context, email);
  await placeOrder(page);
  await test.step('who goes back finds the order waiting, and a button that leads there again', async () => {
    await page.getByRole('button', { name: 'Back' }).click();
    await expect(page.getByText(cardPayment.unpaidTitle)).toBeVisible();
    expect(mailsAt(product, email).filter((text) => text.includes('/my/orders/'))).toEqual([]);
    await page.getByRole('button', { name: /^Pay \$/ }).click();
  });
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(page).toHaveURL((url) => url.pathname.startsWith('/my/orders/'));
  await expect(page.getByText(orderPages.statePAID).first()).toBeVisible();
  await expect.poll(() => mailsAt(product, email).filter((text) => text.includes('/my/orders/')).length).toBe(1);
  await page.goto(`${product.url}/stickers/order/cart`);
  await expect(page.getByText('Your cart is empty')).toBeVisible();
});

test('while the payment page can’t be opened the order is kept, and says so', async ({ page, context, complaints }) => {
  await comeToCheckout(page, context, newEmail('later'));
  stripe.up = false;
  const place = page.getByRole('button', { name: new RegExp(checkoutPage.placeTotal.split(' ·')[0] ?? '') });
  await place.click();
  await page.waitForLoadState();
  if (await place.isVisible()) await place.click();
  await expect(page.getByText(cardPayment.unpaidTitle)).toBeVisible({ timeout: 60_000 });
  await page.getByRole('button', { name: /^Pay \$/ }).click();
  await expect(page.getByText(cardPayment.down)).toBeVisible({ timeout: 60_000 });
  stripe.up = true;
  await page.getByRole('button', { name: /^Pay \$/ }).click();
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(page.getByText(orderPages.statePAID).first()).toBeVisible();
  // The refusal itself is a 503.
  expect(complaints.splice(0).filter((line) => !/\b503\b/.test(line))).toEqual([]);
});
