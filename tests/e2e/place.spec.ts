import type { Page } from '@playwright/test';
import { expectAccessible, expectFits } from './support/page.ts';
import { expect, test } from './support/people.ts';
import { watchShifts } from './support/weight.ts';

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
  // No more than a hundredth of a degree left the browser, and no more than a ZIP code with its middle stayed in it.
  expect(asked.filter((url) => /-?81\.379|28\.538/.test(url))).toEqual([]);
  expect(JSON.parse((await kept(page)) ?? '')).toEqual({
    zip: '32801',
    city: 'Orlando',
    middle: { lat: 28.5399, lng: -81.3727 },
  });

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

test.describe('somebody near Orlando', () => {
  test.beforeEach(({ page }) =>
    page.addInitScript(() =>
      localStorage.setItem('curbtag:1:place', JSON.stringify({ zip: '32801', city: 'Orlando' })),
    ),
  );

  test('reads distances on pages that know no place, and nothing moves', async ({ page }) => {
    const shifted = await watchShifts(page);
    for (const path of ['/cars/toyota', '/cars', '/property']) {
      await page.goto(path);
      const cards = page.locator('main .listing-card');
      await expect(cards.first()).toContainText(/\d mi away/);
      const places = await page.locator('main .listing-card [data-at]').count();
      expect(await page.locator('main .listing-card [data-away]').count()).toBe(places);
      expect(await shifted()).toBeLessThan(0.001);
      await expectFits(page);
    }
    // Told once, its middle is kept: no page asks again.
    expect(JSON.parse((await kept(page)) ?? '')).toMatchObject({ zip: '32801' });
  });

  test('is one press away from the nearest on a page whose address says nothing of where', async ({ page }) => {
    await page.goto('/cars?make=Toyota');
    await page.getByRole('link', { name: 'Show nearest to Orlando' }).click();
    await expect(page).toHaveURL('/cars?make=Toyota&postcode=32801');
    await expect(page.getByRole('link', { name: 'Show nearest to Orlando' })).toHaveCount(0);
    // Said once, by the server.
    const line = page.locator('main .listing-card [data-at]').first();
    await expect(line).toHaveText(/^[^·]+ · [^·]+ mi away$/);
  });
});

test('Find leads to the kind that was looked at last', async ({ page, isMobile }) => {
  test.skip(!isMobile, 'the bar of a phone');
  const find = page.getByRole('link', { name: 'Find', exact: true });
  await page.goto('/');
  await expect(find).toHaveAttribute('href', '/cars');
  await page.goto('/property');
  await page.goto('/my/saved');
  await find.click();
  await expect(page).toHaveURL('/property');
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
