import type { Locator, Page } from '@playwright/test';
import { openPdf } from '../support/print-pictures.ts';
import { mailedCode } from './support/outbox.ts';
import { expectAccessible, expectFits } from './support/page.ts';
import { expect, newEmail, signIn, test } from './support/people.ts';
import { photo } from './support/photo-files.ts';
import { expectStep, VIN } from './support/seller.ts';
import { makeSeller } from './support/site.ts';

/** A thumb: every touch counts, the keys of the keyboard do not, its "next" and "go" among them. */
function thumbOf(page: Page) {
  let taps = 0;
  const tap = async (target: Locator) => {
    taps += 1;
    await target.click();
  };
  return {
    tap,
    type: async (field: Locator, text: string) => {
      await tap(field);
      await page.keyboard.type(text);
    },
    /** Answers lie under their words: the words are what one touches. */
    choose: async (answer: string, group?: string | RegExp) => {
      const within = group ? page.getByRole('group', { name: group }) : page;
      taps += 1;
      await within.getByRole('radio', { name: answer }).first().check({ force: true });
    },
    press: (name: string) => tap(page.getByRole('main').getByRole('button', { name, exact: true })),
    taps: () => taps,
  };
}

const RANGE = /\$[\d,]+ to \$[\d,]+/;
const TEN = [
  ...['Only one key', 'Smoked in', 'Service records', 'Title in the seller’s name', 'Clean title'],
  ...['Engine runs well', 'Suspension and steering', 'Air conditioning', 'Brakes', 'Tires'],
];

test('from the home page to a range by VIN, in at most eight taps', async ({ page }, info) => {
  const thumb = thumbOf(page);
  await page.goto('/');
  await thumb.type(page.locator('input[name=vin]'), VIN);
  await thumb.tap(page.getByRole('button', { name: 'See its value' }));
  await expectStep(page, 'mileage');
  await thumb.type(page.getByLabel('Miles on the odometer'), '72400');
  await thumb.type(page.locator('#postcode'), '32801');
  await thumb.press('Continue');
  await expect(page.locator('.step')).toContainText(RANGE);
  info.annotations.push({ type: 'taps, home to range by VIN', description: String(thumb.taps()) });
  console.log(`taps, home to range by VIN: ${thumb.taps()}`);
  expect(thumb.taps()).toBeLessThanOrEqual(8);

  await test.step('going back finds the VIN in its field, and does not look it up again', async () => {
    await page.goBack();
    await expectStep(page, 'mileage');
    await page.goBack();
    await expectStep(page, 'lookup');
    await expect(page.getByLabel('Vehicle identification number')).toHaveValue(VIN);
    await page.goForward();
    await expectStep(page, 'mileage');
    await expect(page.getByLabel('Miles on the odometer')).toHaveValue('72,400');
  });

  await test.step('and every later answer draws the range anew', async () => {
    await page.goto('/stickers/vehicle/trim');
    const strip = page.getByRole('region', { name: 'Your estimate' });
    await expect(strip).toContainText(/\$[\d,]+–\$[\d,]+/);
    const before = await strip.getByRole('strong').or(strip.locator('strong')).textContent();
    await page.locator('#owners').fill('7');
    await expect(strip.locator('strong')).not.toHaveText(before ?? '');
    await page.locator('#trim').fill('DX');
    await expect(strip).toContainText('with your last change');
  });
});

test('from the home page to a range by model, in at most eight taps', async ({ page }, info) => {
  const thumb = thumbOf(page);
  await page.goto('/');
  await thumb.tap(page.getByRole('link', { name: /^No plate or VIN/ }));
  await expectStep(page, 'search');
  await thumb.type(page.locator('main #make'), 'Toyota');
  await page.keyboard.press('Tab');
  await thumb.type(page.locator('main #model'), 'Camry');
  await page.keyboard.press('Tab');
  await thumb.type(page.getByLabel('Model year'), '2016');
  await page.keyboard.press('Escape');
  await thumb.press('Continue');
  await thumb.type(page.getByLabel('Miles on the odometer'), '72400');
  await thumb.type(page.locator('#postcode'), '32801');
  await thumb.press('Continue');
  await expect(page.locator('.step')).toContainText(RANGE);
  info.annotations.push({ type: 'taps, home to range by model', description: String(thumb.taps()) });
  console.log(`taps, home to range by model: ${thumb.taps()}`);
  expect(thumb.taps()).toBeLessThanOrEqual(8);
});

