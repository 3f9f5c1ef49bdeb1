import { sendMessage, startConversation } from '#features/chat/server/index.ts';
import { createRequest, updateRequest } from '#features/listings/server/index.ts';
import { completeAnswers } from '../../support/answers.ts';
import type { Person } from './people.ts';

/** A listing of the seller's that the buyer asks about, and the conversation that began. */
export async function makeThread(buyer: Person, seller: Person) {
  const input = { flow: 'vehicle', flow_type: 'DEFAULT', answers: completeAnswers() } as const;
  const { id: listingId } = await createRequest({ ctx: seller.ctx, input });
  await updateRequest({ ctx: seller.ctx, ref: listingId, input: { status: 'PUBLISHED' } });
  const asked = { listingId, message: 'Is it still available?' };
  const { conversation } = await startConversation({ ctx: buyer.ctx, input: asked });
  await sendMessage({ ctx: seller.ctx, input: { conversationId: conversation.id, message: 'Yes, it is.' } });
  return { listingId, conversationId: conversation.id };
}
