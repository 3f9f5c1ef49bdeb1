import { asc, desc, eq, inArray } from 'drizzle-orm';
import { requireMember } from '#platform/actor.ts';
import type { Ctx } from '#platform/context.ts';
import * as schema from '../schema.ts';
import type { Point } from './observe.ts';

const { valueFollows, valuePoints } = schema;

export type FollowedValue = {
  readonly id: string;
  readonly title: string;
  readonly paused: boolean;
  readonly nextAt: Date;
  /** As observed, oldest first: none before the first, none between. */
  readonly points: readonly Point[];
};

/** The values that the signed-in person follows, the latest followed first. */
export async function listValues({ ctx }: { ctx: Ctx }): Promise<FollowedValue[]> {
  const { userId } = requireMember(ctx);
  const rows = await ctx.db
    .select()
    .from(valueFollows)
    .where(eq(valueFollows.userId, userId))
    .orderBy(desc(valueFollows.createdAt), desc(valueFollows.id));
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const points = await ctx.db
    .select()
    .from(valuePoints)
    .where(inArray(valuePoints.followId, ids))
    .orderBy(asc(valuePoints.id));
  return rows.map(({ id, title, paused, nextAt }) => ({
    id,
    title,
    paused,
    nextAt,
    points: points.filter(({ followId }) => followId === id),
  }));
}
