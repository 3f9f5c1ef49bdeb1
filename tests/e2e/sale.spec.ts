import type { Page } from '@playwright/test';
import { completeItem } from '../support/answers.ts';
import { expectAccessible, expectFits } from './support/page.ts';
import { expect, makeAccount, signIn, test } from './support/people.ts';
import { live, makeTalk, openAs } from './support/talk.ts';

const DRILL = { flow: 'garage-item', answers: completeItem({ postcode: '32801' }) };

const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

test('a car from a word to the handover, on two screens at once', async ({ browser, page, services }) => {
  test.slow();
  const { seller, buyer, id } = await makeTalk(services);
  await signIn(page.context(), services, buyer);
  await page.goto(`/my/messages/${id}`);
  await page.getByRole('link', { name: 'We have a deal' }).click();
  await expect(page).toHaveURL(`/my/sales/${id}`);
  await expectAccessible(page);
  const sellers = await openAs(browser, services, seller, `/my/sales/${id}`);
  await live(sellers);

  await part(page, 'The price').getByLabel('What did you agree on?').fill('9,100');
  await part(page, 'The price').getByRole('button', { name: 'We have a deal' }).click();
  await expect(part(page, 'The price')).toContainText('You entered $9,100.');
  await expect(sellers.getByRole('button', { name: 'Agree to $9,100' })).toBeVisible();
  await live(page);
  await sellers.getByRole('button', { name: 'Agree to $9,100' }).click();
  await expect(part(sellers, 'The price')).toContainText('Agreed: $9,100');
  await expect(part(page, 'The price')).toContainText('Agreed: $9,100');

  await part(page, 'Before money and keys change hands').getByLabel('VIN matches').check();
  await part(page, 'Before money and keys change hands').getByRole('button', { name: 'Save' }).click();
  await expect(part(sellers, 'Before money and keys change hands')).toContainText('1 of 6');
  await expectAccessible(page);
  await expectFits(page);

  await part(sellers, 'Handover').getByRole('button', { name: 'I handed it over' }).click();
  await expect(part(page, 'Handover')).toContainText('confirmed it on');
  await part(page, 'Handover').getByRole('button', { name: 'I have it' }).click();
  await expect(part(page, 'Handover')).toContainText('Sold for $9,100.');
  await expect(part(sellers, 'Handover')).toContainText('Sold for $9,100.');
  await sellers.context().close();
});

test('a thing in three taps: reserved, picked up, thanks', async ({ browser, page, services }) => {
  test.slow();
  const { seller, buyer, id } = await makeTalk(services, DRILL);
  const sellers = await openAs(browser, services, seller, `/my/sales/${id}`);
  await signIn(page.context(), services, buyer);
  await page.goto(`/my/sales/${id}`);
  await expect(page.getByText('Waiting for Maria G. to reserve it for you')).toBeVisible();
  await live(page);
  await sellers.getByRole('button', { name: 'Reserve it for Tom B.' }).click();
  await expect(part(page, 'The price')).toContainText('Reserved for you at $25');
  await sellers.getByRole('button', { name: 'Picked up' }).click();
  await page.getByRole('button', { name: 'Got it. Thanks' }).click();
  await expect(part(page, 'Handover')).toContainText('This sale is done.');
  await expectAccessible(page);
  await expectFits(page);
  await sellers.context().close();
});

test('what is being typed stays when the other side does something', async ({ browser, page, services }) => {
  test.slow();
  const { seller, buyer, id } = await makeTalk(services);
  await signIn(page.context(), services, buyer);
  await page.goto(`/my/sales/${id}`);
  await live(page);
  await part(page, 'The price').getByLabel('What did you agree on?').fill('8888');
  const sellers = await openAs(browser, services, seller, `/my/sales/${id}`);
  await part(sellers, 'The price').getByLabel('What did you agree on?').fill('9500');
  await part(sellers, 'The price').getByRole('button', { name: 'We have a deal' }).click();
  await expect(page.getByText('Maria G. changed something. Show it')).toBeVisible();
  await expect(part(page, 'The price').getByLabel('What did you agree on?')).toHaveValue('8888');
  await page.getByRole('link', { name: 'Show it' }).click();
  await expect(page.getByRole('button', { name: 'Agree to $9,500' })).toBeVisible();
  await sellers.context().close();
});

test('a stranger finds no sale', async ({ page, services }) => {
  const { id } = await makeTalk(services);
  await signIn(page.context(), services, await makeAccount(services, 'Sue Park'));
  expect((await page.goto(`/my/sales/${id}`))?.status()).toBe(404);
});
