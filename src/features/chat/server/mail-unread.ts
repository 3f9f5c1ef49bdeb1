import { createHash } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import { CHAT } from '../rules/kinds.ts';
import type { Role } from '#shared/enums.ts';
import type { Services } from '#platform/context.ts';
import * as schema from '../schema.ts';
import type { Transaction } from '#platform/db/index.ts';
import { kickTold, tellPerson } from '#features/accounts/server/index.ts';
import { wants } from '#features/accounts/server/unsubscribe/index.ts';
import { digestEmail, digestText, type UnreadTalk } from './digest-email.ts';
import { personName } from './person-name.ts';

const { chatPeople, conversationMembers } = schema;

/** Older messages are not told any more: after days without a server, a letter would be news to nobody. */
const REACH_MS = 3 * 24 * 3_600_000;
/** People of one run; the others follow a minute later. */
const PEOPLE = 200;

type Person = { readonly id: string; readonly email: string };

/** Not read, not told, not muted: what a letter is about. `me` is the member, `m` the message. */
const isNews = sql`m.sender_id <> me.user_id and m.seq > me.read_seq and m.seq > me.mailed_seq and not me.muted`;

/**
 * A job: one email or text to everybody who has messages they did not read within five minutes. Nobody gets one while they
 * look at their conversations, and nobody who stays away gets more than one in half an hour. Gives how many.
 */
export async function mailUnread({ services }: { services: Services }): Promise<number> {
  const at = services.now();
  const people = await findPeople(services, at);
  let emails = 0;
  for (const person of people) emails += await mailOne(services, person, at);
  if (emails > 0) kickTold({ services });
  return emails;
}

async function findPeople({ db }: Services, at: Date): Promise<Person[]> {
  const before = new Date(at.getTime() - CHAT.emailAfter).toISOString();
  const since = new Date(at.getTime() - REACH_MS).toISOString();
  const paused = new Date(at.getTime() - CHAT.emailPause).toISOString();
  const rows = await db.execute<Person>(sql`
    select distinct u.id, u.email
      from messages m
      join conversation_members me on me.conversation_id = m.conversation_id and ${isNews}
      join users u on u.id = me.user_id
      left join chat_people p on p.user_id = u.id
     where m.created_at <= ${before}::timestamptz and m.created_at > ${since}::timestamptz
       and u.deleted_at is null and u.email_verified_at is not null
       and ${wants('messages', sql`u.settings`)}
       and (p.seen_at is null or p.seen_at <= ${before}::timestamptz)
       and (p.mailed_at is null or p.mailed_at <= ${paused}::timestamptz or p.seen_at > p.mailed_at)
     limit ${PEOPLE}`);
  return [...rows];
}

/** The person's row is locked, so that two runs at one moment write one letter; the marks move with it. */
async function mailOne(services: Services, person: Person, at: Date): Promise<0 | 1> {
  const { db, config } = services;
  return db.transaction(async (tx) => {
    await tx.insert(chatPeople).values({ userId: person.id }).onConflictDoNothing();
    await tx.select().from(chatPeople).where(eq(chatPeople.userId, person.id)).for('update');
    const talks = await takeTalks(tx, person.id);
    if (talks.length === 0) return 0;
    await tx.update(chatPeople).set({ mailedAt: at }).where(eq(chatPeople.userId, person.id));
    const email = digestEmail({ config, to: person.email, userId: person.id, talks });
    const text = digestText({ config, talks });
    await tellPerson({ services, db: tx, userId: person.id, email, text, dedupeKey: keyOf(person.id, talks) });
    return 1;
  });
}

function keyOf(userId: string, talks: readonly UnreadTalk[]): string {
  const told = talks.map(({ conversationId, lastSeq }) => `${conversationId} ${lastSeq}`).sort();
  return `chats:${userId}:${createHash('sha256').update(told.join()).digest('hex').slice(0, 32)}`;
}

type Found = {
  conversation_id: string;
  count: number;
  last_seq: number;
  content: string;
  title: string;
  full_name: string;
  type: string;
  deleted_at: string | null;
  role: Role;
  dealer: string | null;
};

/** What is unread now, by conversation, newest first, and noted as told. */
async function takeTalks(tx: Transaction, userId: string): Promise<UnreadTalk[]> {
  const rows = await tx.execute<Found>(sql`
    with news as (
      select m.conversation_id, count(*)::int as count, max(m.seq)::int as last_seq
        from conversation_members me
        join messages m on m.conversation_id = me.conversation_id and ${isNews}
       where me.user_id = ${userId}
       group by m.conversation_id)
    select news.*, last.content, l.title, other.full_name, other.type, other.deleted_at,
           case when other.id = c.buyer_id then 'BUYER' else 'SELLER' end as role,
           case when other.type = 'DEALERSHIP' then d.name end as dealer
      from news
      join conversations c on c.id = news.conversation_id
      join messages last on last.conversation_id = news.conversation_id and last.seq = news.last_seq
      join listings l on l.id = c.listing_id
      join users other on other.id = last.sender_id
      left join partners d on d.user_id = other.id and d.status = 'ACTIVE'
     order by last.created_at desc`);
  for (const { conversation_id, last_seq } of rows)
    await tx
      .update(conversationMembers)
      .set({ mailedSeq: last_seq })
      .where(and(eq(conversationMembers.conversationId, conversation_id), eq(conversationMembers.userId, userId)));
  return [...rows].map((row) => ({
    conversationId: row.conversation_id,
    count: row.count,
    lastSeq: row.last_seq,
    content: row.content,
    title: row.title,
    name: row.dealer ?? personName(toPerson(row), row.role),
  }));
}

const toPerson = ({ full_name, type, deleted_at }: Found) => ({
  fullName: full_name,
  type,
  deletedAt: deleted_at === null ? null : new Date(deleted_at),
});
