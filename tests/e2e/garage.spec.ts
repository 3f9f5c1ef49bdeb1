import type { Page } from '@playwright/test';
import { GARAGE_FLOW } from '#features/sell/rules/garage.ts';
import { addDays, weekendOf } from '#shared/days.ts';
import { beginFlow, publishFlow, type Says, walkFlow } from './support/flow.ts';
import { expect, makeAccount, signIn, test } from './support/people.ts';
import { photo } from './support/photo-files.ts';
import { expectSaved } from './support/seller.ts';

const DAY = addDays(weekendOf(new Date().toISOString().slice(0, 10)).last, 6);

const SAYS: Says = {
  particulars: async (hands) => {
    await hands.write(/^Name of your sale/, 'Moving sale on Maple Street');
    await hands.choose(/^In person/);
    await hands.choose('Tools');
    await hands.choose('Furniture');
  },
  availability: async (hands, page) => {
    await hands.choose('On certain days');
    await hands.press('Add a day');
    await page.getByLabel('Day', { exact: true }).fill(DAY);
    await page.getByLabel('Opens').fill('08:30');
    await page.getByLabel('Closes').fill('14:00');
  },
  location: async (hands) => {
    await hands.write('ZIP code', '32801');
    await hands.write(/^Street address/, '742 Evergreen Terrace');
  },
  description: (hands) =>
    hands.write('Description', 'Forty years of tools and a piano, rain or shine. No early birds.'),
};

const listOf = (page: Page) => page.locator('[data-items]');
const nameOf = (number: number) => `Thing number ${number}`;

/** Photo, price, next. Every third thing has a picture, every second a name. */
async function addItem(page: Page, number: number): Promise<void> {
  if (number % 3 === 0) await page.locator('[data-item-photo=pick]').setInputFiles(await photo(number));
  await page.getByLabel('Price', { exact: true }).fill(String(number));
  await page.getByLabel(/^What is it/).fill(nameOf(number));
  await page.getByRole('button', { name: 'Next item' }).click();
  await expect(page.getByRole('status').filter({ hasText: `Added: ${nameOf(number)}` })).toBeVisible();
}

test('a garage sale with ten items entered without a signal: none lost, none twice', async ({
  page,
  context,
  services,
  complaints,
}) => {
  await signIn(context, services, await makeAccount(services));
  await beginFlow(page, GARAGE_FLOW);
  await walkFlow(page, GARAGE_FLOW, SAYS, 'items');
  await expectSaved(page);

  await page.evaluate(() => navigator.serviceWorker.ready);
  await expect.poll(() => page.evaluate(() => caches.match('/stickers/garage/items').then(Boolean))).toBe(true);
  await context.setOffline(true);
  for (let number = 1; number <= 5; number++) await addItem(page, number);
  // The phone puts the tab away while the camera is open, and the page comes back without a signal.
  await page.reload();
  await expect(listOf(page)).toHaveAttribute('data-items', '5');
  // Who is signed in cannot be asked now, and the page says so where the specification wants it said.
  expect(complaints.splice(0).filter((line) => !line.includes('CLIENT_SESSION_ERROR'))).toEqual([]);
  for (let number = 6; number <= 10; number++) await addItem(page, number);
  await expect(listOf(page)).toHaveAttribute('data-items', '10');
  await expect(page.getByText('10 items are waiting for a signal. They’re saved on this device.')).toBeVisible();

  // Back online the server gets the first item, but its answer is lost, and the tab with it.
  const lost = Promise.withResolvers<void>();
  await page.route('**/items', async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    await route.fetch();
    await route.abort('internetdisconnected');
    lost.resolve();
  });
  await context.setOffline(false);
  await lost.promise;
  await page.close();

  const second = await context.newPage();
  await second.goto('/stickers/garage/items');
  await expect(listOf(second)).toHaveAttribute('data-waiting', '0', { timeout: 30_000 });
  await expect(listOf(second)).toHaveAttribute('data-items', '10');
  await second.reload();
  await expect(listOf(second)).toHaveAttribute('data-items', '10');
  await expect(listOf(second)).toHaveAttribute('data-waiting', '0');

  await walkFlow(second, GARAGE_FLOW, SAYS, 'profile');
  const path = await publishFlow(second);
  expect(path).toMatch(/^\/garage\/.*moving-sale-on-maple-street$/);
  for (let number = 1; number <= 10; number++)
    await expect(second.getByText(nameOf(number), { exact: true })).toHaveCount(1);

  // Sold at the table: gone from the public page with the next look at it.
  await second.goto('/my/garage');
  await expect(second.getByText('10 for sale')).toBeVisible();
  await second.getByRole('link', { name: 'View items' }).click();
  await second.getByRole('button', { name: `Sold: ${nameOf(4)}`, exact: true }).click();
  await expect(second.getByText('Sold. Buyers see that it’s gone.')).toBeVisible();
  await second.goto(path);
  await expect(second.getByText(nameOf(5), { exact: true })).toHaveCount(1);
  await expect(second.getByRole('link', { name: nameOf(4), exact: true }), 'what is gone leads nowhere').toHaveCount(0);
  await expect(second.getByText(nameOf(4), { exact: true }), 'and is named among what is gone').toHaveCount(1);
});

test('a garage sale waits while a car is described, and the car while the sale is', async ({ page }) => {
  await beginFlow(page, GARAGE_FLOW);
  await walkFlow(page, GARAGE_FLOW, SAYS, 'availability');
  await page.goto('/stickers/vehicle/category');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('What do you have?');
  await page.getByRole('radio', { name: 'Boat' }).check({ force: true });
  await page.goto('/stickers/garage/particulars');
  await expect(page.getByLabel(/^Name of your sale/)).toHaveValue('Moving sale on Maple Street');
  await page.goto('/stickers/vehicle/category');
  await expect(page.getByRole('radio', { name: 'Boat' })).toBeChecked();
});
