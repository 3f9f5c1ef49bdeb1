import { asc, eq } from 'drizzle-orm';
import { readOffers } from '../rules/offers.ts';
import type { Executor } from '#platform/db/index.ts';
import * as schema from '../schema.ts';
import { findSaid } from './find-said.ts';

const { meetings } = schema;

type Input = { readonly conversationId: string; readonly now: Date };

/** What two people agreed on in their conversation: offers that were accepted, with the time, and visits in their order. */
export async function readDealFacts(db: Executor, { conversationId, now }: Input) {
  const [said, visits] = await Promise.all([
    findSaid(db, [conversationId]),
    db.select().from(meetings).where(eq(meetings.conversationId, conversationId)).orderBy(asc(meetings.startsAt)),
  ]);
  const messages = said.get(conversationId) ?? [];
  const offers = readOffers(messages, now);
  const accepted = messages.flatMap(({ body, createdAt: at }) => {
    const offer = body.kind === 'OFFER_ANSWER' && body.answer === 'ACCEPT' ? offers.get(body.offerId) : undefined;
    return offer?.status === 'ACCEPTED' ? [{ at, amountCents: offer.amountCents }] : [];
  });
  return {
    accepted,
    meetings: visits.map(({ id, viewingId, startsAt, minutes, timeZone, place, status }) => {
      return { id, viewingId, startsAt, minutes, timeZone, place, canceled: status === 'CANCELED' };
    }),
  };
}
