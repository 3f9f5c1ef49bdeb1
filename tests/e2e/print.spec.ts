import { labelBox, SHEETS } from '#features/print/rules/sheets.ts';
import { openPdf, rasterPdf } from '../support/print-pictures.ts';
import { readWithZbar } from '../support/qr-readers.ts';
import { expectAccessible, expectFits } from './support/page.ts';
import { expect, makeAccount, signIn, test } from './support/people.ts';
import { demoListingPath, makeSeller } from './support/site.ts';

test('a seller prints a sheet of labels that lead to the listing', async ({ context, page, services }) => {
  const seller = await makeSeller(services);
  await signIn(context, services, seller.account);
  await page.goto(`/my/listing/${/[0-9a-f-]{36}/.exec(seller.listing)?.[0]}`);
  await page.getByRole('link', { name: 'Print stickers and signs' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Print stickers and signs' })).toBeVisible();
  await expectAccessible(page);
  await expectFits(page);

  const preview = page.locator('[data-preview]');
  await expect(page.locator('input[name=product]:checked'), 'a car gets a window sign').toHaveValue('1500');
  await page.locator('input[name=product][value="1401"]').check({ force: true });
  await page.getByLabel('Label sheets').check({ force: true });
  await page.getByLabel('First label to use').fill('4');
  await expect(preview).toHaveAttribute('src', /start=4/);
  await expect(page.getByText('7 labels')).toBeVisible();
  await page.getByRole('button', { name: 'Create QR code' }).click();
  await expect(page.getByText('Your QR code is ready.')).toBeVisible();
  expect(await preview.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);

  const [made] = await Promise.all([
    page.waitForRequest(/\/stickers\/print\/file\.pdf/),
    page.getByRole('button', { name: 'Open PDF' }).click(),
  ]);
  const file = await page.request.get(made.url());
  expect(file.headers()['content-type']).toBe('application/pdf');
  const [sheet] = await openPdf(await file.body());
  if (!sheet) throw new Error('The file has a page.');
  const link = await readWithZbar(await rasterPdf(sheet, labelBox(SHEETS[5163], 3)));
  expect(link).toMatch(/\/Q\/1401[0-9A-F]{32}$/);
  await page.goto(new URL(link ?? '').pathname);
  await expect(page).toHaveURL(new RegExp(`${seller.listing}\\?scan=`));
});

test('blank stickers are made without a script, each with a code of its own', async ({
  browser,
  baseURL,
  services,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) });
  await signIn(context, services, await makeAccount(services));
  const page = await context.newPage();
  await page.goto('/stickers/print');
  await page.getByLabel('Plain paper').check();
  await page.getByRole('button', { name: 'Update preview' }).click();
  await page.getByLabel('How many').fill('3');
  await page.getByRole('button', { name: /^Create \d+ QR codes?$/ }).click();
  await expect(page.getByText('Your 3 QR codes are ready.')).toBeVisible();
  const address = new URL(page.url());
  const file = await page.request.get(`/stickers/print/file.pdf${address.search}`);
  expect(file.status()).toBe(200);
  const others = /[0-9a-f-]{36}/.exec(await demoListingPath(services))?.[0];
  for (const kind of ['file.pdf', 'preview.svg'])
    expect((await page.request.get(`/stickers/print/${kind}?listing=${others}`)).status()).toBe(404);
  await context.close();
});

test('a file opens without a complaint in the console, and comes with its icon', async ({
  browser,
  baseURL,
  services,
}) => {
  // The other stories ask for stillness; only where pages change with motion can a change be broken off.
  const context = await browser.newContext({ reducedMotion: 'no-preference', ...(baseURL ? { baseURL } : {}) });
  await signIn(context, services, await makeAccount(services));
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('pageerror', ({ name, message }) => complaints.push(`${name}: ${message}`));
  page.on('response', (answer) => answer.status() >= 400 && complaints.push(`${answer.status()} ${answer.url()}`));
  await page.goto('/stickers/print');
  await page.getByRole('link', { name: /^Test page/ }).click();
  await page.waitForURL(/test-page\.pdf/);
  await page.goto('/stickers/print');
  expect((await page.request.get('/favicon.ico')).headers()['content-type']).toBe('image/x-icon');
  expect(complaints).toEqual([]);
  await context.close();
});

/** A page as it goes to the printer, on Letter. */
const PAPER = { format: 'Letter', margin: { top: '0.4in', right: '0.4in', bottom: '0.4in', left: '0.4in' } } as const;

test('a listing is printed on one or two pages, with its words and a code that leads back', async ({
  page,
  services,
}) => {
  const path = await demoListingPath(services);
  await page.goto(path);
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('#price')).toContainText('$');
  await expect(page.getByRole('heading', { name: 'From the seller' })).toBeVisible();
  for (const screenOnly of [page.getByRole('banner'), page.getByRole('button'), page.locator('.area-map')])
    for (const one of await screenOnly.all()) await expect(one).toBeHidden();
  const sheets = await openPdf(await page.pdf(PAPER));
  expect(sheets.length).toBeLessThanOrEqual(2);
  const [first] = sheets;
  if (!first) throw new Error('The file has a page.');
  const link = await readWithZbar(await rasterPdf(first, { x: 100, y: 5, width: 105, height: 110 }));
  expect(new URL(link ?? '').pathname).toBe(/^\/\w+\/[0-9a-f-]{36}/.exec(path)?.[0]);
});

test('the plan of a day is printed on one page, with times and without what is pressed', async ({ page }) => {
  await page.goto('/plan?from=32801');
  const add = page.getByRole('link', { name: /^Add/ }).first();
  await add.click();
  await expect(page.locator('.route h3').first()).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  for (const button of await page.getByRole('button').all()) await expect(button).toBeHidden();
  expect(await openPdf(await page.pdf(PAPER))).toHaveLength(1);
});
