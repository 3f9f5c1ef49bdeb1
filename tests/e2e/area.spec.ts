import type { Page } from '@playwright/test';
import { expectAccessible, expectFits } from './support/page.ts';
import { expect, test } from './support/people.ts';

/** More than a map needs to come on a slow machine without a graphics card. */
const MAP_MS = 40_000;

async function openMap(page: Page): Promise<void> {
  await page.locator('[data-map] .frame').hover();
  await expect(page.locator('[data-map][data-ready]')).toBeVisible({ timeout: MAP_MS });
}

const countOf = async (page: Page): Promise<number> =>
  Number.parseInt(((await page.locator('strong[data-count]').textContent()) ?? '').replace(',', ''), 10);

/** A circle around the middle of the map. */
async function drawCircle(page: Page, radius: number): Promise<void> {
  const box = await page.locator('.map-paper').boundingBox();
  if (!box) throw new Error('Nothing to draw on.');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x + radius, y);
  await page.mouse.down();
  for (let turn = 0; turn < 6.3; turn += 0.15)
    await page.mouse.move(x + radius * Math.cos(turn), y + radius * Math.sin(turn));
  await page.mouse.up();
}

test.describe('an area on the map of a desk', () => {
  test.beforeEach(({ isMobile, page }) => {
    test.skip(isMobile, 'beside the list on wide screens');
    test.setTimeout(120_000);
    return page.setViewportSize({ width: 1440, height: 900 });
  });

  test('is drawn by hand, stands in the address, stays while the map moves, and is cleared', async ({ page }) => {
    await page.goto('/cars?state=FL');
    const all = await countOf(page);
    await openMap(page);
    await page.getByRole('button', { name: 'Draw an area' }).click();
    await expectAccessible(page);
    // Two points are no area: the sheet waits for a line.
    await page.locator('.map-paper').click({ position: { x: 200, y: 300 } });
    await drawCircle(page, 90);
    await expect(page).toHaveURL(/\/cars\?area=[\w-]+&state=FL$/);
    await expect(page.getByRole('link', { name: 'Remove Inside the drawn area' })).toBeVisible();
    await expect.poll(() => countOf(page)).toBeLessThan(all);
    const inside = await countOf(page);
    await expectAccessible(page);

    const address = page.url();
    await page.locator('.maplibregl-canvas').focus();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('button', { name: 'Search this area' })).toBeVisible();
    expect(page.url()).toBe(address);

    // The same for who gets the link, and who has no scripts: the line is on the picture of the map.
    await page.goto(address);
    expect(await countOf(page)).toBe(inside);
    await expect(page.locator('[data-part="map-poster"] polygon')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Save this search' })).toHaveAttribute('href', /area/);
    await openMap(page);
    await page.getByRole('button', { name: 'Clear area' }).click();
    await expect(page).toHaveURL(/\/cars\?state=FL$/);
    await expect.poll(() => countOf(page)).toBe(all);
  });

  test('by keys it is what is in view; Escape draws nothing; another place leaves the map behind', async ({ page }) => {
    await page.goto('/cars?state=FL');
    await openMap(page);
    const draw = page.getByRole('button', { name: 'Draw an area' });
    await draw.focus();
    await page.keyboard.press('Enter');
    const view = page.getByRole('button', { name: 'Use visible area' });
    await expect(view).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(draw).toBeFocused();
    expect(page.url()).not.toContain('area');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/bounds=/);
    await page.getByLabel('ZIP code').first().fill('32801');
    await expect(page).toHaveURL(/\/cars\?postcode=32801&state=FL$/);
  });

  test('the map can be hidden, stays hidden, and comes back', async ({ page }) => {
    await page.goto('/cars');
    const map = page.getByRole('region', { name: 'Map' });
    const opener = page.getByRole('button', { name: 'Show map' });
    await expect(opener).toBeHidden();
    await page.getByRole('button', { name: 'Hide map' }).click();
    await expect(map).toBeHidden();
    await expect(opener).toBeFocused();
    await page.goto('/property');
    await expect(map).toBeHidden();
    await expectAccessible(page);
    await expectFits(page);
    await opener.click();
    await expect(page.locator('[data-map][data-ready]')).toBeVisible({ timeout: MAP_MS });
    await page.reload();
    await expect(map).toBeVisible();
  });

  test('every group of filters is reached in a window of 900 pixels', async ({ page }) => {
    await page.goto('/cars');
    const groups = page.locator('#filters .groups');
    const box = await groups.boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(900);
    const last = page.getByRole('checkbox', { name: /With photos only/ });
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport();
  });
});
