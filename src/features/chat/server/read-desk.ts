import { and, desc, eq, sql } from 'drizzle-orm';
import { readOffers } from '../rules/offers.ts';
import { readViewings } from '../rules/viewings.ts';
import { requireMember } from '#platform/actor.ts';
import type { Ctx } from '#platform/context.ts';
import * as schema from '../schema.ts';
import { findSaid } from './find-said.ts';

const { conversations } = schema;

/** What waits for a seller in the conversations about one listing, and what was said there by day. */
export type Desk = {
  /** Conversations in which the buyer wrote last, the newest first. */
  readonly waiting: readonly string[];
  /** Buyers’ messages by day (UTC). */
  readonly days: readonly { readonly day: string; readonly count: number }[];
  readonly offers: readonly { readonly at: string; readonly amountCents: number }[];
  readonly openOffer: { readonly conversation: string; readonly amountCents: number } | null;
  readonly visit: { readonly conversation: string; readonly startsAt: string; readonly timeZone: string } | null;
};

/** More conversations about one listing than anybody holds. */
const MAX_CONVERSATIONS = 200;

type Input = { readonly listingId: string };

/** For the asking person’s own listing; of anybody else’s there is nothing. */
export async function readDesk({ ctx, input }: { ctx: Ctx; input: Input }): Promise<Desk> {
  const { userId } = requireMember(ctx);
  const talks = await ctx.db
    .select({ id: conversations.id })
    .from(conversations)
    .where(and(eq(conversations.sellerId, userId), eq(conversations.listingId, input.listingId)))
    .orderBy(desc(conversations.lastAt))
    .limit(MAX_CONVERSATIONS);
  const ids = talks.map(({ id }) => id);
  if (ids.length === 0) return { waiting: [], days: [], offers: [], openOffer: null, visit: null };
  const [waiting, days, asked] = await Promise.all([
    findWaiting(ctx, userId, input),
    countDays(ctx, userId, input),
    readAsked(ctx, userId, ids),
  ]);
  return { waiting, days, ...asked };
}

/** Nobody answers a person they blocked, or one whose account is gone. */
async function findWaiting(ctx: Ctx, userId: string, { listingId }: Input): Promise<string[]> {
  const rows = await ctx.db.execute<{ id: string }>(sql`
    select c.id from conversations c
      join users u on u.id = c.buyer_id and u.deleted_at is null
     where c.seller_id = ${userId} and c.listing_id = ${listingId}
       and exists (
         select 1 from messages m
          where m.conversation_id = c.id and m.sender_id = c.buyer_id and m.kind in ('TEXT', 'PHOTOS')
            and m.seq > coalesce((
              select max(mine.seq) from messages mine
               where mine.conversation_id = c.id and mine.sender_id = c.seller_id and mine.kind <> 'LISTING'), 0))
       and not exists (
         select 1 from chat_blocks b
          where (b.user_id = c.seller_id and b.blocked_id = c.buyer_id)
             or (b.user_id = c.buyer_id and b.blocked_id = c.seller_id))
     order by c.last_at desc`);
  return [...rows].map(({ id }) => id);
}

async function countDays(ctx: Ctx, userId: string, { listingId }: Input): Promise<{ day: string; count: number }[]> {
  const rows = await ctx.db.execute<{ day: string; count: number }>(sql`
    select to_char(m.created_at at time zone 'UTC', 'YYYY-MM-DD') as day, count(*)::int as count
      from conversations c
      join messages m on m.conversation_id = c.id and m.sender_id <> c.seller_id
     where c.seller_id = ${userId} and c.listing_id = ${listingId}
     group by 1`);
  return [...rows];
}

async function readAsked(ctx: Ctx, userId: string, ids: readonly string[]) {
  const said = await findSaid(ctx.db, ids);
  const now = ctx.now();
  const each = ids.map((conversation) => ({ conversation, messages: said.get(conversation) ?? [] }));
  const theirs = <State extends { by: string }>(states: ReadonlyMap<string, State>) =>
    [...states.values()].filter(({ by }) => by !== userId);
  const offers = each.flatMap(({ messages }) =>
    messages.flatMap(({ senderId, createdAt: at, body }) =>
      body.kind === 'OFFER' && senderId !== userId ? [{ at, amountCents: body.amountCents }] : [],
    ),
  );
  const open = each.flatMap(({ conversation, messages }) =>
    theirs(readOffers(messages, now))
      .filter(({ status }) => status === 'OPEN')
      .map(({ amountCents }) => ({ conversation, amountCents })),
  );
  const visits = each.flatMap(({ conversation, messages }) =>
    theirs(readViewings(messages, now))
      .filter(({ status }) => status === 'PROPOSED')
      .map(({ startsAt, timeZone }) => ({ conversation, startsAt, timeZone })),
  );
  const [visit] = visits.sort((a, b) => a.startsAt.localeCompare(b.startsAt));
  const [best] = open.sort((a, b) => b.amountCents - a.amountCents);
  return { offers, openOffer: best ?? null, visit: visit ?? null };
}
