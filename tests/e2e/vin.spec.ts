import type { Page } from '@playwright/test';
import { barcodePicture } from './support/barcodes.ts';
import { fieldOf } from './support/hands.ts';
import { expect, expectAccessible, expectFits, test } from './support/page.ts';

const VIN = '1HGCM82633A004352';

/** The lookup of a car, in a browser that has no draft yet. */
async function openLookup(page: Page) {
  await page.goto('/stickers/vehicle/category');
  await page.getByRole('radio', { name: /^Car/ }).first().check({ force: true });
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { name: 'Find your vehicle' })).toBeVisible();
}

test.describe('scanning the VIN', () => {
  const openScanner = async (page: Page) => {
    await openLookup(page);
    await page.getByRole('button', { name: 'Scan VIN' }).click();
    await expect(page.getByRole('dialog', { name: 'Scan the VIN barcode' })).toBeVisible();
  };
  const show = (page: Page, file: { name: string; mimeType: string; buffer: Buffer }) =>
    page.locator('input[data-pick=vin]').setInputFiles(file);

  for (const [kind, text] of [
    ['code39', `I${VIN}`],
    ['code128', VIN],
    ['datamatrix', `${VIN} 4145 LB`],
    ['qrcode', `https://example.com/?vin=${VIN}`],
  ] as const) {
    test(`reads a ${kind} from a picture on the device`, async ({ page }) => {
      const sent: string[] = [];
      page.on('request', (request) => sent.push(`${request.method()} ${request.url()} ${request.postData() ?? ''}`));
      await openScanner(page);
      await show(page, await barcodePicture(kind, text));
      await expect(page.getByLabel('Vehicle identification number')).toHaveValue(VIN);
      await expect(page.getByText('Compare this VIN with the sticker')).toBeVisible();
      expect(page.url()).not.toContain(VIN);
      const origin = new URL(page.url()).origin;
      expect(sent.filter((line) => line.includes(VIN))).toEqual([]);
      expect(sent.filter((line) => !line.includes(origin) && !/^GET (?:blob|data):/.test(line))).toEqual([]);
    });
  }

  test('says what is wrong with a picture and lets one type instead', async ({ page }) => {
    await openScanner(page);
    await expect(page.getByText(/No camera found|blocking the camera/)).toBeVisible();
    await expectAccessible(page);
    await expectFits(page);
    await show(page, await barcodePicture('qrcode', 'https://example.com/menu'));
    await expect(page.getByText('That barcode doesn’t have a VIN.')).toBeVisible();
    await show(page, { name: 'note.png', mimeType: 'image/png', buffer: Buffer.from('no picture at all') });
    await expect(page.getByText('We can’t open this photo.')).toBeVisible();
    await page.getByRole('button', { name: 'Enter it instead' }).click();
    await page.getByLabel('Vehicle identification number').fill(VIN);
    await page.getByRole('button', { name: 'Look it up' }).click();
    await expect(page.getByRole('region', { name: 'Your vehicle' })).toContainText('2003 Honda Accord');
  });
});

