import { outbox as words } from '#platform/words/outbox.ts';
import { outboxAddress } from '#platform/mail/index.ts';
import { expectAccessible, expectFits } from './support/page.ts';
import { expect, newEmail, test } from './support/people.ts';
import { heading } from './support/seller.ts';

const PATH = '/dev/outbox';

test('the outbox is closed without its key, and opens with the one that the start prints', async ({
  page,
  services,
  complaints,
}) => {
  const email = newEmail('walker');
  const main = page.getByRole('main');
  await page.goto('/stickers/auth/login');
  await page.getByLabel('Email address').fill(email);
  await page.getByRole('button', { name: 'Email me a code' }).click();
  await expect(heading(page)).toHaveText('Enter your code');

  for (const query of ['', '?key=', `?key=${'a'.repeat(43)}`]) {
    expect((await page.goto(PATH + query))?.status()).toBe(403);
    await expect(page.getByText(words.locked)).toBeVisible();
    await expect(main).not.toContainText(email);
  }
  await expectAccessible(page);

  const printed = new URL(outboxAddress(services.config) ?? '');
  const key = printed.searchParams.get('key') ?? '';
  await page.goto(printed.href);
  await expect(page, 'the key leaves the address').toHaveURL(PATH);
  const mine = page.getByRole('listitem').filter({ hasText: email });
  await expect
    .poll(async () => {
      await page.reload();
      return mine.count();
    })
    .toBeGreaterThan(0);
  await expectFits(page);
  await expect(main).not.toContainText(/letter/i);
  await mine.getByRole('link').click();
  await expect(main).toContainText(email);
  await expect(page.locator('pre')).toContainText(/\b\d{6}\b/);
  await expect(page.frameLocator('iframe').locator('body')).toContainText(/\b\d{6}\b/);
  expect(page.url()).not.toContain(key);
  // The runner's own scripts are kept out of the email's frame, too, and the browser says so.
  expect(await page.locator('iframe').getAttribute('srcdoc')).not.toContain('<script');
  const others = complaints.filter((it) => !/Blocked script execution in 'about:srcdoc'/.test(it));
  complaints.splice(0, complaints.length, ...others);

  await test.step('whoever brings no cookie of it stays outside, also with the address of an email', async () => {
    const address = page.url();
    await page.context().clearCookies();
    expect((await page.goto(address))?.status()).toBe(403);
    await expect(main).not.toContainText(email);
  });
});
