import { fail, ok, type Result } from '#shared/result.ts';
import { CHAT, type OfferAnswer } from './kinds.ts';
import { inOrder, type Said } from './messages.ts';

export const OFFER_STATUSES = ['OPEN', 'ACCEPTED', 'DECLINED', 'WITHDRAWN', 'COUNTERED', 'LAPSED', 'CLOSED'] as const;
type OfferStatus = (typeof OFFER_STATUSES)[number];

export type OfferState = {
  readonly id: string;
  readonly by: string;
  readonly amountCents: number;
  readonly status: OfferStatus;
  /** Until when it can be accepted. */
  readonly holdsUntil: string;
};

const AFTER: Readonly<Record<OfferAnswer, OfferStatus>> = {
  ACCEPT: 'ACCEPTED',
  DECLINE: 'DECLINED',
  WITHDRAW: 'WITHDRAWN',
};

const untilOf = (createdAt: string): number => Date.parse(createdAt) + CHAT.offerHolds;

/**
 * What became of every offer of a conversation, by id: read from the messages alone, so that server and screens cannot
 * disagree. At most one offer is open; a new one takes the place of the one before, whoever made it.
 */
export function readOffers(messages: readonly Said[], now: Date): ReadonlyMap<string, OfferState> {
  const found = new Map<string, OfferState>();
  let open: OfferState | null = null;
  const close = (offer: OfferState, status: OfferStatus) => void found.set(offer.id, { ...offer, status });
  for (const { id, senderId, createdAt, body } of inOrder(messages)) {
    if (open && Date.parse(createdAt) >= Date.parse(open.holdsUntil)) {
      close(open, 'LAPSED');
      open = null;
    }
    if (body.kind === 'OFFER') {
      if (open) close(open, open.by === senderId ? 'WITHDRAWN' : 'COUNTERED');
      const holdsUntil = new Date(untilOf(createdAt)).toISOString();
      open = { id, by: senderId, amountCents: body.amountCents, status: 'OPEN', holdsUntil };
      found.set(id, open);
    }
    if (body.kind === 'OFFER_ANSWER' && open?.id === body.offerId) {
      close(open, AFTER[body.answer]);
      open = null;
    }
    if (body.kind === 'LISTING' && body.closes && open) {
      close(open, 'CLOSED');
      open = null;
    }
  }
  if (open && now.getTime() >= Date.parse(open.holdsUntil)) close(open, 'LAPSED');
  return found;
}

/** Why an answer to an offer is refused, as a stable word. */
export type OfferRefusal = 'offer_missing' | 'offer_not_open' | 'offer_is_yours' | 'offer_is_theirs';

/** Whether this person may give this answer now. */
export function answerOffer(
  offers: ReadonlyMap<string, OfferState>,
  { offerId, answer, by }: { offerId: string; answer: OfferAnswer; by: string },
): Result<OfferState, OfferRefusal> {
  const offer = offers.get(offerId);
  if (!offer) return fail('offer_missing');
  if (offer.status !== 'OPEN') return fail('offer_not_open');
  const isMine = offer.by === by;
  if (answer === 'WITHDRAW') return isMine ? ok(offer) : fail('offer_is_theirs');
  return isMine ? fail('offer_is_yours') : ok(offer);
}

/** Whether this person may counter that offer now. */
export function counterOffer(
  offers: ReadonlyMap<string, OfferState>,
  { counterTo, by }: { counterTo: string; by: string },
): Result<OfferState, OfferRefusal> {
  return answerOffer(offers, { offerId: counterTo, answer: 'DECLINE', by });
}
