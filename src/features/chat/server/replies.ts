import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { cleanMessage } from '../rules/text.ts';
import { requireMember } from '#platform/actor.ts';
import type { Ctx } from '#platform/context.ts';
import * as schema from '../schema.ts';

const { chatPeople } = schema;
const stored = z.array(z.string()).catch([]);

/** Answers the asking person keeps at hand, in their order. */
export async function listReplies({ ctx }: { ctx: Ctx }): Promise<string[]> {
  const { userId } = requireMember(ctx);
  const [row] = await ctx.db
    .select({ replies: chatPeople.replies })
    .from(chatPeople)
    .where(eq(chatPeople.userId, userId));
  return stored.parse(row?.replies ?? []);
}

/** Keeps these answers instead of those before. The same one twice is kept once. */
export async function saveReplies({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: { replies: readonly string[] };
}): Promise<string[]> {
  const { userId } = requireMember(ctx);
  const replies = [...new Set(input.replies.map(cleanMessage).filter((text) => text !== ''))];
  await ctx.db
    .insert(chatPeople)
    .values({ userId, replies })
    .onConflictDoUpdate({ target: chatPeople.userId, set: { replies } });
  return replies;
}
