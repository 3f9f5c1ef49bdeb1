import { sql } from 'drizzle-orm';
import {
  bigserial,
  boolean,
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { MessageKind, PlaceKind, ReportReason } from './rules/kinds.ts';
import { users } from '#features/accounts/schema.ts';
import { moment } from '#platform/columns.ts';
import { listings } from '#features/listings/schema.ts';

/** Two people talking about one listing. `last_seq` counts its messages; whoever writes one locks this row. */
export const conversations = pgTable(
  'conversations',
  {
    id: uuid('id').primaryKey(),
    listingId: uuid('listing_id')
      .notNull()
      .references(() => listings.id, { onDelete: 'cascade' }),
    buyerId: uuid('buyer_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    sellerId: uuid('seller_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    lastSeq: integer('last_seq').notNull().default(0),
    lastAt: moment('last_at').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [uniqueIndex('conversations_pair_key').on(t.listingId, t.buyerId, t.sellerId)],
);

/** One person's side of a conversation. Marks are places in its order: everything up to them was read or delivered. */
export const conversationMembers = pgTable(
  'conversation_members',
  {
    conversationId: uuid('conversation_id')
      .notNull()
      .references(() => conversations.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    readSeq: integer('read_seq').notNull().default(0),
    deliveredSeq: integer('delivered_seq').notNull().default(0),
    /** Up to where a letter told of unread messages. */
    mailedSeq: integer('mailed_seq').notNull().default(0),
    muted: boolean('muted').notNull().default(false),
  },
  (t) => [primaryKey({ columns: [t.conversationId, t.userId] }), index('conversation_members_user_idx').on(t.userId)],
);

/** Messages in the server's order. They are added and not changed, but for those of a deleted account. */
export const messages = pgTable(
  'messages',
  {
    conversationId: uuid('conversation_id')
      .notNull()
      .references(() => conversations.id, { onDelete: 'cascade' }),
    seq: integer('seq').notNull(),
    id: uuid('id').notNull(),
    senderId: uuid('sender_id').notNull(),
    /** The name its sender gave it, so that a message sent twice is one message. */
    key: text('key').notNull(),
    kind: text('kind').$type<MessageKind>().notNull().default('TEXT'),
    content: text('content').notNull(),
    /** `MessageBody` of `chat/rules/messages`; empty for text. */
    body: jsonb('body').notNull().default({}),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [
    // A message is looked up within its conversation, by its place, its id or its sender: each index more would be paid
    // for by every message.
    primaryKey({ columns: [t.conversationId, t.seq] }),
    uniqueIndex('messages_key_key').on(t.conversationId, t.senderId, t.key),
    index('messages_structured_idx').on(t.conversationId, t.seq).where(sql`kind not in ('TEXT', 'PHOTOS')`),
    // Letters look at what was written within the last days. Rows stand in the order of time, so blocks are enough.
    index('messages_at_blocks_idx').using('brin', t.createdAt),
  ],
);

/**
 * A visit that was agreed on: one entry in the calendars of two people, whose id stays when its time changes. The place
 * is for these two alone, and goes some days after they met.
 */
export const meetings = pgTable(
  'meetings',
  {
    id: uuid('id').primaryKey(),
    conversationId: uuid('conversation_id')
      .notNull()
      .references(() => conversations.id, { onDelete: 'cascade' }),
    /** The proposal that was confirmed last. */
    viewingId: uuid('viewing_id').notNull(),
    startsAt: moment('starts_at').notNull(),
    minutes: integer('minutes').notNull(),
    timeZone: text('time_zone').notNull(),
    status: text('status').$type<'CONFIRMED' | 'CANCELED'>().notNull(),
    placeKind: text('place_kind').$type<PlaceKind>(),
    place: text('place').notNull().default(''),
    /** Grows with every change, so that calendars take the newer one. */
    sequence: integer('sequence').notNull().default(0),
    changedAt: moment('changed_at').notNull(),
    /** The change that both were told of last; null before the first. */
    toldSequence: integer('told_sequence'),
    toldDayBeforeAt: moment('told_day_before_at'),
    toldSoonAt: moment('told_soon_at'),
  },
  (t) => [
    index('meetings_conversation_idx').on(t.conversationId, t.startsAt),
    index('meetings_ahead_idx').on(t.startsAt).where(sql`status = 'CONFIRMED'`),
    index('meetings_untold_idx').on(t.changedAt).where(sql`told_sequence is null or told_sequence < sequence`),
    index('meetings_place_idx').on(t.startsAt).where(sql`place <> ''`),
  ],
);

/** A picture sent in a message. Prepared like those of listings; `message_id` is set when the message is written. */
export const chatPhotos = pgTable(
  'chat_photos',
  {
    id: uuid('id').primaryKey(),
    conversationId: uuid('conversation_id')
      .notNull()
      .references(() => conversations.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    messageId: uuid('message_id'),
    position: integer('position').notNull().default(0),
    status: text('status').$type<'PROCESSING' | 'READY' | 'FAILED'>().notNull().default('PROCESSING'), // PROCESSING | READY | FAILED
    fault: text('fault'),
    width: integer('width'),
    height: integer('height'),
    color: text('color'),
    contentHash: text('content_hash'),
    perceptualHash: text('perceptual_hash'),
    variants: jsonb('variants').notNull().default([]),
    createdAt: moment('created_at').notNull().default(sql`now()`),
  },
  (t) => [index('chat_photos_message_idx').on(t.messageId), index('chat_photos_user_idx').on(t.userId)],
);

/** What a person keeps for talking: when they last looked, when a letter last told them, their saved replies. */
export const chatPeople = pgTable('chat_people', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  seenAt: moment('seen_at'),
  mailedAt: moment('mailed_at'),
  replies: jsonb('replies').notNull().default([]),
});

/** Who does not want to hear from whom. */
export const chatBlocks = pgTable(
  'chat_blocks',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    blockedId: uuid('blocked_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.blockedId] }), index('chat_blocks_blocked_idx').on(t.blockedId)],
);

/** A question of somebody without an account, until its address is confirmed or it is forgotten. */
export const chatQuestions = pgTable(
  'chat_questions',
  {
    id: uuid('id').primaryKey(),
    secretHash: text('secret_hash').notNull(),
    email: text('email').notNull(),
    name: text('name').notNull().default(''),
    listingId: uuid('listing_id')
      .notNull()
      .references(() => listings.id, { onDelete: 'cascade' }),
    content: text('content').notNull(),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (t) => [
    uniqueIndex('chat_questions_secret_key').on(t.secretHash),
    index('chat_questions_email_idx').on(t.email),
    index('chat_questions_expiry_idx').on(t.expiresAt),
  ],
);

/** Something a person asks an operator to look at: a listing, a person, a message. `evidence` is what it was then. */
export const reports = pgTable(
  'reports',
  {
    id: uuid('id').primaryKey(),
    subject: text('subject').notNull(), // LISTING | PERSON | MESSAGE
    subjectId: uuid('subject_id').notNull(),
    reporterId: uuid('reporter_id').references(() => users.id, { onDelete: 'set null' }),
    /** Whose listing, message or account it is. */
    aboutId: uuid('about_id'),
    listingId: uuid('listing_id'),
    conversationId: uuid('conversation_id'),
    reason: text('reason').$type<ReportReason>().notNull(),
    note: text('note').notNull().default(''),
    evidence: jsonb('evidence').notNull().default({}),
    status: text('status').$type<'OPEN' | 'CLOSED'>().notNull().default('OPEN'), // OPEN | CLOSED
    createdAt: moment('created_at').notNull(),
  },
  (t) => [
    uniqueIndex('reports_once_key').on(t.reporterId, t.subject, t.subjectId),
    index('reports_open_idx').on(t.createdAt).where(sql`status = 'OPEN'`),
    index('reports_about_idx').on(t.aboutId),
  ],
);

/** What was done about reports, and by whom. A trigger refuses UPDATE and DELETE. */
export const reportLog = pgTable(
  'report_log',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    reportId: uuid('report_id').notNull(),
    actorId: uuid('actor_id'),
    action: text('action').notNull(), // OPENED, and what operators do
    note: text('note').notNull().default(''),
    at: moment('at').notNull(),
  },
  (t) => [index('report_log_report_idx').on(t.reportId, t.id)],
);

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** Announcements between processes that are too long for NOTIFY. The columns are @socket.io/postgres-adapter's. */
export const socketIoAttachments = pgTable('socket_io_attachments', {
  id: bigserial('id', { mode: 'number' }).primaryKey(),
  createdAt: moment('created_at').defaultNow(),
  payload: bytea('payload'),
});
