import { makeOperator } from '#features/moderation/server/index.ts';
import * as schema from '#features/schema.ts';
import type { Services } from '#platform/context.ts';
import { newId } from '#platform/ids.ts';
import { expectAccessible, expectFits } from './support/page.ts';
import { expect, makeAccount, signIn, test } from './support/people.ts';

/** Older than whatever else waits, so that it stands first. */
const LONG_AGO = Date.UTC(2020, 0, 1);

async function report(services: Services, note: string, minute: number): Promise<void> {
  const [reporter, about] = [await makeAccount(services), await makeAccount(services)];
  const at = new Date(LONG_AGO + minute * 60_000);
  await services.db.insert(schema.reports).values({
    id: newId(at),
    subject: 'PERSON',
    subjectId: about.id,
    reporterId: reporter.id,
    aboutId: about.id,
    reason: 'SCAM',
    note,
    evidence: { content: note },
    createdAt: at,
  });
}

test('the inbox is worked through by keys, which can be turned off', async ({ page, context, services }, {
  project,
}) => {
  test.skip(project.name !== 'desktop', 'A keyboard and its help stand on desks.');
  const mark = newId(new Date()).slice(-8);
  for (const minute of [0, 1]) await report(services, `Keys ${mark} ${minute}`, minute);
  const operator = await makeAccount(services);
  await makeOperator({ services, input: { email: operator.email, role: 'OPERATOR' } });
  await signIn(context, services, operator);
  await page.goto('/operator?lane=reports');
  const mine = page.locator('details').filter({ hasText: `Keys ${mark}` });
  await expect(mine).toHaveCount(2);
  await expectAccessible(page);
  await expectFits(page);

  const lines = page.locator('[data-inbox-item]');
  await page.keyboard.press('j');
  await expect(lines.first()).toBeFocused();
  await page.keyboard.press('j');
  await expect(lines.nth(1)).toBeFocused();
  await page.keyboard.press('k');
  await page.keyboard.press('k');
  await expect(lines.first(), 'before the first there is none').toBeFocused();
  const open = page.locator('details[open]');
  await page.keyboard.press('Enter');
  await expect(open).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(open).toHaveCount(0);
  await page.keyboard.press('a');
  await expect(open).toHaveCount(1);
  await expect(open.getByRole('button').first()).toBeFocused();
  const note = open.getByLabel('Note for the log');
  await note.fill('');
  await note.pressSequentially('jak 1');
  await expect(note, 'letters typed into a field are letters').toHaveValue('jak 1');
  await expect(page).toHaveURL(/lane=reports$/);

  // From a filter with nothing in it the keys lead on.
  await note.blur();
  await page.keyboard.press('3');
  await expect(page).toHaveURL(/lane=disputes$/);
  await page.keyboard.press('1');
  await expect(page).toHaveURL(/\/operator$/);

  await page.getByLabel('Keyboard shortcuts').uncheck();
  await page.keyboard.press('2');
  await page.reload();
  await page.keyboard.press('2');
  await expect(page.getByLabel('Keyboard shortcuts')).not.toBeChecked();
  await expect(page).toHaveURL(/\/operator$/);
  await page.getByLabel('Keyboard shortcuts').check();
  await page.keyboard.press('2');
  await expect(page).toHaveURL(/lane=reports$/);
});
