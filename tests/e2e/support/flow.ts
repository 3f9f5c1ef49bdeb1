import { expect, type Page } from '@playwright/test';
import { type Flow, stepPath } from '#features/sell/rules/index.ts';
import { byPointer, type Hands } from './hands.ts';

/** What is said on each step of a flow, by its slug. A step that is not here is left as it is. */
export type Says = Readonly<Record<string, (hands: Hands, page: Page) => Promise<void>>>;

const slugOf = (page: Page): string => new URL(page.url()).pathname.split('/').at(-1) ?? '';
/** The steps that are asked below the one in the address, on the same screen. */
export const partsOn = (page: Page): Promise<string[]> =>
  page.locator('.step-part > [id^=step-]').evaluateAll((all) => all.map(({ id }) => id.replace('step-', '')));
const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });

/** From the step on the screen on to another one, answering all between, by the buttons people press. */
export async function walkFlow(page: Page, flow: Flow, says: Says, to: string): Promise<void> {
  const hands = byPointer(page);
  for (let steps = 0; slugOf(page) !== to; steps++) {
    if (steps > flow.steps.length) throw new Error(`The way never came to ${to}; it stands at ${slugOf(page)}.`);
    const slug = slugOf(page);
    const step = flow.steps.find((it) => it.slug === slug);
    const titles = [step?.title, step?.otherTitle?.title];
    await expect
      .poll(async () => titles.includes((await heading(page).textContent()) ?? ''), { message: slug })
      .toBe(true);
    const parts = await partsOn(page);
    if (parts.includes(to)) return;
    for (const asked of [slug, ...parts]) await says[asked]?.(hands, page);
    await hands.press(/^(Continue|Continue without items|Done with items)$/);
    await expect(page).not.toHaveURL(new RegExp(`/${slug}$`));
  }
  await expect(page).toHaveURL(new RegExp(`${flow.base}/${to}$`));
}

/** Opens the first step of a flow. */
export async function beginFlow(page: Page, flow: Flow): Promise<void> {
  const [first] = flow.steps;
  if (!first) throw new Error(`The flow ${flow.id} has no steps.`);
  await page.goto(stepPath(flow, first));
  await expect(heading(page)).toHaveText(first.title);
}

/** Presses Publish and gives the path of the page that it led to. */
export async function publishFlow(page: Page): Promise<string> {
  // Waited for from before the click: the page takes the mark off its address as soon as it has shown it.
  const arrived = page.waitForURL(/published=1/);
  await page.getByRole('button', { name: 'Publish' }).click();
  await arrived;
  return new URL(page.url()).pathname;
}
