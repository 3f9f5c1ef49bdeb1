import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { CalendarFile } from './calendar/index.ts';
import { moment } from './columns.ts';
import type { Email } from './mail/index.ts';

/** The first answer to a named request, replayed to its repeats for 24 hours. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    scope: text('scope').notNull(), // who and where: actor + method + path
    key: text('key').notNull(),
    requestHash: text('request_hash').notNull(),
    status: integer('status'),
    body: jsonb('body'),
    createdAt: moment('created_at').notNull().default(sql`now()`),
  },
  (t) => [primaryKey({ columns: [t.scope, t.key] }), index('idempotency_keys_age_idx').on(t.createdAt)],
);

/** Letters waiting to be handed to the mail adapter: written in the transaction that causes them, sent by a job. */
export const mailQueue = pgTable(
  'mail_queue',
  {
    id: uuid('id').primaryKey(),
    dedupeKey: text('dedupe_key'),
    to: text('to').notNull(),
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    html: text('html').notNull(),
    /** Where one press ends letters of this kind (RFC 8058); null for letters a person asked for. */
    unsubscribeUrl: text('unsubscribe_url'),
    /** An entry for the reader's calendar, sent along as `event.ics`. */
    calendar: jsonb('calendar').$type<CalendarFile>(),
    createdAt: moment('created_at').notNull().default(sql`now()`),
    sendAfter: moment('send_after').notNull().default(sql`now()`),
    attempts: integer('attempts').notNull().default(0),
    lastError: text('last_error'),
    sentAt: moment('sent_at'),
  },
  (t) => [
    uniqueIndex('mail_queue_dedupe_key').on(t.dedupeKey),
    index('mail_queue_due_idx').on(t.sendAfter).where(sql`sent_at is null`),
  ],
);

/** Text messages waiting to be handed to the adapter. Number, words and email are emptied when the row is done with. */
export const smsQueue = pgTable(
  'sms_queue',
  {
    id: uuid('id').primaryKey(),
    dedupeKey: text('dedupe_key'),
    to: text('to').notNull(),
    body: text('body').notNull(),
    /** Written instead when the text can’t be delivered; null for codes, which are of no use elsewhere. */
    email: jsonb('email').$type<Email>(),
    createdAt: moment('created_at').notNull().default(sql`now()`),
    sendAfter: moment('send_after').notNull().default(sql`now()`),
    /** Of no use to anybody after this. */
    expiresAt: moment('expires_at').notNull(),
    attempts: integer('attempts').notNull().default(0),
    /** When it may have left first: from here on the provider is asked before another try. */
    triedAt: moment('tried_at'),
    lastError: text('last_error'),
    sentAt: moment('sent_at'),
    failedAt: moment('failed_at'),
  },
  (t) => [
    uniqueIndex('sms_queue_dedupe_key').on(t.dedupeKey),
    index('sms_queue_due_idx').on(t.sendAfter).where(sql`sent_at is null and failed_at is null`),
  ],
);

/** Numbers that get no texts: a keyed hash of each, so that STOP outlives the account that had the number. */
export const smsStops = pgTable('sms_stops', {
  numberHash: text('number_hash').primaryKey(),
  reason: text('reason').$type<'STOPPED' | 'UNREACHABLE'>().notNull(),
  at: moment('at').notNull(),
});

/** Tries counted across processes; used with DATABASE_URL only. Keys are hashes. The columns are rate-limiter-flexible's. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    key: text('key').primaryKey(),
    points: integer('points').notNull().default(0),
    expire: moment('expire'),
  },
  (t) => [index('rate_limits_expire_idx').on(t.expire)],
);

/** Facts about the installation: schema of the demo data, operator's choices. */
export const installation = pgTable('installation', {
  key: text('key').primaryKey(),
  value: jsonb('value').notNull(),
  updatedAt: moment('updated_at').notNull().default(sql`now()`),
});
