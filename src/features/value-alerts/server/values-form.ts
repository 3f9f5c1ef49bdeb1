import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import { values } from '../words.ts';
import { go, postedForm, refuseForm } from '#platform/forms/index.ts';
import { requireMember } from '#platform/actor.ts';
import type { Ctx } from '#platform/context.ts';
import * as schema from '../schema.ts';
import { missing } from '#platform/errors.ts';

const { valueFollows } = schema;

/** The condition of what one follows oneself; anybody else's is missing. */
function own(ctx: Ctx, id: string) {
  const { userId } = requireMember(ctx);
  if (!z.uuid().safeParse(id).success) throw missing(values.missing);
  return and(eq(valueFollows.id, id), eq(valueFollows.userId, userId));
}

/** Pauses the letters about a value, or lets them come again. */
export async function pauseValue({ ctx, id, paused }: { ctx: Ctx; id: string; paused: boolean }): Promise<void> {
  const changed = await ctx.db
    .update(valueFollows)
    .set({ paused, updatedAt: ctx.now() })
    .where(own(ctx, id))
    .returning({ id: valueFollows.id });
  if (changed.length === 0) throw missing(values.missing);
}

/** Ends following a value; what was observed goes with it. */
export async function unfollowValue({ ctx, id }: { ctx: Ctx; id: string }): Promise<void> {
  const gone = await ctx.db.delete(valueFollows).where(own(ctx, id)).returning({ id: valueFollows.id });
  if (gone.length === 0) throw missing(values.missing);
}

const done = (now: string) => go(`/my/values?now=${now}`);

/** The buttons of the page of followed values: `do` says what, `id` which. */
export const submitValuesForm = postedForm(async ({ ctx }, form) => {
  const id = form.get('id') ?? '';
  switch (form.get('do')) {
    case 'pause':
      await pauseValue({ ctx, id, paused: true });
      return done('paused');
    case 'resume':
      await pauseValue({ ctx, id, paused: false });
      return done('resumed');
    case 'delete':
      await unfollowValue({ ctx, id });
      return done('deleted');
    default:
      return refuseForm(values.wrongForm);
  }
});
