import type { Services } from '#platform/context.ts';
import { closedReason, readPairs } from './pairs.ts';
import { otherOf } from './rows.ts';

/** Who hears that this person types: the other one, unless they do not write to each other; null for strangers. */
export async function findListener({
  services,
  input,
}: {
  services: Pick<Services, 'db'>;
  input: { conversationId: string; userId: string };
}): Promise<string | null> {
  const pair = (await readPairs(services.db, [input.conversationId])).get(input.conversationId);
  return pair && closedReason(pair, input.userId) === null ? otherOf(pair, input.userId) : null;
}
