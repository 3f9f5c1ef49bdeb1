import { beforeEach, describe, expect, test } from 'vitest';
import { closeSession, openSession, revokeOtherSessions } from '#features/accounts/server/index.ts';
import { blockPerson, readConversation, sendMessage } from '#features/chat/server/index.ts';
import type { Ctx } from '#platform/context.ts';
import { asDatabase, connect } from '#platform/db/client.ts';
import * as schema from '#features/schema.ts';
import { BOTH_ENGINES } from '../../../support/database.ts';
import { useServices } from '../../../support/services.ts';
import { fault } from '../../listings/server/support.ts';
import { idOf, makeHub, makePair, offer, say } from './support.ts';

const contents = async (ctx: Ctx, id: string) => {
  const { messages } = await readConversation({ ctx, input: { id, limit: 50 } });
  return messages.map(({ seq, content }) => `${seq} ${content}`);
};

describe.each(BOTH_ENGINES)('messages that share a commit on %s', (engine) => {
  const hub = makeHub();
  const services = useServices({ engine, realtime: hub.realtime });
  beforeEach(async () => {
    await services().database.empty();
    hub.told.length = 0;
  });

  test('are told as one announcement a conversation, in its order', async () => {
    const [one, two] = [await makePair(services()), await makePair(services())];
    hub.told.length = 0;
    // The first goes alone; those behind it wait for its commit and share the next.
    await Promise.all([
      say(one.buyer, one.id, 'a'),
      ...['b', 'c', 'd'].flatMap((word) => [say(one.buyer, one.id, word), say(two.seller, two.id, word)]),
    ]);
    for (const { buyer, id } of [one, two]) {
      const told = hub.told.flatMap(({ name, payload }) =>
        name === 'messages:created' && payload.conversationId === id ? [payload] : [],
      );
      const said = told.flatMap(({ messages }) => messages ?? []).map(({ seq, content }) => `${seq} ${content}`);
      expect(said).toEqual((await contents(buyer, id)).slice(1));
      for (const { from, to, messages } of told) expect(messages?.map(({ seq }) => seq)).toEqual(span(from, to));
    }
    expect(hub.told.length).toBeLessThan(7);
  });

  test('do not suffer from one among them that was sent before', async () => {
    const [one, two] = [await makePair(services()), await makePair(services())];
    const first = await say(one.buyer, one.id, 'Sent twice', undefined, 'k');
    const [again, ...others] = await Promise.all([
      say(one.buyer, one.id, 'Sent twice', undefined, 'k'),
      say(one.seller, one.id, 'Between'),
      say(two.buyer, two.id, '', offer(700_000)),
      say(two.seller, two.id, 'Thank you'),
    ]);
    expect(again).toEqual(first);
    // Texts and offers are written side by side: either may come first.
    expect(others.map(({ seq }) => seq).sort()).toEqual([2, 3, 3]);
    await expect(say(one.buyer, one.id, 'Other words', undefined, 'k')).rejects.toMatchObject(
      fault('refused', 'idempotency_key_reused'),
    );
    expect(await contents(one.buyer, one.id)).toHaveLength(3);
  });

  test('a repeat of what was said before a block is answered as it was then', async () => {
    const { buyer, seller, id } = await makePair(services());
    const first = await say(buyer, id, 'See you at noon', undefined, 'noon');
    const made = await say(buyer, id, '', offer(800_000), 'offer');
    await blockPerson({ ctx: seller, input: { personId: idOf(buyer) } });
    expect(await say(buyer, id, 'See you at noon', undefined, 'noon')).toEqual(first);
    expect(await say(buyer, id, '', offer(800_000), 'offer')).toMatchObject({ id: made.id, seq: 3 });
    await expect(say(buyer, id, 'Hello?')).rejects.toMatchObject(fault('refused', 'blocked'));
  });

  test('one from a session that was closed is not taken, and the others are', async () => {
    const { buyer, seller, id } = await makePair(services());
    const [open, shut] = await Promise.all([buyer, buyer].map((ctx) => openSession(services(), { userId: idOf(ctx) })));
    const from = (session: string, message: string) =>
      sendMessage({ ctx: buyer, input: { conversationId: id, message, session } });
    await from(shut?.id ?? '', 'While it was open');
    const stays = { ...buyer, actor: { ...buyer.actor, sessionId: open?.id ?? '' } } as Ctx;
    await revokeOtherSessions({ ctx: stays });
    const [refused, taken] = await Promise.allSettled([
      from(shut?.id ?? '', 'Too late'),
      from(open?.id ?? '', 'Still here'),
    ]);
    expect(refused).toMatchObject({ status: 'rejected', reason: fault('unauthenticated') });
    expect(taken.status).toBe('fulfilled');
    // So is one of a person whose account is gone.
    await services().db.update(schema.users).set({ deletedAt: services().now() });
    await expect(from(open?.id ?? '', 'From nobody')).rejects.toMatchObject(fault('unauthenticated'));
    expect(await contents(seller, id)).toHaveLength(3);
  });

  test('one that a rule refuses gets no answer of another under its key', async () => {
    const { buyer, id, listing } = await makePair(services());
    const [open, shut] = await Promise.all([buyer, buyer].map(() => openSession(services(), { userId: idOf(buyer) })));
    await closeSession({ services: services(), sessionId: shut?.id ?? '' });
    const send = (message: string, more: object) =>
      sendMessage({ ctx: buyer, input: { conversationId: id, message, key: 'k', ...more } });
    const wrong = { expects: { listingId: id } };
    const outcomes = () =>
      Promise.allSettled([
        send('Of a closed session', { session: shut?.id }),
        send('About another car', wrong),
        send('Hello', { session: open?.id, expects: { listingId: listing.id } }),
        send('Hello', { session: shut?.id }),
      ]);
    // Written by the first round, found by the second.
    for (const repeated of [false, true]) {
      const [closed, elsewhere, taken, late] = await outcomes();
      expect(closed).toMatchObject({ status: 'rejected', reason: fault('unauthenticated') });
      expect(elsewhere).toMatchObject({ status: 'rejected' });
      expect(taken).toMatchObject({ status: 'fulfilled', value: { repeated, message: { content: 'Hello' } } });
      expect(late).toMatchObject({ status: 'rejected', reason: fault('unauthenticated') });
    }
  });

  test('one whose answer was lost is told when it is sent again', async () => {
    const { buyer, seller, id } = await makePair(services());
    await say(buyer, id, 'Lost on the way', undefined, 'text');
    await say(seller, id, '', offer(700_000), 'offer');
    hub.told.length = 0;
    await say(buyer, id, 'Lost on the way', undefined, 'text');
    await say(seller, id, '', offer(700_000), 'offer');
    const again = {
      people: [idOf(buyer), idOf(seller)],
      name: 'conversation:updated',
      payload: { conversationId: id },
    };
    expect(hub.told).toEqual([again, again]);
  });
});

