import type { Message } from '../../contracts/chats.ts';
import { findMessages } from '../index.ts';
import type { Services } from '#platform/context.ts';
import { withTimeout } from '#platform/with-timeout.ts';
import type { Announcement } from './announcement.ts';

/** ms. Everything announced behind these waits for them. */
const TIMEOUT_MS = 5_000;

type Created = Extract<Announcement, { name: 'messages:created' }>;
const isCreated = (announcement: Announcement): announcement is Created => announcement.name === 'messages:created';

/**
 * Announcements of another process, with the messages it left behind. Never rejects: without them a device asks by their
 * places.
 */
export async function fillMessages(
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
