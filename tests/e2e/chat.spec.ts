import type { Browser, BrowserContext, Page } from '@playwright/test';
import type { Services } from '#platform/context.ts';
import { withActor } from '#platform/context.ts';
import { createRequest, updateRequest } from '#features/listings/server/index.ts';
import { completeAnswers } from '../support/answers.ts';
import { tabTo } from './support/hands.ts';
import { mailedLink } from './support/outbox.ts';
import { expectAccessible, expectFits } from './support/page.ts';
import { type Account, expect, makeAccount, newEmail, signIn, test } from './support/people.ts';
import { photo } from './support/photo-files.ts';

/** A listing of somebody's own, and its address. */
async function publishFor(services: Services, { id }: Account): Promise<string> {
  const ctx = withActor(services, {
    kind: 'user',
    userId: id,
    sessionId: '00000000-0000-4000-8000-000000000001',
    sessionKey: null,
    role: 'MEMBER',
  });
  const draft = await createRequest({
    ctx,
    input: { flow: 'vehicle', flow_type: 'DEFAULT', answers: completeAnswers({ year: 2012, model: 'Civic' }) },
  });
  const { path } = await updateRequest({ ctx, ref: draft.id, input: { status: 'PUBLISHED' } });
  return path ?? '';
}

/** Somebody signed in, in a browser of their own. */
async function open(
  browser: Browser,
  services: Services,
  account: Account,
): Promise<{ context: BrowserContext; page: Page }> {
  const context = await browser.newContext();
  await signIn(context, services, account);
  return { context, page: await context.newPage() };
}

const write = async (page: Page, text: string) => {
  await page.getByRole('textbox', { name: /^Message / }).fill(text);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
};
const said = (page: Page, text: string | RegExp, exact = true) => page.getByRole('log').getByText(text, { exact });
const pictures = (page: Page) => page.getByRole('log').getByRole('img', { name: /^Photo 1 of 1 from/ });
/** How many pictures this browser keeps for messages that wait. */
const storedPhotos = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((tell) => {
        const open = indexedDB.open('curbtag-chat');
        open.onsuccess = () => {
          const count = open.result.transaction('photos').objectStore('photos').count();
          count.onsuccess = () => tell(count.result);
        };
      }),
  );
const pick = async (page: Page, seed: number) => {
  await page.locator('input[type="file"]').setInputFiles(await photo(seed));
  await expect(page.getByRole('button', { name: /^Remove / })).toBeVisible();
};
const live = (page: Page) => page.waitForFunction(() => document.documentElement.dataset.live === 'ready');

