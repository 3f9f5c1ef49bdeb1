import type { Server } from 'socket.io';
import type { Services } from '#platform/context.ts';
import { type Carried, fromCarried, toParts } from './carried.ts';
import { fillMessages } from './fill-messages.ts';
import { userRoom } from './rooms.ts';
import type { Announcement } from './announcement.ts';

const CHANNEL = 'announced';

/**
 * Tells devices here at once, and the other processes in one go for everything announced in the same moment: each
 * NOTIFY is a transaction of its own, so a commit of fifty messages must not make fifty of them. What was said stays
 * behind: a process reads it when it has a device that wants to hear it.
 */
export function createFanOut(
  io: Server,
  { services, shared }: { services: Services; shared: boolean },
): (announcement: Announcement) => void {
  let waiting: Announcement[] = [];
  const flush = () => {
    const batch = waiting;
    waiting = [];
    for (const part of toParts(batch)) io.serverSideEmit(CHANNEL, part);
  };

  const { rooms } = io.of('/').adapter;
  const isHere = ({ people }: Announcement) => people.some((id) => rooms.has(userRoom(id)));
  /** What was announced first is told first, whatever has to be read for it. */
  let told: Promise<void> = Promise.resolve();
  const hear = (part: readonly Carried[]) => {
    const here = part.map(fromCarried).filter(isHere);
    if (here.length === 0) return;
    const filling = fillMessages(services, here);
    told = told.then(async () => (await filling).forEach((announcement) => void tell(io, announcement)));
  };
  if (shared) io.on(CHANNEL, hear);

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
