import type { Server } from 'socket.io';
import type { SocketEvent } from '#contracts/chat-socket.ts';
import { userRoom } from './rooms.ts';

/** Whom to tell, and what. */
export type Announcement = { readonly people: readonly string[] } & SocketEvent;

const CHANNEL = 'announced';
/** Bytes of announcements that go to the other processes at a time: NOTIFY takes 8,000 with what is around them. */
const MOST_AT_ONCE = 7_000;

/**
 * Tells devices here at once, and the other processes in one go for everything announced in the same moment: each
 * NOTIFY is a transaction of its own, so a commit of fifty messages must not make fifty of them.
 */
export function createFanOut(io: Server, { shared }: { shared: boolean }): (announcement: Announcement) => void {
  let waiting: Announcement[] = [];
  const flush = () => {
    const batch = waiting;
    waiting = [];
    for (const part of parts(batch)) io.serverSideEmit(CHANNEL, part);
  };
  if (shared)
    io.on(CHANNEL, (part: readonly Announcement[]) => part.forEach((announcement) => void tell(io, announcement)));
  return (announcement) => {
    tell(io, announcement);
    if (!shared) return;
    if (waiting.length === 0) setImmediate(flush);
    waiting.push(announcement);
  };
}

function tell(io: Server, { people, name, payload }: Announcement): void {
  const to = io.local.to(people.map(userRoom));
  // What is only true for a moment is not kept for a device that is away.
  if (name === 'typing') to.volatile.emit(name, payload);
  else to.emit(name, payload);
}

function* parts(batch: readonly Announcement[]): Generator<Announcement[]> {
  let part: Announcement[] = [];
  let length = 0;
  for (const announcement of batch) {
    const size = Buffer.byteLength(JSON.stringify(announcement));
    if (part.length > 0 && length + size > MOST_AT_ONCE) {
      yield part;
      part = [];
      length = 0;
    }
    part.push(announcement);
    length += size;
  }
  if (part.length > 0) yield part;
}
