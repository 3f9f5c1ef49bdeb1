import { beforeEach, describe, expect, test } from 'vitest';
import type { MessageBodyView } from '#features/chat/contracts/chats.ts';
import { readConversation, viewingFile } from '#features/chat/server/index.ts';
import type { Ctx } from '#platform/context.ts';
import { ENGINES } from '../../../support/database.ts';
import { useServices } from '../../../support/services.ts';
import { fault, member, update } from '../../listings/server/support.ts';
import { makePair, offer, say } from './support.ts';

const DAY = 24 * 3_600_000;

/** Kind and status of every structured message, in order. */
async function statuses(ctx: Ctx, id: string) {
  const { messages } = await readConversation({ ctx, input: { id, limit: 50 } });
  return messages.flatMap(({ body }) => ('status' in body ? [`${body.kind} ${body.status}`] : []));
}

const answer = (offerId: string, word: 'ACCEPT' | 'DECLINE' | 'WITHDRAW') =>
  ({ kind: 'OFFER_ANSWER', offerId, answer: word }) as const;
const reply = (viewingId: string, word: 'CONFIRM' | 'DECLINE' | 'CANCEL') =>
  ({ kind: 'VIEWING_ANSWER', viewingId, answer: word }) as const;

describe.each(ENGINES)('offers and viewings on %s', (engine) => {
  const services = useServices({ engine });
  beforeEach(() => services().database.empty());

  const inDays = (days: number) => new Date(services().now().getTime() + days * DAY).toISOString();
  const viewing = (startsAt: string, changes: object = {}) =>
    ({
      kind: 'VIEWING',
      startsAt,
      minutes: 30,
      timeZone: 'America/New_York',
      place: 'Police station, 1250 W South St',
      insteadOf: null,
      ...changes,
    }) as const;

  test('an offer is countered, and the counter-offer accepted', async () => {
    const { buyer, seller, id } = await makePair(services());
    const first = await say(buyer, id, 'Cash today.', offer(1_000_000));
    expect(first).toMatchObject({
      content: 'Offered $10,000. Cash today.',
      body: { kind: 'OFFER', note: 'Cash today.', amountCents: 1_000_000, currency: 'USD', status: 'OPEN' },
    });
    const counter = await say(seller, id, '', offer(1_100_000, { counterTo: first.id }));
    expect(counter.content).toBe('Countered at $11,000.');
    const done = await say(buyer, id, '', answer(counter.id, 'ACCEPT'));
    expect(done.content).toBe('Accepted the $11,000 offer.');
    expect(await statuses(seller, id)).toEqual(['OFFER COUNTERED', 'OFFER ACCEPTED']);
    await expect(say(seller, id, '', answer(counter.id, 'WITHDRAW'))).rejects.toMatchObject(
      fault('refused', 'offer_not_open'),
    );
  });

  test('only the person who got an offer answers it, and only who made it takes it back', async () => {
    const { buyer, seller, id } = await makePair(services());
    const { id: offerId } = await say(buyer, id, '', offer(900_000));
    await expect(say(buyer, id, '', answer(offerId, 'ACCEPT'))).rejects.toMatchObject(
      fault('refused', 'offer_is_yours'),
    );
    await expect(say(seller, id, '', answer(offerId, 'WITHDRAW'))).rejects.toMatchObject(
      fault('refused', 'offer_is_theirs'),
    );
    await expect(say(buyer, id, '', offer(1, { counterTo: offerId }))).rejects.toMatchObject(
      fault('refused', 'offer_is_yours'),
    );
    const other = await makePair(services());
    await expect(say(other.seller, other.id, '', answer(offerId, 'ACCEPT'))).rejects.toMatchObject(
      fault('refused', 'offer_missing'),
    );
    await say(buyer, id, '', answer(offerId, 'WITHDRAW'));
    expect(await statuses(buyer, id)).toEqual(['OFFER WITHDRAWN']);
  });

  test('of two answers at once one counts', async () => {
    const { buyer, seller, id } = await makePair(services());
    const { id: offerId } = await say(buyer, id, '', offer(900_000));
    const answers = await Promise.allSettled([
      say(seller, id, '', answer(offerId, 'ACCEPT')),
      say(seller, id, '', answer(offerId, 'DECLINE')),
      say(buyer, id, '', answer(offerId, 'WITHDRAW')),
    ]);
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  test('an offer lapses after seven days, and none is made for what is sold', async () => {
    const { buyer, seller, listing, id } = await makePair(services());
    const { id: offerId } = await say(buyer, id, '', offer(900_000));
    services().clock.advance(7 * DAY);
    expect(await statuses(seller, id)).toEqual(['OFFER LAPSED']);
    await expect(say(seller, id, '', answer(offerId, 'ACCEPT'))).rejects.toMatchObject(
      fault('refused', 'offer_not_open'),
    );
    await update(seller, listing.id, { status: 'SOLD' });
    await expect(say(buyer, id, '', offer(950_000))).rejects.toMatchObject(fault('refused', 'listing_closed'));
    services().clock.set('2026-11-20T12:00:00.000Z');
  });

  test('a trade says what is traded', async () => {
    const { buyer, id } = await makePair(services());
    await expect(say(buyer, id, '', offer(200_000, { intent: 'TRADE_IN' }))).rejects.toMatchObject(
      fault('refused', 'trade_missing'),
    );
    const trade = await say(buyer, id, '', offer(200_000, { intent: 'TRADE_IN', trade: '2016 Civic' }));
    expect(trade.content).toBe('Offered a trade-in (2016 Civic) and $2,000.');
  });

  test('a repeat under one key makes one offer', async () => {
    const { buyer, id } = await makePair(services());
    const twice = await Promise.all([1, 2].map(() => say(buyer, id, '', offer(900_000), 'same')));
    expect(twice[0]?.id).toBe(twice[1]?.id);
    expect(await statuses(buyer, id)).toEqual(['OFFER OPEN']);
    await expect(say(buyer, id, '', offer(800_000), 'same')).rejects.toMatchObject(
      fault('refused', 'idempotency_key_reused'),
    );
  });

  test('a viewing is proposed, moved, confirmed and has a calendar file', async () => {
    const { buyer, seller, id } = await makePair(services());
    const first = await say(buyer, id, '', viewing(inDays(2)));
    expect(first.content).toBe('Suggested a visit on Sun, Nov 22, 7:00 AM ET, Police station, 1250 W South St.');
    const moved = await say(seller, id, 'Later is better', viewing(inDays(3), { insteadOf: first.id }));
    await expect(say(seller, id, '', reply(moved.id, 'CONFIRM'))).rejects.toMatchObject(
      fault('refused', 'viewing_is_yours'),
    );
    await expect(say(buyer, id, '', reply(first.id, 'CANCEL'))).rejects.toMatchObject(
      fault('refused', 'viewing_not_open'),
    );
    await say(buyer, id, '', reply(moved.id, 'CONFIRM'));
    expect(await statuses(buyer, id)).toEqual(['VIEWING REPLACED', 'VIEWING CONFIRMED']);
    const { messages } = await readConversation({ ctx: buyer, input: { id, limit: 50 } });
    const paths = messages.flatMap(({ body }) => ('calendarPath' in body ? [body.calendarPath] : []));
    expect(paths).toEqual([null, `/chats/conversations/${id}/viewings/${moved.id}/event.ics`]);
    const file = await viewingFile({ ctx: buyer, input: { id, messageId: moved.id } });
    expect(file).toMatch(/^BEGIN:VCALENDAR\r\n/);
    for (const line of [
      'SUMMARY:Visit: 2014 Honda Accord EX-L',
      'DTSTART:20261123T120000Z',
      'DTEND:20261123T123000Z',
      'STATUS:CONFIRMED',
    ])
      expect(file).toContain(`\r\n${line}\r\n`);
    expect(file).not.toMatch(/mailto|ORGANIZER|ATTENDEE|private\.example/i);
    const stranger = await member(services());
    for (const [ctx, messageId] of [
      [stranger, moved.id],
      [buyer, first.id],
      [buyer, id],
    ] as const)
      await expect(viewingFile({ ctx, input: { id, messageId } })).rejects.toMatchObject(fault('missing'));
    await say(seller, id, '', reply(moved.id, 'CANCEL'));
    expect((await statuses(buyer, id)).at(-1)).toBe('VIEWING CANCELLED');
  });

  test('a proposal lapses after a day, and is for a time that is ahead and near', async () => {
    const { buyer, seller, id } = await makePair(services());
    const { id: viewingId } = await say(buyer, id, '', viewing(inDays(5)));
    services().clock.advance(DAY);
    expect(await statuses(buyer, id)).toEqual(['VIEWING LAPSED']);
    await expect(say(seller, id, '', reply(viewingId, 'CONFIRM'))).rejects.toMatchObject(
      fault('refused', 'viewing_not_open'),
    );
    for (const wrong of [viewing(inDays(-1)), viewing(inDays(91)), viewing(inDays(1), { timeZone: 'Mars/Olympus' })])
      await expect(say(buyer, id, '', wrong)).rejects.toMatchObject(fault('refused', 'viewing_time'));
    services().clock.set('2026-11-20T12:00:00.000Z');
  });

  test('texts, offers and viewings sent at once keep one order without gaps', async () => {
    const { buyer, seller, id } = await makePair(services());
    await Promise.all(
      Array.from({ length: 24 }, (_, at) =>
        at % 3 === 0
          ? say(buyer, id, '', offer(900_000 + at))
          : at % 3 === 1
            ? say(seller, id, '', viewing(inDays(1 + at)))
            : say(at % 2 ? buyer : seller, id, `Text number ${at}`),
      ),
    );
    const { messages } = await readConversation({ ctx: seller, input: { id, limit: 50 } });
    expect(messages.map(({ seq }) => seq)).toEqual(Array.from({ length: 25 }, (_, at) => at + 1));
    const open = messages.filter(({ body }: { body: MessageBodyView }) => 'status' in body && body.status === 'OPEN');
    expect(open).toHaveLength(1);
  });
});
