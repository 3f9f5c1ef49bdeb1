import type { Browser, Page } from '@playwright/test';
import type { Ctx, Services } from '#platform/context.ts';
import { withActor } from '#platform/context.ts';
import type { StructuredBody } from '#features/chat/contracts/chats.ts';
import { sendMessage, startConversation } from '#features/chat/server/index.ts';
import { createRequest, updateRequest } from '#features/listings/server/index.ts';
import { completeAnswers } from '../support/answers.ts';
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

/** A car for sale, and a buyer who asked about it. */
async function makeTalk(services: Services) {
  const [seller, buyer] = await Promise.all([
    makeAccount(services, 'Maria Gonzalez'),
    makeAccount(services, 'Tom Baker'),
  ]);
  const answers = completeAnswers({ year: 2012, model: 'Civic' });
  const draft = await createRequest({
    ctx: asked(services, seller),
    input: { flow: 'vehicle', flow_type: 'DEFAULT', answers },
  });
  const { path } = await updateRequest({ ctx: asked(services, seller), ref: draft.id, input: { status: 'PUBLISHED' } });
  const started = await startConversation({
    ctx: asked(services, buyer),
    input: { listingId: draft.id, message: 'Is it still available?' },
  });
  return { seller, buyer, listing: draft.id, path: path ?? '', id: started.conversation.id };
}

const say = (services: Services, who: Account, conversationId: string, body: StructuredBody) =>
  sendMessage({ ctx: asked(services, who), input: { conversationId, message: '', body } });

async function open(browser: Browser, services: Services, account: Account, path: string): Promise<Page> {
  const context = await browser.newContext();
  await signIn(context, services, account);
  const page = await context.newPage();
  await page.goto(path);
  return page;
}
const live = (page: Page) => page.waitForFunction(() => document.documentElement.dataset.live === 'ready');
const log = (page: Page) => page.getByRole('log');

test('the buyer of a sold car hears of it in an open conversation', async ({ browser, page, services }) => {
  test.slow();
  const { seller, buyer, path, id } = await makeTalk(services);
  await say(services, buyer, id, {
    kind: 'OFFER',
    intent: 'CASH_OFFER',
    amountCents: 900_000,
    trade: null,
    counterTo: null,
  });
  await signIn(page.context(), services, buyer);
  await page.goto(`/my/messages/${id}`);
  await live(page);
  const sellers = await open(browser, services, seller, path);
  await sellers.getByRole('button', { name: 'Status', exact: true }).click();
  await sellers.getByRole('button', { name: /^Mark as sold/ }).click();
  await sellers.getByText('Sold on Curbtag', { exact: true }).click();
  await sellers.getByRole('textbox', { name: /What did it sell for/ }).fill('8713');
  await sellers.getByRole('button', { name: 'Save and close listing' }).click();
  await expect(log(page).getByText(/This listing has been sold\. Thanks for the \$9,000 offer/)).toBeVisible();
  await expect(log(page).getByText('Closed', { exact: true })).toBeVisible();
  await expect(page.locator('.chat-head').getByText('Sold', { exact: true })).toBeVisible();
  expect(await page.content()).not.toMatch(/8,?713/);
  await sellers.context().close();
});

test('an accepted offer keeps the car for its buyer in two taps', async ({ browser, page, services }) => {
  test.slow();
  const { seller, buyer, id } = await makeTalk(services);
  await say(services, buyer, id, {
    kind: 'OFFER',
    intent: 'CASH_OFFER',
    amountCents: 900_000,
    trade: null,
    counterTo: null,
  });
  await signIn(page.context(), services, buyer);
  await page.goto(`/my/messages/${id}`);
  await live(page);
  const sellers = await open(browser, services, seller, `/my/messages/${id}`);
  await live(sellers);
  await sellers.getByRole('button', { name: /^Accept/ }).click();
  await sellers.getByRole('button', { name: /^Reserve for this buyer/ }).click();
  for (const one of [page, sellers])
    await expect(log(one).getByText(/The seller is holding this listing for Tom B\./)).toBeVisible();
  await expect(sellers.getByRole('button', { name: /^Reserve for this buyer/ })).toBeHidden();
  await expectFits(sellers);
  await sellers.context().close();
});

test('one tap confirms a visit and shares the address with this buyer', async ({ page, services }) => {
  test.slow();
  const { seller, buyer, listing, id } = await makeTalk(services);
  await updateRequest({
    ctx: asked(services, seller),
    ref: listing,
    input: { answers: { street: '420 E Church St' } },
  });
  const startsAt = new Date(Date.now() + 50 * 3_600_000).toISOString();
  const visit = { startsAt, minutes: 30, timeZone: 'America/New_York', place: '', insteadOf: null };
  await say(services, buyer, id, { kind: 'VIEWING', ...visit });
  await signIn(page.context(), services, seller);
  await page.goto(`/my/messages/${id}`);
  await live(page);
  await expect(log(page).getByText(/^420 E Church St.*Only Tom B\. will see it\.$/)).toBeVisible();
  await expectAccessible(page);
  await expectFits(page);
  await page.getByRole('button', { name: /^Confirm and share my address/ }).click();
  await expect(log(page).getByText('Meet at the seller’s address')).toBeVisible();
  await expect(log(page).getByText('Shared where to meet.')).toBeVisible();
  await page.context().clearCookies();
  await signIn(page.context(), services, buyer);
  await page.goto(`/my/messages/${id}`);
  await expect(log(page).getByText(/^420 E Church St, /)).toBeVisible();
});

test('a confirmed visit shows its place and calendar file to both, and to no third', async ({
  browser,
  page,
  services,
}) => {
  test.slow();
  const { seller, buyer, id } = await makeTalk(services);
  const startsAt = new Date(Date.now() + 50 * 3_600_000).toISOString();
  const visit = { startsAt, minutes: 30, timeZone: 'America/New_York', place: '', insteadOf: null };
  const { message } = await say(services, buyer, id, { kind: 'VIEWING', ...visit });
  await signIn(page.context(), services, seller);
  await page.goto(`/my/messages/${id}`);
  await live(page);
  const buyers = await open(browser, services, buyer, `/my/messages/${id}`);
  await live(buyers);
  await page.getByRole('button', { name: /^Confirm/ }).click();
  await page.getByRole('button', { name: /^Share where to meet/ }).click();
  await expectAccessible(page);
  await page.getByRole('textbox', { name: /^Name and street address/ }).fill('Orlando Police, 1250 W South St');
  await page.getByRole('button', { name: 'Share place', exact: true }).click();
  for (const one of [page, buyers]) {
    await expect(log(one).getByText('Orlando Police, 1250 W South St')).toBeVisible();
    await expect(log(one).getByRole('link', { name: /^Add to calendar/ })).toBeVisible();
  }
  await expectFits(page);
  const file = `/chats/conversations/${id}/viewings/${message.id}/event.ics`;
  const given = await buyers.request.get(file);
  expect(await given.text()).toContain('1250 W South St');
  const stranger = await open(browser, services, await makeAccount(services, 'Sue Park'), '/');
  expect((await stranger.request.get(file)).status()).toBe(404);
  expect((await stranger.request.get(`/my/messages/${id}`)).status()).toBe(404);
  for (const one of [buyers, stranger]) await one.context().close();
});
