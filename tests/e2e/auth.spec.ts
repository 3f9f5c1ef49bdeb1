import type { Page } from '@playwright/test';
import { account as sentences, signInErrorOf } from '#features/accounts/words/account.ts';
import { issueSignInToken } from '#features/accounts/server/index.ts';
import { mailedCode, mailedLink } from './support/outbox.ts';
import { expectAccessible } from './support/page.ts';
import { type Account, expect, makeAccount, newEmail, signIn, test } from './support/people.ts';
import { heading } from './support/seller.ts';
import { makeSeller } from './support/site.ts';

const SIGN_IN = '/stickers/auth/login';
const email = (page: Page) => page.getByLabel('Email address');
const password = (page: Page) => page.getByLabel(/^(New p|P)assword/);
const press = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true }).click();
const signedIn = async (page: Page) => (await page.context().cookies()).some(({ name }) => name === 'signed_in');

async function fillIn(page: Page, who: Pick<Account, 'email'> & { password?: string }): Promise<void> {
  await email(page).fill(who.email);
  if (who.password) await password(page).fill(who.password);
}

test('by password in and out again', async ({ page, services }) => {
  const account = await makeAccount(services);
  await page.goto(SIGN_IN);
  await fillIn(page, account);
  await press(page, 'Sign in');
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('link', { name: /^(My Curbtag|Me)$/ })).toHaveAttribute('href', '/my/list');
  await page.goto('/my/list');
  await press(page, 'Sign out');
  await expect(page).toHaveURL('/');
  await expect.poll(() => signedIn(page)).toBe(false);
  await page.goto('/my/list');
  await expect(page).toHaveURL(/\/stickers\/auth\/login\?/);
});

test('a wrong password is said, and the address stays typed', async ({ page, services }) => {
  const account = await makeAccount(services);
  await page.goto(SIGN_IN);
  await fillIn(page, { ...account, password: 'not this one' });
  await press(page, 'Sign in');
  await expect(page.getByText(sentences.wrongPassword)).toBeVisible();
  await expect(email(page)).toHaveValue(account.email);
  await expect(password(page)).toHaveValue('');
  await expectAccessible(page);

  await fillIn(page, { email: newEmail('nobody'), password: 'not this one' });
  await press(page, 'Sign in');
  await expect(page.getByText(sentences.wrongPassword), 'the same words for nobody').toBeVisible();
});

test('by a mailed code', async ({ page, services }) => {
  const account = await makeAccount(services);
  await page.goto(`${SIGN_IN}?callbackUrl=%2Fmy%2Flist`);
  await fillIn(page, account);
  await press(page, 'Email me a code');
  await expect(heading(page)).toHaveText('Enter your code');
  const code = await mailedCode(account.email);
  await page.getByLabel('6-digit code').fill(code === '000000' ? '000001' : '000000');
  await press(page, 'Confirm');
  await expect(page.getByText(sentences.wrongCode)).toBeVisible();
  await page.getByLabel('6-digit code').fill(code);
  await press(page, 'Confirm');
  await expect(page).toHaveURL('/my/list');
});

test('by a mailed link: opening it changes nothing, its button works once', async ({
  page,
  browser,
  baseURL,
  services,
}) => {
  const account = await makeAccount(services);
  await page.goto(SIGN_IN);
  await fillIn(page, account);
  await press(page, 'Email me a link');
  await expect(page.getByText(`We sent a link to ${account.email}`)).toBeVisible();
  const link = await mailedLink(account.email, '/stickers/auth/link');

  for (const _program of ['a scanner', 'another scanner']) expect((await page.request.get(link)).status()).toBe(200);
  expect(await signedIn(page)).toBe(false);
  await page.goto(link);
  await expect(heading(page)).toHaveText('Finish signing in');
  await expectAccessible(page);
  await press(page, 'Sign in');
  await expect(page).toHaveURL('/');
  expect(await signedIn(page)).toBe(true);

  const stranger = await browser.newContext({ ...(baseURL && { baseURL }) });
  const second = await stranger.newPage();
  await second.goto(link);
  await press(second, 'Sign in');
  await expect(second.getByText(sentences.staleLink)).toBeVisible();
  expect(await signedIn(second)).toBe(false);
  await stranger.close();
});

