import { type Services, VISITOR, withActor } from '#platform/context.ts';
import { createRequest, updateRequest } from '#features/listings/server/index.ts';
import { assignCode, mintCodes } from '#features/stickers/server/index.ts';
import { completeAnswers } from '../support/answers.ts';
import { expectAccessible, expectFits } from './support/page.ts';
import { mailedLink } from './support/outbox.ts';
import { type Account, expect, makeAccount, newEmail, signIn, test } from './support/people.ts';
import { expectStep, heading, publishAsNewcomer, walkTo } from './support/seller.ts';

const LISTING = /\/cars\/[0-9a-f-]{36}-[a-z0-9-]+/;

const mint = async (services: Services, count = 1) =>
  (await mintCodes({ ctx: withActor(services, VISITOR), input: { count, productCode: '1222' } })).codes;

const ctxOf = (services: Services, { id }: Account) =>
  withActor(services, { kind: 'user', userId: id, sessionId: id, sessionKey: null, role: 'MEMBER' });

/** A listing for sale, straight from the verbs. */
async function listingOf(services: Services, account: Account, changes = {}) {
  const ctx = ctxOf(services, account);
  const input = { flow: 'vehicle', flow_type: 'DEFAULT', answers: completeAnswers(changes) } as const;
  const { id } = await createRequest({ ctx, input });
  return updateRequest({ ctx, ref: id, input: { status: 'PUBLISHED' } });
}

test('a blank code is scanned, its finder signs up and lists a car, and the code lands on it', async ({
  page,
  services,
  browser,
  baseURL,
}) => {
  test.setTimeout(150_000);
  const [code] = await mint(services);
  await page.goto(`/Q/${code?.payload}`);
  await expect(heading(page)).toHaveText('Set up your sticker');
  await expect(page.getByText(code?.fingerprint ?? '')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Create a listing' }).click();
  await page.getByRole('link', { name: 'Car or truck' }).click();
  await page.getByRole('button', { name: 'Enter it yourself' }).click();
  await expectStep(page, 'search');
  await walkTo(page, 'profile');
  await publishAsNewcomer(page, newEmail());
  await expect(heading(page)).toHaveText('Your sticker is live');
  await expect(page.getByText('Published. Your sticker opens it now.')).toBeVisible();
  await expectAccessible(page);
  await expectFits(page);

  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const stranger = await context.newPage();
  await stranger.goto(`/q/${code?.id}`);
  await expect(stranger).toHaveURL(LISTING);
  await expect(heading(stranger)).toHaveText('2016 Toyota Camry EX-L');
  await expect(stranger.getByText(code?.fingerprint ?? '', { exact: true })).toBeVisible();

  await test.step('sold: the sticker says so, and shows the way on', async () => {
    await page.getByRole('link', { name: 'Manage listing' }).click();
    await page.locator('summary', { hasText: 'Change' }).first().click();
    await page.locator('summary', { hasText: 'Mark as sold' }).click();
    await page.getByRole('radio', { name: /^Sold on Curbtag/ }).check({ force: true });
    await page.getByRole('button', { name: /close listing/ }).click();
    await expect(page).toHaveURL(/now=SOLD/);
    const answer = await stranger.goto(`/q/${code?.payload}`);
    expect(answer?.status()).toBe(410);
    await expect(heading(stranger)).toHaveText('It has been sold');
    await expect(stranger.getByRole('link', { name: 'View sold listing' })).toBeVisible();
    await page.goto(`/q/${code?.payload}`);
    await expect(page.getByRole('link', { name: 'Reuse this sticker' })).toBeVisible();
    await expectAccessible(page);
  });
  await context.close();
});

test('a code moves from one listing to another without a script, and somebody else’s reveals nothing', async ({
  browser,
  services,
  baseURL,
}) => {
  const [code] = await mint(services);
  const account = await makeAccount(services);
  const first = await listingOf(services, account);
  const second = await listingOf(services, account, { model: 'Civic', trim: 'LX' });
  const { payload = '' } = code ?? {};
  await assignCode({ ctx: ctxOf(services, account), input: { code: payload, listingId: first.id } });
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  await signIn(context, services, account);
  const page = await context.newPage();
  await page.goto('/my/stickers');
  await page.getByRole('link', { name: `Open sticker ${code?.fingerprint}` }).click();
  await page.getByRole('link', { name: 'Move to another listing' }).click();
  await page.getByRole('link', { name: 'Choose 2014 Honda Civic LX' }).click();
  await expect(page.getByText('It’s linked to another listing')).toBeVisible();
  await page.getByRole('button', { name: 'Move sticker' }).click();
  await expect(page.getByText('Linked. Scan it to see what others see.')).toBeVisible();
  await expect(page.getByText('Moved to another listing')).toBeVisible();
  await page.goto(`/q/${payload}`);
  expect(new URL(page.url()).pathname).toBe(second.path);

  const other = await makeAccount(services);
  const thief = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  await signIn(thief, services, other);
  const theirs = await thief.newPage();
  await theirs.goto(`/stickers/qr/active?code=${payload}`);
  await expect(theirs).toHaveURL(LISTING);
  await updateRequest({ ctx: ctxOf(services, account), ref: second.id, input: { status: 'INACTIVE' } });
  expect((await theirs.goto(`/stickers/select?code=${payload}`))?.status()).toBe(410);
  await expect(theirs.getByRole('main')).not.toContainText('Civic');
  await thief.close();
  await context.close();
});

test('a sticker that leads elsewhere names the site first, and a look-alike is called one', async ({
  page,
  services,
}) => {
  const [code] = await mint(services);
  const account = await makeAccount(services);
  await signIn(page.context(), services, account);
  await page.goto(`/stickers/external/link?code=${code?.payload}`);
  const address = page.getByLabel('Web address');
  await address.fill('https://bank.com@evil.example/');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('It can’t include a user name')).toBeVisible();
  await address.fill('www.pаypal.com/boat'); // with a Cyrillic а
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('letters from another alphabet')).toContainText('www.xn--');
  await page.getByRole('link', { name: 'Change web address' }).click();
  await address.fill('example.com/boat');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Link to this site' }).click();
  await expect(heading(page)).toHaveText('Linked to another website');
  await page.context().clearCookies();
  await page.goto(`/q/${code?.payload}`);
  await expect(page).toHaveURL(/\/leave\?code=/);
  await expectAccessible(page);
  await expectFits(page);
  const answer = page.waitForResponse((response) => response.url().endsWith('/go'));
  await page.route('https://example.com/**', (route) => route.fulfill({ body: 'the other site' }));
  await page.getByRole('link', { name: 'Go to example.com' }).click();
  expect((await answer).headers().location).toBe('https://example.com/boat');
});

