import { expect, type Page } from '@playwright/test';
import { VEHICLE_FLOW } from '#features/sell/rules/vehicle.ts';
import { mailedCode } from './outbox.ts';
import { partsOn } from './flow.ts';
import { byPointer, type Hands } from './hands.ts';

/** A VIN that the lookup knows: a 2003 Honda Accord. */
export const VIN = '1HGCM82633A004352';

const DESCRIPTION =
  'One family since new, serviced every 5,000 miles, and never out of Florida. The tires are due soon, and the price says so.';
const TIRES_NOTE = 'About 8,000 miles left on them';

/** What the seller says on each step. A step that is not here is left as it is. */
const SAYS: Readonly<Record<string, (hands: Hands, page: Page) => Promise<void>>> = {
  category: (hands) => hands.choose('Car or truck'),
  search: async (hands) => {
    await hands.write(/^Make/, 'Toyota');
    await hands.write(/^Model( ·|$)/, 'Camry');
    await hands.write('Model year', '2016');
  },
  trim: async (hands) => {
    await hands.write(/^Trim/, 'EX-L');
    await hands.choose('Sedan');
  },
  color: (hands) => hands.choose('Blue', /^Exterior color/),
  particulars: async (hands) => {
    await hands.choose('Gasoline');
    await hands.choose('Automatic');
    await hands.choose('Front-wheel drive');
  },
  mileage: (hands) => hands.write('Miles on the odometer', '72400'),
  accessories: (hands) => hands.choose('Yes', 'Clean title'),
  health: async (hands, page) => {
    await hands.choose('Yes', 'Brakes');
    await hands.choose('No', 'Tires');
    await page.getByRole('group', { name: 'Tires' }).getByRole('button', { name: 'Add a note' }).press('Enter');
    await page.getByRole('group', { name: 'Tires' }).getByRole('textbox').fill(TIRES_NOTE);
  },
  condition: async (hands) => {
    await hands.choose(/^Pre-owned/);
    await hands.choose(/^Good/);
  },
  location: (hands) => hands.write('ZIP code', '32801'),
  valuation: (_hands, page) => expect(page.locator('.step')).toContainText(/\$[\d,]+/),
  price: (hands) => hands.write('Asking price', '11500'),
  availability: async (hands) => {
    await hands.choose(/^Right away/);
    await hands.choose(/^By appointment/);
  },
  description: (hands) => hands.write('Description', DESCRIPTION),
};

/** What must stand on the public page once all this was said. */
export const SAID = ['72,400', 'Orlando', TIRES_NOTE, '$11,500', 'One family since new'] as const;

export const slugOf = (page: Page): string => new URL(page.url()).pathname.split('/').at(-1) ?? '';
export const stepUrl = (slug: string): string => `${VEHICLE_FLOW.base}/${slug}`;

export const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });
const stepOf = (slug: string) => VEHICLE_FLOW.steps.find((step) => step.slug === slug);

/** The step is on the screen: its address and heading, or those of the screen it is asked on and its own below. */
export async function expectStep(page: Page, slug: string): Promise<void> {
  const step = stepOf(slug);
  await expect(page).toHaveURL(new RegExp(`/stickers/vehicle/(?:${slug}|${step?.under ?? slug})$`));
  const own = page.locator(`#step-${slug}`);
  if (slugOf(page) === slug) await expect(heading(page)).toHaveText(step?.title ?? '');
  else await expect(own).toHaveText(step?.title ?? '');
}

/** The steps on the screen, the one in the address first. */
const slugsOn = async (page: Page): Promise<string[]> => [slugOf(page), ...(await partsOn(page))];

/** Presses the step's main button and waits for the next step, whose heading then has the focus. */
export async function goOn(page: Page, hands: Hands = byPointer(page)): Promise<void> {
  const before = slugOf(page);
  await hands.press(/^(Continue|Yes, this is it)$/);
  await expect(page).not.toHaveURL(new RegExp(`/${before}$`));
  await expect(heading(page)).toBeFocused();
}

/** Says what the seller says on this step. */
export async function answerStep(page: Page, hands: Hands = byPointer(page)): Promise<void> {
  for (const slug of await slugsOn(page)) await SAYS[slug]?.(hands, page);
}

/** Answers step after step until `slug` is on the screen. */
export async function walkTo(page: Page, slug: string, hands: Hands = byPointer(page)): Promise<void> {
  for (let steps = 0; !(await slugsOn(page)).includes(slug); steps++) {
    if (steps > VEHICLE_FLOW.steps.length) throw new Error(`The way never came to ${slug}.`);
    await answerStep(page, hands);
    await goOn(page, hands);
  }
  await expectStep(page, slug);
}

/** From an empty browser to the step after the lookup, by hand. */
export async function beginByHand(page: Page, hands: Hands = byPointer(page)): Promise<void> {
  await page.goto(stepUrl('category'));
  await expectStep(page, 'category');
  await answerStep(page, hands);
  await goOn(page, hands);
  await hands.press('Enter details yourself');
  await expectStep(page, 'search');
}

/** On the step that publishes: an account by name, address and emailed code, which publishes at once. */
export async function publishAsNewcomer(page: Page, email: string): Promise<void> {
  await page.getByLabel('Your name').fill('Maria Gonzalez');
  await page.getByRole('textbox', { name: 'Email address' }).fill(email);
  await page.getByRole('button', { name: 'Email me a code' }).click();
  await page.getByLabel('6-digit code').fill(await mailedCode(email));
  await page.getByRole('button', { name: 'Confirm and publish' }).click();
}

/** The server has everything that was said. */
export const expectSaved = (page: Page) =>
  expect(page.locator('.saved-line')).toHaveText(/^Saved (just now|\d+ (sec|min) ago)$/);
