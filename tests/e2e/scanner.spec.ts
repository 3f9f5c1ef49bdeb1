import type { LaunchOptions, Page } from '@playwright/test';
import sharp from 'sharp';
import { drawArtwork } from '#features/print/rules/artwork.ts';
import { findPrintProduct } from '#features/print/rules/products.ts';
import { VISITOR, withActor } from '#platform/context.ts';
import { makeSides } from '#features/print/server/index.ts';
import { renderSvg } from '#features/print/server/svg.ts';
import { mintCodes } from '#features/stickers/server/index.ts';
import { barcodePicture } from './support/barcodes.ts';
import { cameraFlags, filmOf } from './support/fake-camera.ts';
import { expectAccessible, expectFits } from './support/page.ts';
import { expect, test } from './support/people.ts';
import { makeSeller } from './support/site.ts';

type Launch = { launch(options: LaunchOptions): Promise<import('@playwright/test').Browser> };

/** A browser whose camera shows a film, or asks and is refused. What its page complains about is collected. */
async function openWithCamera(
  { chromium, options, baseURL }: { chromium: Launch; options: LaunchOptions; baseURL: string | undefined },
  flags: string[],
) {
  const browser = await chromium.launch({ ...options, args: [...(options.args ?? []), ...flags] });
  const context = await browser.newContext(baseURL ? { baseURL } : {});
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('pageerror', ({ message }) => complaints.push(message));
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  return { page, complaints, close: () => browser.close() };
}

async function startCamera(page: Page) {
  const start = page.getByRole('button', { name: 'Start camera' });
  // Who allowed the camera before is not asked to press anything.
  if (await start.isVisible()) await start.click({ timeout: 2_000 }).catch(() => {});
}

/** A sticker as it lies in front of the camera. */
async function stickerPicture(siteUrl: string, uuid: string): Promise<Buffer> {
  const product = findPrintProduct('1222');
  if (!product) throw new Error('There is a vehicle sticker.');
  const config = { siteUrl, qrHost: new URL(siteUrl).host };
  const [side] = makeSides(config, [{ product, uuid }], { label: null });
  if (!side) throw new Error('A sticker has a side.');
  return sharp(Buffer.from(renderSvg(drawArtwork(side.artwork, side.size))), { density: 200 })
    .png()
    .toBuffer();
}

test.describe('with a camera', () => {
  test.skip(({ isMobile }) => isMobile, 'Chromium’s fake camera is the same on both.');

  test('a printed sticker is read and leads to its listing', async ({
    playwright,
    launchOptions,
    baseURL,
    services,
  }) => {
    const seller = await makeSeller(services);
    const { id: userId } = seller.account;
    const ctx = withActor(services, { kind: 'user', userId, sessionId: userId, sessionKey: null, role: 'MEMBER' });
    const listingId = /[0-9a-f-]{36}/.exec(seller.listing)?.[0] ?? null;
    const { codes } = await mintCodes({ ctx, input: { count: 1, productCode: '1222', listingId } });
    const film = await filmOf(await stickerPicture(services.config.siteUrl, codes[0]?.uuid ?? ''), { share: 0.8 });
    const camera = { chromium: playwright.chromium, options: launchOptions, baseURL };
    const { page, complaints, close } = await openWithCamera(camera, cameraFlags(film));
    const sent: string[] = [];
    page.on('request', (request) => sent.push(request.url()));
    await page.goto('/stickers/qr/scan');
    await startCamera(page);
    await expect(page).toHaveURL(new RegExp(`${seller.listing}\\?scan=`), { timeout: 20_000 });
    const { origin } = new URL(page.url());
    expect(sent.filter((url) => !url.startsWith(origin) && !/^(blob|data):/.test(url))).toEqual([]);
    expect(complaints).toEqual([]);
    await close();
  });

  test('a foreign code is named and not opened; light and stop answer', async ({
    playwright,
    launchOptions,
    baseURL,
  }) => {
    const { buffer } = await barcodePicture('qrcode', 'https://shop.example/menu?table=4');
    const camera = { chromium: playwright.chromium, options: launchOptions, baseURL };
    const { page, complaints, close } = await openWithCamera(camera, cameraFlags(await filmOf(buffer, { share: 0.5 })));
    await page.goto('/stickers/qr/scan');
    await startCamera(page);
    await expect(page.getByText('That QR code opens shop.example')).toBeVisible({ timeout: 20_000 });
    await expect(page.getByRole('button', { name: 'Stop' })).toBeFocused();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Flash' }).click();
    await expect(page.getByText('No flash available')).toBeVisible();
    await page.getByRole('button', { name: 'Stop' }).click();
    await expect(page.getByText('The camera is off.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Start camera' })).toBeFocused();
    await expect.poll(() => page.locator('video').evaluate((video: HTMLVideoElement) => video.srcObject)).toBeNull();
    expect(new URL(page.url()).pathname).toBe('/stickers/qr/scan');
    expect(complaints).toEqual([]);
    await close();
  });

  test('a refused camera is told apart from a missing one', async ({ playwright, launchOptions, baseURL }) => {
    const camera = { chromium: playwright.chromium, options: launchOptions, baseURL };
    const { page, close } = await openWithCamera(camera, [
      '--use-fake-device-for-media-stream',
      '--deny-permission-prompts',
    ]);
    await page.goto('/stickers/qr/scan');
    await page.getByRole('button', { name: 'Start camera' }).click();
    await expect(page.getByText('Your browser is blocking the camera on this site.')).toBeVisible();
    await close();
  });

  test('the barcode of a VIN is read by the wizard’s camera', async ({ playwright, launchOptions, baseURL }) => {
    const { buffer } = await barcodePicture('code128', '1HGCM82633A004352');
    const camera = { chromium: playwright.chromium, options: launchOptions, baseURL };
    const { page, close } = await openWithCamera(camera, cameraFlags(await filmOf(buffer, { share: 0.3, turn: 2 })));
    await page.goto('/stickers/vehicle/category');
    await page.getByRole('radio', { name: /^Car/ }).first().check({ force: true });
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByRole('button', { name: 'Scan VIN' }).click();
    await expect(page.getByLabel('Vehicle identification number')).toHaveValue('1HGCM82633A004352', {
      timeout: 20_000,
    });
    await expect(page.getByText('Compare this VIN with the sticker')).toBeVisible();
    await close();
  });
});

