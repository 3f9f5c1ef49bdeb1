import { byKeyboard, fieldOf, tabTo } from './support/hands.ts';
import { ownerBar } from './support/listing-page.ts';
import { expect, makeAccount, signIn, test } from './support/people.ts';
import { photo } from './support/photo-files.ts';
import { answerStep, beginByHand, expectSaved, expectStep, goOn, heading, stepUrl, walkTo } from './support/seller.ts';

test.skip(({ isMobile }) => isMobile, 'Phones have no Tab key.');

test('a car is described and published with the keyboard alone', async ({ page, services }) => {
  test.setTimeout(150_000);
  await signIn(page.context(), services, await makeAccount(services));
  const hands = byKeyboard(page);
  await page.goto('/');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('main').getByRole('link', { name: /Enter the details yourself/ }));
  await page.keyboard.press('Enter');
  await expectStep(page, 'search');
  await walkTo(page, 'profile', hands);
  await hands.press('Publish');
  await expect(page).toHaveURL(/\/cars\/[0-9a-f-]{36}-2016-toyota-camry/i);

  const edit = ownerBar(page).getByRole('button', { name: 'Edit' });
  await tabTo(page, edit);
  await page.keyboard.press('Enter');
  await tabTo(page, ownerBar(page).getByRole('button', { name: /^Price/ }));
  await page.keyboard.press('Enter');
  const price = page.getByRole('dialog').getByLabel('Asking price');
  await tabTo(page, price);
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('10400');
  await page.keyboard.press('Enter');
  await expect(page.getByText('$10,400').first()).toBeVisible();
});

test('every step begins at its heading, and the way back as well', async ({ page }) => {
  const hands = byKeyboard(page);
  await beginByHand(page, hands);
  await expect(heading(page)).toBeFocused();
  await answerStep(page, hands);
  await goOn(page, hands);
  await expectStep(page, 'mileage');
  await expect(heading(page)).toBeFocused();
  await hands.press('Back');
  await expectStep(page, 'search');
  await expect(heading(page)).toBeFocused();
});

test('what is wrong is said, and the focus goes to the first wrong answer', async ({ page }) => {
  const hands = byKeyboard(page);
  await page.goto(stepUrl('category'));
  await expectStep(page, 'category');
  await hands.press('Continue');
  await expect(page.getByRole('radio').first()).toBeFocused();
  await expect(page.getByText('Check 1 answer before you continue.')).toBeVisible();
  await answerStep(page, hands);
  await goOn(page, hands);
  await hands.press('Enter details yourself');
  await expectStep(page, 'search');
  await hands.write('Model year', '1066');
  await hands.press('Continue');
  await expect(fieldOf(page, /^Make/)).toBeFocused();
  await expect(page.getByText('Check 3 answers before you continue.')).toBeVisible();
  await hands.write(/^Make/, 'Toyota');
  await hands.write(/^Model( ·|$)/, 'Camry');
  await hands.press('Continue');
  const year = page.getByLabel('Model year');
  await expect(year).toBeFocused();
  await expect(year).toHaveAttribute('aria-invalid', 'true');
  await expect(year).toHaveAccessibleDescription(/19\d\d|year/i);
});

test('photos are put in order with the arrow keys', async ({ page, services }) => {
  test.setTimeout(120_000);
  await signIn(page.context(), services, await makeAccount(services));
  await beginByHand(page);
  await answerStep(page);
  await expectSaved(page);
  await walkTo(page, 'capture');
  await page.setInputFiles('[data-pick=many]', [await photo(11), await photo(12), await photo(13)]);
  await expect(page.locator('[data-photo=READY]')).toHaveCount(3, { timeout: 30_000 });
  await goOn(page);
  const tiles = page.locator('[data-tile]');
  const order = () => tiles.evaluateAll((all) => all.map((tile) => tile.getAttribute('data-tile')));
  await expect(tiles).toHaveCount(3);
  const [first, second, third] = await order();

  await tabTo(page, page.getByRole('button', { name: 'Drag photo 1' }));
  await page.keyboard.press('ArrowDown');
  await expect.poll(order).toEqual([second, first, third]);
  await expect(page.getByRole('button', { name: 'Drag photo 2' })).toBeFocused();
  await tabTo(page, page.getByRole('button', { name: 'Move photo 2 later' }));
  const kept = page.waitForResponse((answer) => answer.request().method() !== 'GET' && answer.url().includes('photos'));
  await page.keyboard.press('Enter');
  await expect.poll(order).toEqual([second, third, first]);
  await expect(page.getByText('Photo moved to position 3 of 3.')).toBeAttached();
  expect((await kept).ok()).toBe(true);
  await page.reload();
  await expect.poll(order).toEqual([second, third, first]);
});
