import type { SocketEvent } from '#features/chat/contracts/chat-socket.ts';
import type { StructuredBody } from '#features/chat/contracts/chats.ts';
import { sendMessage, startConversation } from '#features/chat/server/index.ts';
import type { Ctx } from '#platform/context.ts';
import type { Realtime } from '#features/chat/server/realtime/index.ts';
import type { TestServices } from '../../../support/services.ts';
import { member, publish } from '../../listings/server/support.ts';

export const idOf = ({ actor }: Ctx): string => (actor.kind === 'user' ? actor.userId : '');

type Told = { readonly people: readonly string[] } & SocketEvent;

/** A hub that keeps what it is told instead of telling devices. */
export function makeHub() {
  const told: Told[] = [];
  const signedOut: string[] = [];
  const realtime: Realtime = {
    announce(people, event: SocketEvent) {
      told.push({ people, ...event });
    },
    signOut: (ids) => void signedOut.push(...ids),
    attach: () => {},
    connected: () => 0,
    close: async () => {},
  };
  return { realtime, told, signedOut };
}

export const FIRST_QUESTION = 'Is the Accord still available?';

/** A buyer who has asked a seller one question. */
export async function makePair(services: TestServices, { buyerName = 'Ben Ortiz' } = {}) {
  const { ctx: seller, ...listing } = await publish(services);
  const buyer = await member(services, { fullName: buyerName });
  const started = await startConversation({ ctx: buyer, input: { listingId: listing.id, message: FIRST_QUESTION } });
  return { seller, buyer, listing, id: started.conversation.id, started };
}

/** Sends, and gives the message. */
export async function say(ctx: Ctx, conversationId: string, message: string, body?: StructuredBody, key?: string) {
  const sent = await sendMessage({ ctx, input: { conversationId, message, key, ...(body && { body }) } });
  return sent.message;
}

export const offer = (amountCents: number, changes: Partial<Extract<StructuredBody, { kind: 'OFFER' }>> = {}) =>
  ({ kind: 'OFFER', intent: 'CASH_OFFER', amountCents, trade: null, counterTo: null, ...changes }) as const;
