import { expect, expectAccessible, expectFits, test } from './support/page.ts';

test('the home page says what this is and opens two doors', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
  await expectFits(page);
  await expectAccessible(page);
});

test('an address that leads nowhere answers 404 with a page that helps', async ({ page }) => {
  const answer = await page.goto('/no/such/page');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
  await expectAccessible(page);
  const { origin } = new URL(page.url());
  for (const path of ['/cars/%ff', '/dealers/%00', '/cars/make/%F0%9F%98%80', '/cars/make/a%0Ab', '/garage/%'])
    expect((await page.request.get(path)).status(), path).toBe(404);
  const sent = await page.request.post('/ask/nobody', { form: { step: 'message' }, headers: { origin } });
  expect(sent.status(), 'a form that was read').toBe(404);
});

test('a listing is found from the list and shown', async ({ page }) => {
  await page.goto('/cars');
  await expectAccessible(page);
  await page.locator('main a[href^="/cars/"]').first().click();
  await expect(page).toHaveURL(/\/cars\/[0-9a-f-]{36}-[a-z0-9-]+$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/\d{4}/);
  await expect(page.getByText(/\$\d/).first()).toBeVisible();
  await expectFits(page);
  await expectAccessible(page);
});

test('a listing reads whole without JavaScript', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) });
  const page = await context.newPage();
  await page.goto('/cars');
  await page.locator('main a[href^="/cars/"]').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/\d{4}/);
  await expect(page.getByText(/\$\d/).first()).toBeVisible();
  await expect(page.locator('script[type="application/ld+json"]').first()).toBeAttached();
  await context.close();
});

test('the wizard opens at its first question, takes an answer and goes on', async ({ page }) => {
  await page.goto('/stickers/vehicle/category');
  await expect(page.getByRole('heading', { level: 1, name: 'What do you have?' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('radio').first().check({ force: true });
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL(/\/stickers\/vehicle\/lookup$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Find your vehicle' })).toBeFocused();
  await expectFits(page);
  await expectAccessible(page);
});

test('a step that is not reached yet leads to the first open question', async ({ page }) => {
  await page.goto('/stickers/vehicle/price');
  await expect(page).toHaveURL(/\/stickers\/vehicle\/category$/);
});
