import { eq } from 'drizzle-orm';
import type { Services } from '../context.ts';
import { schema } from '../db/index.ts';
import { closedReason, readClosures } from './closures.ts';
import { otherOf } from './rows.ts';

const { conversations } = schema;

/** Who hears that this person types: the other one, unless they do not write to each other; null for strangers. */
export async function findListener({
  services,
  input,
}: {
  services: Pick<Services, 'db'>;
  input: { conversationId: string; userId: string };
}): Promise<string | null> {
  const { conversationId, userId } = input;
  const [pair] = await services.db.select().from(conversations).where(eq(conversations.id, conversationId));
  const other = pair && otherOf(pair, userId);
  if (!pair || !other) return null;
  return closedReason(await readClosures(services.db, [conversationId]), userId, other) === null ? other : null;
}
