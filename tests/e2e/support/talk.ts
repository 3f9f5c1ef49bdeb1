import type { Browser, Page } from '@playwright/test';
import { startConversation } from '#features/chat/server/index.ts';
import { createRequest, updateRequest } from '#features/listings/server/index.ts';
import { type Ctx, type Services, withActor } from '#platform/context.ts';
import { completeAnswers } from '../../support/answers.ts';
import { type Account, makeAccount, signIn } from './people.ts';

/** What an account may do, without a browser. */
export const asked = (services: Services, { id }: Account): Ctx =>
  withActor(services, {
    kind: 'user',
    userId: id,
    sessionId: '00000000-0000-4000-8000-000000000001',
    sessionKey: null,
    role: 'MEMBER',
  });

type Sold = Pick<Parameters<typeof createRequest>[0]['input'], 'flow' | 'answers'>;
const CAR: Sold = { flow: 'vehicle', answers: completeAnswers({ year: 2012, model: 'Civic' }) };

/** Something for sale, a car unless said otherwise, and a buyer who asked about it. */
export async function makeTalk(services: Services, sold: Sold = CAR) {
  const [seller, buyer] = await Promise.all([
    makeAccount(services, 'Maria Gonzalez'),
    makeAccount(services, 'Tom Baker'),
  ]);
  const ctx = asked(services, seller);
  const draft = await createRequest({ ctx, input: { ...sold, flow_type: 'DEFAULT' } });
  const { path } = await updateRequest({ ctx, ref: draft.id, input: { status: 'PUBLISHED' } });
  const { conversation } = await startConversation({
    ctx: asked(services, buyer),
    input: { listingId: draft.id, message: 'Is it still available?' },
  });
  return { seller, buyer, listing: draft.id, path: path ?? '', id: conversation.id };
}

/** A page of somebody else's browser. */
export async function openAs(browser: Browser, services: Services, account: Account, path: string): Promise<Page> {
  const context = await browser.newContext();
  await signIn(context, services, account);
  const page = await context.newPage();
  await page.goto(path);
  return page;
}

/** From here on what others do arrives by itself. */
export const live = (page: Page) => page.waitForFunction(() => document.documentElement.dataset.live === 'ready');