test.describe('by hand', () => {
  const option = (page: Page, name: string) => page.getByRole('option', { name, exact: true });

  test('make, model, year and trim narrow one another, by keyboard', async ({ page }) => {
    await openLookup(page);
    await page.getByRole('button', { name: 'Enter details yourself' }).click();
    const make = fieldOf(page, /^Make/);
    await make.focus();
    await page.keyboard.type('toy');
    await expect(option(page, 'Toyota')).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await expect(option(page, 'Toyota')).toHaveAttribute('aria-selected', 'true');
    await expectAccessible(page);
    await page.keyboard.press('Enter');
    await expect(make).toHaveValue('Toyota');
    await fieldOf(page, /^Model( ·|$)/).focus();
    await page.keyboard.type('rav');
    await expect(option(page, 'RAV4')).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(fieldOf(page, /^Model( ·|$)/)).toHaveValue('RAV4');
    const year = page.getByLabel('Model year');
    await year.click();
    await expect(option(page, '1996')).toBeAttached();
    await expect(option(page, '1995')).not.toBeAttached();
    await page.keyboard.type('2019');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByLabel('Miles on the odometer').fill('64000');
    await fieldOf(page, 'ZIP code').fill('32801');
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByRole('heading', { name: 'Estimated value' })).toBeVisible();
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByRole('heading', { name: 'Which trim is it?' })).toBeVisible();
    await expect(page.getByRole('radio').first()).toHaveAttribute('value', 'SUV');
    await expect(page.getByRole('radio', { name: 'SUV' })).toBeChecked();
    await fieldOf(page, /^Trim/).click();
    await expect(option(page, 'XLE')).toBeVisible();
    await option(page, 'XLE').click();
    await expect(fieldOf(page, /^Trim/)).toHaveValue('XLE');
    await expectFits(page);
  });

  test('a make that is not there is taken in one’s own words', async ({ page }) => {
    await openLookup(page);
    await page.getByRole('button', { name: 'Enter details yourself' }).click();
    await fieldOf(page, /^Make/).fill('Zastava');
    await page.keyboard.press('Tab');
    await expect(fieldOf(page, /^Make, if not listed/)).toHaveValue('Zastava');
    await expect(fieldOf(page, /^Make( ·|$)/)).toHaveValue('Other');
  });
});

test('a plate nobody knows: check it, try again, then by hand with everything kept', async ({ page }) => {
  await openLookup(page);
  await page.getByText('License plate', { exact: true }).click();
  await page.getByLabel('Plate', { exact: true }).fill('ZZZ9999');
  await page.getByLabel('State on the plate').selectOption('WY');
  await page.getByRole('button', { name: 'Look it up' }).click();
  await page.getByRole('button', { name: 'Check and try again' }).click();
  await expect(page.getByLabel('Plate', { exact: true })).toBeFocused();
  await expect(page.getByText('Check what you entered and try again.')).toBeVisible();
  await page.getByRole('button', { name: 'Look it up' }).click();
  await expect(page.getByText('We couldn’t find it.')).toBeVisible();
  await expect(page.getByLabel('Plate', { exact: true })).toHaveValue('ZZZ9999');
  await page.getByRole('button', { name: 'Enter details yourself' }).click();
  await expect(page.getByRole('heading', { name: 'What is it?' })).toBeVisible();
});

test.describe('numbers that are no VIN', () => {
  test('a boat’s HIN is read on the device, corrected on offer, and tells the year', async ({ page }) => {
    const services: string[] = [];
    page.on('request', (request) => services.push(request.url()));
    await page.goto('/stickers/vehicle/category');
    await page.getByRole('radio', { name: /^Boat/ }).first().check({ force: true });
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByRole('heading', { name: 'Enter the hull number' })).toBeVisible();
    await page.getByLabel('Hull identification number').fill('abc1o345d585');
    await page.getByRole('button', { name: 'Continue with this HIN' }).click();
    await expect(page.getByText('Character 5 is probably 0.')).toBeVisible();
    await expectAccessible(page);
    await expectFits(page);
    await page.getByRole('button', { name: 'Use ABC10345D585' }).click();
    await expect(page.getByText('Built April 1985, model year 1985. Builder code ABC.')).toBeVisible();
    await page.getByRole('button', { name: 'Continue with this HIN' }).click();
    await expect(page.getByRole('heading', { name: 'What is it?' })).toBeVisible();
    await expect(page.getByLabel('Model year')).toHaveValue('1985');
    expect(services.filter((url) => url.includes('/services/') || /ABC10345D585/i.test(url))).toEqual([]);
  });

  test('a number from before 1981 is kept as it is, and nothing is looked up', async ({ page }) => {
    await openLookup(page);
    await page.getByLabel('Vehicle identification number').fill('7F02C123456');
    await page.getByRole('button', { name: 'Look it up' }).click();
    await expect(page.getByText('add 6 more')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Keep as serial number' }).click();
    await expect(page.getByRole('heading', { name: 'What is it?' })).toBeVisible();
    await expect
      .poll(() => page.evaluate(() => JSON.stringify({ ...localStorage })))
      .toMatch(/serialNumber[^,]*7F02C123456/);
  });
});
