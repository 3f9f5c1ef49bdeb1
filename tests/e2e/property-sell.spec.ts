import { PROPERTY_FLOW } from '#features/sell/rules/property.ts';
import { addDays, weekendOf } from '#shared/days.ts';
import { VISITOR, withActor } from '#platform/context.ts';
import { listOpenings, reserveVisit } from '#features/open-houses/server/index.ts';
import { beginFlow, publishFlow, type Says, walkFlow } from './support/flow.ts';
import { chooseInBar } from './support/listing-page.ts';
import { mailedLink } from './support/outbox.ts';
import { expect, makeAccount, newEmail, signIn, test } from './support/people.ts';

const DAY = addDays(weekendOf(new Date().toISOString().slice(0, 10)).last, 6);

const HOME: Says = {
  particulars: async (hands) => {
    await hands.choose('House');
    await hands.write(/^Bedrooms/, '3');
    await hands.write(/^Bathrooms/, '2.5');
    await hands.write(/^Living area/, '1480');
    await hands.write(/^Year built/, '1964');
  },
  condition: async (hands) => {
    await hands.choose('Yes', 'No roof leaks');
    await hands.choose(/^Good/);
  },
  location: (hands) => hands.write('ZIP code', '32801'),
  availability: async (hands) => {
    await hands.choose(/^Right away/);
    await hands.choose('By appointment');
  },
};

test('a rental: the rent is asked by the month and told for its lease, and words about people are pointed out, never blocked', async ({
  page,
  context,
  services,
}) => {
  await signIn(context, services, await makeAccount(services));
  await beginFlow(page, PROPERTY_FLOW);
  const says: Says = {
    ...HOME,
    category: (hands) => hands.choose('Rent it out'),
    amenities: async (hands) => {
      await hands.choose('Yard');
      await hands.choose('Cats only');
    },
    price: async (hands) => {
      await hands.choose('12 months');
      await expect(page.locator('.affix-after').filter({ hasText: '/ month' })).toBeVisible();
      await hands.write('Monthly rent', '1650');
      await expect(page.getByText('$19,800 / year').first()).toBeVisible();
    },
    description: async (hands) => {
      await hands.write('Description', 'A quiet street with walk-in closets. Perfect for newlyweds, no children.');
      await expect(page.locator('[data-fair-housing="2"]')).toContainText('“Perfect for newlyweds”');
      await hands.write('Description', 'A quiet street, walk-in closets, and a deep yard with two maples.');
      await expect(page.locator('[data-fair-housing="0"]')).toBeAttached();
      await hands.write('Description', 'A quiet street, walk-in closets, and a deep yard. No children.');
    },
  };
  await walkFlow(page, PROPERTY_FLOW, says, 'profile');
  const path = await publishFlow(page);
  expect(path).toMatch(/^\/property\/.*3-bedroom-house-for-rent$/);
  await expect(page.getByText('Listed for rent')).toBeVisible();
  await expect(page.locator('#price')).toContainText('$1,650/mo');
  await expect(page.locator('#price')).toContainText('$19,800 / year');

  await chooseInBar(page, 'Status', /^Mark as rented/);
  const dialog = page.getByRole('dialog', { name: 'Did you rent it out?' });
  await dialog.getByText('Rented on Curbtag', { exact: true }).click();
  await dialog.getByLabel(/^What monthly rent/).fill('1,587');
  await dialog.getByRole('button', { name: 'Save and close listing' }).click();
  await expect(page.getByText('Marked as rented.').first()).toBeVisible();
  await expect(page.locator('main')).not.toContainText('1,587');
});

test('an open house: times to reserve, a letter to confirm, a host who sees who comes', async ({
  page,
  context,
  services,
  browser,
}) => {
  await signIn(context, services, await makeAccount(services, 'Hanna Host'));
  await beginFlow(page, PROPERTY_FLOW);
  const says: Says = {
    ...HOME,
    category: async (hands) => {
      await hands.choose('Host an open house');
      await hands.choose('For sale', /^Is the home/);
    },
    location: async (hands) => {
      await hands.write('ZIP code', '32801');
      await hands.write(/^Street address/, '420 E Church St');
    },
    price: (hands) => hands.write('Asking price', '415000'),
    visits: async (hands) => {
      await hands.press('Add a day');
      await page.getByLabel('Day', { exact: true }).fill(DAY);
      await page.getByLabel('Opens').fill('13:00');
      await page.getByLabel('Closes').fill('14:00');
      await hands.choose('20 minutes each');
      await hands.write(/^Groups at a time/, '2');
    },
    description: (hands) => hands.write('Description', 'A quiet street, a deep yard, and a roof from last year.'),
  };
  await walkFlow(page, PROPERTY_FLOW, says, 'profile');
  await expect(page.getByText('Only people with a confirmed time see your street address.')).toBeVisible();
  const path = await publishFlow(page);
  expect(path).toMatch(/^\/house\/.*open-house-3-bedroom-house$/);

  const listingId = path.slice('/house/'.length, '/house/'.length + 36);
  const ctx = withActor(services, VISITOR);
  const times = await listOpenings({ ctx, listingId });
  expect(times.map(({ places }) => places)).toEqual([2, 2, 2]);
  const email = newEmail('gus');
  await reserveVisit({ ctx, input: { openingId: times[0]?.id ?? '', name: 'Gus Guest', email } });

  const guest = await (await browser.newContext()).newPage();
  await guest.goto(await mailedLink(email, '/house/visit'));
  await guest.getByRole('button', { name: 'Confirm visit' }).click();
  await expect(guest.getByRole('heading', { level: 1 })).toHaveText('You’re confirmed');

  await page.goto('/my/house');
  await page.getByRole('link', { name: /^Visits to Open house/ }).click();
  await expect(page.getByText('Gus Guest')).toBeVisible();
  await expect(page.getByText('1 of 2 spots taken')).toHaveCount(1);

  await guest.getByRole('button', { name: 'Cancel visit' }).click();
  await expect(guest.getByRole('heading', { level: 1 })).toHaveText('Your visit is canceled');
  await page.reload();
  await expect(page.getByText('Gus Guest')).toHaveCount(0);
  await guest.context().close();
});
