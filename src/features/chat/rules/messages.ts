import type { NewsKind } from '#features/listings/rules/news.ts';
import type { OfferAnswer, OfferIntent, PlaceKind, ViewingAnswer } from './kinds.ts';

/** The structured part of a message, as it is kept. Times are ISO 8601 in UTC, money is integer cents. */
export type MessageBody =
  | { readonly kind: 'TEXT' }
  | { readonly kind: 'PHOTOS' }
  | {
      readonly kind: 'OFFER';
      readonly intent: OfferIntent;
      readonly amountCents: number;
      /** What is traded in, in words; null for cash alone. */
      readonly trade: string | null;
      /** The offer this one counters. */
      readonly counterTo: string | null;
    }
  | { readonly kind: 'OFFER_ANSWER'; readonly offerId: string; readonly answer: OfferAnswer }
  | {
      readonly kind: 'VIEWING';
      readonly startsAt: string;
      readonly minutes: number;
      /** IANA name of the place's clock. */
      readonly timeZone: string;
      readonly place: string;
      /** The proposal this one takes the place of. */
      readonly insteadOf: string | null;
    }
  | { readonly kind: 'VIEWING_ANSWER'; readonly viewingId: string; readonly answer: ViewingAnswer }
  /** The place itself stands with the meeting, and is shown while that stands. */
  | { readonly kind: 'VIEWING_PLACE'; readonly viewingId: string; readonly placeKind: PlaceKind }
  /** What became of the listing. Only the server writes it. */
  | {
      readonly kind: 'LISTING';
      readonly news: NewsKind;
      /** It is kept for the buyer of this conversation. */
      readonly yours: boolean;
      /** An open offer and a visit that is ahead end with it. */
      readonly closes: boolean;
    };

/** As much of a message as the rules of offers and viewings need. */
export type Said = {
  readonly id: string;
  readonly seq: number;
  readonly senderId: string;
  readonly createdAt: string;
  readonly body: MessageBody;
};

export const inOrder = <Message extends Pick<Said, 'seq'>>(messages: readonly Message[]): Message[] =>
  [...messages].sort((a, b) => a.seq - b.seq);
