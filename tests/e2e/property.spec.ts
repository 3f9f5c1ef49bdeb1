import { addDays, weekendOf } from '#shared/days.ts';
import { type Actor, type Services, withActor } from '#platform/context.ts';
import { createRequest, updateRequest } from '#features/listings/server/index.ts';
import { completeOpenHouse, completeRental } from '../support/answers.ts';
import { mailedLink } from './support/outbox.ts';
import { expectFits } from './support/page.ts';
import { expect, makeAccount, newEmail, test } from './support/people.ts';

const SATURDAY = addDays(weekendOf(new Date().toISOString().slice(0, 10)).last, 6);

async function publish(services: Services, answers: object) {
  const { id: userId } = await makeAccount(services, 'Hanna Host');
  const actor: Actor = { kind: 'user', userId, sessionId: userId, sessionKey: null, role: 'MEMBER' };
  const ctx = withActor(services, actor);
  const draft = await createRequest({ ctx, input: { flow: 'property', flow_type: 'DEFAULT', answers } as never });
  const { path } = await updateRequest({ ctx, ref: draft.id, input: { status: 'PUBLISHED' } });
  if (!path) throw new Error('A published listing has a page.');
  const takeDown = () => updateRequest({ ctx, ref: draft.id, input: { status: 'INACTIVE' } });
  return { id: draft.id, path, takeDown };
}

/** Towns far from each other: what an earlier telling of the story published does not stand in the way of this one. */
const TOWNS = ['59301', '59718', '82001', '57701', '58501', '83001'] as const;

