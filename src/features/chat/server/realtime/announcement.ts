import type { SocketEvent } from '../../contracts/chat-socket.ts';

/** Whom to tell, and what. */
export type Announcement = { readonly people: readonly string[] } & SocketEvent;
