import { computed } from 'nanostores';
import { z } from 'zod';
import { type ApiError, isApiError } from '#platform/api-client/api.ts';
import type { Outcome } from '#platform/offline/definition.ts';
import { defineQueue } from '#platform/offline/queue.ts';
import { laterAfter } from '#platform/offline/trouble.ts';
import { type StructuredBody, structuredBody } from '../contracts/chats.ts';
import { persistedSlice } from '#platform/browser/persist.ts';
import { send } from './calls.ts';
import { beginAgain, keepPhotos, letGo, restorePhotos, sendAll } from './photo-queue.ts';
import { $me } from './state.ts';
import { catchUp, receive } from './thread.ts';

const itemSchema = z.object({
  /** Names the message for ever: the server keeps one of each, however often it is sent. */
  key: z.string(),
  userId: z.string(),
  conversationId: z.string(),
  message: z.string(),
  body: structuredBody,
  /** Pictures that go with it, by their ids in `photo-queue`; `body` names them once the server has them all. */
  photos: z.array(z.string()).default([]),
  /** False when this browser could not keep the pictures: they last as long as the page. */
  kept: z.boolean().default(true),
  /** Milliseconds since 1970. */
  at: z.number(),
  /** The server's sentence when it refused; null while it waits for its turn. Stored: it waits for an answer of the person. */
  refused: z.string().nullable(),
});
export type OutboxItem = z.infer<typeof itemSchema>;

/** Earlier releases kept the outbox in here. */
const $earlier = persistedSlice<readonly OutboxItem[]>('outbox', z.array(itemSchema), []);

/** What was written and is not acknowledged yet. It outlives the page: typed with no signal, it goes later. */
const queue = defineQueue<OutboxItem>({
  name: 'messages',
  database: 'curbtag-messages',
  store: 'messages',
  keyOf: ({ key }) => key,
  timeOf: ({ at }) => at,
  laneOf: ({ conversationId }) => conversationId,
  atOnce: 1,
  backOff: { firstMs: 1_000, maxMs: 30_000 },
  isReady: ({ refused, userId }) => refused === null && userId === $me.get(),
  send: attempt,
  onSettledElsewhere: () => void catchUp().catch(() => undefined),
  earlier: { read: () => $earlier.get(), clear: () => $earlier.set([]) },
});

export const $outbox = computed(queue.$entries, (all): readonly OutboxItem[] => all.map(({ entry }) => entry));
export const { $stalled } = queue;

type New = {
  readonly conversationId: string;
  readonly message: string;
  readonly body?: StructuredBody;
  readonly photos?: readonly string[];
};

/** Shows the message at once and sends it as soon as that works. Gives its key. */
export function post({ conversationId, message, body = { kind: 'TEXT' }, photos = [] }: New): string | null {
  const userId = $me.get();
  if (userId === null) return null;
  const key = crypto.randomUUID();
  const item = { key, userId, conversationId, message, body, photos: [...photos], kept: true };
  void queue.add({ ...item, at: queue.nextTime(), refused: null });
  if (photos.length > 0) void keepPhotos(photos).then((kept) => (kept ? undefined : amend(key, { kept })));
  return key;
}

const amend = (key: string, part: Partial<OutboxItem>): Promise<void> => queue.change(key, part);

/** Sends one again that the server refused. */
export async function retry(key: string): Promise<void> {
  await amend(key, { refused: null });
  queue.retry(key);
}

/** Takes back one that was not sent, and gives its words so that they can be written anew. */
export function takeBack(key: string): string {
  const item = queue.find(key)?.entry;
  drop([key]);
  return item?.message ?? '';
}

export function drop(keys: readonly string[]): void {
  const gone = $outbox.get().filter(({ key }) => keys.includes(key));
  if ($earlier.get().length > 0) $earlier.set($earlier.get().filter(({ key }) => !keys.includes(key)));
  if (gone.length === 0) return;
  void queue.remove(gone.map(({ key }) => key));
  letGo(gone.flatMap(({ photos }) => photos));
}

/** What is left of other people who used this browser goes; then everything that waits is sent. */
export async function openOutbox(): Promise<void> {
  await queue.restore();
  const me = $me.get();
  if (me === null) return;
  drop($outbox.get().flatMap(({ userId, key }) => (userId === me ? [] : key)));
  void restorePhotos(new Set($outbox.get().flatMap(({ photos }) => photos)));
  await flush();
}

/** Sends what waits, in the order in which it was written. */
export const flush = (): Promise<void> => queue.wake();

async function attempt(item: OutboxItem): Promise<Outcome> {
  const photos = item.body.kind === 'PHOTOS' ? [] : item.photos;
  const uploads = await sendAll(photos);
  if (uploads.kind === 'later') return uploads;
  if (uploads.kind === 'refused') return refuse(item.key, uploads.message);
  const body = photos.length > 0 ? { kind: 'PHOTOS' as const, uploadIds: [...uploads.ids] } : item.body;
  // What is repeated after a lost answer must say the same again.
  if (photos.length > 0) await amend(item.key, { body });
  try {
    const { message } = await send({ ...item, body });
    // In one step: the message takes the place of what stood for it.
    drop([item.key]);
    receive([message]);
    return { kind: 'sent' };
  } catch (error) {
    // 409: the first try is still under way.
    const later = laterAfter(isApiError(error) && error.status === 409 ? null : error);
    if (later) return later;
    if (item.photos.length > 0 && isApiError(error)) return photoTrouble(item, error);
    return refuse(item.key, error instanceof Error ? error.message : String(error));
  }
}

const begunAgain = new Set<string>();

async function photoTrouble(item: OutboxItem, { reason, message }: ApiError): Promise<Outcome> {
  const { key, photos } = item;
  // Another tab sent it with pictures it had uploaded itself: under this key it is there.
  if (reason === 'idempotency_key_reused' || reason === 'photos_sent') {
    drop([key]);
    void catchUp().catch(() => undefined);
    return { kind: 'sent' };
  }
  // Uploads that waited for days are forgotten by the server; the pictures are still here.
  if (reason !== 'photos_missing' || begunAgain.has(key)) return refuse(key, message);
  begunAgain.add(key);
  beginAgain(photos);
  const body = { kind: 'TEXT' as const };
  await amend(key, { body });
  return attempt({ ...item, body });
}

async function refuse(key: string, refused: string): Promise<Outcome> {
  await amend(key, { refused });
  return { kind: 'refused', message: refused, again: false };
}
