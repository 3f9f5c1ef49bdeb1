import { expect, type Locator, type Page } from '@playwright/test';

/** How a person works the page: by pointer or by keys. The story itself is told once. */
export type Hands = {
  /** Gives one of several answers. `group` is the question, for those whose answers are called like another's. */
  choose(answer: string | RegExp, group?: string | RegExp): Promise<void>;
  /** Writes into a field, over what is there. */
  write(label: string | RegExp, text: string): Promise<void>;
  press(button: string | RegExp): Promise<void>;
};

const answerOf = (page: Page, answer: string | RegExp, group?: string | RegExp): Locator => {
  const within = group ? page.getByRole('group', { name: group }) : page;
  const exact = typeof answer === 'string';
  return within
    .getByRole('radio', { name: answer, exact })
    .or(within.getByRole('checkbox', { name: answer, exact }))
    .first();
};
/** The progress lane is labelled like a step, so a label alone does not tell a field. */
export const fieldOf = (page: Page, label: string | RegExp): Locator =>
  page.locator('main :is(input, select, textarea)').and(page.getByLabel(label)).first();
const buttonOf = (page: Page, name: string | RegExp) =>
  page
    .getByRole('main')
    .getByRole('button', { name, exact: typeof name === 'string' })
    .first();

/** Radio buttons and boxes lie under their tiles, so they are not visible to a pointer: their words are. */
export const byPointer = (page: Page): Hands => ({
  choose: (answer, group) => answerOf(page, answer, group).check({ force: true }),
  async write(label, text) {
    const field = fieldOf(page, label);
    if (await isList(field)) await field.selectOption({ label: text });
    else await field.fill(text);
  },
  press: (button) => buttonOf(page, button).click(),
});

const isList = (field: Locator) => field.evaluate((element) => element.tagName === 'SELECT');
const MAX_TABS = 90;

/** Presses Tab until the focus is there. @throws when it never comes there: then no keyboard user gets there either. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeAttached();
  const isThere = () => target.evaluate((element) => element === document.activeElement);
  for (let tabs = 0; tabs <= MAX_TABS; tabs++) {
    if (await isThere()) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`${MAX_TABS} presses of Tab did not lead to ${target}.`);
}

/** A group of radio buttons is one stop of Tab; arrows go through it. */
async function arrowTo(page: Page, target: Locator): Promise<void> {
  const name = await target.getAttribute('name');
  const inGroup = () => page.evaluate((wanted) => document.activeElement?.getAttribute('name') === wanted, name);
  for (let tabs = 0; !(await inGroup()); tabs++) {
    if (tabs > MAX_TABS) throw new Error(`${MAX_TABS} presses of Tab did not lead to the answers of ${target}.`);
    await page.keyboard.press('Tab');
  }
  const isThere = () => target.evaluate((element) => element === document.activeElement);
  for (let arrows = 0; !(await isThere()); arrows++) {
    if (arrows > MAX_TABS) throw new Error(`The arrow keys did not lead to ${target}.`);
    await page.keyboard.press('ArrowDown');
  }
}

export const byKeyboard = (page: Page): Hands => ({
  async choose(answer, group) {
    const target = answerOf(page, answer, group);
    await expect(target).toBeAttached();
    if ((await target.getAttribute('type')) === 'radio') await arrowTo(page, target);
    else await tabTo(page, target);
    if (!(await target.isChecked())) await page.keyboard.press('Space');
    await expect(target).toBeChecked();
  },
  async write(label, text) {
    const field = fieldOf(page, label);
    await tabTo(page, field);
    if (!(await isList(field))) await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type(text);
  },
  async press(button) {
    await tabTo(page, buttonOf(page, button));
    await page.keyboard.press('Enter');
  },
});
