import { eq, lt } from 'drizzle-orm';
import type { Ctx, Services } from '#platform/context.ts';
import * as schema from '../../schema.ts';
import { findOwn } from '../access.ts';

const { draftLinks } = schema;
const DAY_MS = 24 * 3_600_000;

/** Ends what was let in by codes, and the codes that wait. Whoever comes with one later is told that it was used. */
export async function endDraftLinks({ ctx, ref }: { ctx: Ctx; ref: string }): Promise<void> {
  const { id } = await findOwn({ ctx, ref });
  const at = ctx.now();
  await ctx.db.update(draftLinks).set({ usedAt: at, expiresAt: at, keyHash: null }).where(eq(draftLinks.listingId, id));
}

/** Rows that open nothing any more. They stay a day, so that a late press hears why. */
export async function forgetDraftLinks({ db, now }: Pick<Services, 'db' | 'now'>): Promise<void> {
  await db.delete(draftLinks).where(lt(draftLinks.expiresAt, new Date(now().getTime() - DAY_MS)));
}
