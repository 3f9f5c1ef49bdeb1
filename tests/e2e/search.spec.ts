import type { Browser, Page } from '@playwright/test';
import { expect, expectAccessible, expectFits, test } from './support/page.ts';

const countOf = async (page: Page): Promise<number> =>
  Number(
    /[\d,]+/
      .exec((await page.locator('[data-part="count"] [data-count]').textContent()) ?? '')?.[0]
      .replaceAll(',', ''),
  );
const cards = (page: Page) => page.locator('[data-part="results"] article a[href^="/cars/"]');
const titles = (page: Page) => cards(page).allTextContents();
const chips = (page: Page) => page.getByRole('list', { name: 'Active filters' });
const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 1024;

/** On phones the filters lie under a button. */
async function openFilters(page: Page): Promise<void> {
  if (isPhone(page)) await page.getByRole('button', { name: /^Filters/ }).click();
}

async function closeFilters(page: Page): Promise<void> {
  if (isPhone(page)) await page.getByRole('button', { name: 'Close filters' }).click();
}

/** On phones the orders lie under a button, as links. */
async function sortByPrice(page: Page): Promise<void> {
  if (isPhone(page)) {
    await page.getByRole('button', { name: /^Sort: / }).click();
    await page.getByRole('link', { name: 'Lowest price' }).click();
  } else await page.locator('#sort_by').selectOption('price_low');
}

const make = (page: Page, name: string) =>
  page.locator(`input[name="make"]`).and(page.getByLabel(new RegExp(`^${name}`)));

async function withoutScripts(browser: Browser, baseURL: string | undefined, viewport: Page['viewportSize']) {
  const size = viewport();
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '', viewport: size });
  return { page: await context.newPage(), close: () => context.close() };
}

/** The questions of who does not know which car: up to $30,000, a Toyota, an SUV, in a few weeks. */
async function answerFour(page: Page): Promise<void> {
  await page.goto('/shop');
  await page.getByRole('link', { name: 'Up to $30,000' }).click();
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Toyota/ })
    .click();
  await page.getByRole('link', { name: /^SUV/ }).click();
  await page.getByRole('button', { name: /In a few weeks/ }).click();
}

