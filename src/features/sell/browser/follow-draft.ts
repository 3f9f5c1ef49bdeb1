import { apiFetch, isApiError } from '#platform/api-client/api.ts';
import { atom } from 'nanostores';
import { draftState, requestView } from '#features/listings/contract.ts';
import { $photoAccess } from '#features/photos/browser/photo-access.ts';
import { loadPhotos } from '#features/photos/browser/photos.ts';
import { $draft, clearDraft } from './draft.ts';
import { $save, knownVersion, takeOverElsewhere } from './draft-sync.ts';
import { $devices, $shared, forgetCode } from './phone-link.ts';
import { wizard } from './words.ts';

/** Half of what may pass until a photo of the other device is here, and what an hour without news costs. */
const ASK_MS = 1000;
const IDLE_MS = 10_000;
const IDLE_AFTER_MS = 30 * 60_000;
const AWAY_MS = 4000;
/** How long a code holds. */
const CODE_MS = 15 * 60_000;
/** How long a draft is followed after the server last named a device. */
const KEPT_MS = 7 * 24 * 3_600_000;

/** Why the draft that was here is gone; it stands until another one is begun. */
export const $ended = atom<string | null>(null);

let timer: ReturnType<typeof setTimeout> | undefined;
let paused = 0;
let asking = false;
let photosSeen: string | null = null;
let lastNews = 0;

/** The draft at hand, while another device has it open or holds a code for it. */
function followed(): string | null {
  const [shared, { uniqueId }] = [$shared.get(), $draft.get()];
  return shared !== null && shared.draft === uniqueId && shared.until > Date.now() ? uniqueId : null;
}

/** Publishing is news that this device makes itself. */
export function pauseFollowing(): () => void {
  paused += 1;
  return () => {
    paused -= 1;
  };
}

const callOf = (path: string) =>
  ({ method: 'GET', path, sessionKey: $draft.get().sessionKey, quiet: true, timeout: 10_000 }) as const;

async function ask(ref: string): Promise<void> {
  const state = await apiFetch({ ...callOf(`/api/requests/self/${ref}/link`), contract: draftState });
  if (followed() !== ref || paused > 0) return;
  if (state.status !== 'DRAFT') return putAway(wizard.publishedElsewhere);
  hearDevices(state.devices);
  hearPhotos(state.photos);
  if (state.version === knownVersion(ref) || $save.get().kind === 'saving') return;
  const view = await apiFetch({ ...callOf(`/api/requests/self/${ref}`), contract: requestView });
  if (followed() === ref && takeOverElsewhere(view)) lastNews = Date.now();
}

/** Only a page that shows photos has some to load. */
function hearPhotos(photos: string): void {
  if (photos === photosSeen) return;
  photosSeen = photos;
  lastNews = Date.now();
  if ($photoAccess.get()?.listingId === $draft.get().id) void loadPhotos();
}

/** A new device ends the code that let it in. */
function hearDevices(devices: readonly string[]): void {
  const before = $devices.get();
  const shared = $shared.get();
  if (devices.length > before.length) {
    lastNews = Date.now();
    forgetCode();
  }
  if (devices.join('\n') !== before.join('\n')) $devices.set(devices);
  if (shared === null) return;
  const left = shared.until - Date.now();
  if (devices.length > 0 && left < KEPT_MS / 2) $shared.set({ ...shared, until: Date.now() + KEPT_MS });
  if (devices.length > 0) return;
  // Nobody came yet: whoever read a code has nobody to follow, and whoever shows one waits no longer than it holds.
  if (shared.by === 'read') $shared.set(null);
  else if (left > CODE_MS) $shared.set({ ...shared, until: Date.now() + CODE_MS });
}

/** The copy here is of no more use: the draft is public, or this device was unlinked from it. */
function putAway(sentence: string): void {
  $shared.set(null);
  $devices.set([]);
  clearDraft();
  $save.set({ kind: 'idle' });
  $ended.set(sentence);
}

/** Answers that were not sent yet stay here, and become a draft of their own. */
function onGone(): void {
  const wasLetIn = $shared.get()?.by === 'read';
  $shared.set(null);
  $devices.set([]);
  if (wasLetIn && $draft.get().unsaved.length === 0) putAway(wizard.unlinked);
}

async function turn(): Promise<void> {
  clearTimeout(timer);
  const ref = followed();
  if (ref === null || asking || document.visibilityState === 'hidden') return;
  asking = true;
  let pause = Date.now() - lastNews > IDLE_AFTER_MS ? IDLE_MS : ASK_MS;
  try {
    if (paused === 0) await ask(ref);
  } catch (error) {
    if (isApiError(error) && error.status === 404 && followed() === ref && paused === 0) onGone();
    pause = AWAY_MS;
  } finally {
    asking = false;
  }
  clearTimeout(timer);
  timer = setTimeout(turn, pause);
}

/**
 * Keeps the draft at hand like the one on the other device, while there is one: answers and photos that come there show
 * here. It asks once a second, less often when nothing comes for long, and not at all while nobody looks.
 */
export function keepFollowing(): () => void {
  lastNews = Date.now();
  photosSeen = null;
  const wake = () => {
    lastNews = Date.now();
    void turn();
  };
  const stopShared = $shared.subscribe(wake);
  const stopDraft = $draft.listen((draft, before) => {
    if (draft.uniqueId === before?.uniqueId) return;
    photosSeen = null;
    $devices.set([]);
    if (draft.uniqueId !== null) $ended.set(null);
    wake();
  });
  document.addEventListener('visibilitychange', wake);
  window.addEventListener('online', wake);
  return () => {
    stopShared();
    stopDraft();
    document.removeEventListener('visibilitychange', wake);
    window.removeEventListener('online', wake);
    clearTimeout(timer);
  };
}
