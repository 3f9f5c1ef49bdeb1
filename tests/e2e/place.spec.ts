import type { Page } from '@playwright/test';
import { expectAccessible, expectFits } from './support/page.ts';
import { expect, test } from './support/people.ts';

const near = (page: Page) => page.locator('header a[data-near]');
const kept = (page: Page) => page.evaluate(() => localStorage.getItem('curbtag:1:place'));

test('where somebody is, told once, is where every page begins, until it is forgotten', async ({ page, context }) => {
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: 28.53833, longitude: -81.37924 });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/cars');
  await expect(near(page)).toHaveText(/Set your location/);
  await near(page).click();
  const dialog = page.getByRole('dialog', { name: 'Your location' });
  await expect(dialog.getByLabel('ZIP code')).toBeFocused();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Use my current location' }).click();
  await expect(page).toHaveURL(/\/cars\?postcode=328\d\d$/);
  await expect(near(page)).toHaveText(/Near Orlando/);
  await expect(page.locator('[data-part="results"] article').first()).toContainText('mi away');
  // No more than a hundredth of a degree left the browser, and no more than a ZIP code stayed in it.
  expect(asked.filter((url) => /-?81\.379|28\.538/.test(url))).toEqual([]);
  expect(JSON.parse((await kept(page)) ?? '')).toEqual({ zip: expect.stringMatching(/^328\d\d$/), city: 'Orlando' });

  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Cars near Orlando' })).toBeVisible();
  await expectFits(page);
  await page.locator('footer').getByRole('link', { name: 'Plan a day' }).click();
  await expect(page).toHaveURL(/\/plan\?from=328\d\d$/);
  await page.goto('/shop/timing');
  await expect(page.getByLabel('ZIP code')).toHaveValue(/^328\d\d$/);

  await near(page).click();
  await dialog.getByRole('button', { name: 'Forget my location' }).click();
  await expect(near(page)).toHaveText(/Set your location/);
  expect(JSON.parse((await kept(page)) ?? '')).toEqual({ zip: '', city: '' });
  await page.locator('footer').getByRole('link', { name: 'Plan a day' }).click();
  await expect(page).toHaveURL(/\/plan$/);
});

test.describe('with a thumb', () => {
  test.skip(({ isMobile }) => !isMobile, 'taps are a phone’s');

  test('three taps lead from the home page to a car nearby that one can compare', async ({ page, context }) => {
    await context.grantPermissions(['geolocation']);
    await context.setGeolocation({ latitude: 28.53833, longitude: -81.37924 });
    await page.goto('/');
    await near(page).tap();
    await page
      .getByRole('dialog', { name: 'Your location' })
      .getByRole('button', { name: 'Use my current location' })
      .tap();
    await expect(near(page)).toHaveText(/Near Orlando/);
    await page.getByRole('navigation', { name: 'Shortcuts' }).getByRole('link', { name: 'Find' }).tap();
    await expect(page).toHaveURL(/\/cars\?postcode=328\d\d$/);

    // Nothing is scrolled: how far it is, what it costs and the box to compare it stand on the first screen.
    const car = page.locator('[data-part="results"] article').first();
    await expect(car.getByText(/mi\saway/)).toBeInViewport({ ratio: 1 });
    await expect(car.getByText(/^\$[\d,]+$/)).toBeInViewport({ ratio: 1 });
    await expect(car.getByRole('checkbox', { name: /^Compare / })).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });
});

test('a ZIP code typed anywhere is remembered', async ({ page }) => {
  await page.goto('/cars/toyota');
  await page.getByLabel('ZIP code').fill('10001');
  await page.getByLabel('ZIP code').press('Tab');
  await expect(near(page)).toHaveText(/Near New York/);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the location is in the address, and leads back to the page it was asked from', async ({ page }) => {
    await page.goto('/garage?goods=TOOLS');
    await near(page).click();
    await expect(page.getByRole('button', { name: 'Use my current location' })).toBeHidden();
    await expectFits(page);
    await page.getByLabel('ZIP code').fill('99948');
    await page.getByRole('button', { name: 'Show listings near me' }).click();
    await expect(page.getByRole('alert')).toHaveText('We couldn’t find that ZIP code. Check the digits.');
    await page.getByLabel('ZIP code').fill('32801');
    await page.getByRole('button', { name: 'Show listings near me' }).click();
    await expect(page).toHaveURL('/garage?goods=TOOLS&postcode=32801');
    await expect(near(page)).toHaveText(/Near Orlando/);
    await page.goto('/?postcode=32801');
    await expect(page.getByRole('heading', { name: 'Cars near Orlando' })).toBeVisible();
  });
});
