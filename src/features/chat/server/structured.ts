import type { StructuredBody } from '../contracts/chats.ts';
import { CHAT } from '../rules/kinds.ts';
import { answerOffer, counterOffer, type OfferRefusal, type OfferState, readOffers } from '../rules/offers.ts';
import { answerViewing, readViewings, type ViewingRefusal, type ViewingState } from '../rules/viewings.ts';
import { isListed, isUp } from '#features/listings/rules/status.ts';
import type { Result } from '#shared/result.ts';
import { fill } from '#shared/text.ts';
import { chats } from '../words/chats.ts';
import type { Transaction } from '#platform/db/index.ts';
import { refused } from '#platform/errors.ts';
import { attachPhotos } from './photos.ts';
import { findListing } from './find-listing.ts';
import { findSaid } from './find-said.ts';
import * as lines from './lines.ts';
import { cancelMeetings, confirmMeeting } from './meetings/keep-meeting.ts';
import { releasePlace } from './meetings/own-places.ts';
import type { Pair } from './pairs.ts';
import type { Prepare, Prepared } from './pending.ts';

type Body<Kind extends StructuredBody['kind']> = Extract<StructuredBody, { kind: Kind }>;
type Call = {
  readonly tx: Transaction;
  readonly pair: Pair;
  readonly messageId: string;
  readonly by: string;
  readonly now: Date;
  readonly note: string;
};

const OFFER_REFUSALS: Readonly<Record<OfferRefusal, string>> = {
  offer_missing: chats.offerMissing,
  offer_not_open: chats.offerNotOpen,
  offer_is_yours: chats.offerIsYours,
  offer_is_theirs: chats.offerIsTheirs,
};
const VIEWING_REFUSALS: Readonly<Record<ViewingRefusal, string>> = {
  viewing_missing: chats.viewingMissing,
  viewing_not_open: chats.viewingNotOpen,
  viewing_is_yours: chats.viewingIsYours,
  viewing_is_theirs: chats.viewingIsTheirs,
};

/** The rules of a message that is more than text, to be asked once its conversation is locked. */
export function prepareStructured(
  body: Exclude<StructuredBody, { kind: 'TEXT' }>,
  said: { by: string; now: Date; note: string },
): Prepare {
  return (place) => {
    const call = { ...place, ...said };
    switch (body.kind) {
      case 'PHOTOS':
        return sendPhotos(call, body);
      case 'OFFER':
        return makeOffer(call, body);
      case 'OFFER_ANSWER':
        return giveAnswer(call, body);
      case 'VIEWING':
        return proposeViewing(call, body);
      case 'VIEWING_ANSWER':
        return answerProposal(call, body);
      case 'VIEWING_PLACE':
        return releasePlace(call, body);
    }
  };
}

async function sendPhotos({ tx, pair, messageId, by, note }: Call, body: Body<'PHOTOS'>): Promise<Prepared> {
  await attachPhotos(tx, { conversationId: pair.id, messageId, userId: by, ids: body.uploadIds });
  return { content: lines.withNote(lines.photosLine(body.uploadIds.length), note), body: { kind: 'PHOTOS', note } };
}

async function makeOffer({ tx, pair, by, now, note }: Call, body: Body<'OFFER'>): Promise<Prepared> {
  const listing = await findListing(tx, pair.listingId);
  if (!listing || !isListed(listing.status)) throw refused(chats.offerClosed, 'listing_closed');
  const trade = body.trade || null;
  if (body.intent === 'TRADE_IN' && trade === null)
    throw refused(chats.tradeMissing, 'trade_missing', [{ field: 'body.trade', message: chats.tradeMissing }]);
  if (body.counterTo !== null)
    demandOffer(counterOffer(await offersOf(tx, pair, now), { counterTo: body.counterTo, by }));
  const { kind, intent, amountCents, counterTo } = body;
  const kept = { kind, intent, amountCents, trade: intent === 'TRADE_IN' ? trade : null, counterTo };
  return { content: lines.withNote(lines.offerLine(kept, listing.lease), note), body: { ...kept, note } };
}

async function giveAnswer({ tx, pair, by, now, note }: Call, body: Body<'OFFER_ANSWER'>): Promise<Prepared> {
  const offer = demandOffer(answerOffer(await offersOf(tx, pair, now), { ...body, by }));
  if (body.answer === 'ACCEPT') await demandUp(tx, pair);
  const lease = (await findListing(tx, pair.listingId))?.lease ?? null;
  return { content: lines.withNote(lines.answerLine(body.answer, offer, lease), note), body: { ...body, note } };
}

async function proposeViewing(call: Call, body: Body<'VIEWING'>): Promise<Prepared> {
  const { tx, pair, now, note } = call;
  const startsAt = new Date(body.startsAt);
  const field = (name: string, message: string) =>
    refused(message, 'viewing_time', [{ field: `body.${name}`, message }]);
  if (startsAt <= now) throw field('startsAt', chats.viewingPast);
  const days = CHAT.viewingAhead / 86_400_000;
  if (startsAt.getTime() > now.getTime() + CHAT.viewingAhead) throw field('startsAt', fill(chats.viewingFar, { days }));
  if (!lines.isTimeZone(body.timeZone)) throw field('timeZone', chats.viewingZone);
  await cancelMeetings(tx, { conversationIds: [pair.id], now, keepsPlace: true });
  const kept = { ...body, startsAt: startsAt.toISOString() };
  return { content: lines.withNote(lines.viewingLine(kept), note), body: { ...kept, note } };
}

async function answerProposal(call: Call, body: Body<'VIEWING_ANSWER'>): Promise<Prepared> {
  const { tx, pair, by, now, note } = call;
  const said = (await findSaid(tx, [pair.id])).get(pair.id) ?? [];
  const viewing = demandViewing(answerViewing(readViewings(said, now), { ...body, by, now }));
  if (body.answer === 'CONFIRM') {
    await demandUp(tx, pair);
    await confirmMeeting(tx, { conversationId: pair.id, viewing, now });
  }
  if (body.answer === 'CANCEL') await cancelMeetings(tx, { conversationIds: [pair.id], now, keepsPlace: false });
  return { content: lines.withNote(lines.viewingAnswerLine(body.answer, viewing), note), body: { ...body, note } };
}

/** Its news may be on the way to this conversation: what it is about to end is not agreed to any more. */
async function demandUp(tx: Transaction, { listingId }: Pair): Promise<void> {
  const listing = await findListing(tx, listingId);
  if (!listing || !isUp(listing.status)) throw refused(chats.dealClosed, 'listing_closed');
}

const offersOf = async (tx: Transaction, { id }: Pair, now: Date) =>
  readOffers((await findSaid(tx, [id])).get(id) ?? [], now);

function demandOffer(answer: Result<OfferState, OfferRefusal>): OfferState {
  if (!answer.ok) throw refused(OFFER_REFUSALS[answer.reason], answer.reason);
  return answer.value;
}

function demandViewing(answer: Result<ViewingState, ViewingRefusal>): ViewingState {
  if (!answer.ok) throw refused(VIEWING_REFUSALS[answer.reason], answer.reason);
  return answer.value;
}
