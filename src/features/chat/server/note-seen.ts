import { lt, or, sql } from 'drizzle-orm';
import { requireMember } from '#platform/actor.ts';
import type { Ctx } from '#platform/context.ts';
import * as schema from '../schema.ts';

const { chatPeople } = schema;

/** Written at most this often. */
const PAUSE_MS = 20_000;

/**
 * Notes that somebody looks at their conversations: while they do, no letter tells them what they can see. A note that
 * cannot be written, on a full disk for example, keeps nobody from reading.
 */
export async function noteSeen(ctx: Ctx): Promise<void> {
  const { userId } = requireMember(ctx);
  await writeSeen(ctx, userId).catch((error: unknown) => {
    ctx.telemetry.error(error, { path: 'seen', method: 'NOTE' });
  });
}

async function writeSeen(ctx: Ctx, userId: string): Promise<void> {
  const seenAt = ctx.now();
  const before = new Date(seenAt.getTime() - PAUSE_MS);
  await ctx.db
    .insert(chatPeople)
    .values({ userId, seenAt })
    .onConflictDoUpdate({
      target: chatPeople.userId,
      set: { seenAt },
      setWhere: or(sql`${chatPeople.seenAt} is null`, lt(chatPeople.seenAt, before)),
    });
}
