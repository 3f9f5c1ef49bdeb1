import type { Intent } from '#shared/enums.ts';

/** What a message can be. Every kind carries `content`, so that a reader who knows only text misses nothing. */
const MESSAGE_KINDS = [
  'TEXT',
  'PHOTOS',
  'OFFER',
  'OFFER_ANSWER',
  'VIEWING',
  'VIEWING_ANSWER',
  'VIEWING_PLACE',
  'LISTING',
] as const;
export type MessageKind = (typeof MESSAGE_KINDS)[number];

/** The intents an offer may carry. */
export const OFFER_INTENTS = ['CASH_OFFER', 'TRADE_IN'] as const satisfies readonly Intent[];
export type OfferIntent = (typeof OFFER_INTENTS)[number];

/** ACCEPT and DECLINE are for the person who got the offer, WITHDRAW for the one who made it. */
export const OFFER_ANSWERS = ['ACCEPT', 'DECLINE', 'WITHDRAW'] as const;
export type OfferAnswer = (typeof OFFER_ANSWERS)[number];

/** CONFIRM and DECLINE are for the person who was asked; CANCEL for the one who asked, and for both once confirmed. */
export const VIEWING_ANSWERS = ['CONFIRM', 'DECLINE', 'CANCEL'] as const;
export type ViewingAnswer = (typeof VIEWING_ANSWERS)[number];

/** Where two people meet. HOME is the seller's own address. */
export const PLACE_KINDS = ['POLICE', 'BANK', 'HOME', 'OTHER'] as const;
export type PlaceKind = (typeof PLACE_KINDS)[number];

export const REPORT_REASONS = ['SCAM', 'SPAM', 'HARASSMENT', 'PROHIBITED', 'IMPERSONATION', 'OTHER'] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export const CHAT = {
  /** Characters of one message. */
  longestMessage: 4_000,
  /** Photos of one message. */
  photos: 10,
  /** Messages of one page. */
  page: 50,
  mostOnPage: 200,
  /** Conversations of one page. */
  conversations: 30,
  /** Cents: a hundred million dollars. */
  highestOffer: 10_000_000_000,
  /** Characters describing what is traded in. */
  longestTrade: 200,
  /** ms an offer holds. */
  offerHolds: 7 * DAY,
  /** ms within which a viewing is to be confirmed. */
  viewingHolds: DAY,
  /** ms ahead a viewing may be proposed. */
  viewingAhead: 90 * DAY,
  viewingMinutes: { least: 15, most: 240, usual: 30 },
  /** Characters of the place where to meet. */
  longestPlace: 120,
  savedReplies: 20,
  longestReply: 500,
  longestNote: 1_000,
  /** ms after which an unread message is told by mail. */
  emailAfter: 5 * MINUTE,
  /** ms between two letters while somebody stays away. */
  emailPause: 30 * MINUTE,
  /** Characters of a message in a letter or a list. */
  excerpt: 90,
  /** ms that a question of somebody without an account waits for their address to be confirmed. */
  questionWaits: DAY,
  /** ms that somebody shows as typing after their last key. */
  typing: 5_000,
} as const;
