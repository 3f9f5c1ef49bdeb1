import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Services } from '../context.ts';
import { schema } from '../db/index.ts';

const { sessions, users } = schema;

/** Which of these sessions are alive, with their person: not closed, not expired, the account not deleted. */
export async function liveSessions({
  services,
  ids,
}: {
  services: Pick<Services, 'db' | 'now'>;
  ids: readonly string[];
}): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await services.db
    .select({ id: sessions.id, userId: sessions.userId })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        sql`${sessions.id} in (select value::uuid from json_array_elements_text(${JSON.stringify(ids)}::text::json))`,
        isNull(sessions.revokedAt),
        gt(sessions.expiresAt, services.now()),
        isNull(users.deletedAt),
      ),
    );
  return new Map(rows.map(({ id, userId }) => [id, userId]));
}
