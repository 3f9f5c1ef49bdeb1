import { createRequest, updateRequest } from '#features/listings/server/index.ts';
import { withActor } from '#platform/context.ts';
import { listTexts } from '#platform/sms/index.ts';
import { completeAnswers } from '../support/answers.ts';
import { expectAccessible, expectFits } from './support/page.ts';
import { expect, makeAccount, signIn, test } from './support/people.ts';

test('who chose texts confirms a number with the code that was texted, shows it, and stops texts again', async ({
  page,
  context,
  services,
}) => {
  await signIn(context, services, await makeAccount(services));
  const number = `407555${String(Math.floor(Math.random() * 9000) + 1000)}`;
  await page.goto('/settings');
  const about = page.getByRole('region', { name: 'About you', exact: true });
  const texts = page.getByRole('region', { name: 'Text messages', exact: true });
  await expect(texts.getByText('Add your mobile number')).toBeVisible();
  await about.getByLabel('Phone', { exact: false }).first().fill(number);
  await about.getByLabel('By text').check();
  await about.getByRole('button', { name: 'Save' }).click();
  await expect(texts.getByText(/We texted a code to/)).toBeVisible();
  const sent = async () =>
    (await listTexts(services.config)).find(({ to }) => to === `+1${number}`)?.body.match(/^\d{6}/)?.[0] ?? '';
  await expect.poll(sent, { timeout: 30_000 }).toMatch(/^\d{6}$/);
  await texts.getByLabel('Code', { exact: false }).fill('000000');
  await texts.getByRole('button', { name: 'Confirm number' }).click();
  await expect(texts.getByText('That code didn’t work.')).toBeVisible();
  await texts.getByLabel('Code', { exact: false }).fill(await sent());
  await texts.getByRole('button', { name: 'Confirm number' }).click();
  await expect(texts.getByText('Your number is confirmed.')).toBeVisible();
  await expectAccessible(page);
  await expectFits(page);
  await texts.getByLabel('Show my number to people with a confirmed visit').check();
  await texts.getByRole('button', { name: 'Save' }).click();
  await expect(texts.getByLabel('Show my number to people with a confirmed visit')).toBeChecked();
  await texts.getByRole('button', { name: 'Stop texts' }).click();
  await expect(texts.getByText('We’ll email you from now on.')).toBeVisible();
  await expect(page.getByText(number.slice(0, 6))).toHaveCount(0);
});

test('a phone number in a description is pointed out, taken out with one tap, or confirmed a second time', async ({
  page,
  context,
  services,
}) => {
  const seller = await makeAccount(services);
  await signIn(context, services, seller);
  const actor = { kind: 'user', userId: seller.id, sessionId: seller.id, sessionKey: null, role: 'MEMBER' } as const;
  const ctx = withActor(services, actor);
  const input = { flow: 'vehicle', flow_type: 'DEFAULT', answers: completeAnswers() } as const;
  const draft = await createRequest({ ctx, input });
  const { unique_id: ref } = await updateRequest({ ctx, ref: draft.id, input: { status: 'PUBLISHED' } });
  await page.goto(`/my/listing/${ref}/edit/description`);
  const field = page.getByRole('textbox', { name: /Description/ });
  const said = 'Garage kept, serviced on time, new tires last spring. Call (407) 555-0123 after 5 PM.';
  await field.fill(said);
  await expect(page.getByText('“(407) 555-0123” will be public')).toBeVisible();
  await expectAccessible(page);
  await expectFits(page);
  await page.getByRole('button', { name: 'Remove it' }).click();
  await expect(field).toHaveValue('Garage kept, serviced on time, new tires last spring. Call after 5 PM.');
  await expect(page.getByText('will be public')).toBeHidden();
  await field.fill(said);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(/Your text has a phone number that everyone will see/)).toBeVisible();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved. Buyers see it now.')).toBeVisible();
});
