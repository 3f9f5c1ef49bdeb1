import type { Browser, Page } from '@playwright/test';
import type { Actor } from '#platform/context.ts';
import { withActor } from '#platform/context.ts';
import * as schema from '#features/schema.ts';
import { createRequest, updateRequest } from '#features/listings/server/index.ts';
import { completeAnswers } from '../support/answers.ts';
import { mailedLink } from './support/outbox.ts';
import { expectAccessible, expectFits } from './support/page.ts';
import { type Account, expect, makeAccount, signIn, test } from './support/people.ts';

const product = (page: Page, title: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title, exact: true }) });
const cartOf = (page: Page) => page.getByRole('dialog', { name: 'Your cart' });

/** Puts a size into the cart from the product page, and waits for the drawer. */
async function add(page: Page, title: string, size: RegExp, quantity: number): Promise<void> {
  const card = product(page, title);
  await card.getByRole('radio', { name: size }).check();
  await card.getByRole('spinbutton').fill(String(quantity));
  await card.getByRole('button', { name: `Add to cart: ${title}` }).click();
  await expect(cartOf(page)).toBeVisible();
}

async function logIn(page: Page, { email, password }: Account): Promise<void> {
  await page.getByLabel('Email address').first().fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

async function fillAddress(page: Page): Promise<void> {
  await page.getByLabel('Full name').fill('Maria Gonzalez');
  await page.getByLabel('Street address').fill('742 Maple Street');
  await page.getByLabel('City').fill('Orlando');
  await page.getByLabel('State').selectOption('FL');
  await page.getByLabel('ZIP code').fill('32801');
}

/** A published listing of this account's; gives its id. */
async function publishCar(services: Parameters<typeof makeAccount>[0], { id: userId }: Account): Promise<string> {
  const actor: Actor = { kind: 'user', userId, sessionId: userId, sessionKey: null, role: 'MEMBER' };
  const ctx = withActor(services, actor);
  const input = { flow: 'vehicle', flow_type: 'DEFAULT', answers: completeAnswers() } as const;
  const { id } = await createRequest({ ctx, input });
  await updateRequest({ ctx, ref: id, input: { status: 'PUBLISHED' } });
  return id;
}

test('two sizes with a discount, signed in on the way, ordered, printed, scanned and put on a listing', async ({
  page,
  services,
}) => {
  const account = await makeAccount(services);
  await publishCar(services, account);

  await page.goto('/stickers/order');
  await expectFits(page);
  await add(page, 'Vehicle sticker', /^Small/, 2);
  const drawer = cartOf(page);
  await drawer.getByLabel('Discount code').fill('curb10');
  await drawer.getByRole('button', { name: 'Use code' }).click();
  await expect(drawer.getByText('CURB10 needs 3 qualifying items. You have 2.')).toBeVisible();
  await page.keyboard.press('Escape');
  await add(page, 'Vehicle sticker', /^Medium/, 1);
  await expect(drawer.getByText('CURB10 applied: $1.35 off')).toBeVisible();
  await expectAccessible(page);
  await drawer.getByRole('link', { name: 'Open cart' }).click();

  await expect(page.getByRole('heading', { level: 1, name: 'Your cart' })).toBeVisible();
  await page.getByLabel('ZIP code for tax').fill('32801');
  await page.getByRole('button', { name: 'Estimate tax' }).click();
  await expect(page.getByText('Estimated sales tax (Florida, 6%)')).toBeVisible();
  await page.getByRole('button', { name: 'Check out' }).click();

  await expect(page).toHaveURL(/\/stickers\/auth\/login\?error=SessionRequired/);
  await logIn(page, account);
  await expect(page.getByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible();
  await expectFits(page);
  await page.getByRole('button', { name: /^Place order/ }).click();
  await expect(page.getByText('Enter the street address.')).toBeVisible();
  await fillAddress(page);
  // 2 × 3.99 + 5.49 = 13.47, less 1.35, and 6 % tax.
  await page.getByRole('button', { name: 'Place order · $12.85' }).click();

  await expect(page.getByText(/We received your order #\d+/)).toBeVisible();
  await expectFits(page);
  await expectAccessible(page);
  const order = new URL(page.url()).pathname;
  expect(new URL(await mailedLink(account.email, '/my/orders/')).pathname).toBe(order);
  const file = await page.request.get(
    (await page.getByRole('link', { name: /^Print at home: Vehicle sticker, small/ }).getAttribute('href')) ?? '',
  );
  expect(file.headers()['content-type']).toBe('application/pdf');
  expect((await file.body()).subarray(0, 5).toString()).toBe('%PDF-');
  await expect(page.getByText('Not used yet')).toHaveCount(3);

  const code = await page
    .getByRole('link', { name: /^Open code/ })
    .first()
    .getAttribute('href');
  await page.goto(code ?? '');
  await expect(page.getByRole('heading', { level: 1, name: 'Which listing goes on this sticker?' })).toBeVisible();
  await page.getByRole('link', { name: /^Choose 2014 Honda Accord/ }).click();
  await page.getByRole('button', { name: /Link|link/ }).click();
  await expect(page.getByText('Linked. Scan it to see what others see.')).toBeVisible();
  await page.goto(code ?? '');
  await expect(page.getByRole('heading', { level: 1, name: /2014 Honda Accord/ })).toBeVisible();
  await page.goto(order);
  await expect(page.getByText('Linked to a listing')).toHaveCount(1);
  await page.goto('/stickers/order');
  await expect(page.getByText('The images show the QR code for your listing')).toBeVisible();
  await page.goto('/stickers/order/cart');
  await expect(page.getByText('Your cart is empty')).toBeVisible();
});

test('two tabs fill one cart at once, and each sees what the other did', async ({ page, context }) => {
  const second = await context.newPage();
  await Promise.all([page.goto('/stickers/order'), second.goto('/stickers/order')]);
  await Promise.all([add(page, 'Vehicle sticker', /^Small/, 2), add(second, 'Garage sale sign', /^Small/, 1)]);
  for (const tab of [page, second]) await expect(cartOf(tab).getByRole('listitem')).toHaveCount(2);
  await cartOf(second).getByRole('button', { name: 'One more of Vehicle sticker, small, 2 × 2 in' }).click();
  await expect(cartOf(page).getByLabel('Quantity of Vehicle sticker, small, 2 × 2 in')).toHaveValue('3');
  await page.reload();
  await expect(page.getByRole('link', { name: 'Cart, 4 items' })).toBeVisible();
});

test('what sells out or gets another price on the way is told before anything is ordered', async ({
  page,
  context,
  services,
}) => {
  await signIn(context, services, await makeAccount(services));
  const set = (stock: number | null, priceCents = 1_699) =>
    services.db
      .insert(schema.storeVariants)
      .values({ code: '1608', priceCents, stock, updatedAt: new Date() })
      .onConflictDoUpdate({ target: schema.storeVariants.code, set: { stock, priceCents } });
  await set(3);
  await page.goto('/stickers/order');
  await add(page, 'Open house arrow', /^Right/, 5);
  await expect(cartOf(page).getByText('Only 3 of Open house arrow, right')).toBeVisible();
  await page.goto('/stickers/order/checkout');
  await fillAddress(page);
  await set(3, 1_999);
  await page.getByRole('button', { name: /^Place order/ }).click();
  await expect(page.getByText('The price changed while you were here')).toBeVisible();
  await set(0, 1_999);
  await page.getByRole('button', { name: /^Place order/ }).click();
  await expect(page.getByText('just sold out. Remove it to continue.')).toBeVisible();
  await page.goto('/stickers/order/cart');
  await expect(page.getByText('Sold out. Remove it to check out.')).toBeVisible();
  await expect(page.getByText('was $16.99 when you added it')).toBeVisible();
  await services.db.delete(schema.storeVariants);
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('the store is plain forms, and an operator moves the order along and decides a report', async ({
    page,
    context,
    services,
    browser,
    baseURL,
  }) => {
    const account = await makeAccount(services);
    await page.goto('/stickers/order');
    const card = product(page, 'Yard sale sign');
    await card.getByRole('spinbutton').fill('0');
    await card.getByRole('button').click();
    await expect(card.getByText('Enter a quantity from 1 to 100.')).toBeVisible();
    await card.getByRole('spinbutton').fill('1');
    await card.getByRole('button').click();
    await expect(page.getByText('Added to your cart.')).toBeVisible();
    await page.getByLabel('Discount code').fill('YARD15');
    await page.getByRole('button', { name: 'Use code' }).click();
    await expect(page.getByText('YARD15 needs 2 qualifying items. You have 1.')).toBeVisible();
    await page.getByRole('spinbutton', { name: /^Quantity of Yard sale sign/ }).fill('2');
    await page.getByRole('button', { name: /^Update/ }).click();
    await expect(page.getByText('YARD15 applied: $5.40 off')).toBeVisible();
    await signIn(context, services, account);
    await page.getByRole('button', { name: 'Check out' }).click();
    await fillAddress(page);
    await page.getByRole('radio', { name: /In cash.*We’ll email you where and when/s }).check();
    await page.getByRole('button', { name: /^Place order/ }).click();
    await expect(page.getByText('With sales tax for Florida, the total is $32.41')).toBeVisible();
    await page.getByRole('button', { name: 'Place order · $32.41' }).click();
    await expect(page.getByText(/We received your order #\d+/)).toBeVisible();
    const order = new URL(page.url()).pathname;
    expect((await page.request.get('/operator/orders')).status()).toBe(404);
    const reported = await publishCar(services, await makeAccount(services));
    await page.goto(`/report/${reported}`);
    await page.getByRole('button', { name: 'Send report' }).click();
    await expect(page.getByText('Choose what’s wrong.')).toBeVisible();
    await page.getByRole('radio', { name: 'Looks like a scam' }).check();
    await page.getByLabel('What should we know?').fill(`Asked ${account.email} for gift cards`);
    await page.getByRole('button', { name: 'Send report' }).click();
    await expect(page.getByText('Thanks. We’ll review it.')).toBeVisible();

    const desk = await openDesk(browser, services, baseURL ?? '');
    await desk.goto('/operator/orders');
    await expectFits(desk);
    const row = desk.getByRole('listitem').filter({ hasText: account.email });
    for (const step of ['paid', 'printed', 'shipped'])
      await row.getByRole('button', { name: new RegExp(`^Mark ${step}`) }).click();
    await expect(row.getByText('Shipped')).toBeVisible();
    for (const path of ['/operator/prices', '/operator', '/operator/reports']) {
      expect((await desk.goto(path))?.status()).toBe(200);
      await expectFits(desk);
    }
    const report = desk.getByRole('listitem').filter({ hasText: `Asked ${account.email} for gift cards` });
    await expect(report.getByText('Looks like a scam')).toBeVisible();
    await report.getByLabel('Note for the log').fill('Gift cards, as reported');
    await report.getByRole('button', { name: 'Take down listing' }).click();
    await expect(desk.getByText('The listing was taken down and the report is closed.')).toBeVisible();
    await expect(report).toHaveCount(0);
    await desk.getByRole('link', { name: 'Closed' }).click();
    await expect(report.getByText(/^Listing taken down, .*: Gift cards, as reported$/)).toBeVisible();
    expect((await page.request.get(`/cars/${reported}`)).status()).toBe(410);
    await desk.context().close();
    await page.goto(order);
    await expect(page.getByText('Your order is on its way.')).toBeVisible();
    const other = await makeAccount(services);
    await signIn(context, services, other);
    await context.clearCookies();
    await signIn(context, services, other);
    expect((await page.goto(order))?.status()).toBe(404);
  });
});

/** A browser of an operator's own. */
async function openDesk(browser: Browser, services: Parameters<typeof makeAccount>[0], baseURL: string): Promise<Page> {
  const account = await makeAccount(services);
  const { makeOperator } = await import('#features/moderation/server/index.ts');
  await makeOperator({ services, input: { email: account.email, role: 'OPERATOR' } });
  const context = await browser.newContext({ baseURL, javaScriptEnabled: false });
  await signIn(context, services, account);
  return context.newPage();
}

test('what is for cars comes first, and an order begins with as many as were ordered last', async ({ page }) => {
  await page.goto('/stickers/order');
  const first = page.locator('.products > li').first();
  await expect(first).toContainText('Vehicle sticker');
  await expect(first.getByRole('spinbutton')).toHaveValue('1');
  await add(page, 'Vehicle sticker', /^Small/, 3);
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.goto('/stickers/order');
  await expect(first.getByRole('spinbutton')).toHaveValue('3');
});
