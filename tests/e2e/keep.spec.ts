import type { Page } from '@playwright/test';
import { withActor } from '#platform/context.ts';
import { createRequest, updateRequest } from '#features/listings/server/index.ts';
import { completeAnswers } from '../support/answers.ts';
import { mailedLink } from './support/outbox.ts';
import { expectAccessible, expectFits } from './support/page.ts';
import { type Account, expect, makeAccount, signIn, test } from './support/people.ts';

const heartOf = (page: Page, at = 0) =>
  page
    .getByRole('main')
    .getByRole('button', { name: /^Save \d{4} / })
    .nth(at);
const titleOf = (label: string | null) => (label ?? '').replace(/^Save /, '');

async function typeSignIn(page: Page, { email, password }: Account) {
  await page.getByLabel('Email address').fill(email);
  await page.getByLabel(/^Password/).fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click();
}

test('a visitor’s hearts stay in the browser and come along on signing in', async ({ page, services }) => {
  await page.goto('/cars');
  // Another story may sell a car of the same name beside the list.
  const ownCard = (title: string) => page.getByRole('heading', { name: title }).first();
  const heart = heartOf(page);
  const title = titleOf(await heart.getAttribute('aria-label'));
  const box = await heart.boundingBox();
  expect(Math.min(box?.width ?? 0, box?.height ?? 0), 'the size of the target').toBeGreaterThanOrEqual(44);
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByText('Saved in this browser.')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: `Save ${title}` }).first()).toHaveAttribute('aria-pressed', 'true');

  await page.goto('/my/saved');
  await expect(ownCard(title)).toBeVisible();
  await expectAccessible(page);
  await expectFits(page);
  const account = await makeAccount(services);
  await page.getByRole('link', { name: 'Sign in to keep them' }).click();
  await typeSignIn(page, account);
  await expect(page).toHaveURL(/\/my\/saved$/);
  await expect(ownCard(title)).toBeVisible();
  await expect(page.getByRole('button', { name: `Remove ${title}` })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('curbtag:1:hearts'))).toBeNull();
  await expectAccessible(page);

  await ownCard(title).getByRole('link').click();
  const onPage = page.getByRole('button', { name: `Save ${title}` }).first();
  await expect(onPage).toHaveAttribute('aria-pressed', 'true');
  const taken = page.waitForResponse((answer) => answer.request().method() === 'PATCH');
  await onPage.click();
  await expect(onPage).toHaveAttribute('aria-pressed', 'false');
  await taken;
  await page.goto('/my/saved');
  await expect(page.getByText('Nothing saved yet')).toBeVisible();
});

test('a heart needs no script: it asks to sign in, then once more', async ({ browser, baseURL, services }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) });
  const page = await context.newPage();
  await page.goto('/cars');
  const title = titleOf(await heartOf(page).getAttribute('aria-label'));
  await heartOf(page).click();
  await expect(page).toHaveURL(/\/stickers\/auth\/login\?/);
  await typeSignIn(page, await makeAccount(services));
  await expect(page.getByText('Save this listing?')).toBeVisible();
  await page.getByRole('button', { name: 'Save listing' }).click();
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
  await page.getByRole('button', { name: `Remove ${title}` }).click();
  await expect(page.getByText('Nothing saved yet')).toBeVisible();
  await context.close();
});

