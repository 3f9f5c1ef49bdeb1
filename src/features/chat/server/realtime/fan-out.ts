import type { Server } from 'socket.io';
import type { Services } from '#platform/context.ts';
import { userRoom } from './admit.ts';
import type { Message } from '../../contracts/chats.ts';
import { findMessages } from '../index.ts';
import { withTimeout } from '#platform/with-timeout.ts';
import type { SocketEvent } from '../../contracts/chat-socket.ts';

/** Whom to tell, and what. */
export type Announcement = { readonly people: readonly string[] } & SocketEvent;

/** ms. Everything announced behind these waits for them. */
const TIMEOUT_MS = 5_000;

const isCreated = (announcement: Announcement): announcement is Created => announcement.name === 'messages:created';

/**
 * Announcements of another process, with the messages it left behind. Never rejects: without them a device asks by their
 * places.
 */
async function fillMessages(
  services: Services,
  announcements: readonly Announcement[],
): Promise<readonly Announcement[]> {
  const places = announcements.filter(isCreated).map(({ payload }) => payload);
  if (places.length === 0) return announcements;
  try {
    const found = await withTimeout(TIMEOUT_MS, findMessages({ services, places }));
    return announcements.map((announcement) => (isCreated(announcement) ? fill(announcement, found) : announcement));
  } catch (error) {
    services.telemetry.error(error, { path: 'socket', method: 'FILL' });
    return announcements;
  }
}

function fill({ payload, ...rest }: Created, found: readonly Message[]): Created {
  const { conversationId, from, to } = payload;
  const messages = found.filter((it) => it.conversationId === conversationId && it.seq >= from && it.seq <= to);
  return { ...rest, payload: { ...payload, messages: messages.length === to - from + 1 ? messages : null } };
}

type Created = Extract<Announcement, { name: 'messages:created' }>;
type Other = Exclude<Announcement, Created>;

/** An announcement on its way to another process: messages, which are most, as their people and places alone. */
type Carried = { readonly p: readonly string[]; readonly m: readonly [string, number, number] } | Other;

/** Bytes of one NOTIFY, which takes 8,000 with what is around them. */
const MAX = 7_000;

const toCarried = (announcement: Announcement): Carried => {
  if (announcement.name !== 'messages:created') return announcement;
  const { conversationId, from, to } = announcement.payload;
  return { p: announcement.people, m: [conversationId, from, to] };
};

export function fromCarried(carried: Carried): Announcement {
  if ('name' in carried) return carried;
  const [conversationId, from, to] = carried.m;
  return { people: carried.p, name: 'messages:created', payload: { conversationId, from, to, messages: null } };
}

/** As many at a time as fit. Ids, names and numbers: a sign is a byte. */
export function* toParts(announcements: readonly Announcement[]): Generator<Carried[]> {
  let part: Carried[] = [];
  let length = 0;
  for (const announcement of announcements) {
    const carried = toCarried(announcement);
    const size = JSON.stringify(carried).length + 1;
    if (length + size > MAX) {
      yield part;
      part = [];
      length = 0;
    }
    part.push(carried);
    length += size;
  }
  if (part.length > 0) yield part;
}

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
