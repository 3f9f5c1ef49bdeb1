import { addDays, weekendOf } from '#shared/days.ts';
import { type Actor, type Services, withActor } from '#platform/context.ts';
import { createRequest, updateRequest } from '#features/listings/server/index.ts';
import { completeSale } from '../support/answers.ts';
import { expectFits } from './support/page.ts';
import { expect, makeAccount, test } from './support/people.ts';

const SATURDAY = addDays(weekendOf(new Date().toISOString().slice(0, 10)).last, 6);

async function publishSales(services: Services, sales: readonly (readonly [name: string, hours: string])[]) {
  const { id: userId } = await makeAccount(services, 'Sam Seller');
  const actor: Actor = { kind: 'user', userId, sessionId: userId, sessionKey: null, role: 'MEMBER' };
  const ctx = withActor(services, actor);
  const paths: string[] = [];
  for (const [saleName, hours] of sales) {
    const answers = completeSale({ saleName, postcode: '59301', saleDays: [`${SATURDAY}T${hours}`] });
    const draft = await createRequest({ ctx, input: { flow: 'garage', flow_type: 'DEFAULT', answers } as never });
    const { path } = await updateRequest({ ctx, ref: draft.id, input: { status: 'PUBLISHED' } });
    paths.push(path ?? '');
  }
  return paths;
}

test('a day of sales is chosen, put in order, kept, and taken as one calendar', async ({ page, services }) => {
  const [, late = ''] = await publishSales(services, [
    ['Opens early', '07:00/09:00'],
    ['Opens late', '10:00/14:00'],
  ]);
  await page.goto(late);
  await page.getByRole('link', { name: 'Add to my day' }).click();
  await expect(page.getByRole('heading', { name: 'Opens late' })).toBeVisible();

  await page.getByLabel('Start from ZIP code').fill('59301');
  await page.getByRole('button', { name: 'Update plan' }).click();
  // The story may have been told before, on another size of screen.
  await page.getByRole('link', { name: 'Add Opens early' }).first().click();
  const stops = page.locator('.route ol h3');
  await expect(stops).toHaveText(['Opens early', 'Opens late']);
  await expect(page.getByText('2 stops')).toBeVisible();
  await expectFits(page);
  const address = page.url();

  const file = await page.request.get(
    (await page.getByRole('link', { name: 'Save to calendar' }).getAttribute('href')) ?? '',
  );
  const text = await file.text();
  expect(text.indexOf('SUMMARY:Opens early')).toBeLessThan(text.indexOf('SUMMARY:Opens late'));
  expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(2);

  // The browser keeps it; the address carries it where nothing is kept.
  await page.goto('/plan');
  await expect(stops).toHaveText(['Opens early', 'Opens late']);
  const plain = await page.request.get(address);
  expect(await plain.text()).toContain('Opens early');

  await page.getByRole('link', { name: 'Remove Opens early' }).click();
  await expect(stops).toHaveText(['Opens late']);
  await page.getByRole('link', { name: 'Start over' }).click();
  await expect(page.getByRole('heading', { name: 'No stops yet' })).toBeVisible();
});

test('the map is fetched only when somebody asks for it, and the list follows it', async ({ page, services }) => {
  // On a desk a picture of it stands beside the list; a phone has it in the bar above.
  const isDesk = (page.viewportSize()?.width ?? 0) >= 1200;
  await publishSales(services, [['Only sale in Miles City', '08:00/14:00']]);
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (/canvas|maplibre|near\.|far\./.test(request.url())) scripts.push(request.url());
  });
  await page.goto('/garage');
  expect(scripts).toEqual([]);
  await page.getByRole('button', { name: isDesk ? 'Move the map' : 'Map', exact: true }).click();
  const marks = page.locator('.map-many, .map-tag');
  await expect(marks.first()).toBeVisible({ timeout: 30_000 });
  const outside = scripts.filter((url) => new URL(url).origin !== new URL(page.url()).origin);
  expect(outside).toEqual([]);
  const canvas = page.locator('canvas.maplibregl-canvas');
  await canvas.focus();
  await canvas.press('+');
  await expect(page).toHaveURL(/bounds=/);
  await expect(page.getByRole('link', { name: 'Remove Within the map area' })).toBeVisible();
});
