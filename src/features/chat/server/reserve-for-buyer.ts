import type { Conversation } from '../contracts/chats.ts';
import { canAct } from '#features/listings/rules/owner-actions.ts';
import { chats } from '../words/chats.ts';
import { requireMember } from '#platform/actor.ts';
import type { Ctx } from '#platform/context.ts';
import { AppError, refused } from '#platform/errors.ts';
import { updateRequest } from '#features/listings/server/index.ts';
import { viewConversation } from './conversation-views.ts';
import { CLOSED } from './may-write.ts';
import { tellThreads } from './news/tell-threads.ts';

/**
 * The seller keeps the listing for the buyer of this conversation: everybody sees it as pending, the others’ offers and
 * visits end, this buyer’s stay. Again for the same buyer it changes nothing; for another one it goes over to them.
 * @throws missing, refused (`not_seller`, `status_move`, `blocked` and its kin)
 */
export async function reserveForBuyer({ ctx, input }: { ctx: Ctx; input: { id: string } }): Promise<Conversation> {
  requireMember(ctx);
  const { listing, person, role, closed } = await viewConversation({ ctx, id: input.id });
  if (role !== 'SELLER') throw refused(chats.sellersOnly, 'not_seller');
  if (closed !== null) throw new AppError('refused', CLOSED[closed], { reason: closed });
  if (!canAct(listing.status, 'reserve')) throw refused(chats.cannotReserve, 'status_move');
  await updateRequest({ ctx, ref: listing.id, input: { status: 'RESERVED', keptFor: person.id } });
  // The job does the same a moment later.
  await tellThreads({ services: ctx });
  return viewConversation({ ctx, id: input.id });
}
