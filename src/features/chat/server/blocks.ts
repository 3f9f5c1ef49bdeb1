import { and, desc, eq, or } from 'drizzle-orm';
import { chats } from '../words/chats.ts';
import { requireMember } from '#platform/actor.ts';
import type { Ctx } from '#platform/context.ts';
import * as schema from '#features/schema.ts';
import type { Executor } from '#platform/db/index.ts';
import { missing } from '#platform/errors.ts';
import { personName } from './person-name.ts';
import { announceTo } from './announce.ts';

const { chatBlocks, conversations, users } = schema;

/** Neither can write to the other from now on. Only people one talks with can be blocked. @throws missing */
export async function blockPerson({ ctx, input }: { ctx: Ctx; input: { personId: string } }): Promise<void> {
  const { userId } = requireMember(ctx);
  await requireKnown(ctx, userId, input.personId);
  await insertBlock(ctx.db, { userId, blockedId: input.personId, createdAt: ctx.now() });
  await tellBoth(ctx, userId, input.personId);
}

/** Twice is once. */
export const insertBlock = (db: Executor, row: typeof chatBlocks.$inferInsert) =>
  db.insert(chatBlocks).values(row).onConflictDoNothing();

export async function unblockPerson({ ctx, input }: { ctx: Ctx; input: { personId: string } }): Promise<void> {
  const { userId } = requireMember(ctx);
  await ctx.db.delete(chatBlocks).where(and(eq(chatBlocks.userId, userId), eq(chatBlocks.blockedId, input.personId)));
  await tellBoth(ctx, userId, input.personId);
}

export type BlockedPerson = { readonly id: string; readonly name: string; readonly since: string };

/** Whom the asking person has blocked, latest first. */
export async function listBlocked({ ctx }: { ctx: Ctx }): Promise<BlockedPerson[]> {
  const { userId } = requireMember(ctx);
  const rows = await ctx.db
    .select({
      id: users.id,
      fullName: users.fullName,
      type: users.type,
      deletedAt: users.deletedAt,
      at: chatBlocks.createdAt,
    })
    .from(chatBlocks)
    .innerJoin(users, eq(users.id, chatBlocks.blockedId))
    .where(eq(chatBlocks.userId, userId))
    .orderBy(desc(chatBlocks.createdAt));
  return rows.map((row) => ({ id: row.id, name: personName(row, 'BUYER'), since: row.at.toISOString() }));
}

const between = (one: string, two: string) =>
  or(
    and(eq(conversations.buyerId, one), eq(conversations.sellerId, two)),
    and(eq(conversations.buyerId, two), eq(conversations.sellerId, one)),
  );

async function requireKnown({ db }: Ctx, userId: string, personId: string): Promise<void> {
  const [known] = await db
    .select({ id: conversations.id })
    .from(conversations)
    .where(between(userId, personId))
    .limit(1);
  if (!known) throw missing(chats.noPerson);
}

/** Open screens of both show at once whether they can write. */
export async function tellBoth(ctx: Ctx, one: string, two: string): Promise<void> {
  const shared = await ctx.db.select({ id: conversations.id }).from(conversations).where(between(one, two));
  for (const { id } of shared)
    announceTo(ctx, [one, two], { name: 'conversation:updated', payload: { conversationId: id } });
}
