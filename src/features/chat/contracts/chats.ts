import { z } from 'zod';
import { CONTACT_KINDS } from '../rules/contacts.ts';
import { CHAT, OFFER_ANSWERS, OFFER_INTENTS, PLACE_KINDS, REPORT_REASONS, VIEWING_ANSWERS } from '../rules/kinds.ts';
import { OFFER_STATUSES } from '../rules/offers.ts';
import { SHIELD_MARKS } from '../rules/shield-kinds.ts';
import { VIEWING_STATUSES } from '../rules/viewings.ts';
import { ACCOUNT_TYPES, CURRENCIES, LEASE_TERMS, LISTING_CATEGORIES, LISTING_STATUSES, ROLES } from '#shared/enums.ts';
import { NEWS_KINDS } from '#features/listings/rules/news.ts';
import { emailField } from '#features/accounts/contracts/account-fields.ts';
import { publicPhotoSchema } from '#features/photos/contract.ts';

const moment = z.iso.datetime();
const seq = z.int().min(0);
/** Cents. */
const amount = z.int().min(1).max(CHAT.highestOffer);

/** A photo in a message: finished, being prepared, or refused. */
const chatPhotoSchema = z.discriminatedUnion('status', [
  publicPhotoSchema.extend({ status: z.literal('READY') }),
  z.object({ id: z.uuid(), status: z.literal('PROCESSING') }),
  z.object({ id: z.uuid(), status: z.literal('FAILED'), message: z.string() }),
]);
export type ChatPhoto = z.infer<typeof chatPhotoSchema>;

const note = z.string().describe('What was written beside it; `content` holds it too');

/** The structured part of a message as it is read. */
const messageBodySchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('TEXT') }),
  z.object({ kind: z.literal('PHOTOS'), note, photos: z.array(chatPhotoSchema) }),
  z.object({
    kind: z.literal('OFFER'),
    note,
    intent: z.enum(OFFER_INTENTS),
    amountCents: amount,
    currency: z.enum(CURRENCIES),
    trade: z.string().nullable().describe('What is traded in, in words'),
    counterTo: z.uuid().nullable().describe('The offer this one counters'),
    status: z.enum(OFFER_STATUSES),
    holdsUntil: moment,
  }),
  z.object({ kind: z.literal('OFFER_ANSWER'), note, offerId: z.uuid(), answer: z.enum(OFFER_ANSWERS) }),
  z.object({
    kind: z.literal('VIEWING'),
    note,
    startsAt: moment,
    minutes: z.int(),
    timeZone: z.string(),
    place: z.string(),
    insteadOf: z.uuid().nullable(),
    status: z.enum(VIEWING_STATUSES),
    holdsUntil: moment,
    meetAt: z
      .object({ kind: z.enum(PLACE_KINDS), place: z.string() })
      .nullable()
      .describe('Where exactly, once the seller shared it and while the visit stands'),
    calendarPath: z.string().nullable().describe('Where its `event.ics` is; null unless proposed or confirmed'),
  }),
  z.object({ kind: z.literal('VIEWING_ANSWER'), note, viewingId: z.uuid(), answer: z.enum(VIEWING_ANSWERS) }),
  z.object({ kind: z.literal('VIEWING_PLACE'), note, viewingId: z.uuid(), placeKind: z.enum(PLACE_KINDS) }),
  z
    .object({
      kind: z.literal('LISTING'),
      news: z.enum(NEWS_KINDS),
      yours: z.boolean().describe('It is kept for the buyer of this conversation'),
      closes: z.boolean().describe('An open offer and a visit that is ahead ended with it'),
    })
    .describe('What became of the listing; written by the server'),
]);
export type MessageBodyView = z.infer<typeof messageBodySchema>;

const markSchema = z.object({
  rule: z.enum(SHIELD_MARKS),
  reason: z.string().describe('Why, as a sentence to show'),
});

export const messageSchema = z.object({
  id: z.uuid(),
  conversationId: z.uuid(),
  senderId: z.uuid(),
  seq: seq.describe('Its place in the conversation: 1, 2, 3 …, without gaps'),
  key: z.string().describe('The Idempotency-Key it was sent with, so that its sender knows it again'),
  content: z.string().describe('Words for every kind of message; empty when its writer’s account was deleted'),
  createdAt: moment,
  body: messageBodySchema,
  marks: z.array(markSchema).describe('What the scam shield noticed. Show it to the person who did not write it'),
  contacts: z.array(z.enum(CONTACT_KINDS)).describe('Contacts its words give away; for its writer to know'),
});
export type Message = z.infer<typeof messageSchema>;

