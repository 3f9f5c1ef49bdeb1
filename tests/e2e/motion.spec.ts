import type { Browser, Page } from '@playwright/test';
import { expect, test } from './support/people.ts';

/** What moved while the last page came, as `/path: names`; a page that simply stood there says so. */
async function openMoving(browser: Browser, baseURL: string | undefined, reducedMotion: 'no-preference' | 'reduce') {
  const context = await browser.newContext({
    reducedMotion,
    viewport: { width: 1280, height: 900 },
    ...(baseURL ? { baseURL } : {}),
  });
  const page = await context.newPage();
  await page.addInitScript(() => {
    addEventListener('pagereveal', ({ viewTransition }) => {
      const note = (names: string[]) => {
        document.documentElement.dataset.moved = names.sort().join(' ') || 'nothing';
      };
      if (!viewTransition) return note([]);
      const parts = () =>
        document.getAnimations().map((it) => (it.effect instanceof KeyframeEffect && it.effect.pseudoElement) || '');
      viewTransition.ready.then(
        () => note(parts().flatMap((part) => /group\(((?!root).+)\)/.exec(part)?.[1] ?? [])),
        () => note([]),
      );
    });
  });
  return page;
}
const expectMoved = (page: Page, names: string) => expect(page.locator('html')).toHaveAttribute('data-moved', names);

test('photo and price of the pressed card become those of its page', async ({ browser, baseURL }) => {
  const page = await openMoving(browser, baseURL, 'no-preference');
  await page.goto('/cars');
  const card = page
    .locator('.listing-card')
    .filter({ has: page.locator('img') })
    .nth(1);
  await card.getByRole('link').click();
  await expect(page).toHaveURL(/\/cars\/[0-9a-f-]{36}-/);
  await expectMoved(page, 'photo price');
  // Where no card is meant nothing but the page changes, and what is far off does not fly.
  await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }));
  await page.getByRole('banner').getByRole('link', { name: 'Homes', exact: true }).click();
  await expect(page).toHaveURL(/\/property/);
  await expectMoved(page, 'nothing');
  await page.context().close();
});

test('a dialog rises and leaves, and is out of the way while it does', async ({ browser, baseURL }) => {
  const page = await openMoving(browser, baseURL, 'no-preference');
  await page.goto('/cars');
  await page
    .getByRole('banner')
    .getByRole('link', { name: /location/i })
    .click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  const moving = () =>
    dialog.evaluate((it) => it.getAnimations().map((one) => (one as CSSTransition).transitionProperty));
  await expect.poll(moving, 'it comes to rest').toEqual([]);
  await expect(dialog).toHaveCSS('opacity', '1');
  const left = await dialog.evaluate((it: HTMLDialogElement) => {
    it.close();
    const parts = it.getAnimations().map((one) => (one as CSSTransition).transitionProperty);
    return { parts, reachable: getComputedStyle(it).pointerEvents };
  });
  expect(left.parts).toEqual(expect.arrayContaining(['opacity', 'translate']));
  expect(left.reachable).toBe('none');
  await expect(dialog).toHaveCount(0);
  await page.context().close();
});

test('for those who asked for stillness pages change without a movement', async ({ browser, baseURL }) => {
  const page = await openMoving(browser, baseURL, 'reduce');
  await page.goto('/cars');
  await page.locator('.listing-card').first().getByRole('link').click();
  await expect(page).toHaveURL(/\/cars\/[0-9a-f-]{36}-/);
  await expectMoved(page, 'nothing');
  await page.context().close();
});

test('what is waited for has the size of what comes', async ({ browser, baseURL }) => {
  const page = await openMoving(browser, baseURL, 'reduce');
  await test.step('a step of the wizard', async () => {
    const held = Promise.withResolvers<void>();
    await page.route(/\/_astro\/.*\.js/, async (route) => {
      await held.promise;
      await route.continue();
    });
    await page.goto('/stickers/vehicle/category', { waitUntil: 'commit' });
    const title = page.getByRole('heading', { level: 1 });
    await expect(page.locator('[aria-busy="true"]')).toBeVisible();
    const before = await title.boundingBox();
    held.resolve();
    await expect(page.locator('.lane')).toBeVisible();
    const after = await title.boundingBox();
    expect(Math.abs((after?.y ?? 0) - (before?.y ?? 99))).toBeLessThanOrEqual(1);
    expect(after?.x).toBe(before?.x);
    await page.unrouteAll({ behavior: 'wait' });
  });
  await test.step('the saved listings of a visitor, one box for each', async () => {
    await page.goto('/cars');
    const card = page.locator('.listing-card').first();
    await card.getByRole('button', { name: /^Save/ }).click();
    await expect(card.getByRole('button', { pressed: true })).toBeVisible();
    const held = Promise.withResolvers<void>();
    await page.route(/hearts=/, async (route) => {
      await held.promise;
      await route.continue();
    });
    await page.goto('/my/saved');
    const box = page.locator('[aria-busy="true"] > *');
    await expect(box).toHaveCount(1);
    const before = await box.boundingBox();
    held.resolve();
    const row = page.locator('[data-hearts-list] > li');
    await expect(row).toHaveCount(1);
    const after = await row.boundingBox();
    expect([after?.x, after?.y, after?.width]).toEqual([before?.x, before?.y, before?.width]);
    expect(Math.abs((after?.height ?? 0) - (before?.height ?? 99))).toBeLessThanOrEqual(24);
  });
  await page.context().close();
});
