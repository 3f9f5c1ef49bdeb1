import type { Page } from '@playwright/test';
import { HtmlValidate } from 'html-validate';
import { makeHostileSeller, WORD } from './support/hostile.ts';
import { expectAccessible, expectFits } from './support/page.ts';
import { expect, signIn, test } from './support/people.ts';
import {
  demoListingPath,
  MEMBER_PAGES,
  makeSeller,
  PUBLIC_PAGES,
  type Seller,
  type SitePage,
  STEPS,
  THINGS,
  thingPath,
} from './support/site.ts';
import { watchShifts, weigh } from './support/weight.ts';

// Each page stands for itself, so whoever is free takes the next.
test.describe.configure({ mode: 'parallel' });

const KIB = 1024;
const PUBLIC_BUDGET = 15 * KIB;

const html = new HtmlValidate({
  extends: ['html-validate:recommended'],
  rules: {
    // Of taste, not of validity.
    'aria-label-misuse': 'off',
    // What React writes: `dateTime`, `required=""`. HTML reads names in any case and takes an empty value for true.
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'doctype-style': 'off',
    'long-title': 'off',
    'no-implicit-button-type': 'off',
    'no-implicit-input-type': 'off',
    'no-trailing-whitespace': 'off',
    'prefer-tbody': 'off',
    'presentation-role-style': 'off',
    'void-style': 'off',
    // Ticks of one question share a name, as radio buttons do.
    'form-dup-name': ['error', { shared: ['radio', 'checkbox', 'button', 'reset', 'submit'] }],
    // An id may begin with a digit: the code of a listing does.
    'valid-id': ['error', { relaxed: true }],
  },
});

const PHONE = { width: 390, height: 844 };
const DESK = { width: 1280, height: 900 };

/** The HTML the server sends, before any script: valid, with its faults in words. */
async function expectValid(page: Page, { path, status = 200 }: SitePage): Promise<void> {
  const answer = await page.request.get(path);
  expect(answer.status()).toBe(status);
  // Astro puts the style of its own element before the first island, wherever that stands.
  const text = (await answer.text()).replace(/<style>astro-island[^<]*<\/style>/, '');
  const { results } = await html.validateString(text);
  const told = results.flatMap(({ messages }) => messages.map((it) => `${it.line}: ${it.message} (${it.ruleId})`));
  expect(told).toEqual([]);
}

/** Letters twice as large fit too. */
async function expectLargeFits(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  await expectFits(page);
}

/** Everything a page owes everybody: on a phone in both color schemes, at a desk, and with letters twice as large. */
async function expectGood(page: Page, repeats: string | null = null): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  expect((await page.title()).trim()).not.toBe('');
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(page, 'colors', repeats);
  await expectFits(page);
  await page.emulateMedia({ colorScheme: 'light' });
  await page.setViewportSize(DESK);
  await expectAccessible(page, 'everything', repeats);
  await expectFits(page);
  await expectLargeFits(page);
  await page.setViewportSize(PHONE);
  await expectFits(page);
}

for (const site of PUBLIC_PAGES) {
  test(`${site.name} is good for everybody`, async ({ page, complaints }) => {
    const answer = await page.goto(site.path);
    expect(answer?.status()).toBe(site.status ?? 200);
    await expectGood(page, site.repeats);
    await expectValid(page, site);
    // A page that is meant to answer 500 is the one place where that is no complaint.
    if (site.status === 500) complaints.splice(0, complaints.length, ...complaints.filter((it) => !/\b500\b/.test(it)));
  });
}

for (const category of THINGS) {
  test(`the page of a ${category} is good for everybody`, async ({ page, services }) => {
    const path = await thingPath(services, category);
    await page.goto(path);
    await expectGood(page);
    await expectValid(page, { name: category, path });
  });
}

test('a listing with photos is good for everybody', async ({ page, services }) => {
  const path = await demoListingPath(services);
  await page.goto(path);
  await expectGood(page);
  await expectValid(page, { name: 'a listing', path });
});

