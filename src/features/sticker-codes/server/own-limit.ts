import { count, eq } from 'drizzle-orm';
import { fill } from '#shared/text.ts';
import { codes as words } from '../words.ts';
import * as schema from '#features/schema.ts';
import type { Executor } from '#platform/db/index.ts';
import { refused } from '#platform/errors.ts';

/** A dealer's lot many times over. */
const MAX_OWN = 20_000;

/** Refuses when a person would hold more codes than an account can. Inside a transaction, hand that in. */
export async function requireRoom(db: Executor, ownerId: string, more: number): Promise<void> {
  const [held] = await db.select({ n: count() }).from(schema.qrCodes).where(eq(schema.qrCodes.ownerId, ownerId));
  if ((held?.n ?? 0) + more > MAX_OWN) throw refused(fill(words.tooMany, { count: held?.n ?? 0 }), 'too_many_codes');
}
