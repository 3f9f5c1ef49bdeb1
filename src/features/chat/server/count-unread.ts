import { sql } from 'drizzle-orm';
import { requireMember } from '#platform/actor.ts';
import type { Ctx } from '#platform/context.ts';

/** Messages the asking person has not read, in conversations they have not muted. */
export async function countUnread({ ctx }: { ctx: Ctx }): Promise<number> {
  const { userId } = requireMember(ctx);
  const [row] = await ctx.db.execute<{ n: number }>(sql`
    select count(*)::int as n
      from conversation_members me
      join messages m on m.conversation_id = me.conversation_id and m.seq > me.read_seq and m.sender_id <> me.user_id
     where me.user_id = ${userId} and not me.muted`);
  return row?.n ?? 0;
}