test.describe('without JavaScript', () => {
  test('a form finds, under a clean address; chips take away again', async ({ browser, baseURL, page: sized }) => {
    const { page, close } = await withoutScripts(browser, baseURL, () => sized.viewportSize());
    await page.goto('/cars');
    const all = await countOf(page);
    await openFilters(page);
    await make(page, 'Toyota').check();
    await page.locator('#price_max').fill('40,000');
    await page.locator('#show').click();
    await expect(page).toHaveURL(/\/cars\?make=Toyota&price_max=40000$/i);
    expect(await countOf(page)).toBeLessThan(all);
    for (const title of await titles(page)) expect(title).toContain('Toyota');
    await chips(page)
      .getByRole('link', { name: /Up to \$40,000/ })
      .click();
    await expect(page).toHaveURL(/\/cars\?make=Toyota$/i);
    await page.goto('/cars?price_max=cheap&color=red&make=Toyota&utm_source=mail');
    await expect(page).toHaveURL(/\/cars\?color=red&make=Toyota&price_max=cheap$/);
    await expect(page.locator('[data-part="left-out"]')).toContainText('Maximum price “cheap”, “color”.');
    await chips(page)
      .getByRole('link', { name: /Toyota/ })
      .click();
    await expect(page.locator('[data-part="left-out"]')).toBeHidden();
    await close();
  });

  test('all makes are a link away, and their page begins with the filters', async ({
    browser,
    baseURL,
    page: sized,
  }) => {
    const { page, close } = await withoutScripts(browser, baseURL, () => sized.viewportSize());
    await page.goto('/cars?price_max=40000');
    await openFilters(page);
    await page.getByRole('link', { name: /^All makes/ }).click();
    await expect(page).toHaveURL('/cars?price_max=40000&choices=make#group-make');
    const rare = page.locator('#all-make input').last();
    const name = await rare.getAttribute('value');
    await rare.check();
    await expectFits(page);
    await page.locator('#show').click();
    await expect(page).toHaveURL(`/cars?${new URLSearchParams({ make: name ?? '' })}&price_max=40000`);
    expect(await countOf(page)).toBeGreaterThan(0);
    await close();
  });

  test('words and the order go with the same form, and pages follow by links', async ({
    browser,
    baseURL,
    page: sized,
  }) => {
    const { page, close } = await withoutScripts(browser, baseURL, () => sized.viewportSize());
    await page.goto('/cars');
    await sortByPrice(page);
    if (!isPhone(page)) await page.getByRole('button', { name: 'Apply' }).click();
    await expect(page).toHaveURL(/\/cars\?sort_by=price_low$/);
    const first = await titles(page);
    await page.getByRole('link', { name: 'Next' }).click();
    await expect(page).toHaveURL(/page=2|cursor=/);
    const second = await titles(page);
    expect(second.filter((title) => first.includes(title) && title === first[0])).toEqual([]);
    await page.getByRole('link', { name: 'Previous' }).click();
    await expect.poll(() => titles(page)).toEqual(first);
    await close();
  });

  test('a page past the end is the last one', async ({ browser, baseURL, page: sized }) => {
    const { page, close } = await withoutScripts(browser, baseURL, () => sized.viewportSize());
    await page.goto('/cars?make=Toyota&page=1000000000');
    await expect(page).toHaveURL(/\/cars\?make=Toyota(&page=\d{1,3})?$/);
    expect((await titles(page)).length).toBeGreaterThan(0);
    await close();
  });

  test('an empty result offers the nearest wider one with its count', async ({ browser, baseURL, page: sized }) => {
    const { page, close } = await withoutScripts(browser, baseURL, () => sized.viewportSize());
    await page.goto('/cars?price_max=1');
    await expect(page.getByRole('heading', { name: 'No exact matches' })).toBeVisible();
    const wider = page.locator('[data-part="results"] .btn').first();
    const promised = Number(/^[\d,]+/.exec((await wider.textContent())?.trim() ?? '')?.[0].replaceAll(',', ''));
    expect(promised).toBeGreaterThan(0);
    await wider.click();
    expect(await countOf(page)).toBe(promised);
    await close();
  });

  test('four questions end in a filled search', async ({ browser, baseURL, page: sized }) => {
    const { page, close } = await withoutScripts(browser, baseURL, () => sized.viewportSize());
    await answerFour(page);
    await expect(page).toHaveURL(/\/cars\?make=Toyota&price_max=30000&style=SUV&vehicle_type=CARS$/i);
    await close();
  });
});

