import { type AnyColumn, and, desc, eq, gt, lt, ne, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { type Conversation, choicesOf } from '../contracts/chats.ts';
import { excerptOf } from '../rules/text.ts';
import { dealerPath } from '#features/dealers/rules/partner.ts';
import { isPublic } from '#features/listings/rules/status.ts';
import { priceOf } from '#features/listings/rules/price.ts';
import { listingPath } from '#features/listings/rules/listing-path.ts';
import type { PublicPhoto } from '#features/photos/rules/photos.ts';
import { chats } from '../words/chats.ts';
import { requireMember } from '#platform/actor.ts';
import type { Ctx } from '#platform/context.ts';
import * as schema from '#features/schema.ts';
import { missing } from '#platform/errors.ts';
import { readCoverPhotos } from '#features/photos/server/index.ts';
import { reasonOf } from './pairs.ts';
import { personName } from './person-name.ts';

const { conversations, listings, messages, partners, users } = schema;
const me = alias(schema.conversationMembers, 'me');
const them = alias(schema.conversationMembers, 'them');
const other = alias(users, 'other');

const blocks = (by: AnyColumn, whom: AnyColumn) =>
  sql<boolean>`exists (select 1 from chat_blocks b where b.user_id = ${by} and b.blocked_id = ${whom})`;

/** Written by the other person, and not read. */
const unreadCount = sql<number>`(
  select count(*)::int from messages m
   where m.conversation_id = ${me.conversationId} and m.seq > ${me.readSeq} and m.sender_id <> ${me.userId})`;

const columns = {
  conversation: conversations,
  me,
  theirReadSeq: them.readSeq,
  theirDeliveredSeq: them.deliveredSeq,
  other: {
    id: other.id,
    fullName: other.fullName,
    type: other.type,
    deletedAt: other.deletedAt,
  },
  dealer: { name: partners.name, slug: partners.slug },
  listing: {
    id: listings.id,
    category: listings.category,
    slug: listings.slug,
    title: listings.title,
    status: listings.status,
    priceCents: listings.priceCents,
    currency: listings.currency,
    details: listings.details,
  },
  last: {
    seq: messages.seq,
    senderId: messages.senderId,
    kind: messages.kind,
    content: messages.content,
    createdAt: messages.createdAt,
  },
  unread: unreadCount,
  iBlocked: blocks(me.userId, other.id),
  theyBlocked: blocks(other.id, me.userId),
};

const DAY_MS = 86_400_000;

/** The seller’s number, for the buyer of a confirmed visit until the day after it, if the seller chose to show it. */
const callNumber = (now: Date) => sql<string | null>`(
  select u.phone from users u
   where u.id = ${conversations.sellerId} and ${conversations.buyerId} = ${me.userId}
     and u.deleted_at is null and u.phone_confirmed_at is not null and u.settings->>'show_phone' = 'true'
     and exists (
       select 1 from meetings m
        where m.conversation_id = ${me.conversationId} and m.status = 'CONFIRMED'
          and m.starts_at > ${new Date(now.getTime() - DAY_MS).toISOString()}::timestamptz))`;

/** Conversations of one person as rows, newest message first. One that has no message yet is not there. */
async function readRows({ db, now }: Pick<Ctx, 'db' | 'now'>, userId: string, where: SQL | undefined, limit: number) {
  return db
    .select({ ...columns, call: callNumber(now()) })
    .from(me)
    .innerJoin(conversations, eq(conversations.id, me.conversationId))
    .innerJoin(them, and(eq(them.conversationId, me.conversationId), ne(them.userId, me.userId)))
    .innerJoin(other, eq(other.id, them.userId))
    .innerJoin(listings, eq(listings.id, conversations.listingId))
    .leftJoin(partners, and(eq(partners.userId, other.id), eq(partners.status, 'ACTIVE')))
    .leftJoin(messages, and(eq(messages.conversationId, conversations.id), eq(messages.seq, conversations.lastSeq)))
    .where(and(eq(me.userId, userId), gt(conversations.lastSeq, 0), where))
    .orderBy(desc(conversations.lastAt), desc(conversations.id))
    .limit(limit);
}
type Row = Awaited<ReturnType<typeof readRows>>[number];

/** A conversation of the asking person. Anybody else's is missing. */
export async function viewConversation({ ctx, id }: { ctx: Ctx; id: string }): Promise<Conversation> {
  const { userId } = requireMember(ctx);
  const rows = await readRows(ctx, userId, eq(conversations.id, id), 1);
  const [view] = await toViews(ctx, rows);
  if (!view) throw missing(chats.missing);
  return view;
}

export type Place = { readonly at: Date; readonly id: string };

/** A page of the asking person's conversations, behind a place. */
export async function viewConversations({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: { after: Place | null; limit: number };
}): Promise<Conversation[]> {
  const { userId } = requireMember(ctx);
  const { after, limit } = input;
  const behind = after
    ? or(lt(conversations.lastAt, after.at), and(eq(conversations.lastAt, after.at), lt(conversations.id, after.id)))
    : undefined;
  return toViews(ctx, await readRows(ctx, userId, behind, limit));
}

async function toViews(ctx: Ctx, rows: readonly Row[]): Promise<Conversation[]> {
  const listingIds = [...new Set(rows.map(({ listing }) => listing.id))];
  const covers = await readCoverPhotos({ ctx, input: { listingIds } });
  return rows.map((row) => toView(row, covers.get(row.listing.id) ?? null));
}

function toView(row: Row, cover: PublicPhoto | null): Conversation {
  const { conversation, me: mine, last } = row;
  const closed = reasonOf({ gone: row.other.deletedAt !== null, iBlock: row.iBlocked, theyBlock: row.theyBlocked });
  return {
    id: conversation.id,
    role: conversation.buyerId === mine.userId ? 'BUYER' : 'SELLER',
    listing: toListing(row.listing, cover),
    person: toPerson(row),
    last: last && {
      seq: last.seq,
      senderId: last.senderId,
      kind: last.kind,
      excerpt: excerptOf(last.content),
      createdAt: last.createdAt.toISOString(),
    },
    lastSeq: conversation.lastSeq,
    unread: row.unread,
    readSeq: mine.readSeq,
    theirReadSeq: row.theirReadSeq,
    theirDeliveredSeq: row.theirDeliveredSeq,
    ...choicesOf(mine),
    closed,
    ...(row.call !== null && closed === null ? { call: row.call } : {}),
    updatedAt: conversation.lastAt.toISOString(),
  };
}

function toListing(listing: Row['listing'], cover: PublicPhoto | null): Conversation['listing'] {
  const { id, title, slug } = listing;
  const [category, status] = [listing.category, listing.status];
  return {
    id,
    category,
    title,
    status,
    path: isPublic(status) ? listingPath({ category, id, slug }) : null,
    price: priceOf(listing),
    photo: cover && ({ ...cover, widths: [...cover.widths] } as Conversation['listing']['photo']),
  };
}

function toPerson({ conversation, other: person, dealer }: Row): Conversation['person'] {
  const shown = person.type === 'DEALERSHIP' ? dealer : null;
  const role = conversation.buyerId === person.id ? 'BUYER' : 'SELLER';
  return {
    id: person.id,
    name: shown?.name ?? personName(person, role),
    type: person.type,
    path: shown ? dealerPath(shown.slug) : null,
    gone: person.deletedAt !== null,
  };
}
