import { and, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import {
  blockPerson,
  changeConversation,
  countUnread,
  mailUnread,
  readConversation,
  reserveForBuyer,
  startConversation,
  tellThreads,
} from '#features/chat/server/index.ts';
import { newsKey, writeLines } from '#features/chat/server/news/write-lines.ts';
import { mailSavedNews, saveListing } from '#features/saved/server/index.ts';
import { unsubscribe } from '#features/accounts/server/unsubscribe/index.ts';
import type { Ctx } from '#platform/context.ts';
import * as schema from '#features/schema.ts';
import { kickMail } from '#platform/mail/index.ts';
import { ENGINES } from '../../../support/database.ts';
import { makeCtx, useServices } from '../../../support/services.ts';
import { makeBox } from '../../saved/server/support.ts';
import { fault, member, update } from '../../listings/server/support.ts';
import { idOf, makeHub, makePair, offer, say } from './support.ts';

const held = (name: string) => `The seller is holding this listing for ${name}, and it now shows as pending.`;
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

describe.each(ENGINES)('news of a listing on %s', (engine) => {
  const box = makeBox();
  const hub = makeHub();
  const services = useServices({ engine, mailer: box.mailer, realtime: hub.realtime });
  beforeEach(async () => {
    await services().database.empty();
    box.emails.length = 0;
    hub.told.length = 0;
    services().errors.length = 0;
    services().clock.set('2026-11-20T12:00:00.000Z');
  });

  const inDays = (days: number) => new Date(services().now().getTime() + days * DAY).toISOString();
  const visit = (days = 2) =>
    ({
      kind: 'VIEWING',
      startsAt: inDays(days),
      minutes: 30,
      timeZone: 'America/New_York',
      place: '',
      insteadOf: null,
    }) as const;
  const confirm = (viewingId: string) => ({ kind: 'VIEWING_ANSWER', viewingId, answer: 'CONFIRM' }) as const;
  const accept = (offerId: string) => ({ kind: 'OFFER_ANSWER', offerId, answer: 'ACCEPT' }) as const;
  const tell = () => tellThreads({ services: services() });

  async function read(ctx: Ctx, id: string) {
    return (await readConversation({ ctx, input: { id, limit: 50 } })).messages;
  }
  /** What was said of the listing in a conversation. */
  async function lines(ctx: Ctx, id: string): Promise<string[]> {
    return (await read(ctx, id)).flatMap(({ body, content }) => (body.kind === 'LISTING' ? [content] : []));
  }
  async function statuses(ctx: Ctx, id: string): Promise<string[]> {
    return (await read(ctx, id)).flatMap(({ body }) => ('status' in body ? [`${body.kind} ${body.status}`] : []));
  }
  async function another(listingId: string, fullName = 'Ann Lee') {
    const ctx = await member(services(), { fullName });
    const { conversation } = await startConversation({ ctx, input: { listingId, message: 'Can I see it?' } });
    return { ctx, id: conversation.id };
  }
  async function saver(listingId: string): Promise<Ctx> {
    const ctx = await member(services(), { fullName: 'Sue Park' });
    await saveListing({ ctx, input: { ref: listingId, saved: true } });
    return ctx;
  }
  /** One run of the emails, later. */
  async function mail(): Promise<void> {
    services().clock.advance(MINUTE);
    await mailSavedNews({ services: services() });
    await kickMail({ services: services() });
  }

  test('reaches every conversation once, on open devices, whoever runs the job how often', async () => {
    const { seller, buyer, listing, id } = await makePair(services());
    const ann = await another(listing.id);
    await update(seller, listing.id, { status: 'SOLD' });
    hub.told.length = 0;
    await Promise.all(Array.from({ length: 5 }, tell));
    await tell();
    for (const [ctx, place] of [
      [buyer, id],
      [ann.ctx, ann.id],
    ] as const)
      expect(await lines(ctx, place)).toEqual(['This listing has been sold.']);
    const told = hub.told.filter(({ name }) => name === 'messages:created');
    expect(told.map(({ people }) => people.toSorted()).toSorted()).toEqual(
      [[idOf(seller), idOf(buyer)].toSorted(), [idOf(seller), idOf(ann.ctx)].toSorted()].toSorted(),
    );
    expect(await countUnread({ ctx: buyer })).toBe(1);
    expect(services().errors).toEqual([]);
  });

  test('is told by the next process when one ended between the lines and the devices', async () => {
    const { seller, buyer, listing, id } = await makePair(services());
    await update(seller, listing.id, { status: 'SOLD' });
    const { db } = services();
    const [news] = await db.select().from(schema.listingNews);
    if (!news) throw new Error('Nothing is to be told.');
    // The first process wrote, and was killed before its commit; the second one was killed after it.
    await expect(
      db.transaction(async (tx) => {
        await writeLines(services(), tx, news);
        throw new Error('killed');
      }),
    ).rejects.toThrow('killed');
    expect(await lines(buyer, id)).toEqual([]);
    await db.transaction(async (tx) => {
      await writeLines(services(), tx, news);
      await tx.update(schema.listingNews).set({ writtenAt: services().now() });
    });
    hub.told.length = 0;
    expect(await tell()).toBe(1);
    expect(await lines(buyer, id)).toEqual(['This listing has been sold.']);
    expect(hub.told).toEqual([
      { people: [idOf(buyer), idOf(seller)], name: 'conversation:updated', payload: { conversationId: id } },
    ]);
    const rows = await db
      .select()
      .from(schema.messages)
      .where(and(eq(schema.messages.conversationId, id), eq(schema.messages.key, newsKey(news))));
    expect(rows).toHaveLength(1);
    expect(await tell()).toBe(0);
  });

  test('closes what is open, politely, and is not told across a block', async () => {
    const { seller, buyer, listing, id } = await makePair(services());
    const { id: offerId } = await say(buyer, id, '', offer(900_000));
    const { id: viewingId } = await say(seller, id, '', visit());
    await say(buyer, id, '', confirm(viewingId));
    const blocked = await another(listing.id);
    await blockPerson({ ctx: blocked.ctx, input: { personId: idOf(seller) } });
    await update(seller, listing.id, { status: 'INACTIVE' });
    // In the second before the line stands, too, nothing is agreed to any more.
    await expect(say(seller, id, '', accept(offerId))).rejects.toMatchObject(fault('refused', 'listing_closed'));
    await tell();
    expect(await statuses(buyer, id)).toEqual(['OFFER CLOSED', 'VIEWING CANCELLED']);
    expect(await lines(buyer, id)).toEqual([
      'This listing is no longer available. Thanks for the $9,000 offer. It’s now closed. The visit on Sun, Nov 22, 7:00 AM ET is canceled.',
    ]);
    await expect(say(seller, id, '', accept(offerId))).rejects.toMatchObject(fault('refused', 'offer_not_open'));
    expect(await lines(blocked.ctx, blocked.id)).toEqual([]);
  });

  test('an accepted offer keeps the listing for its buyer: their visit stays, the others’ end', async () => {
    const { seller, buyer, listing, id } = await makePair(services());
    const { id: offerId } = await say(buyer, id, '', offer(900_000));
    await say(seller, id, '', accept(offerId));
    const { id: viewingId } = await say(buyer, id, '', visit());
    await say(seller, id, '', confirm(viewingId));
    const ann = await another(listing.id);
    await say(ann.ctx, ann.id, '', offer(950_000));
    await say(ann.ctx, ann.id, '', visit(3));
    await expect(reserveForBuyer({ ctx: buyer, input: { id } })).rejects.toMatchObject(fault('refused', 'not_seller'));
    const stranger = await member(services());
    await expect(reserveForBuyer({ ctx: stranger, input: { id } })).rejects.toMatchObject(fault('missing'));
    const kept = await reserveForBuyer({ ctx: seller, input: { id } });
    expect(kept.listing.status).toBe('RESERVED');
    await reserveForBuyer({ ctx: seller, input: { id } });
    expect(await lines(buyer, id)).toEqual([held('Ben O.')]);
    expect(await statuses(buyer, id)).toEqual(['OFFER ACCEPTED', 'VIEWING CONFIRMED']);
    expect(await statuses(ann.ctx, ann.id)).toEqual(['OFFER CLOSED', 'VIEWING CANCELLED']);
    expect((await lines(ann.ctx, ann.id)).join()).not.toContain('Ben');
    await update(seller, listing.id, { status: 'SOLD' });
    await tell();
    expect(await lines(buyer, id)).toHaveLength(2);
    expect(await statuses(buyer, id)).toEqual(['OFFER ACCEPTED', 'VIEWING CONFIRMED']);
    expect(await lines(ann.ctx, ann.id)).toHaveLength(2);
  });

  test('goes to another buyer when the first one falls through', async () => {
    const { seller, buyer, listing, id } = await makePair(services());
    const ann = await another(listing.id);
    await reserveForBuyer({ ctx: seller, input: { id } });
    await reserveForBuyer({ ctx: seller, input: { id: ann.id } });
    expect(await lines(ann.ctx, ann.id)).toEqual(['This listing is now pending.', held('Ann L.')]);
    expect(await lines(buyer, id)).toEqual([held('Ben O.'), 'This listing is now pending.']);
  });

  test('a relist is told to who heard that it was pending, and to nobody else', async () => {
    const { seller, buyer, listing, id } = await makePair(services());
    const sue = await saver(listing.id);
    await update(seller, listing.id, { status: 'RESERVED' });
    await tell();
    await mail();
    const later = await another(listing.id);
    const lateSaver = await saver(listing.id);
    services().clock.advance(DAY);
    await update(seller, listing.id, { status: 'PUBLISHED' });
    await tell();
    await mail();
    expect(await lines(buyer, id)).toEqual(['This listing is now pending.', 'This listing is for sale again.']);
    expect(await lines(later.ctx, later.id)).toEqual([]);
    expect(box.to(sue).map(({ subject }) => subject)).toEqual([
      'Pending: 2014 Honda Accord EX-L',
      'For sale again: 2014 Honda Accord EX-L',
    ]);
    expect(box.to(lateSaver)).toEqual([]);
  });

  test('goes to who saved it by email, once, as their switch says, and not to its seller', async () => {
    const { seller, listing } = await makePair(services());
    const sue = await saver(listing.id);
    const off = await saver(listing.id);
    await services().database.sql`update users set settings = '{"saved_letters": false}' where id = ${idOf(off)}`;
    await saveListing({ ctx: seller, input: { ref: listing.id, saved: true } });
    services().clock.advance(MINUTE);
    await update(seller, listing.id, { status: 'SOLD', sale_outcome: 'SOLD_HERE', sale_price_cents: 871_300 });
    await tell();
    services().clock.advance(MINUTE);
    await Promise.all(Array.from({ length: 5 }, () => mailSavedNews({ services: services() })));
    await mail();
    expect(box.emails).toHaveLength(1);
    const [email] = box.to(sue);
    expect(email).toMatchObject({ subject: 'Sold: 2014 Honda Accord EX-L' });
    expect(email?.text).not.toMatch(/8,713|871300/);
    expect(email?.unsubscribeUrl).toMatch(/\/api\/unsubscribe\?token=k\./);
    const token = new URL(String(email?.unsubscribeUrl)).searchParams.get('token');
    expect(await unsubscribe({ ctx: makeCtx(services()), token })).toMatchObject({ kind: 'saved', ended: true });
    await update(seller, listing.id, { status: 'PUBLISHED' });
    await tell();
    await mail();
    expect(box.emails).toHaveLength(1);
    expect(services().errors).toEqual([]);
  });

  test('who talks about it and saved it hears of it in the conversation; a muted one sends no email', async () => {
    const { seller, buyer, listing, id } = await makePair(services());
    const ann = await another(listing.id);
    for (const ctx of [buyer, ann.ctx]) await saveListing({ ctx, input: { ref: listing.id, saved: true } });
    await changeConversation({ ctx: ann.ctx, input: { id: ann.id, muted: true } });
    await update(seller, listing.id, { status: 'SOLD' });
    await tell();
    services().clock.advance(10 * MINUTE);
    await mailUnread({ services: services() });
    await mail();
    expect(box.to(buyer)).toHaveLength(1);
    expect(box.to(buyer)[0]?.text).toContain('This listing has been sold.');
    expect(box.to(ann.ctx)).toEqual([]);
    expect(await lines(ann.ctx, ann.id)).toHaveLength(1);
    expect(await lines(buyer, id)).toHaveLength(1);
  });

  test('of a rental reads as one: offers by the month, rented in the conversation and by email', async () => {
    const { buyer, listing, id } = await makePair(services());
    const sue = await saver(listing.id);
    await services().database.sql`
      update listings set details = details || '{"leaseTerm": "TWELVE_MONTHS"}'::jsonb where id = ${listing.id}`;
    const made = await say(buyer, id, '', offer(170_000));
    expect(made.content).toBe('Offered $1,700/mo.');
    services().clock.advance(MINUTE);
    await services().database.sql`update listings set status = 'SOLD' where id = ${listing.id}`;
    await services()
      .db.insert(schema.listingNews)
      .values({ listingId: listing.id, kind: 'SOLD', changes: [], at: services().now() });
    await tell();
    await mail();
    expect(await lines(buyer, id)).toEqual([
      'This listing has been rented. Thanks for the $1,700/mo offer. It’s now closed.',
    ]);
    expect(box.to(sue).map(({ subject }) => subject)).toEqual(['Rented: 2014 Honda Accord EX-L']);
  });

  test('of moves in one minute the savers hear the last one alone', async () => {
    const { seller, listing } = await makePair(services());
    const sue = await saver(listing.id);
    services().clock.advance(MINUTE);
    for (const status of ['RESERVED', 'PUBLISHED', 'SOLD'] as const) await update(seller, listing.id, { status });
    await tell();
    await mail();
    expect(box.to(sue).map(({ subject }) => subject)).toEqual(['Sold: 2014 Honda Accord EX-L']);
  });
});
