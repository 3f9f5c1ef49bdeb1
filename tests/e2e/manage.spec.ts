import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { dealerSetup } from '#features/dealers/words/setup.ts';
import { createRequest, updateRequest } from '#features/listings/server/index.ts';
import * as schema from '#features/schema.ts';
import { withActor } from '#platform/context.ts';
import { completeAnswers } from '../support/answers.ts';
import { mailedCode } from './support/outbox.ts';
import { expectAccessible, expectFits } from './support/page.ts';
import { expect, makeAccount, newEmail, signIn, test } from './support/people.ts';
import { photo } from './support/photo-files.ts';
import { VIN } from './support/seller.ts';

const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

/** Everything here is plain forms: it has to work without a script, and it is tried without one. */
test.use({ javaScriptEnabled: false });

test('settings keep what is right, say what is wrong beside it, and show a number by its last digits', async ({
  page,
  context,
  services,
}) => {
  await signIn(context, services, await makeAccount(services));
  await page.goto('/settings');
  await expectFits(page);
  const about = part(page, 'About you');
  await about.getByLabel('Name').fill('Maria Lopez');
  await about.getByLabel('Phone', { exact: false }).first().fill('12');
  await about.getByRole('button', { name: 'Save' }).click();
  await expect(about.getByText('A US phone number has 10 digits')).toBeVisible();
  await expect(about.getByLabel('Name')).toHaveValue('Maria Lopez');
  await about.getByLabel('Phone', { exact: false }).first().fill('(407) 555-0123');
  await about.getByRole('button', { name: 'Save' }).click();
  await expect(about.getByText('Saved.')).toBeVisible();
  await expect(about.getByText('(•••) •••-0123')).toBeVisible();
  await expect(page.getByText('407')).toHaveCount(0);
  const emails = part(page, 'Email notifications');
  await emails.getByLabel('Price drops').uncheck();
  await emails.getByRole('button', { name: 'Save' }).click();
  await expect(emails.getByText('Saved.')).toBeVisible();
  await expect(emails.getByLabel('Price drops')).not.toBeChecked();
});

test('an account moves to a new address with the code that was sent there', async ({ page, context, services }) => {
  await signIn(context, services, await makeAccount(services));
  const next = newEmail('moved');
  await page.goto('/settings');
  const email = part(page, 'Email address');
  await email.getByLabel('New email address').fill(next);
  await email.getByRole('button', { name: 'Email me a code' }).click();
  await email.getByLabel('6-digit code').fill(await mailedCode(next));
  await email.getByRole('button', { name: 'Change email address' }).click();
  await expect(email.getByText(`Your email address is now ${next}.`)).toBeVisible();
});

test('another device is signed out from here', async ({ page, context, services, browser, baseURL }) => {
  const account = await makeAccount(services);
  await signIn(context, services, account);
  const other = await browser.newContext(baseURL ? { baseURL } : {});
  await signIn(other, services, account);
  await page.goto('/settings');
  const devices = part(page, 'Signed-in devices');
  await expect(devices.getByRole('listitem')).toHaveCount(2);
  await devices.getByRole('listitem').filter({ hasNotText: 'This device' }).getByRole('button').click();
  await expect(devices.getByText('That device was signed out.')).toBeVisible();
  const asked = await other.request.get('/settings', { maxRedirects: 0 });
  expect(asked.status()).toBe(303);
  await other.close();
});

test('everything about me comes as one file', async ({ page, context, services }) => {
  const account = await makeAccount(services);
  await signIn(context, services, account);
  await page.goto('/settings/export');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download file' }).click();
  const file = JSON.parse(await readFile(await (await download).path(), 'utf8'));
  expect(file.account).toMatchObject({ id: account.id, email: account.email });
  expect(file.devices).toHaveLength(1);
});

