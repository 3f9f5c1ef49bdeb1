import type { Page } from '@playwright/test';
import { demoListing } from '#app/demo/listing.ts';
import { demoPlaces } from '#app/demo/places.ts';
import { byPointer, fieldOf } from './support/hands.ts';
import { answerOf, chooseInBar, describedIn, expectStatus, meta, ownerBar } from './support/listing-page.ts';
import { expectAccessible, expectFits } from './support/page.ts';
import { expect, makeAccount, newEmail, signIn, test } from './support/people.ts';
import { photo } from './support/photo-files.ts';
import {
  beginByHand,
  expectStep,
  goOn,
  heading,
  publishAsNewcomer,
  SAID,
  slugOf,
  stepUrl,
  VIN,
  walkTo,
} from './support/seller.ts';

const LISTING = /\/cars\/([0-9a-f-]{36})-[a-z0-9-]+/;

/** Publishes and gives the path of the public page. */
async function publish(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Publish' }).click();
  return arrived(page);
}

async function arrived(page: Page): Promise<string> {
  await expect(page).toHaveURL(LISTING);
  await expect(page.getByText('Your listing is live')).toBeVisible();
  return new URL(page.url()).pathname;
}

/** Adds two photos on the capture step, makes the second the cover and goes on. */
async function addPhotos(page: Page): Promise<void> {
  await page.setInputFiles('[data-pick=many]', [await photo(1), await photo(2)]);
  await expect(page.locator('[data-photo=READY]')).toHaveCount(2, { timeout: 30_000 });
  await expectAccessible(page);
  await goOn(page);
  await expectStep(page, 'studio');
  const tiles = page.locator('[data-tile]');
  const second = await tiles.nth(1).getAttribute('data-tile');
  await page.getByRole('button', { name: 'Make cover: photo 2' }).click();
  await expect(tiles.first()).toHaveAttribute('data-tile', second ?? '');
}