test.describe('without a camera', () => {
  const show = (page: Page, file: { name: string; mimeType: string; buffer: Buffer }) =>
    page.locator('[data-scan-picture]').setInputFiles(file);

  test('a picture is read on the device, and what is wrong with it is said', async ({ page, services }) => {
    const visitor = withActor(services, VISITOR);
    const { codes } = await mintCodes({ ctx: visitor, input: { count: 1, productCode: '1222' } });
    const [code] = codes;
    await page.goto('/stickers/qr/scan');
    await page.getByRole('button', { name: 'Start camera' }).click();
    await expect(page.getByText('Camera not found')).toBeVisible();
    await expectAccessible(page);
    await expectFits(page);
    await show(page, await barcodePicture('code128', 'NO QR CODE HERE'));
    await expect(page.getByText('No QR code found')).toBeVisible();
    await show(page, { name: 'note.png', mimeType: 'image/png', buffer: Buffer.from('no picture at all') });
    await expect(page.getByText('We can’t open this photo.')).toBeVisible();
    await show(page, await barcodePicture('qrcode', 'https://shop.example/menu'));
    await expect(page.getByText('That QR code opens shop.example')).toBeVisible();
    const picture = await stickerPicture(services.config.siteUrl, code?.uuid ?? '');
    await show(page, { name: 'sticker.png', mimeType: 'image/png', buffer: picture });
    await expect(page).not.toHaveURL(/qr\/scan/);
    await expect(page.getByText(code?.fingerprint ?? '').first()).toBeVisible();
  });

  test('a typed code opens without a script, and a foreign link does not', async ({ browser, baseURL, services }) => {
    const visitor = withActor(services, VISITOR);
    const { codes } = await mintCodes({ ctx: visitor, input: { count: 1, productCode: '1222' } });
    const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) });
    const page = await context.newPage();
    await page.goto('/stickers/qr/scan');
    await expect(page.getByRole('button', { name: 'Start camera' })).toBeHidden();
    await page.getByLabel('Sticker code or link').fill('https://shop.example/menu');
    await page.getByRole('button', { name: 'Open' }).click();
    await expect(page.getByText('That QR code opens shop.example')).toBeVisible();
    await page.getByLabel('Sticker code or link').fill(` ${codes[0]?.code.toUpperCase()} `);
    await page.getByRole('button', { name: 'Open' }).click();
    await expect(page).not.toHaveURL(/qr\/scan/);
    await expect(page.getByText(codes[0]?.fingerprint ?? '').first()).toBeVisible();
    await context.close();
  });
});
