import { z } from 'zod';
import { messageSchema } from './chats.ts';

/**
 * What the socket announces. Nothing lives here alone: whoever missed an announcement reads the same from
 * `GET /chats/conversations` and `GET /chats/conversations/{id}?after=`.
 */
export const socketEvents = {
  /**
   * Messages were written: those of one commit, whose places are `from` to `to`. They are left out when the process that
   * tells could not read them: ask by their places.
   */
  'messages:created': z.object({
    conversationId: z.uuid(),
    from: z.int(),
    to: z.int(),
    messages: z.array(messageSchema).nullable(),
  }),
  /** Something about earlier messages changed, such as a photo that is ready. Read the conversation again. */
  'conversation:updated': z.object({ conversationId: z.uuid() }),
  'conversation:read': z.object({ conversationId: z.uuid(), userId: z.uuid(), seq: z.int() }),
  'conversation:delivered': z.object({ conversationId: z.uuid(), userId: z.uuid(), seq: z.int() }),
  typing: z.object({ conversationId: z.uuid(), userId: z.uuid(), typing: z.boolean() }),
} as const;

export type SocketEventName = keyof typeof socketEvents;
export type SocketEvent = {
  [Name in SocketEventName]: { readonly name: Name; readonly payload: z.infer<(typeof socketEvents)[Name]> };
}[SocketEventName];

/** What a client may say; everything else is HTTP. */
export const typingSaid = z.strictObject({ conversationId: z.uuid(), typing: z.boolean() });

/** `connect_error.data.reason` of a refused connection. */
const SOCKET_REFUSALS = ['token', 'too_many', 'unavailable'] as const;
export type SocketRefusal = (typeof SOCKET_REFUSALS)[number];
