import type { Page } from '@playwright/test';
import type { StructuredBody } from '#features/chat/contracts/chats.ts';
import { sendMessage } from '#features/chat/server/index.ts';
import { updateRequest } from '#features/listings/server/index.ts';
import type { Services } from '#platform/context.ts';
import { expectAccessible, expectFits } from './support/page.ts';
import { type Account, expect, makeAccount, signIn, test } from './support/people.ts';
import { asked, live, makeTalk, openAs } from './support/talk.ts';

const say = (services: Services, who: Account, conversationId: string, body: StructuredBody) =>
  sendMessage({ ctx: asked(services, who), input: { conversationId, message: '', body } });

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
  const sellers = await openAs(browser, services, seller, path);
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
  const sellers = await openAs(browser, services, seller, `/my/messages/${id}`);
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
  const buyers = await openAs(browser, services, buyer, `/my/messages/${id}`);
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
  const stranger = await openAs(browser, services, await makeAccount(services, 'Sue Park'), '/');
  expect((await stranger.request.get(file)).status()).toBe(404);
  expect((await stranger.request.get(`/my/messages/${id}`)).status()).toBe(404);
  for (const one of [buyers, stranger]) await one.context().close();
});
