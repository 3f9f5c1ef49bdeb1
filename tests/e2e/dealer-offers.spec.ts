import type { Browser } from '@playwright/test';
import type { Services } from '#platform/context.ts';
import { withActor } from '#platform/context.ts';
import { createRequest } from '#features/listings/server/index.ts';
import { partnerForm } from '#features/dealers/server/index.ts';
import { completeAnswers } from '../support/answers.ts';
import { expectAccessible, expectFits } from './support/page.ts';
import { type Account, expect, makeAccount, signIn, test } from './support/people.ts';

const VIN = '1HGCM82633A004352';

const as = (services: Services, { id }: Account) =>
  withActor(services, {
    kind: 'user',
    userId: id,
    sessionId: '00000000-0000-4000-8000-000000000001',
    sessionKey: null,
    role: 'MEMBER',
  });

/** Somebody with a dealership in Orlando that is shown. */
async function makeDealer(services: Services, name: string): Promise<Account> {
  const account = await makeAccount(services, name);
  const post = (fields: Record<string, string>) =>
    partnerForm({
      ctx: as(services, account),
      request: new Request('http://localhost/settings/dealership', {
        method: 'POST',
        body: new URLSearchParams(fields),
      }),
    });
  await post({ do: 'become' });
  const details = {
    address: '1 Orange Ave',
    postcode: '32801',
    phone: '(407) 555-0123',
    store_code: 'E2E',
    doc_fee: '0',
    shown: 'on',
  };
  const saved = await post({ do: 'save', name, ...details });
  expect(saved.kind).toBe('go');
  return account;
}

async function open(browser: Browser, services: Services, account: Account) {
  const context = await browser.newContext();
  await signIn(context, services, account);
  return { context, page: await context.newPage() };
}

test('a seller asks the dealerships they tick, compares what they offer, and takes one', async ({
  browser,
  page,
  services,
}, { project }) => {
  // Four people one after the other: a busy machine takes its time.
  test.slow();
  const tag = `${project.name}-${Date.now().toString(36)}`;
  const [first, second, third] = [`Eola Cars ${tag}`, `Lakeside ${tag}`, `Unasked ${tag}`];
  const [seller, one, two, none] = await Promise.all([
    makeAccount(services, 'Maria Gonzalez'),
    makeDealer(services, first),
    makeDealer(services, second),
    makeDealer(services, third),
  ]);
  const answers = completeAnswers({ vin: VIN, model: 'Accord', trim: 'EX' });
  const draft = await createRequest({
    ctx: as(services, seller),
    input: { flow: 'vehicle', flow_type: 'DEFAULT', answers },
  });
  await signIn(page.context(), services, seller);

  await test.step('the intent on the listing’s own page leads to the dealerships near its ZIP', async () => {
    await page.goto(`/my/listing/${draft.unique_id}`);
    await page.getByRole('radio', { name: /^Get a cash offer/ }).check();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Get cash offers' })).toBeVisible();
    await expect(page.getByText('Trade-in estimate')).toBeVisible();
    await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0);
    await expectAccessible(page);
    await expectFits(page);
  });

  await test.step('nothing is sent without a tick', async () => {
    await page.getByRole('button', { name: 'Request offers' }).click();
    await expect(page.getByText('Select at least one dealer.')).toBeVisible();
    await page.getByRole('checkbox', { name: first }).check();
    await page.getByRole('checkbox', { name: second }).check();
    await page.getByRole('button', { name: 'Request offers' }).click();
    await expect(page.getByText('Request sent. We’ll email you when a dealer replies.')).toBeVisible();
  });
  const requestPage = page.url();

  await test.step('the ticked ones see the vehicle without its VIN or seller, and answer; the other sees nothing', async () => {
    const unasked = await open(browser, services, none);
    await unasked.page.goto('/dealers/requests');
    await expect(unasked.page.getByText('No requests yet')).toBeVisible();
    await unasked.context.close();
    for (const [dealer, amount] of [
      [one, '9800'],
      [two, '10100'],
    ] as const) {
      const desk = await open(browser, services, dealer);
      await desk.page.goto('/dealers/requests');
      await expect(desk.page.getByRole('heading', { name: '2014 Honda Accord EX' })).toBeVisible();
      await expect(desk.page.getByText(VIN)).toHaveCount(0);
      await expect(desk.page.getByText('Maria')).toHaveCount(0);
      await expectAccessible(desk.page);
      await expectFits(desk.page);
      await desk.page.getByRole('textbox', { name: 'What would you pay?' }).fill(amount);
      await desk.page.getByRole('button', { name: 'Send offer' }).click();
      await expect(desk.page.getByText(/^You offered \$/)).toBeVisible();
      await desk.context.close();
    }
  });

  await test.step('both stand beside the value; one is taken, and the dealership learns of it', async () => {
    await page.goto(requestPage);
    await expect(page.getByRole('article').first()).toContainText('$10,100');
    await expect(page.getByRole('article').first()).toContainText('Highest');
    await expect(page.getByText(/(above|below) our trade-in estimate/)).toHaveCount(2);
    await expectAccessible(page);
    await page.getByRole('button', { name: `Accept offer: $10,100 from ${second}` }).click();
    await expect(page.getByText(`You accepted ${second}’s offer`, { exact: true })).toBeVisible();
    const desk = await open(browser, services, two);
    await desk.page.goto('/dealers/requests');
    await expect(desk.page.getByText('The seller accepted it.')).toBeVisible();
    await desk.context.close();
  });
});