/** Why nothing can be sent at present; null while it can. */
const CLOSED_REASONS = ['you_blocked', 'blocked', 'person_gone'] as const;

/** What a person chooses for their own side of a conversation: each a column of it that is read, changed and taken along. */
const ownChoices = z.object({ muted: z.boolean() });
export const choicesOf = (side: ConversationChange): ConversationChange => ownChoices.parse(side);

export const conversationSchema = z.object({
  id: z.uuid(),
  role: z.enum(ROLES).describe('What the asking person is in it'),
  listing: z.object({
    id: z.uuid(),
    category: z.enum(LISTING_CATEGORIES),
    title: z.string(),
    path: z.string().nullable().describe('Null once its page is not public any more'),
    status: z.enum(LISTING_STATUSES),
    price: z
      .object({
        cents: z.int().describe('Of what is for rent, the rent of one month'),
        currency: z.enum(CURRENCIES),
        lease: z.enum(LEASE_TERMS).optional().describe('Only of what is for rent: how long the lease runs'),
      })
      .nullable(),
    photo: publicPhotoSchema.nullable(),
  }),
  person: z.object({
    id: z.uuid(),
    name: z.string().describe('First name and initial, or the dealership'),
    type: z.enum(ACCOUNT_TYPES),
    path: z.string().nullable().describe('The page of a dealership'),
    gone: z.boolean().describe('Whether the account was deleted'),
  }),
  last: z
    .object({ senderId: z.uuid(), seq, kind: z.string(), excerpt: z.string(), createdAt: moment })
    .nullable()
    .describe('The last message, as a line'),
  lastSeq: seq,
  unread: z.int(),
  readSeq: seq.describe('How far the asking person has read'),
  theirReadSeq: seq,
  theirDeliveredSeq: seq,
  ...ownChoices.shape,
  closed: z.enum(CLOSED_REASONS).nullable(),
  call: z
    .string()
    .optional()
    .describe('E.164. The seller’s number, for the buyer of a confirmed visit, if the seller shows it to them'),
  updatedAt: moment,
});
export type Conversation = z.infer<typeof conversationSchema>;

export const conversationListQuery = z.strictObject({
  limit: z.coerce.number().int().min(1).max(100).default(CHAT.conversations),
  cursor: z.string().max(100).optional().describe('`nextCursor` of the page before'),
});
export const conversationListSchema = z.object({
  conversations: z.array(conversationSchema).describe('Newest message first'),
  unread: z.int().describe('Unread messages of all conversations that are not muted'),
  nextCursor: z.string().nullable(),
});

export const messagesQuery = z
  .strictObject({
    after: z.coerce.number().int().min(0).optional().describe('Messages behind this place, oldest first: catching up'),
    before: z.coerce.number().int().min(1).optional().describe('The page before this place'),
    limit: z.coerce.number().int().min(1).max(CHAT.mostOnPage).default(CHAT.page),
  })
  .refine(({ after, before }) => after === undefined || before === undefined, { path: ['before'] });
export const conversationPageSchema = z.object({
  conversation: conversationSchema,
  messages: z.array(messageSchema).describe('In order; without `after` and `before` the newest'),
  hasOlder: z.boolean(),
  hasNewer: z.boolean(),
  places: z
    .array(z.object({ kind: z.enum(PLACE_KINDS), place: z.string() }))
    .describe('For a seller: where to meet, to share without typing. Empty for buyers'),
});

