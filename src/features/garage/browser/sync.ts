import { apiFetch, isApiError } from '#platform/api-client/api.ts';
import { keepForOffline } from '#platform/offline/items-offline.ts';
import { startUpload, type UploadTrouble } from '#features/photos/browser/resumable-upload.ts';
import { requestView } from '#features/listings/contract.ts';
import { $draft } from '#features/sell/browser/draft.ts';
import { saveSoon } from '#features/sell/browser/draft-sync.ts';
import { sentenceOf } from '#platform/browser/sentence-of.ts';
import { $session } from '#features/accounts/browser/session.ts';
import { itemWords as words } from './words.ts';
import {
  $queue,
  changeItem,
  findItem,
  followDraft,
  type ItemState,
  markSent,
  type QueuedItem,
  restoreQueue,
} from './queue.ts';

/** After a failure the next try comes soon, then later and later; what went through makes it soon again. */
const FIRST_PAUSE_MS = 1_000;
const MAX_PAUSE_MS = 15_000;
/** Nothing more can be done for now: no signal, or a server that does not answer. */
type Outcome = 'go on' | 'stop';

let running: Promise<void> | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;
let pause = FIRST_PAUSE_MS;

const headers = ({ sale }: QueuedItem): Record<string, string> => {
  const { accessToken } = $session.get();
  return {
    ...(sale.sessionKey && { 'X-Session-Key': sale.sessionKey }),
    ...(accessToken && { Authorization: `Bearer ${accessToken}` }),
  };
};

const failed = (message: string, again: boolean): ItemState => ({ kind: 'failed', message, again });

/** The item itself. The same key may be sent again and again: there is one item. */
async function sendItem(item: QueuedItem): Promise<Outcome> {
  try {
    const view = await apiFetch({
      method: 'POST',
      path: `/api/requests/self/${item.sale.id}/items`,
      body: { key: item.key, answers: item.answers },
      contract: requestView,
      sessionKey: item.sale.sessionKey,
      idempotencyKey: item.key,
      quiet: true,
    });
    await changeItem(item.key, { listingId: view.id });
    return 'go on';
  } catch (error) {
    const status = isApiError(error) && typeof error.status === 'number' ? error.status : 0;
    const passes = status === 0 || status === 429 || status >= 500;
    await changeItem(item.key, { state: passes ? { kind: 'waiting' } : failed(sentenceOf(error), status !== 400) });
    return passes ? 'stop' : 'go on';
  }
}

/** Its picture, going on where an earlier try ended. */
async function sendPhoto(item: QueuedItem, photo: File): Promise<Outcome> {
  const upload = await startUpload({
    file: photo,
    uploadUrl: item.uploadUrl,
    metadata: { listingId: item.listingId ?? '', filename: photo.name, filetype: photo.type },
    headers: () => headers(item),
    onPlace: (uploadUrl) => void changeItem(item.key, { uploadUrl }),
    onProgress: () => {},
    onRetry: () => {},
  });
  const result = await upload.done;
  if (result.ok) {
    await markSent(item.key);
    return 'go on';
  }
  await changeItem(item.key, { state: toState(result.trouble) });
  return result.trouble.kind === 'refused' ? 'go on' : 'stop';
}

function toState(trouble: UploadTrouble): ItemState {
  if (trouble.kind === 'refused') return failed(trouble.message, false);
  return trouble.kind === 'signed-out' ? failed(words.signedOut, true) : { kind: 'waiting' };
}

async function send(key: string): Promise<Outcome> {
  const item = findItem(key);
  if (!item || item.sale.id === null) return 'go on';
  await changeItem(key, { state: { kind: 'sending' } });
  if (item.listingId === null && (await sendItem(item)) === 'stop') return 'stop';
  const known = findItem(key);
  if (!known?.listingId) return 'go on';
  if (known.photo) return sendPhoto(known, known.photo);
  await markSent(key);
  return 'go on';
}

const isWaiting = ({ state }: QueuedItem): boolean =>
  state.kind === 'waiting' || (state.kind === 'failed' && state.again);

/** One after the other, in the order they were entered. Ends at the first that finds no signal. */
async function run(): Promise<void> {
  const tried = new Set<string>();
  for (;;) {
    const next = $queue.get().find((item) => isWaiting(item) && item.sale.id !== null && !tried.has(item.key));
    if (!next) return;
    tried.add(next.key);
    if ((await send(next.key)) === 'stop') return;
    pause = FIRST_PAUSE_MS;
  }
}

function tryAgainLater(): void {
  clearTimeout(timer);
  timer = setTimeout(syncItems, pause);
  pause = Math.min(pause * 2, MAX_PAUSE_MS);
}

/** Two tabs share the shelf: one sends, the other comes later. */
async function alone(work: () => Promise<void>): Promise<void> {
  if (!navigator.locks) return work();
  await navigator.locks.request('curbtag-items', { ifAvailable: true }, (lock) => (lock ? work() : undefined));
}

/** Sends what waits. Calls while it is at it share the work. */
export function syncItems(): Promise<void> {
  running ??= alone(run).finally(() => {
    running = null;
    const left = $queue.get().some((item) => item.state.kind === 'waiting' && item.sale.id !== null);
    if (left) tryAgainLater();
  });
  return running;
}

/** Sends while a page is open: at once, when the network is back, and when the sale itself has been saved. */
export function keepSyncing(): () => void {
  const now = () => void syncItems();
  const stopFollowing = followDraft();
  const stopDraft = $draft.listen((draft, before) => {
    if (draft.id !== before?.id) now();
  });
  const stopSession = $session.listen(now);
  const online = () => {
    pause = FIRST_PAUSE_MS;
    if ($draft.get().flow === 'garage') saveSoon(0);
    now();
  };
  window.addEventListener('online', online);
  void restoreQueue().then(now);
  void keepForOffline();
  return () => {
    stopFollowing();
    stopDraft();
    stopSession();
    clearTimeout(timer);
    window.removeEventListener('online', online);
  };
}
