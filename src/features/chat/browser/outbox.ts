import { atom } from 'nanostores';
import { z } from 'zod';
import { type ApiError, isApiError } from '#platform/api-client/api.ts';
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
  /** The server's sentence when it refused; null while it waits for its turn. */
  refused: z.string().nullable(),
});
export type OutboxItem = z.infer<typeof itemSchema>;

/** What was written and is not acknowledged yet. It outlives the page: typed with no signal, it goes later. */
export const $outbox = persistedSlice<readonly OutboxItem[]>('outbox', z.array(itemSchema), []);

/** True while a try failed and the next one waits: no signal, or a server that does not answer. */
export const $stalled = atom(false);

const FIRST_PAUSE_MS = 1_000;
const MAX_PAUSE_MS = 30_000;

let pause = FIRST_PAUSE_MS;
let timer: ReturnType<typeof setTimeout> | undefined;
let flushing: Promise<void> | null = null;

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
  $outbox.set([...$outbox.get(), { ...item, at: Date.now(), refused: null }]);
  if (photos.length > 0) void keepPhotos(photos).then((kept) => kept || amend(key, { kept }));
  void flush();
  return key;
}

function amend(key: string, part: Partial<OutboxItem>): void {
  $outbox.set($outbox.get().map((item) => (item.key === key ? { ...item, ...part } : item)));
}

/** Sends one again that the server refused. */
export function retry(key: string): void {
  amend(key, { refused: null });
  pause = FIRST_PAUSE_MS;
  void flush();
}

/** Takes back one that was not sent, and gives its words so that they can be written anew. */
export function takeBack(key: string): string {
  const item = $outbox.get().find((other) => other.key === key);
  drop([key]);
  return item?.message ?? '';
}

export function drop(keys: readonly string[]): void {
  const gone = $outbox.get().filter(({ key }) => keys.includes(key));
  if (gone.length === 0) return;
  $outbox.set($outbox.get().filter(({ key }) => !keys.includes(key)));
  letGo(gone.flatMap(({ photos }) => photos));
}

/** What is left of other people who used this browser goes; then everything that waits is sent. */
export function openOutbox(): void {
  const me = $me.get();
  if ($outbox.get().some(({ userId }) => userId !== me))
    $outbox.set($outbox.get().filter(({ userId }) => userId === me));
  void restorePhotos(new Set($outbox.get().flatMap(({ photos }) => photos)));
  void flush();
}

/** Sends what waits, one after the other and in the order it was written. Calls at the same time share one run. */
export function flush(): Promise<void> {
  clearTimeout(timer);
  flushing ??= run().finally(() => {
    flushing = null;
  });
  return flushing;
}

async function run(): Promise<void> {
  for (;;) {
    const next = $outbox.get().find(({ refused, userId }) => refused === null && userId === $me.get());
    if (!next) return calm();
    const outcome = await attempt(next);
    if (outcome === 'later') return waitAWhile();
    calm();
  }
}

function calm(): void {
  pause = FIRST_PAUSE_MS;
  $stalled.set(false);
}

function waitAWhile(): void {
  $stalled.set(true);
  timer = setTimeout(() => void flush(), pause);
  pause = Math.min(pause * 2, MAX_PAUSE_MS);
}

async function attempt(item: OutboxItem): Promise<'done' | 'later'> {
  const photos = item.body.kind === 'PHOTOS' ? [] : item.photos;
  const uploads = await sendAll(photos);
  if (uploads.kind === 'later') return 'later';
  if (uploads.kind === 'refused') return refuse(item.key, uploads.message);
  const body = photos.length > 0 ? { kind: 'PHOTOS' as const, uploadIds: [...uploads.ids] } : item.body;
  // What is repeated after a lost answer must say the same again.
  if (photos.length > 0) amend(item.key, { body });
  try {
    const { message } = await send({ ...item, body });
    // In one step: the message takes the place of what stood for it.
    drop([item.key]);
    receive([message]);
    return 'done';
  } catch (error) {
    if (passes(error)) return 'later';
    if (item.photos.length > 0 && isApiError(error)) return photoTrouble(item, error);
    return refuse(item.key, error instanceof Error ? error.message : String(error));
  }
}

const begunAgain = new Set<string>();

function photoTrouble({ key, photos }: OutboxItem, { reason, message }: ApiError): 'done' {
  // Another tab sent it with pictures it had uploaded itself: under this key it is there.
  if (reason === 'idempotency_key_reused' || reason === 'photos_sent') {
    drop([key]);
    void catchUp().catch(() => undefined);
    return 'done';
  }
  // Uploads that waited for days are forgotten by the server; the pictures are still here.
  if (reason !== 'photos_missing' || begunAgain.has(key)) return refuse(key, message);
  begunAgain.add(key);
  beginAgain(photos);
  amend(key, { body: { kind: 'TEXT' } });
  return 'done';
}

/** Nobody refused: no answer, a server in trouble, too many at once, or the first try is still under way. */
function passes(error: unknown): boolean {
  if (!isApiError(error)) return true;
  const { status } = error as ApiError;
  return (
    typeof status !== 'number' || status >= 500 || status === 429 || status === 409 || status === 408 || status === 401
  );
}

function refuse(key: string, refused: string): 'done' {
  amend(key, { refused });
  return 'done';
}