test.describe('two people and one car', () => {
  test('ask, answer, read, agree, go offline, block and report', async ({
    browser,
    page,
    services,
    complaints,
    isMobile,
  }) => {
    // Two browsers, ten stations: a busy machine takes its time.
    test.slow();
    const [seller, buyer] = await Promise.all([
      makeAccount(services, 'Maria Gonzalez'),
      makeAccount(services, 'Tom Baker'),
    ]);
    const path = await publishFor(services, seller);
    const sellers = await open(browser, services, seller);
    await signIn(page.context(), services, buyer);

    await test.step('a question goes from the listing’s page, at once', async () => {
      await page.goto(path);
      await page.getByRole('button', { name: 'Is it still available?' }).click();
      await expect(page.getByRole('textbox', { name: 'Your message' })).toHaveValue('Is it still available?');
      await page.locator('#ask').getByRole('button', { name: 'Send', exact: true }).click();
      await page.getByRole('link', { name: 'Open conversation' }).click();
      await expect(said(page, 'Is it still available?')).toBeVisible();
      await expect(said(page, 'Sent')).toBeVisible();
      await live(page);
    });

    await test.step('the seller sees it counted, and reading it shows on the other side', async () => {
      await sellers.page.goto('/my/messages');
      await expect(sellers.page).toHaveTitle(/^\(1\)/);
      await expect(sellers.page.getByRole('link', { name: 'Messages, 1 unread' })).toBeVisible();
      await expectAccessible(sellers.page);
      await sellers.page.getByRole('link', { name: /Tom B\..*Is it still available/ }).click();
      await expect(said(sellers.page, 'Is it still available?')).toBeVisible();
      await live(sellers.page);
      await expect(said(page, 'Read')).toBeVisible();
      await expect(sellers.page).not.toHaveTitle(/^\(/);
    });

    await test.step('an answer arrives without loading the page, and typing shows before it', async () => {
      await sellers.page.getByRole('textbox', { name: /^Message / }).pressSequentially('Yes, it is.');
      await expect(page.getByText('Maria G. is typing')).toBeVisible();
      // Enter sends at a desk; on a phone it begins a new line.
      if (isMobile) await sellers.page.getByRole('button', { name: 'Send', exact: true }).click();
      else await sellers.page.getByRole('textbox', { name: /^Message / }).press('Enter');
      await expect(said(page, 'Yes, it is.')).toBeVisible();
      await expect(page.getByText('Maria G. is typing')).toBeHidden();
      // Read out once; what the list held before is not.
      await expect(page.locator('[data-told]')).toHaveText('Maria G.: Yes, it is.');
      await expectAccessible(page);
      await expectFits(page);
    });

    await test.step('an offer is countered and accepted', async () => {
      await page.getByRole('textbox', { name: /^Message / }).fill('Half a thought');
      await page.getByRole('button', { name: 'Offer', exact: true }).click();
      await page.getByRole('textbox', { name: 'Amount' }).fill('9500');
      await page.getByRole('button', { name: 'Send offer' }).click();
      await sellers.page.getByRole('button', { name: 'Counter: $9,500' }).click();
      await sellers.page.getByRole('textbox', { name: 'Amount' }).fill('10200');
      await sellers.page.getByRole('button', { name: 'Send offer' }).click();
      await expect(said(page, 'Countered')).toBeVisible();
      const accept = page.getByRole('button', { name: 'Accept: $10,200' });
      if (isMobile) await accept.click();
      else {
        await tabTo(page, accept);
        await page.keyboard.press('Enter');
      }
      await expect(said(sellers.page, 'Accepted')).toBeVisible();
      // Its buttons are gone; their offer has the focus.
      await expect(page.locator(':focus')).toContainText('$10,200');
      await expect(page.getByRole('textbox', { name: /^Message / })).toHaveValue('Half a thought');
      await expect(said(page, 'Half a thought')).toHaveCount(0);
      await page.getByRole('textbox', { name: /^Message / }).fill('');
    });

    await test.step('a viewing is proposed, confirmed, and goes into the calendar', async () => {
      await page.getByRole('button', { name: 'Visit', exact: true }).click();
      await page.getByRole('textbox', { name: /^Location/ }).fill('Main Street parking lot');
      await page.getByRole('button', { name: 'Suggest visit' }).click();
      await sellers.page.getByRole('button', { name: 'Confirm' }).click();
      await expect(said(page, 'Confirmed')).toBeVisible();
      const [file] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('link', { name: 'Add to calendar' }).click(),
      ]);
      expect(file.suggestedFilename()).toBe('event.ics');
    });

    await test.step('a photo goes through the same uploads and shows on the other side', async () => {
      await pick(sellers.page, 7);
      await expect(sellers.page.getByRole('progressbar')).toBeHidden();
      await sellers.page.getByRole('button', { name: 'Send', exact: true }).click();
      await expect(pictures(page)).toBeVisible({ timeout: 20_000 });
    });

    await test.step('what is written and photographed with no signal goes later, once', async () => {
      await page.context().setOffline(true);
      await pick(page, 8);
      await expect(page.getByText('Sends when you’re back online')).toBeVisible();
      await write(page, 'Seen in a tunnel');
      await write(page, 'Written in a tunnel');
      await expect(page.getByText('Sends when you’re back online')).toHaveCount(2);
      await page.context().setOffline(false);
      for (const each of [sellers.page, page]) {
        await expect(pictures(each)).toHaveCount(2);
        await expect(said(each, /in a tunnel$/)).toHaveText(['Seen in a tunnel', 'Written in a tunnel']);
      }
      await expect.poll(() => storedPhotos(page)).toBe(0);
      // Who is signed in cannot be asked meanwhile, and the page says so where the specification wants it said.
      expect(complaints.splice(0).filter((line) => !line.includes('CLIENT_SESSION_ERROR'))).toEqual([]);
    });

    await test.step('the page may be lost meanwhile: they go when the conversation is opened again', async () => {
      const here = page.url();
      await page.context().setOffline(true);
      await pick(page, 9);
      await write(page, 'Before the page went');
      await expect.poll(() => storedPhotos(page)).toBe(1);
      await expect(page.reload()).rejects.toThrow();
      await page.context().setOffline(false);
      await page.goto(here);
      for (const each of [sellers.page, page]) {
        await expect(pictures(each)).toHaveCount(3);
        await expect(said(each, 'Before the page went')).toHaveCount(1);
      }
      await expect.poll(() => storedPhotos(page)).toBe(0);
      const field = page.getByRole('textbox', { name: /^Message / });
      await field.fill('Not said yet');
      await page.reload();
      await expect(field).toHaveValue('Not said yet');
      await field.fill('');
      await expect(pictures(page)).toHaveCount(3);
      await expect(said(page, /in a tunnel$|Before the page went/)).toHaveCount(3);
      await live(page);
    });

    await test.step('a message that looks like a scam is marked with the reason, and arrives', async () => {
      await write(
        page,
        'My shipping agent picks it up. I send you a check with $2,000 extra, please wire the rest to him.',
      );
      await expect(said(sellers.page, 'Possible scam')).toBeVisible();
      await expect(page.getByText('Possible scam')).toBeHidden();
    });

    await test.step('it is reported and the person blocked', async () => {
      const last = sellers.page.getByRole('listitem').filter({ hasText: 'My shipping agent' });
      await last.getByRole('button', { name: /^Report: My shipping agent/ }).click();
      await sellers.page.getByRole('radio', { name: 'Looks like a scam' }).check();
      await sellers.page.getByRole('checkbox', { name: 'Block this person too' }).check();
      await expectAccessible(sellers.page);
      await sellers.page.getByRole('button', { name: 'Send report' }).click();
      await expect(sellers.page.getByText('You blocked Tom B., so you can’t message each other.')).toBeVisible();
      await expect(page.getByText('You can’t message Maria G. anymore.')).toBeVisible();
      await sellers.page.getByRole('button', { name: 'Unblock' }).click();
      await expect(sellers.page.getByRole('textbox', { name: /^Message / })).toBeFocused();
      await expect(page.getByRole('textbox', { name: /^Message / })).toBeVisible();
    });
    await sellers.context.close();
    expect(complaints.splice(0).filter((line) => !/ERR_INTERNET_DISCONNECTED|WebSocket/.test(line))).toEqual([]);
  });
});