test.describe('with JavaScript', () => {
  test('what was answered while choosing is offered again, until it is cleared', async ({ page }) => {
    // As where each page is left before the code that keeps the answers arrives.
    await page.route('**/keep-answers*', () => {});
    await answerFour(page);
    await expect(page).toHaveURL(/\/cars\?make=Toyota/i);

    await page.unroute('**/keep-answers*');
    await page.goto('/shop');
    const again = page.locator('[data-shop-again]');
    await expect(again.getByRole('link', { name: 'Up to $30,000, Toyota, SUV' })).toHaveAttribute(
      'href',
      '/cars?make=Toyota&price_max=30000&style=SUV&vehicle_type=CARS',
    );
    await again.getByRole('button', { name: 'Start over' }).click();
    await expect(again).toHaveText('Your last choices are cleared.');
    await page.reload();
    await expect(again).toBeHidden();
  });

  test('every choice shows at once, and back and forward are exact', async ({ page }) => {
    await page.goto('/cars');
    const all = await countOf(page);
    const before = await titles(page);
    await openFilters(page);
    await make(page, 'Toyota').check();
    await expect(page).toHaveURL(/\/cars\?make=Toyota$/i);
    await expect.poll(() => countOf(page)).toBeLessThan(all);
    const some = await countOf(page);
    await expect(page.locator('#show')).toContainText(String(some));
    await closeFilters(page);
    await sortByPrice(page);
    await expect(page).toHaveURL(/sort_by=price_low/);
    const cheapest = await titles(page);

    await page.goBack();
    await expect(page).toHaveURL(/\/cars\?make=Toyota$/i);
    await expect(chips(page)).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(/\/cars$/);
    await expect.poll(() => titles(page)).toEqual(before);
    await expect(make(page, 'Toyota')).not.toBeChecked();
    await page.goForward();
    await page.goForward();
    await expect.poll(() => titles(page)).toEqual(cheapest);
    await expect(page.locator('#sort_by')).toHaveValue('price_low');

    // The order is kept for the searches begun here; an address shows what it always did.
    await page
      .getByRole('navigation', { name: isPhone(page) ? 'Shortcuts' : 'Main' })
      .getByRole('link', { name: isPhone(page) ? 'Find' : 'Cars' })
      .click();
    await expect(page).toHaveURL(/\/cars\?sort_by=price_low$/);
    await page.goto('/cars');
    await expect(page.locator('#sort_by')).toHaveValue('');
    expect(await titles(page)).toEqual(before);
  });

  test('all makes unfold where they were asked for, and stay while one chooses among them', async ({ page }) => {
    await page.goto('/cars');
    await openFilters(page);
    await page.getByRole('link', { name: /^All makes/ }).click();
    const all = page.locator('#all-make');
    await expect(all.locator('summary')).toBeFocused();
    await expect(page).toHaveURL(/\/cars$/);
    const names = await all
      .getByRole('checkbox')
      .evaluateAll((boxes) => boxes.map((it) => (it as HTMLInputElement).value));
    expect(names.length).toBeGreaterThan(20);
    const [first = '', last = ''] = [names[0], names.at(-1)];
    // What is chosen moves up to the choices that are always there.
    await all.locator(`input[value="${first}"]`).click();
    await expect(page).toHaveURL(`/cars?${new URLSearchParams({ make: first })}`);
    await expect(all).toHaveAttribute('open');
    await expect(page.locator(`[name="make"][value="${first}"]`)).toBeChecked();
    await all.locator(`input[value="${last}"]`).click();
    await expect(chips(page).getByRole('link', { name: /^Remove / })).toHaveCount(2);
    await expect(all).toHaveAttribute('open');
  });

  test('the place in the list is kept when coming back from a listing', async ({ page }) => {
    await page.goto('/cars');
    await openFilters(page);
    await make(page, 'Toyota').check();
    await expect(page).toHaveURL(/make=Toyota/i);
    await closeFilters(page);
    const last = cards(page).last();
    await last.scrollIntoViewIfNeeded();
    const top = await page.evaluate(() => scrollY);
    expect(top).toBeGreaterThan(200);
    await last.click();
    await expect(page).toHaveURL(/\/cars\/[0-9a-f-]{36}/);
    await page.goBack();
    await expect(page).toHaveURL(/make=Toyota/i);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(top / 2);
  });

  test('a phone shows cards at once, as the person likes them, and adds more below; all of it is there on return', async ({
    page,
  }) => {
    test.skip(!isPhone(page), 'A desk has room for pages.');
    await page.goto('/cars');
    const list = page.locator('[data-part="results"] article');
    const topOf = async () => (await list.first().boundingBox())?.y ?? Number.POSITIVE_INFINITY;
    expect(await topOf()).toBeLessThanOrEqual(200);
    const [first, second] = [await list.nth(0).boundingBox(), await list.nth(1).boundingBox()];
    expect(second?.y, 'two stand beside each other').toBe(first?.y);

    await page.getByRole('button', { name: 'Show as a list' }).click();
    await expect(page.getByRole('button', { name: 'Show as a grid' })).toBeFocused();
    await page.waitForFunction(() => localStorage.getItem('curbtag:1:cards') === '"rows"');
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('data-cards', 'rows');
    expect((await list.nth(1).boundingBox())?.y).toBeGreaterThan((await list.nth(0).boundingBox())?.y ?? 0);

    const before = await titles(page);
    await page.getByRole('link', { name: 'Show more' }).click();
    await expect(page).toHaveURL(/page=2/);
    await expect(list).toHaveCount(before.length * 2);
    const joined = await titles(page);
    expect(joined.slice(0, before.length)).toEqual(before);
    await expect(cards(page).nth(before.length)).toBeFocused();
    await expectAccessible(page);

    const met = cards(page).nth(before.length + 3);
    await met.scrollIntoViewIfNeeded();
    const top = await page.evaluate(() => scrollY);
    await page.waitForFunction((at) => history.state?.searchTop === at, Math.round(top));
    await met.click();
    await expect(page).toHaveURL(/\/cars\/[0-9a-f-]{36}/);
    await page.goBack();
    await expect(page).toHaveURL(/page=2/);
    await expect.poll(() => titles(page)).toEqual(joined);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(top / 2);
    // Whoever asks for the address gets that page alone.
    await page.goto(page.url());
    expect(await titles(page)).toEqual(joined.slice(before.length));
  });

  test('typing suggests what is for sale, by keys alone and in spite of a typing error', async ({ page }) => {
    await page.goto('/cars');
    const field = page.locator('#q');
    await field.focus();
    await field.pressSequentially('toyta', { delay: 60 });
    const list = page.getByRole('listbox');
    await expect(list.getByRole('option').first()).toContainText('Toyota');
    await expectAccessible(page);
    await field.press('ArrowDown');
    await expect(field).toHaveAttribute('aria-activedescendant', /.+/);
    await field.press('Enter');
    await expect(page).toHaveURL(/make=Toyota/i);
    await expect(list).toBeHidden();
    await expect(page.getByRole('status').filter({ hasText: 'Toyota' })).toBeAttached();
  });

  test('a ZIP code without a distance asks how far', async ({ page }) => {
    test.skip(!isPhone(page), 'At a desk the filter beside the list asks it.');
    await page.goto('/cars?postcode=32801');
    const all = await countOf(page);
    const howFar = page.getByRole('list', { name: 'How far from Orlando, FL?' });
    await expect(howFar).toBeVisible();
    await howFar.getByRole('link', { name: '100 miles' }).click();
    await expect(page).toHaveURL(/radius_max=100/);
    await expect(howFar).toHaveCount(0);
    await expect(chips(page).getByText('Within 100 mi of 32801')).toBeVisible();
    expect(await countOf(page)).toBeLessThan(all);
  });

  test('the number of results is told to those who listen', async ({ page }) => {
    await page.goto('/cars');
    await openFilters(page);
    await make(page, 'Honda').check();
    await expect(page).toHaveURL(/make=Honda/i);
    await expect(page.locator('[data-search-status]')).toHaveText(/\d+ for sale/);
  });

  test('an answer that was overtaken is thrown away', async ({ page }) => {
    await page.goto('/cars');
    await openFilters(page);
    await page.locator('#price_max').focus();
    await page.waitForFunction(() => document.querySelector('[role="combobox"]') !== null);
    // The first answer is held back until the second has been shown.
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(/make=Toyota$/i, async (route) => {
      await held;
      await route.continue().catch(() => {});
    });
    await make(page, 'Toyota').check();
    await make(page, 'Honda').check();
    await expect(page).toHaveURL(/make=(Honda,Toyota|Toyota,Honda)$/i);
    const both = await countOf(page);
    release();
    await page.unrouteAll({ behavior: 'wait' });
    expect(await countOf(page)).toBe(both);
  });
});