test('a saved search writes when something new fits, and a link in the letter stops it', async ({
  page,
  context,
  services,
}) => {
  test.setTimeout(150_000);
  const account = await makeAccount(services);
  await signIn(context, services, account);
  await page.goto('/cars?make=Honda&year_max=1974');
  await page.getByRole('link', { name: 'Save this search' }).click();
  await expect(page.getByLabel('Name')).toHaveValue('Honda, Up to 1974');
  await page.getByRole('radio', { name: /Right away/ }).check({ force: true });
  await expectAccessible(page);
  await expectFits(page);
  await page.getByRole('button', { name: 'Save search' }).click();
  await expect(page.getByText('Saved. We’ll email you when new listings match.')).toBeVisible();
  const path = await publish(services, await makeAccount(services), 1973);

  let link = '';
  await expect(async () => {
    link = await mailedLink(account.email, `${path}`);
  }).toPass({ timeout: 90_000 });
  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('1973 Honda');
  await page.goto('/my/searches');
  await expect(page.getByText(/Last checked just now|Last checked 1 minute ago/)).toBeVisible();

  await page.goto(await mailedLink(account.email, '/unsubscribe'));
  await expect(page.getByRole('heading', { name: 'Unsubscribe from these emails' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Unsubscribe' }).click();
  await expect(page.getByRole('heading', { name: 'You’re unsubscribed' })).toBeVisible();
  await page.goto('/my/searches');
  await expect(page.getByText('Paused', { exact: true })).toBeVisible();
});

/** Somebody else puts a car up for sale. Gives the path of its page. */
async function publish(services: Parameters<typeof withActor>[0], { id }: Account, year: number): Promise<string> {
  const actor = { kind: 'user', userId: id, sessionId: id, sessionKey: null, role: 'MEMBER' } as const;
  const ctx = withActor(services, actor);
  const draft = await createRequest({
    ctx,
    input: { flow: 'vehicle', flow_type: 'DEFAULT', answers: completeAnswers({ year }) },
  });
  const { path } = await updateRequest({ ctx, ref: draft.id, input: { status: 'PUBLISHED' } });
  return path ?? '';
}

test('a saved search can be tested, edited, paused and deleted', async ({ page, context, services }) => {
  const account = await makeAccount(services);
  await signIn(context, services, account);
  await page.goto('/my/searches?add=category%3DVEHICLE%26make%3DToyota');
  await page.getByRole('button', { name: 'Save search' }).click();
  await page.getByText('Edit Toyota').click();
  await page.getByRole('button', { name: 'Test this alert' }).click();
  await expect(page.getByText(`We sent a test email to ${account.email}.`)).toBeVisible();
  await mailedLink(account.email, '/cars');
  await page.getByText('Edit Toyota').click();
  await page.getByLabel('Name').fill('For Ana');
  await page.getByRole('radio', { name: /On Fridays/ }).check({ force: true });
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByRole('heading', { name: 'For Ana' })).toBeVisible();
  await page.getByRole('button', { name: 'Pause' }).click();
  await expect(page.getByText('Paused', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Resume' }).click();
  await page.getByText('Edit For Ana').click();
  await page.getByRole('button', { name: 'Delete saved search' }).click();
  await expect(page.getByText('No saved searches yet')).toBeVisible();
});

test.describe('comparing', () => {
  const tick = (page: Page, at: number) =>
    page
      .getByRole('checkbox', { name: /^Compare / })
      .nth(at)
      .check({ force: true });

  test('up to four that were ticked on several pages', async ({ page }) => {
    await page.goto('/cars?make=Honda');
    for (const at of [0, 1]) await tick(page, at);
    await page.goto('/cars?make=Toyota');
    for (const at of [0, 1]) await tick(page, at);
    const tray = page.getByRole('form', { name: 'Compare' });
    await expect(tray.getByText('4 of 4')).toBeVisible();
    await page
      .getByRole('checkbox', { name: /^Compare / })
      .nth(2)
      .click({ force: true });
    await expect(page.getByText('You can compare up to 4. Remove one first.')).toBeVisible();
    await expectFits(page);
    await tray.getByRole('button', { name: 'Compare 4 vehicles' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Compare 4 listings' })).toBeVisible();
    await expect(page.getByText('Different').first()).toBeVisible();
    await expectAccessible(page);
    await expectFits(page);
    await page
      .getByRole('link', { name: /^Remove / })
      .first()
      .click();
    await expect(page.getByRole('heading', { level: 1, name: 'Compare 3 listings' })).toBeVisible();
  });

  test('the tray follows from page to page without covering the last of them', async ({ page }) => {
    await page.goto('/cars?make=Honda');
    const tray = page.getByRole('form', { name: 'Compare' });
    await tick(page, 0);
    await expect(tray.getByText('Pick another to compare.')).toBeVisible();
    await expect(tray.getByRole('button', { name: /^Compare/ })).toBeHidden();
    await page.goto('/safety');
    await expect(tray).toBeHidden();
    await page.goto('/cars?make=Honda');
    await tick(page, 1);
    await page.goto('/safety');
    await expect(tray.getByText('2 of 4')).toBeVisible();
    await expectAccessible(page);
    await expectFits(page);
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    const [above, last] = await Promise.all([tray.boundingBox(), page.locator('footer').last().boundingBox()]);
    expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual(above?.y ?? 0);
    await tray.getByRole('button', { name: 'Compare 2 vehicles' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Compare 2 listings' })).toBeVisible();
    await expect(tray).toBeHidden();
  });

  test('without a script', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) });
    const page = await context.newPage();
    await page.goto('/cars');
    for (const at of [0, 1]) await tick(page, at);
    await page.getByRole('form', { name: 'Compare' }).getByRole('button', { name: 'Compare' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Compare 2 listings' })).toBeVisible();
    await context.close();
  });
});
