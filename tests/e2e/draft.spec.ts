import type { Page } from '@playwright/test';
import { wizard } from '#features/sell/words.ts';
import { scene } from '../support/pictures.ts';
import { fieldOf } from './support/hands.ts';
import { expect, makeAccount, signIn, test } from './support/people.ts';
import { answerStep, beginByHand, expectSaved, expectStep, stepUrl, walkTo } from './support/seller.ts';

const continueButton = (page: Page) => page.getByRole('button', { name: /^Continue your 2016 Toyota Camry/ });

test('a closed tab loses nothing, at whatever step', async ({ page, context }) => {
  await beginByHand(page);
  await answerStep(page);
  await page.close();

  const second = await context.newPage();
  await second.goto(stepUrl('search'));
  await expect(second.getByLabel('Model year')).toHaveValue('2016');
  await expect(fieldOf(second, /^Model( ·|$)/)).toHaveValue('Camry');
  await walkTo(second, 'price');
  await answerStep(second);
  await second.close();

  const third = await context.newPage();
  await third.goto(stepUrl('mileage'));
  await expect(third.getByLabel('Miles on the odometer')).toHaveValue('72,400');
  await third.goto(stepUrl('category'));
  await expect(third.getByText('You have a draft: 2016 Toyota Camry EX-L')).toBeVisible();
  await third.getByRole('button', { name: 'Continue draft' }).click();
  await expectStep(third, 'description');
});

test('without a signal the draft waits on the device and goes up once', async ({ page, context }) => {
  await beginByHand(page);
  await answerStep(page);
  await expectSaved(page);
  await walkTo(page, 'mileage');
  await expectSaved(page);

  const writes: string[] = [];
  await context.setOffline(true);
  await page.getByLabel('Miles on the odometer').fill('81234');
  await expect(page.locator('.saved-line')).toHaveText(wizard.offline);
  page.on('requestfinished', (request) => {
    if (['POST', 'PATCH'].includes(request.method()) && request.url().includes('/api/requests'))
      writes.push(`${request.method()} ${request.postData()}`);
  });
  await context.setOffline(false);
  await expectSaved(page);
  expect(writes.filter((write) => write.startsWith('PATCH') && write.includes('81234'))).toHaveLength(1);
  expect(writes.filter((write) => write.startsWith('POST'))).toEqual([]);
});

test('a draft begun offline becomes one draft', async ({ page, context, services }) => {
  await signIn(context, services, await makeAccount(services));
  await beginByHand(page);
  await expectSaved(page);
  await page.evaluate(() => localStorage.clear());
  await page.goto(stepUrl('category'));
  await expectStep(page, 'category');
  await context.setOffline(true);
  await answerStep(page);
  await expect(page.locator('.saved-line')).toHaveText(wizard.offline);
  await context.setOffline(false);
  await expectSaved(page);
  const answer = await page.request.get('/api/requests/self');
  const { requests } = (await answer.json()) as { requests: unknown[] };
  expect(requests, 'the first draft and this one').toHaveLength(2);
});

test('a tab killed in the middle of an upload picks it up where it was', async ({ page, context }) => {
  test.setTimeout(120_000);
  await beginByHand(page);
  await walkTo(page, 'capture');
  await page.locator('[data-photos=capture]').waitFor();
  // The server gets the first piece; then the network is gone, and the tab with it.
  const second = Promise.withResolvers<void>();
  let pieces = 0;
  await page.route('**/v2/uploads/**', (route) => {
    if (route.request().method() !== 'PATCH') return route.continue();
    pieces += 1;
    if (pieces === 1) return route.continue();
    second.resolve();
    return route.abort('internetdisconnected');
  });
  const buffer = await scene(7, { width: 2000, height: 1500 }).png({ compressionLevel: 0 }).toBuffer();
  expect(buffer.length, 'a file of several pieces').toBeGreaterThan(6_000_000);
  await page.setInputFiles('[data-pick=many]', [{ name: 'large.png', mimeType: 'image/png', buffer }]);
  await second.promise;
  await page.close();

  const again = await context.newPage();
  const requests: string[] = [];
  again.on('request', (request) => {
    if (request.url().includes('/v2/uploads'))
      requests.push(`${request.method()} ${request.headers()['upload-offset'] ?? ''}`.trim());
  });
  await again.goto(stepUrl('capture'));
  await expect(again.locator('[data-photo=READY]')).toHaveCount(1, { timeout: 40_000 });
  expect(
    requests.filter((request) => request.startsWith('POST')),
    'no second upload begins',
  ).toEqual([]);
  expect(
    requests.filter((request) => request.startsWith('PATCH')),
    'one piece goes, behind the bytes the server had',
  ).toEqual(['PATCH 5242880']);
  await expect(again.locator('[data-upload]')).toHaveCount(0);
});

