import { beforeEach, describe, expect, test } from 'vitest';
import {
  askQuestion,
  confirmQuestion,
  forgetQuestions,
  listConversations,
  readConversation,
  readQuestion,
} from '#features/chat/server/index.ts';
import { withActor } from '#platform/context.ts';
import * as schema from '#features/schema.ts';
import { kickMail } from '#platform/mail/index.ts';
import { deleteUser, exportData } from '#features/settings/server/index.ts';
import { ENGINES } from '../../../support/database.ts';
import { useServices } from '../../../support/services.ts';
import { justSignedIn, NO_PROOF } from '../../accounts/server/support.ts';
import { makeBox } from '../../saved/server/support.ts';
import { fault, publish, update, visitor } from '../../listings/server/support.ts';
import { idOf, makePair, say } from './support.ts';

const NETWORK = '203.0.113.7';
const DAY = 24 * 3_600_000;

describe.each(ENGINES)('questions without an account on %s', (engine) => {
  const box = makeBox();
  const services = useServices({ engine, mailer: box.mailer });
  beforeEach(async () => {
    await services().database.empty();
    box.emails.length = 0;
  });

  const ask = (listingId: string, email = 'guest@example.com', changes: { message?: string; network?: string } = {}) =>
    askQuestion({
      ctx: visitor(services()),
      input: { listingId, email, name: 'Gus Moreno', message: 'Does it leak?', network: NETWORK, ...changes },
    });
  const tokenIn = (at = 0) =>
    new URL(/https?:\S+\/ask\/confirm\S+/.exec(box.emails[at]?.text ?? '')?.[0] ?? '').searchParams.get('token') ?? '';
  const confirm = (token: string) => confirmQuestion({ ctx: visitor(services()), input: { token, device: 'Phone' } });

  test('wait for their address, then begin a conversation in which neither sees the other’s address', async () => {
    const listing = await publish(services());
    await ask(listing.unique_id);
    await kickMail({ services: services() });
    expect(box.emails).toMatchObject([{ to: 'guest@example.com' }]);
    expect(box.emails[0]?.text).toContain('“Does it leak?”');
    const sellers = () => listConversations({ ctx: listing.ctx, input: { limit: 5 } });
    expect((await sellers()).conversations).toEqual([]);
    const token = tokenIn();
    // A mail scanner opens the link, as often as it likes.
    for (let at = 0; at < 3; at++)
      expect(await readQuestion({ ctx: visitor(services()), token })).toMatchObject({ content: 'Does it leak?' });
    expect(await services().db.select().from(schema.users)).toHaveLength(1);
    const confirmed = await confirm(token);
    expect(confirmed).toMatchObject({ outcome: 'created', user: { email: 'guest@example.com', type: 'BUYER' } });
    const { conversations } = await sellers();
    expect(conversations).toMatchObject([
      { person: { name: 'Gus M.' }, last: { excerpt: 'Does it leak?' }, unread: 1 },
    ]);
    const actor = {
      kind: 'user',
      userId: confirmed.user.id,
      sessionId: confirmed.session.id,
      sessionKey: null,
      role: 'MEMBER',
    } as const;
    const guest = withActor(services(), actor);
    const seen = [
      conversations,
      await readConversation({ ctx: guest, input: { id: confirmed.conversationId, limit: 10 } }),
    ];
    expect(JSON.stringify(seen)).not.toMatch(/@/);
    await expect(confirm(token)).rejects.toMatchObject(fault('gone'));
  });

  test('use the account there is, and its conversation', async () => {
    const { buyer, listing, id } = await makePair(services());
    await services().database.sql`update users set email = 'guest@example.com' where id = ${idOf(buyer)}`;
    await ask(listing.id);
    await kickMail({ services: services() });
    expect(await confirm(tokenIn())).toMatchObject({
      outcome: 'existing',
      conversationId: id,
      user: { id: idOf(buyer), fullName: 'Ben Ortiz' },
    });
  });

  test('pressed twice at once are one message', async () => {
    const listing = await publish(services());
    await ask(listing.id);
    await kickMail({ services: services() });
    const token = tokenIn();
    const results = await Promise.allSettled([confirm(token), confirm(token), confirm(token)]);
    expect(results.some(({ status }) => status === 'fulfilled')).toBe(true);
    expect(await services().db.select().from(schema.messages)).toHaveLength(1);
    expect(await services().db.select().from(schema.chatQuestions)).toEqual([]);
  });

  test('are refused for what is not for sale, and forgotten after a day', async () => {
    const listing = await publish(services());
    await ask(listing.id);
    await kickMail({ services: services() });
    await update(listing.ctx, listing.id, { status: 'SOLD' });
    await expect(ask(listing.id)).rejects.toMatchObject(fault('refused', 'listing_closed'));
    await expect(confirm(tokenIn())).rejects.toMatchObject(fault('refused', 'listing_closed'));
    await expect(ask(crypto.randomUUID())).rejects.toMatchObject(fault('missing'));
    services().clock.advance(DAY);
    await expect(confirm(tokenIn())).rejects.toMatchObject(fault('gone'));
    await forgetQuestions(services());
    expect(await services().db.select().from(schema.chatQuestions)).toEqual([]);
    services().clock.set('2026-11-20T12:00:00.000Z');
  });

  test('are limited, for an address and for a network', async () => {
    const listing = await publish(services());
    for (let at = 0; at < 5; at++) await ask(listing.id, 'many@example.com', { network: `198.51.100.${at}` });
    await expect(ask(listing.id, 'many@example.com', { network: '198.51.100.9' })).rejects.toMatchObject(
      fault('too-many'),
    );
    for (let at = 0; at < 30; at++) await ask(listing.id, `person${at}@example.com`, { network: '192.0.2.1' });
    await expect(ask(listing.id, 'person99@example.com', { network: '192.0.2.1' })).rejects.toMatchObject(
      fault('too-many'),
    );
  });

  test('a person takes their conversations along, and leaves none of their words behind', async () => {
    const { seller, buyer, id } = await makePair(services());
    await say(seller, id, 'It is, come by.');
    let file = '';
    for await (const piece of exportData({ ctx: buyer })) file += piece;
    const { conversations, ...rest } = JSON.parse(file);
    expect(conversations).toMatchObject([
      {
        id,
        listing: '2014 Honda Accord EX-L',
        messages: [{ from: 'me' }, { from: 'them', content: 'It is, come by.' }],
      },
    ]);
    expect(rest).toHaveProperty('message_settings');
    await deleteUser({ ctx: await justSignedIn(services(), buyer), input: { userId: idOf(buyer), proof: NO_PROOF } });
    const page = await readConversation({ ctx: seller, input: { id, limit: 10 } });
    expect(page.messages.map(({ content }) => content)).toEqual(['', 'It is, come by.']);
    expect(page.conversation).toMatchObject({ closed: 'person_gone', person: { gone: true, name: 'Deleted account' } });
    await expect(say(seller, id, 'Hello?')).rejects.toMatchObject(fault('refused', 'person_gone'));
  });
});
