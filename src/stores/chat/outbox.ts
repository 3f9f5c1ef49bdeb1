import { atom } from 'nanostores';
import { z } from 'zod';
import { type ApiError, isApiError } from '#client/api.ts';
import { type StructuredBody, structuredBody } from '#contracts/chats.ts';
import { persistedSlice } from '../persist.ts';
import { send } from './calls.ts';
import { $me } from './state.ts';
import { receive } from './thread.ts';

const itemSchema = z.object({
  /** Names the message for ever: the server keeps one of each, however often it is sent. */
  key: z.string(),
  userId: z.string(),
  conversationId: z.string(),
  message: z.string(),
  body: structuredBody,
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
const LONGEST_PAUSE_MS = 30_000;

let pause = FIRST_PAUSE_MS;
let timer: ReturnType<typeof setTimeout> | undefined;
let flushing: Promise<void> | null = null;

type New = { readonly conversationId: string; readonly message: string; readonly body?: StructuredBody };

/** Shows the message at once and sends it as soon as that works. Gives its key. */
export function post({ conversationId, message, body = { kind: 'TEXT' } }: New): string | null {
  const userId = $me.get();
  if (userId === null) return null;
  const key = crypto.randomUUID();
  $outbox.set([...$outbox.get(), { key, userId, conversationId, message, body, at: Date.now(), refused: null }]);
  void flush();
  return key;
}

/** Sends one again that the server refused. */
export function retry(key: string): void {
  $outbox.set($outbox.get().map((item) => (item.key === key ? { ...item, refused: null } : item)));
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
  if ($outbox.get().some(({ key }) => keys.includes(key)))
    $outbox.set($outbox.get().filter(({ key }) => !keys.includes(key)));
}

/** What is left of other people who used this browser goes; then everything that waits is sent. */
export function openOutbox(): void {
  const me = $me.get();
  if ($outbox.get().some(({ userId }) => userId !== me))
    $outbox.set($outbox.get().filter(({ userId }) => userId === me));
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
  pause = Math.min(pause * 2, LONGEST_PAUSE_MS);
}

async function attempt(item: OutboxItem): Promise<'done' | 'later'> {
  try {
    const { message } = await send(item);
    // In one step: the message takes the place of what stood for it.
    drop([item.key]);
    receive([message]);
    return 'done';
  } catch (error) {
    if (passes(error)) return 'later';
    refuse(item.key, error);
    return 'done';
  }
}

/** Nobody refused: no answer, a server in trouble, too many at once, or the first try is still under way. */
function passes(error: unknown): boolean {
  if (!isApiError(error)) return true;
  const { status } = error as ApiError;
  return (
    typeof status !== 'number' || status >= 500 || status === 429 || status === 409 || status === 408 || status === 401
  );
}

function refuse(key: string, error: unknown): void {
  const refused = error instanceof Error ? error.message : String(error);
  $outbox.set($outbox.get().map((item) => (item.key === key ? { ...item, refused } : item)));
}