test('an account ends with its password, and nothing opens it afterwards', async ({ page, context, services }) => {
  const account = await makeAccount(services);
  await signIn(context, services, account);
  await page.goto('/settings/delete');
  await expectFits(page);
  await page.getByRole('button', { name: 'Delete my account' }).click();
  await expect(page.getByText('Enter your password. Nothing was deleted.')).toBeVisible();
  await page.getByLabel('Enter your password to confirm it’s you').fill(account.password);
  await page.getByLabel('I understand that I can’t undo this.').check();
  await page.getByRole('button', { name: 'Delete my account' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your account was deleted' })).toBeVisible();
  await page.goto('/settings');
  await expect(page).toHaveURL(/\/stickers\/auth\/login/);
});

const COLUMNS = 'VIN,Stock #,Year,Make,Model,Miles,Price,Condition,Color,Body,Fuel,Transmission,Drivetrain';
const FILE = [
  COLUMNS,
  `${VIN},A1,2003,Honda,Accord,"120,000","$5,900",Used,Silver,Sedan,Gas,Automatic,FWD`,
  ',B2,2019,Toyota,Corolla,"40,100","$15,500",Used,Red,Sedan,Gas,Automatic,FWD',
  '1HGCM8263,C3,2003,Honda,Civic,many,$1,Used,Red,Sedan,Gas,Automatic,FWD',
].join('\n');

test('a dealership is set up, imports a file with one bad row, and has a page and a feed', async ({
  page,
  context,
  services,
}) => {
  const account = await makeAccount(services);
  await signIn(context, services, account);
  const name = `Sunrise ${newEmail('').slice(1, 9)}`;
  await page.goto('/settings/dealership');
  await page.getByRole('button', { name: 'Switch to dealer account' }).click();
  await page.getByRole('link', { name: dealerSetup.profileDo }).click();
  await page.getByLabel('Dealership name').fill(name);
  await page.getByLabel('Street address').fill('1200 Colonial Dr');
  await page.getByLabel('ZIP code').fill('32803');
  await page.getByLabel('Business phone').fill('407 555 0123');
  await page.getByLabel('Monday, opens').fill('09:00');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Enter both times, or leave both blank.')).toBeVisible();
  await page.getByLabel('Monday, closes').fill('18:00');
  await page.getByLabel('Documentation fee').fill('299');
  await page.getByLabel('Store code').fill('SUN-1');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved. Your page is up to date.')).toBeVisible();
  await expect(page.locator('[data-step=profile]')).toHaveAttribute('data-done', '');
  await expectFits(page);
  await page.getByRole('link', { name: dealerSetup.profileEdit }).click();
  await page.getByLabel('Logo file').setInputFiles(await photo(4));
  await page.getByRole('button', { name: 'Use this logo' }).click();
  await expect(page.getByText('Saved. Your page shows the new logo.')).toBeVisible();
  await expectFits(page);

  await page.getByRole('link', { name: 'Import inventory' }).click();
  await page
    .getByLabel('CSV file')
    .setInputFiles({ name: 'stock.csv', mimeType: 'text/csv', buffer: Buffer.from(FILE) });
  await page.getByRole('button', { name: 'Review first' }).click();
  await expect(page.getByText('3 rows: 2 new, 0 already here, 1 with problems')).toBeVisible();
  await expect(page.getByText('VIN: A VIN has 17 characters. This one has 9: add 8 more.')).toBeVisible();
  await expectFits(page);
  await page.getByRole('button', { name: 'Import and publish 2 rows' }).click();
  await expect(page.getByRole('heading', { name: 'Your inventory is imported' })).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText('2 added, 0 updated, 1 skipped.')).toBeVisible();

  await page.getByRole('link', { name: 'View your page' }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByRole('main').locator('header img')).toBeVisible();
  await expect(page.getByText('2003 Honda Accord')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Call (407) 555-0123' })).toBeVisible();
  await expectFits(page);
  const feed = await page.request.get(`${new URL(page.url()).pathname}/feed.csv`);
  const rows = (await feed.text()).trim().split('\r\n');
  expect(rows).toHaveLength(2);
  expect(rows[1]).toContain(VIN);

  await page.goto('/settings/dealership');
  await expect(page.getByText('It has 1 of your 2 listings.')).toBeVisible();

  await page.goto('/my');
  await expect(page.getByRole('heading', { level: 1, name: dealerSetup.title })).toBeVisible();
  await expect(page.locator('[data-step=stock]')).toHaveAttribute('data-done', '');
  await expect(page.locator('[data-step=stickers]')).not.toHaveAttribute('data-done');
  await expectFits(page);
  const [id, now] = [crypto.randomUUID(), new Date()];
  await services.db
    .insert(schema.qrCodes)
    .values({ id, ownerId: account.id, batchId: id, createdAt: now, updatedAt: now });
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: dealerSetup.doneTitle })).toBeVisible();
  await page.goto('/my');
  await expect(page).toHaveURL(/\/my\/list$/);
  await page.goto('/my/list');
  await page.getByRole('link', { name: 'Manage: 2003 Honda Accord' }).click();
  await expect(page.getByText('Add photos, so buyers can see every side.')).toBeVisible();
  await page.getByText('Expiration', { exact: true }).click();
  await page.getByRole('button', { name: 'Renew for 60 days' }).click();
  await expect(page.getByText('Renewed for 60 more days.')).toBeVisible();
});

