import { beforeEach, describe, expect, test } from 'vitest';
import {
  blockPerson,
  changeConversation,
  listConversations,
  mailUnread,
  markRead,
  startConversation,
} from '#features/chat/server/index.ts';
import type { Ctx } from '#platform/context.ts';
import { kickMail } from '#platform/mail/index.ts';
import { unsubscribe } from '#features/accounts/server/unsubscribe/index.ts';
import { ENGINES } from '../../../support/database.ts';
import { useServices } from '../../../support/services.ts';
import { addressOf, makeBox } from '../../saved/server/support.ts';
import { publish } from '../../listings/server/support.ts';
import { idOf, makePair, say } from './support.ts';

const MINUTE = 60_000;

describe.each(ENGINES)('letters about messages on %s', (engine) => {
  const box = makeBox();
  const services = useServices({ engine, mailer: box.mailer });
  beforeEach(async () => {
    await services().database.empty();
    box.emails.length = 0;
  });

  /** One run of the job, later. */
  async function run(minutes: number): Promise<void> {
    services().clock.advance(minutes * MINUTE);
    await mailUnread({ services: services() });
    await kickMail({ services: services() });
  }

  test('tell of what was not read within five minutes, once, in one letter for all conversations', async () => {
    const { seller, buyer, id } = await makePair(services());
    const second = await publish(services());
    await services().database.sql`update listings set owner_id = ${idOf(seller)} where id = ${second.id}`;
    await say(
      buyer,
      id,
      'Call me at (407) 555-0123 or write to me@example.com, I have cash and can come today or tomorrow after work, whenever suits you best',
    );
    await startConversation({ ctx: buyer, input: { listingId: second.id, message: 'And this one?' } });
    await run(4);
    expect(box.emails).toEqual([]);
    await run(1);
    expect(box.emails).toHaveLength(1);
    const [email] = box.to(seller);
    expect(email).toMatchObject({ subject: '3 new messages on Curbtag', to: addressOf(seller) });
    expect(email?.text).toContain('2 new from Ben O.: Call •••-•••• or write to'.replace('Call', 'Call me at'));
    expect(email?.text).toContain('Ben O.: And this one?');
    expect(email?.text).not.toMatch(/whenever suits|me@example\.com|555-0123|private\.example/);
    expect(email?.unsubscribeUrl).toMatch(/\/api\/unsubscribe\?token=m\./);
    await run(120);
    expect(box.emails).toHaveLength(1);
  });

  test('are not sent for what was read, muted, blocked with the switch, or while somebody is there', async () => {
    const read = await makePair(services());
    await markRead({ ctx: read.seller, input: { id: read.id, userId: idOf(read.seller) } });
    const muted = await makePair(services());
    await changeConversation({ ctx: muted.seller, input: { id: muted.id, muted: true } });
    const off = await makePair(services());
    await services().database
      .sql`update users set settings = '{"message_letters": false}' where id = ${idOf(off.seller)}`;
    const there = await makePair(services());
    services().clock.advance(4 * MINUTE);
    await listConversations({ ctx: there.seller, input: { limit: 10 } });
    await run(3);
    expect(box.emails).toEqual([]);
    await run(3);
    expect(box.emails.map(({ to }) => to)).toEqual([addressOf(there.seller)]);
    await blockPerson({ ctx: there.seller, input: { personId: idOf(there.buyer) } });
  });

  test('come no more often than every half hour to who stays away, and at once again to who came back', async () => {
    const { seller, buyer, id } = await makePair(services());
    await run(5);
    await say(buyer, id, 'Hello?');
    await run(10);
    expect(box.to(seller)).toHaveLength(1);
    await run(20);
    expect(box.to(seller)).toHaveLength(2);
    services().clock.advance(MINUTE);
    await say(buyer, id, 'Still there?');
    await listConversations({ ctx: seller, input: { limit: 10 } });
    await run(6);
    expect(
      box
        .to(seller)
        .map(({ subject }) => subject)
        .at(-1),
    ).toBe('Ben O. messaged you about 2014 Honda Accord EX-L');
    expect(box.to(seller)).toHaveLength(3);
  });

  test('are one even when several processes run the job at the same moment', async () => {
    const pairs = [];
    for (let at = 0; at < 5; at++) pairs.push(await makePair(services()));
    services().clock.advance(6 * MINUTE);
    await Promise.all(Array.from({ length: 6 }, () => mailUnread({ services: services() })));
    await kickMail({ services: services() });
    for (const { seller } of pairs) expect(box.to(seller)).toHaveLength(1);
    expect(services().errors).toEqual([]);
  });

  test('end with their link', async () => {
    const { seller, buyer, id } = await makePair(services());
    await run(5);
    const token = new URL(String(box.emails[0]?.unsubscribeUrl)).searchParams.get('token');
    const visitor = { ...services(), actor: { kind: 'visitor', sessionKey: null } } as Ctx;
    expect(await unsubscribe({ ctx: visitor, token })).toEqual({ kind: 'messages', name: null, ended: true });
    await say(buyer, id, 'Hello?');
    await run(60);
    expect(box.to(seller)).toHaveLength(1);
  });
});
