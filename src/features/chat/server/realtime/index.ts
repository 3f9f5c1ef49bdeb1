/** The door of the socket: it announces what was committed, and lets in whoever has a living session. */
export { createRealtime } from './hub.ts';
export { issueSocketPass } from './admit.ts';
export type { Realtime } from '#platform/realtime/types.ts';
