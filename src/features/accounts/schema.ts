import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { moment } from '#platform/columns.ts';
import type { AccountType, ContactMethod } from '#shared/enums.ts';

/** A person or a dealership. Mail addresses are stored lower-cased and trimmed; `shared/email` does it. */
export const users = pgTable(
  'users',
  {
    id: uuid('id').primaryKey(),
    email: text('email').notNull(),
    emailVerifiedAt: moment('email_verified_at'),
    passwordHash: text('password_hash'),
    fullName: text('full_name').notNull().default(''),
    phone: text('phone'),
    /** When a code came back from the number; null after it changed. */
    phoneConfirmedAt: moment('phone_confirmed_at'),
    type: text('type').$type<AccountType>().notNull().default('SELLER'),
    role: text('role').$type<'MEMBER' | 'OPERATOR'>().notNull().default('MEMBER'),
    country: text('country').notNull().default('US'),
    language: text('language').notNull().default('en'),
    contactMethod: text('contact_method').$type<ContactMethod>().notNull().default('EMAIL'),
    postcode: text('postcode'),
    settings: jsonb('settings').$type<Readonly<Record<string, unknown>>>().notNull().default({}),
    createdAt: moment('created_at').notNull().default(sql`now()`),
    updatedAt: moment('updated_at').notNull().default(sql`now()`),
    deletedAt: moment('deleted_at'),
  },
  (t) => [uniqueIndex('users_email_key').on(t.email)],
);

/** One signed-in device. Only the SHA-256 of its access token is kept. */
export const sessions = pgTable(
  'sessions',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    tokenHash: text('token_hash').notNull(),
    device: text('device').notNull().default(''),
    createdAt: moment('created_at').notNull().default(sql`now()`),
    seenAt: moment('seen_at').notNull().default(sql`now()`),
    expiresAt: moment('expires_at').notNull(),
    revokedAt: moment('revoked_at'),
  },
  (t) => [uniqueIndex('sessions_token_key').on(t.tokenHash), index('sessions_user_idx').on(t.userId)],
);

/** Single-use proofs: e-mail code, e-mail link, sign-in token, address confirmation. Hashes only. */
export const proofs = pgTable(
  'proofs',
  {
    id: uuid('id').primaryKey(),
    kind: text('kind').notNull(),
    email: text('email').notNull(),
    secretHash: text('secret_hash').notNull(),
    attempts: integer('attempts').notNull().default(0),
    payload: jsonb('payload').notNull().default({}),
    createdAt: moment('created_at').notNull().default(sql`now()`),
    expiresAt: moment('expires_at').notNull(),
    consumedAt: moment('consumed_at'),
  },
  (t) => [index('proofs_email_idx').on(t.email, t.kind), index('proofs_secret_idx').on(t.secretHash)],
);

/** An outside identity (OAuth, OIDC) of a user. */
export const identities = pgTable(
  'identities',
  {
    provider: text('provider').notNull(),
    subject: text('subject').notNull(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: moment('created_at').notNull().default(sql`now()`),
  },
  (t) => [primaryKey({ columns: [t.provider, t.subject] }), index('identities_user_idx').on(t.userId)],
);