test('a forgotten password is set anew, and the old one is no good', async ({ page, services }) => {
  const account = await makeAccount(services);
  await page.goto(SIGN_IN);
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await fillIn(page, { email: account.email });
  await press(page, 'Email me a link');
  await expect(page.getByText(`If ${account.email} has an account, we sent it a link`)).toBeVisible();
  await page.goto(await mailedLink(account.email, '/stickers/auth/reset'));
  await password(page).fill('short');
  await press(page, 'Save and sign in');
  await expect(password(page)).toHaveAttribute('aria-invalid', 'true');
  await password(page).fill('seven green umbrellas');
  await press(page, 'Save and sign in');
  await expect(page).toHaveURL('/');
  expect(await signedIn(page)).toBe(true);
  await page.context().clearCookies();
  await page.goto(SIGN_IN);
  await fillIn(page, account);
  await press(page, 'Sign in');
  await expect(page.getByText(sentences.wrongPassword)).toBeVisible();
  await fillIn(page, { email: account.email, password: 'seven green umbrellas' });
  await press(page, 'Sign in');
  await expect(page).toHaveURL('/');
});

test('a page for members asks for a session and leads back to itself', async ({ page, services }) => {
  const account = await makeAccount(services);
  await page.goto('/my/list');
  await expect(page).toHaveURL(/\/stickers\/auth\/login\?/);
  const asked = new URL(page.url()).searchParams;
  expect(asked.get('error')).toBe('SessionRequired');
  expect(asked.get('callbackUrl')).toMatch(/\/my\/list$/);
  await expect(page.getByText(signInErrorOf('SessionRequired'))).toBeVisible();
  await fillIn(page, account);
  await press(page, 'Sign in');
  await expect(page).toHaveURL('/my/list');
});

test('a callback to another site leads home', async ({ page, services }) => {
  const account = await makeAccount(services);
  for (const callback of ['https://evil.example/', '//evil.example/', '/\\evil.example']) {
    await page.context().clearCookies();
    await page.goto(`${SIGN_IN}?${new URLSearchParams({ callbackUrl: callback })}`);
    await fillIn(page, account);
    await press(page, 'Sign in');
    await expect(page).toHaveURL('/');
  }
});

test('signing out in one tab signs out in the others', async ({ page, context, services }) => {
  const { account, draft } = await makeSeller(services);
  await signIn(context, services, account);
  await page.goto(`/stickers/vehicle/profile?request=${draft}`);
  await expect(page.getByRole('button', { name: 'Publish' })).toBeVisible();
  const beside = await context.newPage();
  await beside.goto('/my/list');
  await press(beside, 'Sign out');
  await expect(beside).toHaveURL('/');
  await expect(page.getByRole('heading', { name: 'Sign in to publish' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Publish' })).toHaveCount(0);

  await signIn(context, services, account);
  await beside.reload();
  await expect(page.getByRole('button', { name: 'Publish' })).toBeVisible();
});

test('a username and token in the address sign in once and leave it', async ({ page, browser, baseURL, services }) => {
  const { email: username } = await makeAccount(services);
  const token = await issueSignInToken({ services, email: username });
  const address = `/my/list?${new URLSearchParams(token)}`;
  // What looks ahead without scripts uses nothing up.
  expect((await page.request.get(address)).headers()['set-cookie']).toBeUndefined();
  await page.goto(address);
  await expect(page).toHaveURL('/my/list');
  await expect(heading(page)).toHaveText('My listings');
  expect(
    await page.evaluate(() =>
      performance
        .getEntriesByType('navigation')
        .map(({ name }) => name)
        .join(),
    ),
  ).not.toContain(token.token);
  const stranger = await browser.newContext({ ...(baseURL && { baseURL }) });
  const second = await stranger.newPage();
  await second.goto(address);
  await expect(second.getByText('This link expired or was already used. Get a new one.')).toBeVisible();
  await second.getByRole('main').getByRole('link', { name: 'Back to sign in' }).click();
  await expect(second).toHaveURL(/\/stickers\/auth\/login\?callbackUrl=%2Fmy%2Flist$/);
  expect(second.url()).not.toContain(token.token);
  await stranger.close();
});