/** What a message may carry beside its words. */
export const structuredBody = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('TEXT') }),
  z.strictObject({
    kind: z.literal('PHOTOS'),
    uploadIds: z.array(z.uuid()).min(1).max(CHAT.photos).describe('Uploads begun with this conversationId'),
  }),
  z.strictObject({
    kind: z.literal('OFFER'),
    intent: z.enum(OFFER_INTENTS).default('CASH_OFFER'),
    amountCents: amount,
    trade: z.string().trim().max(CHAT.longestTrade).nullable().default(null),
    counterTo: z.uuid().nullable().default(null),
  }),
  z.strictObject({ kind: z.literal('OFFER_ANSWER'), offerId: z.uuid(), answer: z.enum(OFFER_ANSWERS) }),
  z.strictObject({
    kind: z.literal('VIEWING'),
    startsAt: moment,
    minutes: z.int().min(CHAT.viewingMinutes.least).max(CHAT.viewingMinutes.most).default(CHAT.viewingMinutes.usual),
    timeZone: z.string().max(60).describe('IANA name, such as America/New_York'),
    place: z.string().trim().max(CHAT.longestPlace).default(''),
    insteadOf: z.uuid().nullable().default(null),
  }),
  z.strictObject({ kind: z.literal('VIEWING_ANSWER'), viewingId: z.uuid(), answer: z.enum(VIEWING_ANSWERS) }),
  z
    .strictObject({
      kind: z.literal('VIEWING_PLACE'),
      viewingId: z.uuid(),
      placeKind: z.enum(PLACE_KINDS),
      place: z.string().trim().max(CHAT.longestPlace).default('').describe('Empty with HOME: the listing’s own street'),
    })
    .describe('The seller tells this buyer where they meet, once a visit is confirmed'),
]);
export type StructuredBody = z.infer<typeof structuredBody>;

/** A little above the limit, so that it is our sentence that refuses a long message, not the contract. */
const words = z.string().max(CHAT.longestMessage * 4);

export const startConversationBody = z.strictObject({
  listingId: z.string().max(40).describe('The UUID or the ten-character unique_id'),
  recipientId: z.uuid().optional().describe('The seller unless given'),
  message: words,
});
export const startedSchema = z.object({
  conversation: conversationSchema,
  message: messageSchema,
  created: z.boolean().describe('False when the two had a conversation about it already'),
});

export const sendMessageBody = z.strictObject({
  listingId: z.string().max(40).optional(),
  conversationId: z.uuid().optional(),
  recipientId: z.uuid().optional(),
  message: words.default('').describe('May be empty beside a structured body'),
  body: structuredBody.default({ kind: 'TEXT' }),
});
export const sentSchema = z.object({ message: messageSchema });

export const idempotencyHeaders = z.object({
  'idempotency-key': z
    .string()
    .regex(/^[\x21-\x7e]{1,100}$/)
    .optional()
    .describe('Names this message. Sent again with the same key it stays one message, for ever'),
});

export const readBody = z.strictObject({
  userId: z.uuid().describe('The person who read, which is whoever asks'),
  seq: seq.optional().describe('Up to this message; the last unless given'),
});
export const deliveredBody = z.strictObject({ seq });
export const markedSchema = z.object({
  readSeq: seq,
  deliveredSeq: seq,
  unread: z.int().describe('Unread messages of this conversation'),
});

export const conversationChange = z.strictObject(ownChoices.shape);
export type ConversationChange = z.infer<typeof conversationChange>;
export const unreadSchema = z.object({ unread: z.int() });

export const blockedPeopleSchema = z.object({
  people: z.array(z.object({ id: z.uuid(), name: z.string(), since: moment })),
});

export const reportBody = z.strictObject({
  conversationId: z.uuid(),
  messageId: z.uuid().optional().describe('The message; the person when left out'),
  reason: z.enum(REPORT_REASONS),
  note: z.string().trim().max(CHAT.longestNote).default(''),
  block: z.boolean().default(false).describe('Block the person as well'),
});
export const reportedSchema = z.object({ id: z.uuid(), message: z.string() });

const reply = z.string().trim().min(1).max(CHAT.longestReply);
export const savedRepliesSchema = z.object({ replies: z.array(z.string()) });
export const savedRepliesBody = z.strictObject({ replies: z.array(reply).max(CHAT.savedReplies) });

/** A question from somebody without an account. */
export const askBody = z.strictObject({
  listingId: z.string().max(40),
  email: emailField,
  name: z.string().trim().max(100).default(''),
  message: words,
});
export const askedSchema = z.object({ message: z.string().describe('The same for every address, known or not') });

/** A pass for the socket: it opens nothing else, and not for long. */
export const socketPassSchema = z.object({ token: z.string(), expiresAt: moment });