test('a scan is answered on one screen, without a script', async ({ browser, services, baseURL }) => {
  const [code] = await mint(services);
  const account = await makeAccount(services);
  const listing = await listingOf(services, account);
  await assignCode({ ctx: ctxOf(services, account), input: { code: code?.payload ?? '', listingId: listing.id } });
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 360, height: 640 },
    ...(baseURL && { baseURL }),
  });
  const page = await context.newPage();
  await page.goto(`/q/${code?.payload}`);
  await expect(heading(page)).toBeInViewport({ ratio: 1 });
  const main = page.getByRole('main');
  for (const name of ['Ask the seller', 'Watch price'])
    await expect(main.getByRole('link', { name })).toBeInViewport({ ratio: 1 });
  await expect(main.getByRole('button', { name: /^Save / })).toBeInViewport({ ratio: 1 });
  await expect(main.locator('.price-tag').first()).toBeInViewport({ ratio: 1 });
  await expect(main.getByText(code?.fingerprint ?? '', { exact: true })).toBeInViewport({ ratio: 1 });
  await expectFits(page);
  await main.getByRole('link', { name: 'View full listing' }).click();
  await expect(heading(page)).toHaveText(listing.title);
  expect(page.url()).not.toContain('scan=');
  await context.close();
});

test('somebody at the curb watches a price with an address and no account', async ({ page, services }) => {
  const [code] = await mint(services);
  const account = await makeAccount(services);
  const listing = await listingOf(services, account);
  await assignCode({ ctx: ctxOf(services, account), input: { code: code?.payload ?? '', listingId: listing.id } });
  await page.goto(`/q/${code?.payload}`);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Watch price' }).click();
  const email = newEmail('walker');
  const box = page.getByRole('region', { name: 'Get a price drop alert' });
  await box.getByLabel('Email address').fill(email);
  await box.getByRole('button', { name: 'Email me' }).click();
  await expect(heading(page)).toHaveText('Check your email');
  const link = await mailedLink(email, '/watch');
  await page.goto(new URL(link).pathname + new URL(link).search);
  await expect(heading(page)).toHaveText('Confirm price drop alert?');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Confirm alert' }).click();
  await expect(heading(page)).toHaveText('Your alert is on');
});

test('a picture of a sticker, or its code typed by hand, does as well as the camera', async ({ page, services }) => {
  const [code] = await mint(services);
  await page.goto('/stickers/start');
  await page.getByLabel('Sticker code').fill('not a code');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('This is not one of our sticker codes')).toBeVisible();
  await page.getByLabel('Sticker code').fill(` ${code?.code.toUpperCase()} `);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(heading(page)).toHaveText('Set up your sticker');
  const picture = await page.getByRole('img', { name: 'QR code of this sticker' }).screenshot({ type: 'png' });
  await page.goto('/stickers/upload');
  await page
    .getByLabel('Photo')
    .setInputFiles({ name: 'x.png', mimeType: 'image/png', buffer: Buffer.from('no picture') });
  await page.getByRole('button', { name: 'Read QR code' }).click();
  await expect(page.getByText('We can’t read this file as a photo')).toBeVisible();
  await page.getByLabel('Photo').setInputFiles({ name: 'sticker.png', mimeType: 'image/png', buffer: picture });
  await page.getByRole('button', { name: 'Read QR code' }).click();
  await expect(heading(page)).toHaveText('Is this your sticker?');
  await expect(page.getByText(code?.fingerprint ?? '')).toBeVisible();
});
