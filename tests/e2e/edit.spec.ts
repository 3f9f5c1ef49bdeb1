import type { Page } from '@playwright/test';
import { createRequest, updateRequest } from '#features/listings/server/index.ts';
import { withActor } from '#platform/context.ts';
import type { Services } from '#platform/context.ts';
import type { Answers } from '#shared/answers.ts';
import { completeAnswers, completeOpenHouse, completeRental, completeSale, completeThing } from '../support/answers.ts';
import { chooseInBar, describedIn, ownerBar } from './support/listing-page.ts';
import { expectAccessible, expectFits } from './support/page.ts';
import { type Account, expect, makeAccount, signIn, test } from './support/people.ts';

async function publish(services: Services, { id }: Account, flow: string, answers: Answers) {
  const actor = { kind: 'user', userId: id, sessionId: id, sessionKey: null, role: 'MEMBER' } as const;
  const ctx = withActor(services, actor);
  const draft = await createRequest({ ctx, input: { flow, flow_type: 'DEFAULT', answers } });
  const { path, unique_id: uniqueId } = await updateRequest({ ctx, ref: draft.id, input: { status: 'PUBLISHED' } });
  return { path: path ?? '/', home: `/my/listing/${uniqueId}/edit` };
}

const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });

test('a published trim typo is mended by taps, and the page, its card and its description say so', async ({
  page,
  context,
  services,
  browser,
  baseURL,
}) => {
  const seller = await makeAccount(services);
  await signIn(context, services, seller);
  const model = `Accord ${seller.id.slice(-4)}`;
  const { path } = await publish(services, seller, 'vehicle', completeAnswers({ trim: 'EX-:', model }));
  await page.goto(path);
  await expect(heading(page)).toHaveText(`2014 Honda ${model} EX-:`);
  await expect(page.getByText('Get a price drop alert')).toBeHidden();
  await expect(page.getByRole('link', { name: /Report/ })).toBeHidden();

  await ownerBar(page).getByRole('button', { name: 'Edit' }).click();
  await ownerBar(page)
    .getByRole('link', { name: /Everything else/ })
    .click();
  await expectAccessible(page);
  await expectFits(page);
  await page.getByRole('link', { name: 'Change: Trim' }).click();
  const trim = page.getByRole('combobox', { name: /^Trim/ });
  await expect(trim).toHaveValue('EX-:');
  await expect(page.getByText('Nothing yet.')).toBeVisible();
  await trim.fill('EX-L');
  const changes = page.getByRole('region', { name: 'What changes' });
  await expect(changes.getByText('EX-: → EX-L')).toBeVisible();
  await expect(changes.getByText('No one is notified of this change.')).toBeVisible();
  await expect(changes.getByText(`2014 Honda ${model} EX-L`)).toBeVisible();
  await page.keyboard.press('Tab');
  await expectAccessible(page);
  await expectFits(page);

  await page.reload();
  await expect(trim).toHaveValue('EX-L');
  await expect(page.getByText('These are the changes you hadn’t saved yet.')).toBeVisible();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved. Buyers see it now.')).toBeVisible();
  await page.getByRole('link', { name: 'View listing' }).click();

  const visitor = await browser.newContext(baseURL ? { baseURL } : {});
  const reader = await visitor.newPage();
  await reader.goto(page.url());
  await expect(heading(reader)).toHaveText(`2014 Honda ${model} EX-L`);
  expect((await describedIn(reader)).name).toBe(`2014 Honda ${model} EX-L`);
  await reader.goto(`/cars?q=${encodeURIComponent(model)}`);
  await expect(reader.getByRole('heading', { name: `2014 Honda ${model} EX-L` }).first()).toBeVisible();
  await visitor.close();
});

test('of two tabs the second is told, loses nothing, and may keep its own', async ({ page, context, services }) => {
  const seller = await makeAccount(services);
  await signIn(context, services, seller);
  const { home } = await publish(services, seller, 'vehicle', completeAnswers());
  const other = await context.newPage();
  for (const tab of [page, other]) await tab.goto(`${home}/mileage`);
  const miles = (tab: Page) => tab.getByLabel(/^Miles on the odometer/);
  await miles(page).fill('74200');
  await expect(
    page.getByRole('region', { name: 'What changes' }).getByText('Mileage changed from 72,400 mi to 74,200 mi'),
  ).toBeVisible();
  await miles(other).fill('75000');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved. Buyers see it now.')).toBeVisible();
  await other.getByRole('button', { name: 'Save' }).click();
  await expect(other.getByText('It was changed somewhere else')).toBeVisible();
  await expect(other.getByText('Mileage is now “74,200 mi,” and you wrote “75,000 mi.”')).toBeVisible();
  await expect(miles(other)).toHaveValue('75,000');
  await expectAccessible(other);
  await other.getByRole('button', { name: 'Save mine' }).click();
  await expect(other.getByText('Saved. Buyers see it now.')).toBeVisible();
  await expect(other.getByText('75,000 mi')).toBeVisible();
});

test('the parts of every kind open for its owner alone', async ({ page, context, services, browser, baseURL }) => {
  const seller = await makeAccount(services);
  await signIn(context, services, seller);
  const kinds = [
    ['garage', completeSale(), 'availability'],
    ['property', completeRental(), 'amenities'],
    ['property', completeOpenHouse(), 'visits'],
    ['other', completeThing(), 'particulars'],
  ] as const;
  const stranger = await browser.newContext(baseURL ? { baseURL } : {});
  await signIn(stranger, services, await makeAccount(services));
  for (const [flow, answers, part] of kinds) {
    const { home } = await publish(services, seller, flow, answers);
    await page.goto(home);
    await expectFits(page);
    await expectAccessible(page);
    await page.goto(`${home}/${part}`);
    await expect(page.getByRole('button', { name: 'Save' })).toBeVisible();
    await expectFits(page);
    await expectAccessible(page);
    for (const address of [home, `${home}/${part}`])
      expect((await stranger.request.get(address)).status(), address).toBe(404);
  }
  await stranger.close();
});

test('a car that turns out a boat is asked what boats are asked', async ({ page, context, services }) => {
  const seller = await makeAccount(services);
  await signIn(context, services, seller);
  const { path } = await publish(services, seller, 'vehicle', completeAnswers());
  await page.goto(path);
  await chooseInBar(page, 'Edit', /^Price/);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await ownerBar(page).getByRole('button', { name: 'Edit' }).click();
  await ownerBar(page)
    .getByRole('link', { name: /Everything else/ })
    .click();
  await page.getByRole('link', { name: 'Change: Vehicle type' }).click();
  await page.getByRole('radio', { name: /^Boat/ }).check({ force: true });
  const raised = page.getByRole('region', { name: 'This also needs an answer' });
  await expect(raised.getByLabel(/^Engine hours/)).toBeVisible();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(raised.getByText('This is required.').first()).toBeVisible();
  await page.getByRole('button', { name: 'Undo my changes' }).click();
  await expect(page.getByRole('radio', { name: /^Car/ })).toBeChecked();
  await expect(raised).toBeHidden();
});
