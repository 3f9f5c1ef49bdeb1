import type { z } from 'zod';
import type { sendMessageBody } from '../../contracts/chats.ts';
import { chats } from '../../words/chats.ts';
import type { SendInput } from '../index.ts';
import { invalid } from '#platform/errors.ts';

type Sent = {
  readonly conversationId: string;
  readonly body: z.infer<typeof sendMessageBody>;
  readonly key: string | undefined;
};

/**
 * What was posted, as the verb takes it: ids in small letters, as they are kept, however a device writes them. Throws
 * `invalid` when it names another conversation than its address.
 */
export function toSendInput({ conversationId: place, body: sent, key }: Sent): SendInput {
  const { message, body, listingId, recipientId, conversationId: said = place } = sent;
  const conversationId = place.toLowerCase();
  if (said.toLowerCase() !== conversationId) throw invalid(chats.wrongPlace);
  const expects = {
    recipientId: recipientId?.toLowerCase(),
    listingId: listingId?.length === 36 ? listingId.toLowerCase() : undefined,
  };
  return { conversationId, message, body, key, expects };
}
