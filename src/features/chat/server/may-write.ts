import { chats } from '../words/chats.ts';
import { liveSessions } from '#features/accounts/server/index.ts';
import { unauthenticated } from '#platform/actor.ts';
import type { Executor } from '#platform/db/index.ts';
import { AppError, invalid, missing } from '#platform/errors.ts';
import { closedReason, type Pair, readPairs } from './pairs.ts';
import type { Pending } from './pending.ts';
import { otherOf } from './rows.ts';

/** What the rules of writing are asked about. */
export type Known = { readonly pairs: ReadonlyMap<string, Pair>; readonly alive: ReadonlyMap<string, string> };

export async function readKnown(db: Executor, batch: readonly Pending[], now: Date): Promise<Known> {
  const sessions = new Set(batch.flatMap(({ session }) => session ?? []));
  const ids = batch.map(({ conversationId }) => conversationId);
  const [pairs, alive] = await Promise.all([
    readPairs(db, ids),
    liveSessions({ services: { db, now: () => now }, ids: [...sessions] }),
  ]);
  return { pairs, alive };
}

/** Why nothing can be written, as a sentence. */
export const CLOSED = { you_blocked: chats.youBlocked, blocked: chats.blocked, person_gone: chats.personGone } as const;

/** Why this message cannot be written now; null when it can. */
export function refusalOf(pending: Pending, { pairs, alive }: Known): AppError | null {
  const { senderId, session, expects } = pending;
  if (session && !alive.has(session)) return unauthenticated();
  const pair = pairs.get(pending.conversationId);
  const other = pair && otherOf(pair, senderId);
  if (!pair || !other) return missing(chats.missing);
  const { listingId = pair.listingId, recipientId = other } = expects ?? {};
  if (listingId !== pair.listingId || recipientId !== other) return invalid(chats.wrongPlace);
  const reason = closedReason(pair, senderId);
  return reason && new AppError('refused', CLOSED[reason], { reason });
}

/** What is refused today may have been said yesterday, by who is allowed to know. */
export const mayHaveBeenSaid = ({ kind }: AppError): boolean => kind === 'invalid' || kind === 'refused';
