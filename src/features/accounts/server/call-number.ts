import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Executor } from '#platform/db/index.ts';
import * as schema from '../schema.ts';

const { users } = schema;

/**
 * The number that a person shows to people with a confirmed visit; null unless they chose to and confirmed it, so that
 * nobody hands out the number of somebody else. Who may see it is for the caller to know.
 */
export async function callNumberOf(db: Executor, userId: string): Promise<string | null> {
  const [user] = await db
    .select({ phone: users.phone })
    .from(users)
    .where(
      and(
        eq(users.id, userId),
        isNull(users.deletedAt),
        isNotNull(users.phoneConfirmedAt),
        sql`${users.settings}->>'show_phone' = 'true'`,
      ),
    );
  return user?.phone ?? null;
}