test('a rental is found by what it has to have', async ({ page, services }) => {
  const { retry, project } = test.info();
  const postcode = TOWNS[retry * 2 + (project.name === 'phone' ? 0 : 1)] ?? TOWNS[0];
  const rental = { postcode, headline: 'Cabin by the river', pets: 'DOGS', amenities: ['FIREPLACE'] };
  const { path } = await publish(services, completeRental({ ...rental, monthlyRent: 170_000 }));
  await publish(services, completeRental({ ...rental, headline: 'No dogs here', pets: 'NO_PETS' }));

  await page.goto(`/property?postcode=${postcode}&radius_max=10`);
  const isPhone = project.name === 'phone';
  if (isPhone) await page.getByRole('button', { name: /^Filters/ }).click();
  const sheet = page.getByRole('region', { name: 'Filters' });
  await sheet.getByLabel(/^Home for rent/).check();
  await sheet.getByRole('combobox', { name: 'Bedrooms' }).selectOption('3 or more');
  await sheet.locator('summary', { hasText: 'Pets and features' }).click();
  await sheet.getByLabel(/^Dogs welcome/).check();
  await sheet.getByRole('textbox', { name: /monthly rent To/i }).fill('1800');
  await expect(page).toHaveURL(/price_max=1800/);
  await expect(page).toHaveURL(/category=PROPERTY_RENTAL/);
  if (isPhone) await page.getByRole('button', { name: /^Show 1 result/ }).click();

  const cards = page.getByRole('region', { name: 'Results' }).getByRole('article');
  await expect(cards).toHaveCount(1);
  await expect(cards).toContainText('Cabin by the river');
  await expect(cards).toContainText('$1,700/mo');
  await expect(cards).toContainText('$20,400 / year');
  await expectFits(page);
  await cards.getByRole('link', { name: 'Cabin by the river' }).click();
  await expect(page).toHaveURL(path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cabin by the river');
  await expect(page.getByText('Dogs only')).toBeVisible();
  await expect(page.locator('#price')).toContainText('$1,700/mo');
  await expect(page.locator('#price')).toContainText('$20,400 / year');

  // The same search without a script: a plain address.
  const plain = await page.request.get(
    `/property?beds_min=3&category=PROPERTY_RENTAL&features=PETS_DOGS&postcode=${postcode}&radius_max=10`,
  );
  expect(await plain.text()).toContain('Cabin by the river');
});

test('the monthly payment follows a visitor’s own figures, on the next home too', async ({
  page,
  services,
  browser,
}) => {
  const forSale = { propertyKind: 'PROPERTY_OWNER', homePrice: 30_000_000, association: 10_000, homeType: 'CONDO' };
  const first = await publish(services, completeRental({ ...forSale, headline: 'Condo by the lake' }));
  const second = await publish(
    services,
    completeRental({ ...forSale, homePrice: 20_000_000, headline: 'Condo uptown' }),
  );
  const total = page.locator('[data-payment] [data-payment-text="total"]');

  // 80% of $300,000 for 30 years at 6.5%, Florida's 0.78% tax, 0.5% insurance and the HOA.
  await page.goto(first.path);
  await expect(total).toHaveText('$1,937');
  await expect(page.locator('#price')).toContainText('Est. payment $1,937/mo');
  await expect(page.locator('[data-payment]')).toContainText('0.78% of the price a year');
  const rate = page.getByLabel('Interest rate');
  await rate.focus();
  await rate.fill('0');
  // $240,000 in 360 parts.
  await expect(total).toHaveText('$1,087');
  await expect(page.locator('#price')).toContainText('Est. payment $1,087/mo');
  await rate.fill('high');
  await expect(page.getByText('Enter a percentage from 0 to 25.')).toBeVisible();
  await expect(total).toHaveText('$1,087');
  const tax = page.getByLabel('Property tax a year');
  await expect(tax).toHaveValue('0.78');
  await tax.fill('1');
  await expect(total).toHaveText('$1,142');
  await tax.fill('');
  await expect(total, 'an emptied rate follows the state again').toHaveText('$1,087');
  await expectFits(page);

  await page.goto(second.path);
  await expect(total).toHaveText('$757');
  await page.getByRole('button', { name: 'Use the starting figures' }).click();
  await expect(total).toHaveText('$1,324');

  // Without scripts the estimate stands with what it assumes, and offers no fields that nothing reads.
  const plain = await browser.newContext({ javaScriptEnabled: false });
  const paper = await plain.newPage();
  await paper.goto(first.path);
  await expect(paper.locator('[data-payment]')).toContainText('$1,937');
  await expect(paper.locator('[data-payment]')).toContainText('a 30-year fixed loan at 6.5%');
  await expect(paper.getByLabel('Interest rate')).toBeHidden();
  await plain.close();
});

test('a time of an open house is reserved, kept in a calendar, given back, and called off', async ({
  page,
  services,
}) => {
  const house = await publish(
    services,
    completeOpenHouse({ openDays: [`${SATURDAY}T13:00/13:40`], visitPlaces: 1, headline: 'Bungalow by the park' }),
  );
  const email = newEmail('guest');
  await page.goto(house.path);
  await page.getByRole('link', { name: /^Reserve .*1:00–1:20 PM/ }).click();
  await page.getByLabel('Your name').fill('Gus Guest');
  await page.getByLabel('Email address').fill(email);
  await page.getByRole('button', { name: 'Reserve this time' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Check your email');

  await page.goto(await mailedLink(email, '/house/visit'));
  await page.getByRole('button', { name: 'Confirm visit' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You’re confirmed');
  await page.goto(house.path);
  const slot = page.locator('.slot').filter({ hasText: '1:00–1:20 PM' });
  await expect(slot).toContainText('Full');
  await expect(page.getByRole('link', { name: /^Reserve .*1:20–1:40 PM/ })).toBeVisible();

  await page.goto(await mailedLink(email, '/house/visit'));
  await page.getByRole('button', { name: 'Cancel visit' }).click();
  await page.goto(house.path);
  await expect(slot).toContainText('1 spot left');

  await page.getByText('Get directions').click();
  await expect(page.getByText('Destination is not set!')).toBeVisible();

  const calendar = `/house/${house.id}/event.ics`;
  const before = await page.request.get(calendar);
  expect(before.headers()['content-disposition']).toContain('event.ics');
  expect(await before.text()).toContain('STATUS:CONFIRMED');
  await house.takeDown();
  expect(await (await page.request.get(calendar)).text()).toContain('STATUS:CANCELLED');
  // Asked for as nobody asked before: word of a change comes to kept pages from this process only when it ends.
  expect((await page.request.get(`${house.path}?seen=anew`)).status()).toBe(410);
});