test.describe('with a seller signed in', () => {
  let seller: Seller | undefined;
  test.beforeEach(async ({ context, services }) => {
    seller ??= await makeSeller(services);
    await signIn(context, services, seller.account);
  });

  for (const site of MEMBER_PAGES) {
    test(`${site.name} is good for everybody`, async ({ page }) => {
      await page.goto(site.path);
      await expectGood(page);
      await expectValid(page, site);
    });
  }

  test('a conversation with all that can stand in one is good for everybody', async ({ page }) => {
    const path = seller?.thread ?? '';
    await page.goto(path);
    await expect(page.getByRole('log')).toContainText('$9,000');
    await expectGood(page);
    await expectValid(page, { name: 'a conversation', path });
  });

  test('an own listing without photos is good for everybody', async ({ page }) => {
    await page.goto(seller?.listing ?? '');
    await expect(page.getByRole('region', { name: 'Your listing' })).toBeVisible();
    await expectGood(page);
  });

  for (const slug of STEPS) {
    test(`the step ${slug} is good for everybody`, async ({ page }) => {
      await page.goto(`/stickers/vehicle/${slug}?request=${seller?.draft}`);
      await expect(page).toHaveURL(/\/stickers\/vehicle\/[a-z]+$/);
      await expect(page.locator('#step-title')).toBeVisible();
      await expectGood(page);
    });
  }
});

test('the longest words, the largest prices and every badge fit a phone, with letters twice as large too', async ({
  page,
  context,
  services,
}) => {
  const { account, paths } = await makeHostileSeller(services);
  await signIn(context, services, account);
  const own = ['/my/list', '/my/garage', '/my/garage/item', '/my/house', '/my/saved', '/my/messages'];
  // A parameter that nobody knows: the page as it is now, not one that was kept before.
  const found = [`/marketplace?q=${WORD}`, `/garage?q=${WORD}${WORD}${WORD}`, '/cars/makes?anew=1'];
  for (const path of [...paths, ...own, ...found]) {
    await page.goto(path);
    await expect(page.getByText(WORD).first(), path).toBeAttached();
    await test.step(`${path} fits`, () => expectFits(page));
    await test.step(`${path} fits with large letters`, () => expectLargeFits(page));
  }
});

for (const [size, viewport] of Object.entries({ 'a phone': PHONE, 'a desk': DESK })) {
  for (const name of ['home', 'the list', 'a listing'] as const) {
    test(`${name} is light on ${size}, and nothing on it jumps`, async ({ page, services }) => {
      await page.setViewportSize(viewport);
      const path = { home: '/', 'the list': '/cars', 'a listing': await demoListingPath(services) }[name];
      const shifts = await watchShifts(page);
      const { scripts, styles } = await weigh(page, path);
      expect(scripts, 'bytes of scripts').toBeLessThanOrEqual(PUBLIC_BUDGET);
      expect(styles, 'bytes of styles').toBeLessThanOrEqual(PUBLIC_BUDGET);
      await page.evaluate(() => window.scrollTo({ top: document.documentElement.scrollHeight }));
      await page.waitForLoadState('networkidle');
      expect(await shifts(), 'layout shift').toBe(0);
    });
  }
}

test('nothing moves for those who asked for stillness', async ({ page, services }) => {
  for (const path of ['/', '/cars', await demoListingPath(services), '/stickers/vehicle/category']) {
    await page.goto(path);
    const moving = await page.evaluate(() => {
      const longest = (times: string) => Math.max(...times.split(',').map((time) => Number.parseFloat(time)));
      const seconds = [...document.querySelectorAll('body *')].map((element) => {
        const { transitionDuration, animationDuration } = getComputedStyle(element);
        return { element: element.outerHTML.slice(0, 80), of: longest(`${transitionDuration},${animationDuration}`) };
      });
      return seconds.filter(({ of }) => of > 0.01).map(({ element }) => element);
    });
    expect(moving, path).toEqual([]);
    await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'auto');
  }
});
