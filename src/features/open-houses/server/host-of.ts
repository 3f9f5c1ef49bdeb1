import { eq } from 'drizzle-orm';
import { sellerName } from '#features/listings/rules/seller-name.ts';
import * as schema from '#features/schema.ts';
import type { Executor } from '#platform/db/index.ts';
import type { Hosted } from './wanted.ts';

const { users } = schema;

/** Who opens the door: as guests may call them, and where they are written to. Null for a house without one. */
export async function hostOf(db: Executor, { ownerId }: Pick<Hosted, 'ownerId'>) {
  if (!ownerId) return null;
  const [host] = await db
    .select({ fullName: users.fullName, type: users.type, email: users.email })
    .from(users)
    .where(eq(users.id, ownerId));
  return host ? { name: sellerName(host), email: host.email } : null;
}