describe('messages of two processes on PostgreSQL', () => {
  const services = useServices({ engine: 'postgres' });

  test('share the places of their conversations: none twice, none left out, each sender in order', async () => {
    const other = connect({ url: services().database.url ?? '' });
    const elsewhere = asDatabase(other);
    const pairs = await Promise.all([makePair(services()), makePair(services())]);
    const sent = pairs.flatMap(({ id, buyer, seller }) =>
      [buyer, seller, { ...buyer, db: elsewhere }, { ...seller, db: elsewhere }].map(async (ctx, at) => {
        for (let n = 0; n < 20; n++) {
          if (n === 10) await say(ctx, id, `${at}: 10`, offer(500_000 + at)).catch(() => say(ctx, id, `${at}: 10`));
          else await say(ctx, id, `${at}: ${n}`);
        }
      }),
    );
    await Promise.all(sent);
    await other.end();
    for (const { id } of pairs) {
      const rows = await services().database
        .sql`select seq, content from messages where conversation_id = ${id} order by seq`;
      expect(rows.map(({ seq }) => seq)).toEqual(span(1, 81));
      const [{ last_seq: last } = {}] = await services().database
        .sql`select last_seq from conversations where id = ${id}`;
      expect(last).toBe(81);
      for (let at = 0; at < 4; at++) {
        const mine = rows.flatMap(
          ({ content }) => /^(?:Offered .* )?(\d): (\d+)$/.exec(content)?.slice(1).join() ?? [],
        );
        expect(mine.filter((it) => it.startsWith(`${at},`))).toEqual(span(0, 19).map((n) => `${at},${n}`));
      }
    }
  });
});

const span = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, at) => from + at);
