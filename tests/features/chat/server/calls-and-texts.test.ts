import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import {
  blockPerson,
  listConversations,
  mailUnread,
  readConversation,
  tellMeetings,
} from '#features/chat/server/index.ts';
import * as schema from '#features/schema.ts';
import type { Ctx } from '#platform/context.ts';
import { kickMail } from '#platform/mail/index.ts';
import { deliverTexts } from '#platform/sms/deliver.ts';
import type { OutgoingText } from '#platform/sms/index.ts';
import { ENGINES } from '../../../support/database.ts';
import { useServices } from '../../../support/services.ts';
import { makeBox } from '../../saved/server/support.ts';
import { idOf, makePair, say } from './support.ts';

const HOUR = 3_600_000;
const NUMBER = '+14075550123';

describe.each(ENGINES)('a confirmed number in conversations on %s', (engine) => {
  const box = makeBox();
  const texts: OutgoingText[] = [];
  const texter = { send: async (text: OutgoingText) => void texts.push(text), close: async () => {} };
  const services = useServices({ engine, mailer: box.mailer, texter });
  beforeEach(async () => {
    await services().database.empty();
    box.emails.length = 0;
    texts.length = 0;
    services().clock.set('2026-11-20T12:00:00.000Z');
  });

  const setUp = (ctx: Ctx, settings: object, contactMethod: 'PHONE' | 'EMAIL' = 'PHONE') =>
    services()
      .db.update(schema.users)
      .set({ phone: NUMBER, phoneConfirmedAt: services().now(), contactMethod, settings: { ...settings } })
      .where(eq(schema.users.id, idOf(ctx)));
  const call = async (ctx: Ctx, id: string) => {
    const { conversation } = await readConversation({ ctx, input: { id, limit: 5 } });
    return conversation.call;
  };
  async function agree(buyer: Ctx, seller: Ctx, id: string): Promise<string> {
    const startsAt = new Date(services().now().getTime() + 50 * HOUR).toISOString();
    const when = { startsAt, minutes: 30, timeZone: 'America/New_York', place: '', insteadOf: null };
    const proposed = await say(buyer, id, '', { kind: 'VIEWING', ...when });
    await say(seller, id, '', { kind: 'VIEWING_ANSWER', viewingId: proposed.id, answer: 'CONFIRM' });
    return proposed.id;
  }

  test('is shown to the buyer of a confirmed visit alone, while the seller wants it', async () => {
    const { seller, buyer, id } = await makePair(services());
    await setUp(seller, { show_phone: true });
    expect(await call(buyer, id)).toBeUndefined();
    const viewingId = await agree(buyer, seller, id);
    expect(await call(buyer, id)).toBe(NUMBER);
    expect(await call(seller, id)).toBeUndefined();
    const listed = JSON.stringify(await listConversations({ ctx: seller, input: { limit: 20 } }));
    expect(listed).not.toContain('5550123');
    await setUp(seller, { show_phone: false });
    expect(await call(buyer, id)).toBeUndefined();
    await setUp(seller, { show_phone: true });
    await services()
      .db.update(schema.users)
      .set({ phoneConfirmedAt: null })
      .where(eq(schema.users.id, idOf(seller)));
    expect(await call(buyer, id)).toBeUndefined();
    await setUp(seller, { show_phone: true });
    services().clock.advance(75 * HOUR);
    expect(await call(buyer, id)).toBeUndefined();
    services().clock.advance(-75 * HOUR);
    await say(seller, id, '', { kind: 'VIEWING_ANSWER', viewingId, answer: 'CANCEL' });
    expect(await call(buyer, id)).toBeUndefined();
  });

  test('is not shown to somebody who was blocked', async () => {
    const { seller, buyer, id } = await makePair(services());
    await setUp(seller, { show_phone: true });
    await agree(buyer, seller, id);
    await blockPerson({ ctx: seller, input: { personId: idOf(buyer) } });
    expect(await call(buyer, id)).toBeUndefined();
  });

  test('gets a text with a link instead of the email about a message and a visit, each once', async () => {
    const { seller, buyer, id } = await makePair(services());
    await setUp(seller, {});
    const run = async () => {
      await mailUnread({ services: services() });
      await tellMeetings({ services: services() });
      await deliverTexts({ services: services() });
      await kickMail({ services: services() });
    };
    services().clock.advance(6 * 60_000);
    await run();
    await run();
    await expect.poll(() => texts.length).toBe(1);
    expect(texts[0]?.to).toBe(NUMBER);
    expect(texts[0]?.body).toMatch(
      /^Curbtag: Ben O\. messaged you about .+ http:\/\/localhost:4321\/my\/messages\/[\w-]+$/,
    );
    expect(texts[0]?.body).not.toContain('still available');
    expect(box.to(seller)).toEqual([]);
    await agree(buyer, seller, id);
    await run();
    await run();
    await expect.poll(() => texts.length).toBe(2);
    expect(texts[1]?.body).toMatch(/^Curbtag: Your visit is confirmed for /);
    expect(box.to(seller)).toEqual([]);
    expect(box.to(buyer).map(({ subject }) => subject)).toEqual([expect.stringMatching(/^Confirmed: your visit/)]);
  });

  test('gets no text about messages with their switch off', async () => {
    const { seller } = await makePair(services());
    await setUp(seller, { message_letters: false });
    services().clock.advance(6 * 60_000);
    await mailUnread({ services: services() });
    expect(await services().db.select().from(schema.smsQueue)).toEqual([]);
  });
});