test('from the home page to a live listing by VIN, in at most thirty taps', async ({ page }, info) => {
  test.setTimeout(120_000);
  const thumb = thumbOf(page);
  await page.goto('/');
  await thumb.type(page.locator('input[name=vin]'), VIN);
  await page.keyboard.press('Enter');
  await expectStep(page, 'mileage');
  await thumb.type(page.getByLabel('Miles on the odometer'), '72400');
  await page.keyboard.press('Tab');
  await page.keyboard.type('32801');
  await page.keyboard.press('Enter');
  await expect(page.locator('.step')).toContainText(RANGE);
  await thumb.choose('Sell it myself');
  await thumb.press('Continue');
  await expectStep(page, 'trim');
  await thumb.choose('Blue', /^Exterior color/);
  await thumb.choose('Automatic');
  await thumb.choose('Front-wheel drive');
  await thumb.press('Continue');
  await expectStep(page, 'accessories');
  for (const question of TEN)
    await thumb.choose(/^(Only one key|Smoked in|Tires)$/.test(question) ? 'No' : 'Yes', question);
  await thumb.choose('Pre-owned', /^New or used/);
  await thumb.choose('Good', /^Overall condition/);
  await thumb.press('Continue');
  await expectStep(page, 'price');
  await expect(page.getByText('When do you want to sell?')).toHaveCount(0);
  await thumb.type(page.locator('#price'), '11500');
  await thumb.choose('By appointment');
  await thumb.press('Continue');
  await expectStep(page, 'capture');
  const chooser = page.waitForEvent('filechooser');
  await thumb.press('Choose photos');
  await (await chooser).setFiles([await photo(1)]);
  await expect(page.locator('[data-photo=READY]')).toHaveCount(1, { timeout: 30_000 });
  await thumb.press('Continue');
  await expectStep(page, 'description');
  await thumb.type(page.locator('#description'), 'One family since new, serviced every 5,000 miles.');
  await thumb.press('Continue');
  await expectStep(page, 'profile');
  const email = newEmail();
  await thumb.type(page.getByLabel('Your name'), 'Maria Gonzalez');
  await page.keyboard.press('Tab');
  await page.keyboard.type(email);
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('6-digit code')).toBeFocused();
  await page.keyboard.type(await mailedCode(email));
  await thumb.press('Confirm and publish');
  await expect(page).toHaveURL(/\/cars\/[0-9a-f-]{36}-2003-honda-accord/);
  await expect(page.getByText('Your listing is live')).toBeVisible();
  info.annotations.push({ type: 'taps, home to live listing', description: String(thumb.taps()) });
  console.log(`taps, home to live listing: ${thumb.taps()}`);
  expect(thumb.taps()).toBeLessThanOrEqual(30);

  await test.step('and on to its printed window sign in at most two', async () => {
    const before = thumb.taps();
    const answered = page.context().waitForEvent('request', (request) => /\/print\/file\.pdf/.test(request.url()));
    await thumb.tap(page.getByRole('button', { name: 'Print window sign' }));
    const file = await page.request.get((await answered).url());
    expect(file.headers()['content-type']).toBe('application/pdf');
    expect(await openPdf(await file.body()), 'one page').toHaveLength(1);
    console.log(`taps, live listing to window sign: ${thumb.taps() - before}`);
    expect(thumb.taps() - before).toBeLessThanOrEqual(2);
    await expect(page.getByRole('link', { name: 'Use a blank sticker' })).toBeVisible();
  });
});

test('before publishing one sees the page as buyers will, and what is missing leads to its step', async ({
  page,
  services,
  context,
}) => {
  const { account, draft } = await makeSeller(services);
  await page.goto(`/stickers/preview/${draft}`);
  await expect(page, 'nobody else sees a draft').toHaveTitle(/./);
  await expect(page.getByText('Only you can see this page.')).toHaveCount(0);
  await signIn(context, services, account);
  await page.goto(`/stickers/vehicle/profile?request=${draft}`);
  await page.getByRole('button', { name: 'Preview as buyers see it' }).click();
  await expect(page.getByText('Only you can see this page.')).toBeVisible();
  await expect(page.getByText('$11,500').first()).toBeVisible();
  await expectAccessible(page);
  await expectFits(page);
  await page.getByRole('link', { name: /condition answers$/ }).click();
  await expectStep(page, 'accessories');
});

test('answers that hardly go together are questioned, and stand', async ({ page, services, context }) => {
  const { account, draft } = await makeSeller(services);
  await signIn(context, services, account);
  await page.goto(`/stickers/vehicle/condition?request=${draft}`);
  await page.getByRole('radio', { name: 'Brand new' }).check({ force: true });
  await expect(page.getByText(/72,400 miles and new\?/)).toBeVisible();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expectStep(page, 'price');
});

test('"Sell" opens all there is to sell, and what is chosen there is not asked again', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: /^Sell/ }).first().click();
  await expect(page).toHaveURL(/\/stickers\/category$/);
  await expect(page.locator('.tile')).toHaveCount(10);
  await page.getByRole('link', { name: 'Boat' }).click();
  // A boat is asked for its hull number, and whoever has none at hand says what it is.
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText('Enter the hull number');
  await page.getByRole('button', { name: 'Enter details yourself' }).click();
  await expectStep(page, 'search');
});
