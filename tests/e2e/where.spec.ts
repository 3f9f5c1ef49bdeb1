import { addDays, weekendOf } from '#shared/days.ts';
import { type Actor, type Services, withActor } from '#platform/context.ts';
import { createRequest, updateRequest } from '#features/listings/server/index.ts';
import { completeOpenHouse, completeSale } from '../support/answers.ts';
import { mailedLink } from './support/outbox.ts';
import { expectFits } from './support/page.ts';
import { expect, makeAccount, newEmail, test } from './support/people.ts';

const SATURDAY = addDays(weekendOf(new Date().toISOString().slice(0, 10)).last, 6);
const STREET = '420 E Church St';

async function publish(services: Services, flow: string, answers: object) {
  const { id: userId } = await makeAccount(services, 'Hanna Host');
  const actor: Actor = { kind: 'user', userId, sessionId: userId, sessionKey: null, role: 'MEMBER' };
  const ctx = withActor(services, actor);
  const draft = await createRequest({ ctx, input: { flow, flow_type: 'DEFAULT', answers } as never });
  const { path } = await updateRequest({ ctx, ref: draft.id, input: { status: 'PUBLISHED' } });
  return { id: draft.id, path: path ?? '' };
}

test('who reserves a time stands at the right door: street on the page and in the calendar, until they cancel', async ({
  page,
  services,
}) => {
  const answers = completeOpenHouse({ openDays: [`${SATURDAY}T13:00/13:40`], street: STREET });
  const house = await publish(services, 'property', answers);
  await page.goto(house.path);
  await expect(page.getByText('You’ll get the street address when your time is confirmed.').first()).toBeVisible();
  expect(await page.content()).not.toContain(STREET);

  const email = newEmail('visitor');
  await page.getByRole('link', { name: /^Reserve .*1:00–1:20 PM/ }).click();
  await page.getByLabel('Your name').fill('Gus Guest');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Reserve this time' }).click();
  await page.goto(await mailedLink(email, '/house/visit'));
  expect(await page.content()).not.toContain(STREET);
  await page.getByRole('button', { name: 'Confirm visit' }).click();

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You’re confirmed');
  await expect(page.getByText(`${STREET}, Orlando, FL 32801`)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Get directions' })).toHaveAttribute('href', /google\.com\/maps/);
  await expect(page.getByRole('link', { name: 'Ask the host' })).toHaveAttribute('href', `/ask/${house.id}`);
  await expectFits(page);
  const read = async (name: string) => {
    const href = await page.getByRole('link', { name }).getAttribute('href');
    return (await (await page.request.get(href ?? '')).text()).replaceAll('\r\n ', '');
  };
  const entry = await read('Add to calendar');
  expect(entry).toContain('METHOD:REQUEST');
  expect(entry.replaceAll('\\', '')).toContain(`LOCATION:${STREET}, Orlando, FL 32801`);

  await page.getByRole('button', { name: 'Cancel visit' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your visit is canceled');
  expect(await page.content()).not.toContain(STREET);
  const after = await read('Remove from calendar');
  expect(after).toContain('METHOD:CANCEL');
  expect(/UID:.*/.exec(after)?.[0]).toBe(/UID:.*/.exec(entry)?.[0]);
});

test('a sale tells its street from the evening before: not a week ahead, and on its day', async ({
  page,
  services,
}) => {
  const today = new Date().toISOString().slice(0, 10);
  const street = '742 Evergreen Terrace';
  const later = await publish(services, 'garage', completeSale({ saleDays: [`${SATURDAY}T08:00/14:00`], street }));
  await page.goto(later.path);
  await expect(page.getByText(/The street address is shown here from 6 PM on /).first()).toBeVisible();
  expect(await page.content()).not.toContain(street);
  // Past midnight, so that it is not over in any zone.
  const now = await publish(services, 'garage', completeSale({ saleDays: [`${today}T20:00/06:00`], street }));
  await page.goto(now.path);
  await expect(page.getByText(`${street}, Orlando, FL 32801`)).toBeVisible();
  // Beside the hours, and at the place.
  const ways = page.getByRole('link', { name: 'Get directions' });
  await expect(ways).toHaveCount(2);
  for (const way of await ways.all()) await expect(way).toHaveAttribute('href', /Evergreen/);
  const ld = await page.locator('script[type="application/ld+json"]').first().textContent();
  expect(ld).toContain(street);
});