test.describe('every kind of page', () => {
  for (const path of [
    '/cars',
    '/marketplace',
    '/cars/toyota',
    '/cars/makes',
    '/cars/in',
    '/cars/body/suv',
    '/shop',
    '/shop/timing',
  ])
    test(`${path} fits the screen and is accessible`, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expectFits(page);
      await expectAccessible(page);
    });

  test('the filters are accessible when they are open', async ({ page }) => {
    await page.goto('/cars?make=Toyota&price_max=30000');
    await openFilters(page);
    await expect(page.locator('#price_max')).toBeVisible();
    await expectAccessible(page);
  });

  test('a results page is light and does not move', async ({ page }) => {
    const bytes = { script: 0, stylesheet: 0 };
    const client = await page.context().newCDPSession(page);
    await client.send('Network.enable');
    const kinds = new Map<string, string>();
    client.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type));
    client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      if (kinds.get(requestId) === 'Script') bytes.script += encodedDataLength;
      if (kinds.get(requestId) === 'Stylesheet') bytes.stylesheet += encodedDataLength;
    });
    await page.addInitScript(() => {
      Object.assign(window, { moved: 0 });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
          Object.assign(window, { moved: (window as unknown as { moved: number }).moved + entry.value });
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto('/cars', { waitUntil: 'networkidle' });
    expect(bytes.script).toBeLessThanOrEqual(15 * 1024);
    expect(bytes.stylesheet).toBeLessThanOrEqual(15 * 1024);
    expect(await page.evaluate(() => (window as unknown as { moved: number }).moved)).toBeLessThan(0.001);
  });
});
