import type { Browser, BrowserContext, Page } from '@playwright/test';
import { draftLinks } from '#features/listings/words/draft-links.ts';
import { onPhone, wizard } from '#features/sell/words.ts';
import { readWithZbar } from '../support/qr-readers.ts';
import { photo } from './support/photo-files.ts';
import { expect, makeAccount, signIn, test } from './support/people.ts';
import { answerStep, beginByHand, expectSaved, expectStep, goOn, walkTo } from './support/seller.ts';

const DESK = { viewport: { width: 1280, height: 900 } };
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

const opened: BrowserContext[] = [];
test.afterEach(async () => {
  for (const context of opened.splice(0)) await context.close();
});

async function open(browser: Browser, baseURL: string | undefined, screen: typeof DESK) {
  const context = await browser.newContext({ ...screen, reducedMotion: 'reduce', ...(baseURL && { baseURL }) });
  opened.push(context);
  return { context, page: await context.newPage() };
}

/** What a phone's camera reads off the screen. */
async function readCode(page: Page): Promise<string> {
  const code = page.getByRole('img', { name: onPhone.alt });
  await expect(code).toBeVisible();
  const text = await readWithZbar(await code.screenshot());
  if (text === null) throw new Error('No reader found a code in the picture.');
  return text;
}

const openDraft = (page: Page) => page.getByRole('button', { name: draftLinks.button });
const ready = (page: Page) => page.locator('[data-photo=READY]');

async function scan(page: Page, code: string): Promise<void> {
  await page.goto(code);
  await openDraft(page).click();
}

test('photos taken on the phone show at the desk, and both may add at once', async ({ browser, baseURL }) => {
  const desk = await open(browser, baseURL, DESK);
  const phone = await open(browser, baseURL, PHONE);
  await beginByHand(desk.page);
  await walkTo(desk.page, 'capture');
  const code = await readCode(desk.page);

  await scan(phone.page, code);
  await expectStep(phone.page, 'capture');
  await expect(phone.page.getByRole('img', { name: onPhone.alt })).toHaveCount(0);
  await expect(desk.page.getByText(onPhone.linkedTitle)).toBeVisible();

  await phone.page.setInputFiles('[data-pick=many]', [await photo(1)]);
  await expect(phone.page.locator('[data-photo]')).toHaveCount(1);
  const sent = Date.now();
  await expect(desk.page.locator('[data-photo]')).toHaveCount(1);
  console.log(`the desk showed the phone's photo ${Date.now() - sent} ms after the phone did`);
  await expect(ready(desk.page)).toHaveCount(1);

  await Promise.all([
    desk.page.setInputFiles('[data-pick=many]', [await photo(2), await photo(3)]),
    phone.page.setInputFiles('[data-pick=many]', [await photo(4), await photo(5)]),
  ]);
  await expect(ready(desk.page)).toHaveCount(5);
  await expect(ready(phone.page)).toHaveCount(5);
});

test('answers of the phone show at the desk, and unlinking ends it', async ({ browser, baseURL, services }) => {
  const desk = await open(browser, baseURL, DESK);
  const phone = await open(browser, baseURL, PHONE);
  await signIn(desk.context, services, await makeAccount(services));
  await beginByHand(desk.page);
  await walkTo(desk.page, 'mileage');
  await expectSaved(desk.page);
  await desk.page.getByRole('button', { name: onPhone.button }).click();
  await scan(phone.page, await readCode(desk.page));
  await expectStep(phone.page, 'mileage');
  await expect(desk.page.getByRole('dialog').getByText(onPhone.linkedTitle)).toBeVisible();
  await desk.page.keyboard.press('Escape');

  await phone.page.getByLabel('Miles on the odometer').fill('81234');
  await expectSaved(phone.page);
  await expect(desk.page.getByLabel('Miles on the odometer')).toHaveValue('81,234');

  await desk.page.getByRole('button', { name: onPhone.button }).click();
  await desk.page.getByRole('button', { name: onPhone.unlink }).click();
  await expect(phone.page.getByText(wizard.unlinked, { exact: true })).toBeVisible();
  await expect(phone.page.getByLabel('Miles on the odometer')).not.toHaveValue('81,234');
});

test('a code works once: a second phone is told so, and looking uses nothing up', async ({ browser, baseURL }) => {
  const desk = await open(browser, baseURL, DESK);
  const [first, second] = [await open(browser, baseURL, PHONE), await open(browser, baseURL, PHONE)];
  await beginByHand(desk.page);
  await answerStep(desk.page);
  await goOn(desk.page);
  await desk.page.getByRole('button', { name: onPhone.button }).click();
  const code = await readCode(desk.page);
  for (const { page } of [second, first, second]) {
    await page.goto(code);
    await expect(openDraft(page)).toBeVisible();
  }
  await openDraft(first.page).click();
  await expect(first.page).toHaveURL(/\/stickers\/vehicle\//);
  await openDraft(second.page).click();
  await expect(second.page.getByText(draftLinks.used)).toBeVisible();
  await second.page.goto(code);
  await expect(second.page.getByText(draftLinks.used)).toBeVisible();
  await expect(openDraft(second.page)).toHaveCount(0);
});
