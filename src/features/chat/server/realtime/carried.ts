import type { Announcement } from './announcement.ts';

type Created = Extract<Announcement, { name: 'messages:created' }>;
type Other = Exclude<Announcement, Created>;

/** An announcement on its way to another process: messages, which are most, as their people and places alone. */
export type Carried = { readonly p: readonly string[]; readonly m: readonly [string, number, number] } | Other;

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
