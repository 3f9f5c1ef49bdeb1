import type { BrowserContextOptions, LaunchOptions, Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { pixelsOf } from '#features/photos/rules/boxes.ts';
import { scene } from '../support/pictures.ts';
import { cameraFlags, filmOf } from './support/fake-camera.ts';
import { expectAccessible, expectFits } from './support/page.ts';
import { expect, test } from './support/people.ts';
import { photo } from './support/photo-files.ts';
import { beginByHand, expectStep, goOn, walkTo } from './support/seller.ts';

type Launch = { launch(options: LaunchOptions): Promise<import('@playwright/test').Browser> };
type Setting = { launchOptions: LaunchOptions; context: BrowserContextOptions };

/** Where the first box of the blur editor lies, a little smaller. */
const PLATE = { x: 0.4, y: 0.58, width: 0.2, height: 0.06 };

/** What a phone sees of a car: shapes, and dark characters on a white plate. */
async function carWithPlate(): Promise<Buffer> {
  const bars = Array.from({ length: 9 }, (_, at) => `<rect x="${10 + at * 32}" y="10" width="14" height="90"/>`).join(
    '',
  );
  const plate = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="110"><rect width="300" height="110" fill="#fff"/>${bars}</svg>`,
  );
  return scene(3, { width: 960, height: 720 })
    .composite([{ input: plate, left: 330, top: 390 }])
    .png()
    .toBuffer();
}

/** A page whose camera shows this picture and nothing else, at the capture step of a new listing. */
async function openAtPhotos(chromium: Launch, { launchOptions, context }: Setting, picture: Buffer) {
  const flags = cameraFlags(await filmOf(picture, { share: 1, turn: 0 }));
  const browser = await chromium.launch({ ...launchOptions, args: [...(launchOptions.args ?? []), ...flags] });
  const page = await (await browser.newContext(context)).newPage();
  await beginByHand(page);
  await walkTo(page, 'capture');
  await page.locator('[data-photos=capture]').waitFor();
  return { page, close: () => browser.close() };
}

async function startCamera(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Take photo: Front corner' }).first().click();
  const camera = page.getByRole('dialog', { name: 'Take photos' });
  await expect(camera.locator('[data-camera=live]')).toBeVisible();
  return camera;
}

/** Standard deviation of the light inside a box of the photo as it is served, at its largest. */
async function contrastAt(page: Page, at: typeof PLATE): Promise<number> {
  const src = (await page.locator('[data-photos] img[src^="/media/"]').first().getAttribute('src')) ?? '';
  const answer = await page.request.get(src.replace(/\/\d+\.webp$/, '/960.jpg'));
  const file = await answer.body();
  const { width, height } = await sharp(file).metadata();
  const cut = await sharp(file)
    .extract(pixelsOf(at, width, height))
    .greyscale()
    .png()
    .toBuffer();
  return (await sharp(cut).stats()).channels[0]?.stdev ?? 0;
}

test.describe('help with photos', () => {
  const settingOf = (use: BrowserContextOptions & { launchOptions: LaunchOptions }): Setting => {
    const { launchOptions, baseURL, viewport, isMobile, hasTouch } = use;
    const context = { baseURL, viewport, isMobile, hasTouch, locale: 'en-US', reducedMotion: 'reduce' as const };
    return { launchOptions, context: context as BrowserContextOptions };
  };

  test('the camera shows an outline; what is blurred is blurred in what is kept; cropped by keys; put in order', async ({
    playwright,
    launchOptions,
    baseURL,
    viewport,
    isMobile,
    hasTouch,
  }) => {
    test.setTimeout(200_000);
    const setting = settingOf({ launchOptions, baseURL, viewport, isMobile, hasTouch });
    const { page, close } = await openAtPhotos(playwright.chromium, setting, await carWithPlate());
    const camera = await startCamera(page);
    await expect(camera.locator('[data-guide]')).toBeVisible();
    await expect(camera.getByRole('status')).toContainText('Fit yours inside it.');
    await expectAccessible(page);
    await camera.getByRole('button', { name: 'Take photo: Front corner' }).click();
    await expect(camera.getByText('Sharp and bright.')).toBeVisible();

    await camera.getByRole('button', { name: 'Blur license plate' }).click();
    const blur = page.getByRole('dialog', { name: 'Blur license plate' });
    await expect(blur.getByRole('button', { name: 'Move Box 1. Use the arrow keys.' })).toBeVisible();
    await expectAccessible(page);
    await blur.getByRole('button', { name: 'Blur and save' }).click();
    await expect(camera.getByText('The sharp version never leaves this device.')).toBeVisible();
    await camera.getByRole('button', { name: 'Use photo' }).click();
    await expect(camera.getByRole('heading', { name: 'Driver side' })).toBeVisible();
    await camera.getByRole('button', { name: 'Done' }).first().click();
    await expect(page.locator('[data-photo=READY]')).toHaveCount(1, { timeout: 40_000 });
    expect(await contrastAt(page, PLATE), 'the plate is gone from what is served').toBeLessThan(15);
    expect(
      await contrastAt(page, { ...PLATE, y: 0.66, height: 0.02 }),
      'below the box it is as it was',
    ).toBeGreaterThan(60);

    await page.setInputFiles('[data-pick=many]', [await photo(2)]);
    await expect(page.locator('[data-photo=READY]')).toHaveCount(2, { timeout: 40_000 });
    await goOn(page);
    await expectStep(page, 'studio');
    await page.getByRole('button', { name: 'Crop and straighten photo 1' }).click();
    const crop = page.getByRole('dialog', { name: 'Crop and straighten' });
    await crop.getByRole('button', { name: 'Top left corner of Crop area. Use the arrow keys.' }).focus();
    for (let press = 0; press < 4; press += 1) await page.keyboard.press('Shift+ArrowRight');
    await crop.getByRole('slider', { name: 'Straighten' }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(crop.getByText('0.5°')).toBeVisible();
    await page.reload();
    await page.getByRole('button', { name: 'Crop and straighten photo 1' }).click();
    await expect(crop.getByText('0.5°'), 'what was not saved yet is there after a reload').toBeVisible();
    await expectAccessible(page);
    const saved = page.waitForResponse((answer) => answer.request().method() === 'PATCH');
    await crop.getByRole('button', { name: 'Save photo' }).click();
    const { width, height } = (await (await saved).json()) as { width: number; height: number };
    expect(width / height, 'a fifth narrower').toBeCloseTo((4 / 3) * 0.8, 1);
    await expect(crop).toBeHidden();

    const tiles = page.locator('[data-tile]');
    const front = (await tiles.first().getAttribute('data-tile')) ?? '';
    await page.getByRole('button', { name: 'Move photo 1 later' }).click();
    await expect(tiles.nth(1)).toHaveAttribute('data-tile', front);
    await expect(page.locator('[data-suggestion]')).toHaveText(
      'We suggest the “front corner” photo as your cover, then the order buyers look for.',
    );
    await page.getByRole('button', { name: 'Use this order' }).click();
    await expect(tiles.first()).toHaveAttribute('data-tile', front);
    await expectFits(page);
    await page.reload();
    await expect(tiles.first()).toHaveAttribute('data-tile', front);
    await close();
  });

  test('a dark photo is said to be dark and may be used; one nobody looked at is still there after a reload', async ({
    playwright,
    launchOptions,
    baseURL,
    viewport,
    isMobile,
    hasTouch,
  }) => {
    test.setTimeout(200_000);
    const setting = settingOf({ launchOptions, baseURL, viewport, isMobile, hasTouch });
    const night = await scene(4, { width: 960, height: 720 }).linear(0.15, 0).png().toBuffer();
    const { page, close } = await openAtPhotos(playwright.chromium, setting, night);
    const camera = await startCamera(page);
    const shutter = camera.getByRole('button', { name: 'Take photo: Front corner' });
    await shutter.click();
    await expect(camera.getByText('This photo looks dark.')).toBeVisible();
    await camera.getByRole('button', { name: 'Take it again' }).click();
    await expect(page.locator('[data-upload]')).toHaveCount(0);
    await shutter.click();
    await expect(camera.getByText('This photo looks dark.')).toBeVisible();

    await page.reload();
    await expect(page.locator('[data-upload=held]')).toContainText('Not added yet');
    await page.getByRole('button', { name: 'Use photo' }).click();
    await expect(page.locator('[data-photo=READY]')).toHaveCount(1, { timeout: 40_000 });
    await expect(page.locator('[data-flaw=dark]')).toContainText('Looks dark.');
    await page.getByRole('button', { name: 'Use photo 1 anyway' }).click();
    await expect(page.locator('[data-flaw]')).toHaveCount(0);
    await page.reload();
    await expect(page.locator('[data-photo=READY]')).toHaveCount(1);
    await expect(page.locator('[data-flaw]')).toHaveCount(0);
    await close();
  });
});