test.describe('with scripts', () => {
  test.use({ javaScriptEnabled: true });

  test('the pages of one’s own are accessible, and a look at a listing is counted', async ({
    page,
    context,
    services,
  }) => {
    const sent = page.waitForRequest((request) => request.url().endsWith('/api/views'));
    await page.goto('/dealers');
    await expectAccessible(page);
    // A dealership of the demo market: those that other stories open have nothing for sale.
    await page.getByRole('main').locator('a[href="/dealers/sunrise-street-motors"]').click();
    await expectAccessible(page);
    await page.getByRole('main').locator('a[href^="/cars/"]').first().click();
    expect((await sent).method()).toBe('POST');
    await signIn(context, services, { email: 'demo@example.com' });
    for (const path of ['/settings', '/settings/delete', '/settings/export', '/settings/dealership', '/my/list']) {
      await page.goto(path);
      await expectAccessible(page);
    }
    // One that was looked at: without visits there is no table of days.
    await page
      .getByRole('link', { name: /^Manage: .*Camry/ })
      .first()
      .click();
    await expectAccessible(page);
    await page.getByText('Numbers by day').click();
    await expect(page.getByRole('table')).toBeVisible();
    await expectAccessible(page);
  });

  test('on a desk several listings are marked as sold at once, and the others stay as they are', async ({
    page,
    context,
    services,
  }) => {
    const account = await makeAccount(services);
    const actor = { kind: 'user', userId: account.id, sessionId: '', sessionKey: null, role: 'MEMBER' } as const;
    const ctx = withActor(services, actor);
    for (const mileage of ['70000', '80000', '90000']) {
      const input = { flow: 'vehicle', flow_type: 'DEFAULT', answers: completeAnswers({ mileage }) } as const;
      const { id } = await createRequest({ ctx, input });
      await updateRequest({ ctx, ref: id, input: { status: 'PUBLISHED' } });
    }
    await page.setViewportSize({ width: 1280, height: 900 });
    await signIn(context, services, account);
    await page.goto('/my/list');
    const boxes = page.getByRole('checkbox', { name: /^Select: / });
    await boxes.nth(0).check();
    await boxes.nth(1).check();
    await expect(page.getByText('2 selected')).toBeVisible();
    await page.getByRole('checkbox', { name: 'Select all' }).check();
    await expect(page.getByText('3 selected')).toBeVisible();
    await boxes.nth(2).uncheck();
    const acts = page.getByRole('form', { name: 'With the selected listings' });
    await acts.getByText('Mark as sold').click();
    await acts.getByRole('button', { name: 'Sold on Curbtag' }).click();
    await expect(page.getByText('2 listings marked as sold.')).toBeVisible();
    await page.getByRole('link', { name: 'For sale 1' }).click();
    await expect(page.getByRole('checkbox')).toHaveCount(0);
    await expect(page.getByRole('link', { name: /^Manage: / })).toHaveCount(1);
  });
});
