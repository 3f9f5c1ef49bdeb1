import { lt } from 'drizzle-orm';
import type { Services } from '../context.ts';
import * as schema from '../schema.ts';

/** Counters whose window is over: the next try would begin anew in any case. */
export async function forgetCounts({ db, now }: Pick<Services, 'db' | 'now'>): Promise<void> {
  await db.delete(schema.rateLimits).where(lt(schema.rateLimits.expire, now()));
}
