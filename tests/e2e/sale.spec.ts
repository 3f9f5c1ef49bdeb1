import type { Browser, Page } from '@playwright/test';
import type { Ctx, Services } from '#platform/context.ts';
import { withActor } from '#platform/context.ts';
import { startConversation } from '#features/chat/server/index.ts';
import { createRequest, updateRequest } from '#features/listings/server/index.ts';
import { completeAnswers, completeItem } from '../support/answers.ts';
import { expectAccessible, expectFits } from './support/page.ts';
import { type Account, expect, makeAccount, signIn, test } from './support/people.ts';

const asked = (services: Services, { id }: Account): Ctx =>
  withActor(services, {
    kind: 'user',
    userId: id,
    sessionId: '00000000-0000-4000-8000-000000000001',
    sessionKey: null,
    role: 'MEMBER',
  });

type Sold = { readonly flow: string; readonly answers: object };
const DRILL: Sold = { flow: 'garage-item', answers: completeItem({ postcode: '32801' }) };
const CAR: Sold = { flow: 'vehicle', answers: completeAnswers({ year: 2012, model: 'Civic' }) };

/** Something for sale, and a buyer who asked about it. */
async function makeTalk(services: Services, { flow, answers }: Sold = CAR) {
  const [seller, buyer] = await Promise.all([
    makeAccount(services, 'Maria Gonzalez'),
    makeAccount(services, 'Tom Baker'),
  ]);
  const ctx = asked(services, seller);
  const draft = await createRequest({ ctx, input: { flow, flow_type: 'DEFAULT', answers } as never });
  const { path } = await updateRequest({ ctx, ref: draft.id, input: { status: 'PUBLISHED' } });
  const { conversation } = await startConversation({
    ctx: asked(services, buyer),
    input: { listingId: draft.id, message: 'Is it still available?' },
  });
  return { seller, buyer, path: path ?? '', id: conversation.id };
}

async function open(browser: Browser, services: Services, account: Account, path: string): Promise<Page> {
  const context = await browser.newContext();
  await signIn(context, services, account);
  const page = await context.newPage();
  await page.goto(path);
  return page;
}
const live = (page: Page) => page.waitForFunction(() => document.documentElement.dataset.live === 'ready');
const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

test('a car from a word to the handover, on two screens at once', async ({ browser, page, services }) => {
  test.slow();
  const { seller, buyer, id } = await makeTalk(services);
  await signIn(page.context(), services, buyer);
  await page.goto(`/my/messages/${id}`);
  await page.getByRole('link', { name: 'We have a deal' }).click();
  await expect(page).toHaveURL(`/my/sales/${id}`);
  await expectAccessible(page);
  const sellers = await open(browser, services, seller, `/my/sales/${id}`);
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
  const sellers = await open(browser, services, seller, `/my/sales/${id}`);
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
  const sellers = await open(browser, services, seller, `/my/sales/${id}`);
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