test('without a script the list is whole, a conversation reads well, and a plain form answers', async ({
  browser,
  services,
}) => {
  const [seller, buyer] = await Promise.all([makeAccount(services), makeAccount(services, 'Tom Baker')]);
  const path = await publishFor(services, seller);
  const plain = { javaScriptEnabled: false } as const;
  const asks = await browser.newContext(plain);
  await signIn(asks, services, buyer);
  const page = await asks.newPage();
  await page.goto(path);
  await page.getByRole('textbox', { name: 'Your message' }).fill('When could I see it?');
  await page.locator('#ask').getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page).toHaveURL(/\/my\/messages\/[0-9a-f-]{36}/);
  await expect(page.getByRole('log')).toContainText('When could I see it?');

  const answers = await browser.newContext(plain);
  await signIn(answers, services, seller);
  const other = await answers.newPage();
  await other.goto('/my/messages');
  await other.getByRole('link', { name: /When could I see it/ }).click();
  await other.getByRole('textbox', { name: /^Message / }).fill('Saturday at ten.');
  await other.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(other.getByRole('log')).toContainText('Saturday at ten.');
  await page.reload();
  await expect(page.getByRole('log')).toContainText('Saturday at ten.');
  await Promise.all([asks.close(), answers.close()]);
});

test('somebody without an account asks, confirms by mail, and is in the conversation', async ({ page, services }) => {
  const seller = await makeAccount(services);
  const path = await publishFor(services, seller);
  const email = newEmail('guest');
  await page.goto(path);
  await page.getByRole('textbox', { name: 'Your message' }).fill('Does it have a trailer hitch?');
  await page.locator('#ask').getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Where should we send the reply?' })).toBeVisible();
  await expectAccessible(page);
  await expectFits(page);
  await page.getByRole('button', { name: 'Email me a link' }).click();
  await page.getByRole('textbox', { name: 'Email address' }).fill(email);
  await page.getByRole('textbox', { name: /^First name/ }).fill('Sam Rivers');
  await page.getByRole('button', { name: 'Email me a link' }).click();
  await expect(page).toHaveURL(/\/ask\?sent=1/);
  await page.goto(await mailedLink(email, '/ask/confirm'));
  await page.getByRole('main').getByRole('button').click();
  await expect(page).toHaveURL(/\/my\/messages\//);
  await expect(said(page, 'Does it have a trailer hitch?')).toBeVisible();

  await page.getByRole('button', { name: 'Conversation options' }).click();
  await page.getByRole('button', { name: 'Mute', exact: true }).click();
  await page.getByRole('button', { name: 'Conversation options' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Unmute' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Unmute' })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Conversation options' })).toBeFocused();
});

test('condition answers are true facts, and what is open is asked behind what was typed', async ({
  page,
  services,
}) => {
  const path = await publishFor(services, await makeAccount(services));
  await page.goto(path);
  const condition = page.getByRole('region', { name: 'Condition', exact: true });
  await expect(condition.getByText('Brakes: no known issues')).toBeVisible();
  await expect(condition.getByText(/^(Yes|No|Not answered)$/)).toHaveCount(0);
  await expect(condition.getByText(/^\d+ not answered\.$/)).toBeVisible();
  const message = page.getByRole('textbox', { name: 'Your message' });
  await message.fill('Hello Maria.');
  await page.locator('#ask').getByRole('button', { name: 'Is it still available?' }).click();
  await expect(message).toHaveValue('Hello Maria. Is it still available?');
  await condition.getByRole('link', { name: /^Ask/ }).click();
  await expect(message).toBeFocused();
  await expect(message).toHaveValue(/^Hello Maria\. Is it still available\? Can you tell me about .+\?$/);
});
