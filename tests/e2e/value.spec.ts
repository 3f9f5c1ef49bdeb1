import { expect, test } from '@playwright/test';

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
