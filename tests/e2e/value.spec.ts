import { expect, type Page, test } from '@playwright/test';
import { expectStep } from './support/seller.ts';

type Lead = { path: string; deal: { step: string | null; label: string | null; reason: string } | null };

test('a rated price says its word, what it rests on and what else is for sale; the list agrees', async ({ page }) => {
  test.setTimeout(150_000);
  const best = async (): Promise<Lead | undefined> => {
    const answer = await page.request.get('/api/public/leads?sort_by=best_deal&per_page=1');
    return ((await answer.json()) as { leads: Lead[] }).leads[0];
  };
  // A market that was just written is rated by the next run of the job.
  await expect.poll(async () => (await best())?.deal?.label, { timeout: 100_000 }).toBeTruthy();
  const lead = await best();
  await page.goto(lead?.path ?? '');
  const part = page.getByRole('region', { name: 'How we rated this price' });
  // As the badge, and as the name of the price's own zone on the gauge.
  await expect(part.getByText(lead?.deal?.label ?? '', { exact: true })).toHaveCount(2);
  await expect(part.locator('.gauge-name-own')).toContainText(lead?.deal?.label ?? '');
  await expect(part.getByText(lead?.deal?.reason ?? '')).toBeVisible();
  await expect(part.getByRole('img', { name: /The market price is \$/ })).toBeVisible();
});

test('the limits of a price are open to anyone, and a vehicle that nobody knows has none', async ({ request }) => {
  const known = await request.get('/services/cars/price_bands?year=2014&make=Honda&model=Accord&miles=72400');
  expect(await known.json()).toMatchObject({ kind: 'bands' });
  const branded = await request.get(
    '/services/cars/price_bands?year=2014&make=Honda&model=Accord&miles=72400&clean_title=false',
  );
  expect(await branded.json()).toMatchObject({ kind: 'none', reason: 'TITLE' });
});

test('followed values are for whoever is signed in', async ({ page }) => {
  await page.goto('/my/values');
  await expect(page).toHaveURL(/callbackUrl/);
});

test('a visitor’s own loan and state take the place of the example, and are kept for the next listing', async ({
  page,
}) => {
  const answer = await page.request.get('/api/public/leads?vehicle_type=CARS&price_min=3000&per_page=1');
  const [lead] = ((await answer.json()) as { leads: Lead[] }).leads;
  await page.goto(lead?.path ?? '');
  const part = page.getByRole('region', { name: 'What you’d pay' });
  await expect(part.getByText(/down, 60 months at 9% APR/)).toBeVisible();
  await part.getByLabel('Down payment').fill('0');
  await part.getByLabel('APR').fill('0');
  await part.getByLabel('Loan length').selectOption('24');
  await part.getByLabel('Where you’ll register it').selectOption('OR');
  const own = page.getByText('$0 down, 24 months at 0% APR');
  // Beside the price as well.
  await expect(own).toHaveCount(2);
  await expect(part.getByText('State tax, Oregon')).toBeVisible();
  await part.getByLabel('APR').fill('ninety');
  await expect(part.getByLabel('APR')).toHaveAttribute('aria-invalid', 'true');
  await page.reload();
  await expect(own).toHaveCount(2);
  await expect(part.getByLabel('Where you’ll register it')).toHaveValue('OR');
});

/** A car that is known by its name, its miles, and its place: the range is there, and nothing is said of its state. */
async function startWithCamry(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByRole('link', { name: /^No plate or VIN/ }).click();
  await expectStep(page, 'search');
  await page.locator('main #make').fill('Toyota');
  await page.keyboard.press('Tab');
  await page.locator('main #model').fill('Camry');
  await page.keyboard.press('Tab');
  await page.getByLabel('Model year').fill('2016');
  await page.keyboard.press('Escape');
  await page.getByRole('main').getByRole('button', { name: 'Continue', exact: true }).click();
  await expectStep(page, 'mileage');
  await page.getByLabel('Miles on the odometer').fill('72400');
  await page.locator('#postcode').fill('32801');
  await page.getByRole('main').getByRole('button', { name: 'Continue', exact: true }).click();
  await expect(page.locator('.step')).toContainText(/\$[\d,]+ to \$[\d,]+/);
}

test('a seller sees each answer move the range, down with every flaw and back up without it', async ({ page }) => {
  test.setTimeout(120_000);
  await startWithCamry(page);
  await page.goto('/stickers/vehicle/trim');
  const choose = (answer: string) => page.getByRole('radio', { name: answer }).first().check({ force: true });
  for (const answer of ['Sedan', 'Blue', 'Gasoline', 'Automatic', 'Front-wheel drive']) await choose(answer);
  await page.getByRole('main').getByRole('button', { name: 'Continue', exact: true }).click();
  await expectStep(page, 'accessories');
  const range = page.getByRole('region', { name: 'Your estimate' }).locator('strong');
  await expect(range).toContainText(/\$[\d,]+–\$[\d,]+/);
  const low = async () => Number((await range.textContent())?.match(/\$([\d,]+)/)?.[1]?.replace(',', ''));
  const moves = async (answer: () => Promise<void>): Promise<number> => {
    const [before, from] = [(await range.textContent()) ?? '', await low()];
    await answer();
    await expect(range).not.toHaveText(before);
    return (await low()) - from;
  };
  const say = (question: string, answer: 'Yes' | 'No') => () =>
    page.getByRole('group', { name: question }).getByRole('radio', { name: answer }).check({ force: true });
  for (const question of ['Only one key', 'Smoked in'])
    expect(await moves(say(question, 'Yes')), question).toBeLessThan(0);
  const sound = [
    ...['Service records', 'Engine runs well', 'Suspension and steering'],
    ...['Air conditioning', 'Brakes', 'Tires'],
  ];
  for (const question of sound) expect(await moves(say(question, 'No')), question).toBeLessThan(0);
  expect(await moves(say('Engine runs well', 'Yes'))).toBeGreaterThan(0);
  expect(await moves(() => page.getByRole('checkbox', { name: 'Front' }).check({ force: true }))).toBeLessThan(0);
  await page.goto('/stickers/vehicle/valuation');
  const lines = page.getByRole('table', { name: 'How we estimated it' });
  await expect(lines.getByRole('row', { name: /Air conditioning doesn’t work \(rule\) −\$/ })).toBeVisible();
  await expect(lines.getByRole('row', { name: /Engine runs well \(rule\) \+\$/ })).toBeVisible();
  await expect(lines.getByRole('row', { name: /Damage: front \(rule\) −\$/ })).toBeVisible();
});
