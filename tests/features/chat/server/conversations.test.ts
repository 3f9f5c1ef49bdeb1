import { beforeEach, describe, expect, test } from 'vitest';
import {
  blockPerson,
  changeConversation,
  countUnread,
  listBlocked,
  listConversations,
  listReplies,
  markDelivered,
  markRead,
  readConversation,
  reportConversation,
  saveReplies,
  startConversation,
  unblockPerson,
} from '#features/chat/server/index.ts';
import type { Ctx } from '#platform/context.ts';
import * as schema from '#features/schema.ts';
import { ENGINES } from '../../../support/database.ts';
import { useServices } from '../../../support/services.ts';
import { fault, member, publish, update } from '../../listings/server/support.ts';
import { FIRST_QUESTION, idOf, makeHub, makePair, say } from './support.ts';

const page = (ctx: Ctx, id: string, input: { after?: number; before?: number; limit?: number } = {}) =>
  readConversation({ ctx, input: { id, limit: 50, ...input } });
const listed = async (ctx: Ctx) => (await listConversations({ ctx, input: { limit: 30 } })).conversations;

describe.each(ENGINES)('conversations on %s', (engine) => {
  const hub = makeHub();
  const services = useServices({ engine, realtime: hub.realtime });
  beforeEach(async () => {
    await services().database.empty();
    hub.told.length = 0;
  });

  test('begin with a question about a listing, and asking again goes on with the same one', async () => {
    const { buyer, seller, listing, id, started } = await makePair(services());
    expect(started).toMatchObject({
      created: true,
      message: { seq: 1, content: FIRST_QUESTION, senderId: idOf(buyer), body: { kind: 'TEXT' }, marks: [] },
      conversation: { role: 'BUYER', person: { id: idOf(seller), name: 'Maria G.' }, listing: { id: listing.id } },
    });
    const again = await startConversation({ ctx: buyer, input: { listingId: listing.unique_id, message: 'Hello?' } });
    expect(again).toMatchObject({ created: false, conversation: { id, lastSeq: 2 }, message: { seq: 2 } });
    const back = await startConversation({
      ctx: seller,
      input: { listingId: listing.id, recipientId: idOf(buyer), message: 'It is.' },
    });
    expect(back).toMatchObject({ created: false, conversation: { id, role: 'SELLER', person: { name: 'Ben O.' } } });
  });

  test('two first questions at once open one conversation', async () => {
    const listing = await publish(services());
    const buyer = await member(services());
    const ask = (at: number) =>
      startConversation({ ctx: buyer, input: { listingId: listing.id, message: `Question ${at}` } });
    const started = await Promise.all(Array.from({ length: 6 }, (_, at) => ask(at)));
    expect(new Set(started.map(({ conversation }) => conversation.id)).size).toBe(1);
    expect(started.map(({ message }) => message.seq).sort()).toEqual([1, 2, 3, 4, 5, 6]);
  });

  test('are between a buyer and the seller, about a listing that is for sale', async () => {
    const listing = await publish(services());
    const [buyer, stranger] = [await member(services()), await member(services())];
    const ask = (ctx: Ctx, input: { recipientId?: string } = {}, listingId = listing.id) =>
      startConversation({ ctx, input: { listingId, message: 'Hello there', ...input } });
    await expect(ask(listing.ctx)).rejects.toMatchObject(fault('refused', 'own_listing'));
    await expect(ask(listing.ctx, { recipientId: idOf(buyer) })).rejects.toMatchObject(
      fault('refused', 'buyers_first'),
    );
    await expect(ask(buyer, { recipientId: idOf(stranger) })).rejects.toMatchObject(fault('missing'));
    await expect(ask(buyer, {}, crypto.randomUUID())).rejects.toMatchObject(fault('missing'));
    await update(listing.ctx, listing.id, { status: 'SOLD' });
    await expect(ask(buyer)).rejects.toMatchObject(fault('refused', 'listing_closed'));
    await update(listing.ctx, listing.id, { status: 'ARCHIVED' });
    await expect(ask(buyer)).rejects.toMatchObject(fault('gone'));
  });

  test('are there for their two people alone', async () => {
    const { id } = await makePair(services());
    const stranger = await member(services());
    await expect(page(stranger, id)).rejects.toMatchObject(fault('missing'));
    await expect(say(stranger, id, 'Let me in')).rejects.toMatchObject(fault('missing'));
    await expect(say(stranger, crypto.randomUUID(), 'Hello')).rejects.toMatchObject(fault('missing'));
    await expect(markDelivered({ ctx: stranger, input: { id, seq: 1 } })).rejects.toMatchObject(fault('missing'));
    await expect(changeConversation({ ctx: stranger, input: { id, muted: true } })).rejects.toMatchObject(
      fault('missing'),
    );
    expect(await listed(stranger)).toEqual([]);
    expect(hub.told.every(({ people }) => !people.includes(idOf(stranger)))).toBe(true);
  });

  test('keep the order of the server, a page at a time, and catch up behind a place', async () => {
    const { buyer, seller, id } = await makePair(services());
    await Promise.all(Array.from({ length: 60 }, (_, at) => say(at % 2 ? buyer : seller, id, `Message number ${at}`)));
    const newest = await page(seller, id, { limit: 20 });
    expect(newest.messages.map(({ seq }) => seq)).toEqual(Array.from({ length: 20 }, (_, at) => 42 + at));
    expect(newest).toMatchObject({ hasOlder: true, hasNewer: false });
    const older = await page(seller, id, { before: 42, limit: 50 });
    expect(older.messages.map(({ seq }) => seq)).toEqual(Array.from({ length: 41 }, (_, at) => 1 + at));
    expect(older).toMatchObject({ hasOlder: false, hasNewer: true });
    const caught = await page(buyer, id, { after: 10, limit: 30 });
    expect(caught.messages.map(({ seq }) => seq)).toEqual(Array.from({ length: 30 }, (_, at) => 11 + at));
    expect(caught.hasNewer).toBe(true);
    expect((await page(buyer, id, { after: 61 })).messages).toEqual([]);
  });

  test('hold a message sent again under its key once', async () => {
    const { buyer, id } = await makePair(services());
    const sent = await Promise.all(Array.from({ length: 8 }, () => say(buyer, id, 'One for the road', undefined, 'k')));
    expect(new Set(sent.map((message) => message.id)).size).toBe(1);
    expect(sent[0]).toMatchObject({ seq: 2, key: 'k' });
    expect(hub.told.filter(({ name }) => name === 'messages:created')).toHaveLength(2);
    await expect(say(buyer, id, 'Something else', undefined, 'k')).rejects.toMatchObject(
      fault('refused', 'idempotency_key_reused'),
    );
  });

  test('announce a message to both people once it is stored', async () => {
    const { buyer, seller, id } = await makePair(services());
    hub.told.length = 0;
    const message = await say(seller, id, 'Yes, it is.');
    expect(hub.told).toEqual([
      {
        people: [idOf(buyer), idOf(seller)],
        name: 'messages:created',
        payload: { conversationId: id, from: 2, to: 2, messages: [message] },
      },
    ]);
  });

  test('know what was read and delivered, and never go back', async () => {
    const { buyer, seller, id } = await makePair(services());
    await say(buyer, id, 'Could I see it on Saturday?');
    expect(await countUnread({ ctx: seller })).toBe(2);
    expect(await listed(seller)).toMatchObject([{ unread: 2, readSeq: 0 }]);
    hub.told.length = 0;
    await markDelivered({ ctx: seller, input: { id, seq: 1 } });
    expect(await listed(buyer)).toMatchObject([{ theirDeliveredSeq: 1, theirReadSeq: 0, unread: 0 }]);
    const marked = await markRead({ ctx: seller, input: { id, userId: idOf(seller) } });
    expect(marked).toEqual({ readSeq: 2, deliveredSeq: 2, unread: 0 });
    expect(await markRead({ ctx: seller, input: { id, userId: idOf(seller), seq: 1 } })).toMatchObject({ readSeq: 2 });
    expect(await markDelivered({ ctx: seller, input: { id, seq: 99 } })).toMatchObject({ deliveredSeq: 2 });
    expect(hub.told.map(({ name, payload }) => ({ name, payload }))).toEqual([
      { name: 'conversation:delivered', payload: { conversationId: id, userId: idOf(seller), seq: 1 } },
      { name: 'conversation:read', payload: { conversationId: id, userId: idOf(seller), seq: 2 } },
    ]);
    await expect(markRead({ ctx: buyer, input: { id, userId: idOf(seller) } })).rejects.toMatchObject(fault('missing'));
  });

  test('are listed by their newest message, page after page', async () => {
    const seller = await publish(services());
    const ids: string[] = [];
    for (let at = 0; at < 5; at++) {
      services().clock.advance(1000);
      const buyer = await member(services());
      const input = { listingId: seller.id, message: `Question number ${at}` };
      ids.unshift((await startConversation({ ctx: buyer, input })).conversation.id);
    }
    const first = await listConversations({ ctx: seller.ctx, input: { limit: 3 } });
    expect(first).toMatchObject({ unread: 5, nextCursor: expect.any(String) });
    const input = { limit: 3, cursor: first.nextCursor ?? '' };
    const second = await listConversations({ ctx: seller.ctx, input });
    expect([...first.conversations, ...second.conversations].map(({ id }) => id)).toEqual(ids);
    expect(second.nextCursor).toBeNull();
  });

  test('hide addresses and numbers of the other person', async () => {
    const { buyer, seller, id } = await makePair(services());
    await services().db.update(schema.users).set({ phone: '+14075550123' });
    const seen = JSON.stringify([await listed(buyer), await page(buyer, id), await listed(seller), hub.told]);
    expect(seen).not.toMatch(/@private\.example|4075550123/);
  });

  test('say which contacts a message gives away, and send it as it is', async () => {
    const { buyer, id } = await makePair(services());
    const text = 'Call me at (407) 555-0199 or write to ben@example.com';
    expect(await say(buyer, id, text)).toMatchObject({ content: text, contacts: ['EMAIL', 'PHONE'] });
  });

  test('can be muted: they neither count nor send letters', async () => {
    const { seller, id } = await makePair(services());
    expect(await changeConversation({ ctx: seller, input: { id, muted: true } })).toMatchObject({
      muted: true,
      unread: 1,
    });
    expect(await countUnread({ ctx: seller })).toBe(0);
    await changeConversation({ ctx: seller, input: { id, muted: false } });
    expect(await countUnread({ ctx: seller })).toBe(1);
  });

  test('end between people of whom one blocks the other, and say so', async () => {
    const { buyer, seller, listing, id } = await makePair(services());
    await blockPerson({ ctx: seller, input: { personId: idOf(buyer) } });
    await blockPerson({ ctx: seller, input: { personId: idOf(buyer) } });
    await expect(say(buyer, id, 'Hello?')).rejects.toMatchObject(fault('refused', 'blocked'));
    await expect(say(seller, id, 'Hello?')).rejects.toMatchObject(fault('refused', 'you_blocked'));
    const other = await publish(services());
    await services()
      .db.update(schema.listings)
      .set({ ownerId: idOf(seller) });
    await expect(
      startConversation({ ctx: buyer, input: { listingId: other.id, message: 'And this one?' } }),
    ).rejects.toMatchObject(fault('refused', 'blocked'));
    expect(await listed(buyer)).toMatchObject([{ closed: 'blocked', listing: { id: listing.id } }]);
    expect(await listed(seller)).toMatchObject([{ closed: 'you_blocked' }]);
    expect(await listBlocked({ ctx: seller })).toMatchObject([{ id: idOf(buyer), name: 'Ben O.' }]);
    await unblockPerson({ ctx: seller, input: { personId: idOf(buyer) } });
    expect(await say(buyer, id, 'Hello again')).toMatchObject({ seq: 2 });
    await expect(
      blockPerson({ ctx: buyer, input: { personId: idOf(await member(services())) } }),
    ).rejects.toMatchObject(fault('missing'));
  });

  test('can be reported, message or person, once, with what was said then', async () => {
    const { buyer, seller, id } = await makePair(services());
    const message = await say(buyer, id, 'Send the title first, my agent pays later');
    const input = { conversationId: id, messageId: message.id, reason: 'SCAM', note: 'Odd', block: false } as const;
    const first = await reportConversation({ ctx: seller, input });
    expect(await reportConversation({ ctx: seller, input })).toEqual(first);
    await reportConversation({ ctx: seller, input: { ...input, messageId: undefined, block: true } });
    await expect(reportConversation({ ctx: buyer, input })).rejects.toMatchObject(fault('refused', 'own_message'));
    const stranger = await member(services());
    await expect(reportConversation({ ctx: stranger, input })).rejects.toMatchObject(fault('missing'));
    const reports = await services().db.select().from(schema.reports).orderBy(schema.reports.createdAt);
    expect(reports.map(({ subject, aboutId, status }) => ({ subject, aboutId, status }))).toEqual([
      { subject: 'MESSAGE', aboutId: idOf(buyer), status: 'OPEN' },
      { subject: 'PERSON', aboutId: idOf(buyer), status: 'OPEN' },
    ]);
    expect(reports[0]).toMatchObject({ evidence: { content: message.content }, reporterId: idOf(seller) });
    expect(await listBlocked({ ctx: seller })).toHaveLength(1);
    expect(await services().db.select().from(schema.reportLog)).toMatchObject([
      { action: 'OPENED' },
      { action: 'OPENED' },
    ]);
    await expect(services().database.sql`update report_log set note = 'changed'`).rejects.toThrow('append-only');
    await expect(services().database.sql`delete from report_log`).rejects.toThrow('append-only');
  });

  test('come with saved replies', async () => {
    const seller = await member(services());
    expect(await listReplies({ ctx: seller })).toEqual([]);
    await saveReplies({ ctx: seller, input: { replies: ['Yes, it is.', ' Yes, it is. ', 'Sold, sorry.\u0000'] } });
    expect(await listReplies({ ctx: seller })).toEqual(['Yes, it is.', 'Sold, sorry.']);
  });

  test('lose control characters and tricks of direction, and nothing else', async () => {
    const { buyer, id } = await makePair(services());
    const message = await say(
      buyer,
      id,
      '<b>Hi</b>\u0000\u202Egnp.exe\u202C \uD800 <script>alert(1)</script>\r\n\n\n\n👩‍🔧 ok\t!',
    );
    expect(message.content).toBe('<b>Hi</b>gnp.exe  <script>alert(1)</script>\n\n👩‍🔧 ok !');
    await expect(say(buyer, id, ' \u200B\n\u0007 ')).rejects.toMatchObject(fault('invalid'));
    await expect(say(buyer, id, 'x'.repeat(4001))).rejects.toMatchObject(fault('invalid'));
  });
});
