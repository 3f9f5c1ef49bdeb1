import { requireMember } from '#platform/actor.ts';
import type { Ctx } from '#platform/context.ts';
import { isAppError } from '#platform/errors.ts';
import { findListing, isOpenToTalk } from './find-listing.ts';
import { openPair } from './open-pair.ts';
import { sendMessage } from './send-message.ts';

type Input = {
  readonly listingId: string;
  readonly buyerId: string;
  readonly message: string;
  /** Names the message, so that a second try stays one. */
  readonly key: string;
};

/**
 * A seller writes first, to somebody with whom an agreement was made about their own public listing. Gives the
 * conversation; null when the listing has no page to talk about, or the two do not write to each other.
 */
export async function writeToBuyer({ ctx, input }: { ctx: Ctx; input: Input }): Promise<string | null> {
  const { userId } = requireMember(ctx);
  const { listingId, buyerId, message, key } = input;
  const listing = await findListing(ctx.db, listingId);
  if (listing?.ownerId !== userId || buyerId === userId || !isOpenToTalk(listing.status)) return null;
  try {
    const conversationId = await openPair({ ctx, pair: { listingId: listing.id, buyerId, sellerId: userId } });
    await sendMessage({ ctx, input: { conversationId, message, key } });
    return conversationId;
  } catch (error) {
    // Blocked, or gone: what was agreed stands, and there is still the telephone.
    if (isAppError(error) && error.kind === 'refused') return null;
    throw error;
  }
}
