import { and, eq, isNull, sql } from 'drizzle-orm';
import type { ContactMethod } from '#shared/enums.ts';
import type { Executor } from '#platform/db/index.ts';
import * as schema from '../schema.ts';

const { users } = schema;

type Choice = {
  readonly userId: string;
  readonly method: ContactMethod;
  readonly phone: string | null;
  readonly now: Date;
};

/**
 * What a person answered to “How should we reach you?” beside a listing, kept for the account. Another number than the
 * account’s waits for a code before texts go there.
 */
export async function chooseContact(db: Executor, { userId, method, phone, now }: Choice): Promise<void> {
  const number =
    method === 'PHONE' && phone !== null
      ? {
          phone,
          phoneConfirmedAt: sql`case when ${users.phone} = ${phone} then ${users.phoneConfirmedAt} end`,
        }
      : {};
  await db
    .update(users)
    .set({ contactMethod: method, ...number, updatedAt: now })
    .where(and(eq(users.id, userId), isNull(users.deletedAt)));
}
