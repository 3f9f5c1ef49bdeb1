import { expectAccessible, expectFits } from './support/page.ts';
import { expect, test } from './support/people.ts';
import { demoListingPath } from './support/site.ts';

test('photos fill the screen, are stepped through and zoomed by keys, buttons and double taps', async ({
  page,
  services,
}) => {
  await page.goto(await demoListingPath(services));
  const gallery = page.locator('[data-gallery]');
  const first = gallery.locator('li[id] a').first();
  await first.click();
  const viewer = page.getByRole('dialog', { name: 'Photos' });
  await expect(viewer).toBeVisible();
  const said = viewer.getByRole('status');
  await expect(said).toHaveText(/^Photo 1 of \d/);
  await expectAccessible(page);
  await expectFits(page);

  await page.keyboard.press('ArrowRight');
  await expect(said).toHaveText(/^Photo 2 of \d+: \S/);
  const caption = (await said.textContent())?.split(': ')[1] ?? '';
  await expect(viewer.getByText(caption, { exact: true })).toBeVisible();

  const slide = viewer.getByRole('listitem').nth(1);
  await page.keyboard.press('+');
  await expect(slide).toHaveAttribute('data-zoomed', '');
  await page.keyboard.press('ArrowRight');
  await expect(said, 'arrows move a zoomed photo').toHaveText(/^Photo 2 of/);
  await page.keyboard.press('0');
  await expect(slide).not.toHaveAttribute('data-zoomed', '');
  await viewer.getByRole('button', { name: 'Zoom in' }).click();
  await expect(slide).toHaveAttribute('data-zoomed', '');
  await viewer.getByRole('button', { name: 'Zoom out' }).click();
  await expect(slide).not.toHaveAttribute('data-zoomed', '');
  await slide.dblclick();
  await expect(slide).toHaveAttribute('data-zoomed', '');
  await slide.dblclick();
  await expect(slide).not.toHaveAttribute('data-zoomed', '');

  await page.keyboard.press('Home');
  await expect(said).toHaveText(/^Photo 1 of/);
  await page.keyboard.press('Escape');
  await expect(viewer).toBeHidden();
  await expect(first).toBeFocused();
});

for (const size of [
  { width: 360, height: 640 },
  { width: 640, height: 360 },
  { width: 1280, height: 800 },
])
  test(`thumbnails mark what is shown, are picked and stepped through, and leave room at ${size.width} × ${size.height}`, async ({
    page,
    services,
  }) => {
    await page.setViewportSize(size);
    await page.goto(await demoListingPath(services));
    await page.locator('[data-gallery] li[id] a').first().click();
    const viewer = page.getByRole('dialog', { name: 'Photos' });
    const said = viewer.getByRole('status');
    const thumbs = viewer.getByRole('list', { name: 'All photos' }).getByRole('button');
    const current = viewer.locator('[aria-current]');
    await expect(thumbs.first()).toBeVisible();
    const count = await thumbs.count();
    expect(count).toBeGreaterThan(1);
    await expect(current).toHaveAccessibleName(/^Photo 1 of/);

    await thumbs.last().click();
    await expect(said).toHaveText(new RegExp(`^Photo ${count} of`));
    await expect(current).toHaveAccessibleName(new RegExp(`^Photo ${count} of`));
    await expect(current).toBeInViewport({ ratio: 1 });
    await expect(current).toBeFocused();
    await page.keyboard.press('ArrowLeft');
    await expect(said).toHaveText(new RegExp(`^Photo ${count - 1} of`));
    await expect(current, 'the focus goes with the photo').toBeFocused();
    await page.keyboard.press('+');
    await page.keyboard.press('Home');
    await expect(said, 'a zoomed photo is left all the same').toHaveText(/^Photo 1 of/);

    // A swipe scrolls the strip: the mark follows it.
    await viewer.locator('[data-viewer-strip]').evaluate((strip) => strip.scrollTo({ left: strip.clientWidth }));
    await expect(current).toHaveAccessibleName(/^Photo 2 of/);
    const photo = await viewer.getByRole('listitem').nth(1).boundingBox();
    expect(photo?.height ?? 0, 'the photo keeps most of the screen').toBeGreaterThan(size.height * 0.6);
    await expectAccessible(page);
    await expectFits(page);
  });

test('without JavaScript a photo opens by itself, and a desk shows all of them in place', async ({
  browser,
  baseURL,
  services,
}) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 1280, height: 900 },
    ...(baseURL ? { baseURL } : {}),
  });
  const page = await context.newPage();
  await page.goto(await demoListingPath(services));
  const gallery = page.locator('[data-gallery]');
  const href = (await gallery.locator('li[id] a').first().getAttribute('href')) ?? '';
  expect((await page.request.get(href)).headers()['content-type']).toBe('image/jpeg');
  await gallery.getByRole('link', { name: /^All \d+ drawings$/ }).click();
  await expect(gallery.locator('li[id] img').last()).toBeVisible();
  await context.close();
});
