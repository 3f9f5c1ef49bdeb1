import type { Page } from '@playwright/test';
import type { Answers } from '#shared/answers.ts';
import { completeOpenHouse, completeRental, completeSale, completeThing } from '../support/answers.ts';
import { expect, expectAccessible, expectFits, test } from './support/page.ts';

/** The steps with questions that no vehicle has, each with a draft that reaches it. */
const STEPS: readonly (readonly [flow: string, answers: Answers, slugs: string])[] = [
  ['garage', completeSale(), 'particulars availability items profile'],
  ['property', completeRental(), 'category particulars amenities condition price description'],
  ['property', completeOpenHouse(), 'visits'],
  ['other', completeThing(), 'particulars condition'],
];

/** Puts a draft into the browser, as an earlier visit would have left it. */
async function holdDraft(page: Page, flow: string, answers: Answers): Promise<void> {
  const draft = {
    ...{ flow, flowType: 'DEFAULT', id: null, uniqueId: null, sessionKey: null, owned: false },
    ...{ answers, unsaved: [], createKey: null, step: null, changedAt: 1 },
  };
  await page.goto('/terms');
  await page.evaluate((kept) => localStorage.setItem('curbtag:1:listing', kept), JSON.stringify(draft));
}

for (const [flow, answers, slugs] of STEPS)
  test(`the steps ${slugs} of ${flow} are good for everybody`, async ({ page }) => {
    await holdDraft(page, flow, answers);
    for (const slug of slugs.split(' ')) {
      await page.goto(`/stickers/${flow}/${slug}`);
      await expect(page.locator('#step-title')).toBeVisible();
      await expect(page).toHaveURL(new RegExp(`/stickers/${flow}/${slug}$`));
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        await expectAccessible(page, colorScheme === 'light' ? 'everything' : 'colors');
      }
      await expectFits(page);
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%';
      });
      await expectFits(page);
    }
  });

test('adding items to a sale, and to none, is good for everybody', async ({ page }) => {
  for (const held of [false, true]) {
    if (held) await holdDraft(page, 'garage', completeSale());
    await page.goto('/stickers/garage/item/insert');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(held ? 'Add your items' : 'Which sale?');
    await expectAccessible(page);
    await expectFits(page);
  }
});