test('from the VIN on the home page to a public page that sells', async ({ page, browser, baseURL }) => {
  test.setTimeout(150_000);
  await page.goto('/');
  await page.locator('input[name=vin]').fill(VIN);
  await page.getByRole('button', { name: 'See its value' }).click();
  await expectStep(page, 'mileage');
  expect(page.url(), 'the VIN leaves the address').not.toContain(VIN);
  await expect(page.getByRole('region', { name: 'Your vehicle' })).toContainText('2003 Honda Accord');
  await walkTo(page, 'capture');
  await addPhotos(page);
  await walkTo(page, 'profile');
  await expectAccessible(page);

  await expect(page.getByText('The VIN', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Publish', exact: true })).toHaveCount(0);
  await publishAsNewcomer(page, newEmail());
  const path = await arrived(page);
  const id = path.match(LISTING)?.[1] ?? '';

  await test.step('anyone reads it, without JavaScript', async () => {
    const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
    const reader = await context.newPage();
    await reader.goto(path);
    await expect(heading(reader)).toHaveText('2003 Honda Accord EX-L');
    for (const said of SAID) await expect(reader.getByText(said).first()).toBeVisible();
    const html = await reader.content();
    for (const secret of [VIN, 'Gonzalez']) expect(html).not.toContain(secret);
    await expect(reader.locator('[data-gallery] li[id] img')).toHaveCount(2);
    await expectSearchEnginesRead(reader, path);
    await context.close();
  });

  await test.step('an old address leads to the current one', async () => {
    for (const old of [`/cars/${id}-another-name`, `/cars/${id}`])
      expect(await answerOf(page.request, old)).toEqual({ status: 301, location: path });
  });
  await runTheListing(page, path, baseURL ?? '');
});

async function expectSearchEnginesRead(reader: Page, path: string): Promise<void> {
  const { origin } = new URL(reader.url());
  const described = await describedIn(reader);
  expect(described).toMatchObject({
    '@context': 'https://schema.org',
    '@type': ['Product', 'Car'],
    name: '2003 Honda Accord EX-L',
    url: `${origin}${path}`,
    brand: { '@type': 'Brand', name: 'Honda' },
    model: 'Accord',
    vehicleConfiguration: 'EX-L',
    vehicleModelDate: '2003',
    mileageFromOdometer: { '@type': 'QuantitativeValue', value: 72_400, unitCode: 'SMI' },
    itemCondition: 'https://schema.org/UsedCondition',
    color: 'blue',
    driveWheelConfiguration: 'https://schema.org/FrontWheelDriveConfiguration',
    vehicleTransmission: 'Automatic',
    offers: {
      '@type': 'Offer',
      price: 11_500,
      priceCurrency: 'USD',
      availability: 'https://schema.org/InStock',
      availableAtOrFrom: { address: { addressLocality: 'Orlando', addressRegion: 'FL', postalCode: '32801' } },
    },
  });
  expect(described).not.toHaveProperty('vehicleIdentificationNumber');
  expect(described.sku).toMatch(/^\S+$/);
  expect(described.image).toHaveLength(2);
  for (const url of described.image as string[]) expect((await reader.request.get(url)).status()).toBe(200);
  expect(await meta(reader, 'og:title')).toBe('2003 Honda Accord EX-L');
  expect(await meta(reader, 'og:url')).toBe(`${origin}${path}`);
  expect(await meta(reader, 'og:image')).toBe((described.image as string[])[0]);
  await expect(reader.locator('link[rel=canonical]')).toHaveAttribute('href', `${origin}${path}`);
}

/** Edits, reserves, sells and archives by the owner's bar; a stranger sees each at once. */
async function runTheListing(page: Page, path: string, baseURL: string): Promise<void> {
  const browser = page.context().browser();
  const context = await browser?.newContext({ javaScriptEnabled: false, baseURL });
  const reader = await context?.newPage();
  if (!context || !reader) throw new Error('There is no browser.');
  const availability = async () => {
    await reader.goto(path);
    return (await describedIn(reader)).offers.availability;
  };
  expect(await availability()).toBe('https://schema.org/InStock');

  await chooseInBar(page, 'Edit', /^Price/);
  const dialog = page.getByRole('dialog');
  // The slider under the field and the field are one amount, and the words say what badge it would show.
  const slider = dialog.getByRole('slider');
  await slider.press('Home');
  await expect(slider).toHaveAttribute('aria-valuetext', /^At \$/);
  await expect(dialog.getByLabel('Asking price')).not.toHaveValue('11,500');
  await dialog.getByLabel('Asking price').fill('10,900');
  await expect(slider).toHaveAttribute('aria-valuetext', /^At \$10,900/);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved. Buyers can see it now.')).toBeVisible();
  await expect(page.getByText('$10,900').first()).toBeVisible();
  await expectFits(page);
  await expectAccessible(page);
  await reader.goto(path);
  expect((await describedIn(reader)).offers.price).toBe(10_900);
  await expect(reader.getByText('Price changed from $11,500 to $10,900')).toBeVisible();

  await chooseInBar(page, 'Status', /^Mark as pending/);
  await expectStatus(page, 'Pending');
  expect(await availability()).toBe('https://schema.org/LimitedAvailability');

  await chooseInBar(page, 'Status', /^Mark as sold/);
  await dialog.getByRole('radio', { name: /^Sold on Curbtag/ }).check({ force: true });
  await dialog.getByRole('button', { name: 'Save and close listing' }).click();
  await expectStatus(page, 'Sold');
  expect(await availability()).toBe('https://schema.org/SoldOut');

  await chooseInBar(page, 'Status', /^Archive/);
  await dialog.getByRole('button', { name: 'Archive listing' }).click();
  await expect(page).toHaveURL(/\/my\/list\?now=ARCHIVED$/);
  expect((await reader.goto(path))?.status()).toBe(410);
  await expect(heading(reader)).toHaveText('This listing is no longer available');
  await context.close();
}

test('a plate finds the car as well', async ({ page }) => {
  const { answers } = await demoListing(0, { now: new Date(), places: demoPlaces() });
  await page.goto('/');
  await page.getByRole('radio', { name: 'Plate' }).check({ force: true });
  await page.getByLabel('License plate', { exact: true }).last().fill(String(answers.licensePlate));
  await page.locator('#plate-state').selectOption(String(answers.plateState));
  await page.getByRole('button', { name: 'See its value' }).click();
  await expectStep(page, 'mileage');
  await page.getByRole('button', { name: 'Correct details' }).click();
  await expectStep(page, 'preview');
  await expect(page.getByLabel('Model year')).toHaveValue(String(answers.year));
  await expect(fieldOf(page, /^Model( ·|$)/)).toHaveValue(String(answers.model));
});

test('an unknown plate is asked for once more, then a person goes on by hand with nothing lost', async ({ page }) => {
  await page.goto(`${stepUrl('lookup')}?plate=ZZZ0000&state=TX`);
  await expect(page.getByRole('main')).toContainText('couldn’t find that plate in Texas');
  await page.getByRole('button', { name: 'Look it up' }).click();
  await expect(page.getByText('Enter the year, make, and model yourself')).toBeVisible();
  await expect(page.getByLabel('Plate', { exact: true })).toHaveValue('ZZZ0000');
  await page.getByRole('button', { name: 'Enter details yourself' }).click();
  await expectStep(page, 'search');
});

test('a signed-in seller describes a car by hand and publishes it', async ({ page, services }) => {
  test.setTimeout(120_000);
  await signIn(page.context(), services, await makeAccount(services));
  await beginByHand(page);
  await walkTo(page, 'profile', byPointer(page));
  const path = await publish(page);
  await expect(heading(page)).toHaveText('2016 Toyota Camry EX-L');
  await expect(ownerBar(page)).toBeVisible();
  await expect(page.getByText('No photos yet.')).toBeVisible();
  await page.goto('/my/list');
  await expect(page.getByRole('link', { name: '2016 Toyota Camry EX-L', exact: true })).toHaveAttribute('href', path);
  await page.goto(stepUrl('category'));
  await expectStep(page, 'category');
  expect(slugOf(page)).toBe('category');
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
});