test('a draft goes on at another device after signing in; publishing it leaves the others alone', async ({
  page,
  context,
  browser,
  baseURL,
  services,
}) => {
  test.setTimeout(120_000);
  const account = await makeAccount(services);
  await signIn(context, services, account);
  await beginByHand(page);
  await walkTo(page, 'mileage');
  await expectSaved(page);

  const elsewhere = await browser.newContext({ ...(baseURL && { baseURL }) });
  await signIn(elsewhere, services, account);
  const other = await elsewhere.newPage();
  await other.goto(stepUrl('category'));
  await continueButton(other).click();
  await expectStep(other, 'mileage');
  await other.goto(stepUrl('search'));
  await expect(other.getByLabel('Model year')).toHaveValue('2016');

  // A second draft on the first device, which has put the first aside.
  await page.goto(stepUrl('category'));
  await page.getByRole('button', { name: 'Start another' }).click();
  await page.goto(stepUrl('category'));
  await beginByHand(page);
  await page.getByLabel('Model year').fill('2019');
  await fieldOf(page, /^Make/).fill('Ford');
  await fieldOf(page, /^Model( ·|$)/).fill('Escape');
  await expectSaved(page);

  await other.goto(stepUrl('mileage'));
  await expectStep(other, 'mileage');
  await walkTo(other, 'profile');
  await other.getByRole('button', { name: 'Publish' }).click();
  await expect(other).toHaveURL(/\/cars\/[0-9a-f-]{36}-/);
  await other.goto(stepUrl('category'));
  await expect(other.getByRole('button', { name: /^Continue your 2019 Ford Escape/ })).toBeVisible();
  await expect(other.getByRole('radio', { checked: true })).toHaveCount(0);
  await elsewhere.close();

  await page.reload();
  await expect(page.getByLabel('Model year')).toHaveValue('2019');
  await page.goto('/my/list');
  await expect(page.getByRole('link', { name: /2019 Ford Escape/ }).first()).toBeVisible();
  await expect(page.getByRole('link', { name: /2016 Toyota Camry/ }).first()).toBeVisible();
});

test('two tabs write one draft', async ({ page, context, services }) => {
  await signIn(context, services, await makeAccount(services));
  await beginByHand(page);
  await walkTo(page, 'trim');
  await expectSaved(page);
  const beside = await context.newPage();
  await beside.goto(stepUrl('trim'));
  await expectStep(beside, 'trim');
  await fieldOf(beside, /^Trim/).fill('XSE');
  await expect(fieldOf(page, /^Trim/)).toHaveValue('XSE');
  await page.getByRole('radio', { name: 'Sedan' }).check({ force: true });
  await expect(beside.getByRole('radio', { name: 'Sedan' })).toBeChecked();
  await expectSaved(beside);
  const answer = await page.request.get('/api/requests/self');
  const { requests } = (await answer.json()) as { requests: { answers: Record<string, unknown> }[] };
  expect(requests).toHaveLength(1);
  await expect
    .poll(async () => {
      const now = (await (await page.request.get('/api/requests/self')).json()) as
        | typeof requests
        | { requests: typeof requests };
      return 'requests' in now ? now.requests[0]?.answers : null;
    })
    .toMatchObject({ trim: 'XSE', body: 'SEDAN', year: 2016 });
});
