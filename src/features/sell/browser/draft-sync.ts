import { atom } from 'nanostores';
import { apiFetch, isApiError } from '#platform/api-client/api.ts';
import { type RequestView, requestView } from '#features/listings/contract.ts';
import { $draft, clearDraft, type Draft } from './draft.ts';
import { say } from '#platform/browser/toasts.ts';
import { wizard } from './words.ts';

export type SaveState =
  | { kind: 'idle' }
  | { kind: 'saving' }
  | { kind: 'saved'; at: number }
  | { kind: 'offline' }
  | { kind: 'refused'; message: string };

/** Where the draft stands with the server. On this device it is always saved. */
export const $save = atom<SaveState>({ kind: 'idle' });

const PAUSE_MS = 800;
const RETRY_MS = 15_000;

let timer: ReturnType<typeof setTimeout> | undefined;
let running: Promise<void> | null = null;

const pick = (answers: Draft['answers'], ids: readonly string[]): Draft['answers'] =>
  Object.fromEntries(ids.map((id) => [id, answers[id] ?? null]));

const sent = (draft: Draft) => JSON.stringify(pick(draft.answers, draft.unsaved));

/** Begins an empty draft. The answers follow: a repeat under the same key must be the same request, word for word. */
function create(draft: Draft): Promise<RequestView> {
  return apiFetch({
    method: 'POST',
    path: '/api/requests/self',
    body: { flow: draft.flow, flow_type: draft.flowType },
    contract: requestView,
    sessionKey: draft.sessionKey,
    quiet: true,
    ...(draft.createKey ? { idempotencyKey: draft.createKey } : {}),
  });
}

function update(draft: Draft): Promise<RequestView> {
  return apiFetch({
    method: 'PATCH',
    path: `/api/requests/self/${draft.id}`,
    body: { answers: pick(draft.answers, draft.unsaved), current_step: draft.step, if_status: 'DRAFT' },
    contract: requestView,
    sessionKey: draft.sessionKey,
    quiet: true,
  });
}

/** Takes over what the server holds; what was changed here since it was asked stays, and stays unsaved. */
export function mergeSaved(before: Draft, now: Draft, view: RequestView): Draft {
  const unsaved = now.unsaved.filter(
    (id) => !before.unsaved.includes(id) || JSON.stringify(before.answers[id]) !== JSON.stringify(now.answers[id]),
  );
  return {
    ...now,
    id: view.id,
    uniqueId: view.unique_id,
    sessionKey: view.session_key ?? now.sessionKey,
    owned: view.owned,
    answers: { ...(view.answers as Draft['answers']), ...pick(now.answers, unsaved) },
    unsaved,
  };
}

/** A draft keeps the key it was begun with, and from then on its id. Another one may be here by the time of an answer. */
const isSame = (before: Draft, now: Draft): boolean =>
  before.id === null ? before.createKey === now.createKey : before.id === now.id;

/** The version of the draft that stands here. A reload forgets it, and the server is asked once more. */
let known: { readonly ref: string; readonly version: number } | null = null;
export const knownVersion = (ref: string): number | null => (known?.ref === ref ? known.version : null);
const noteVersion = (view: RequestView): void => {
  known = { ref: view.unique_id, version: view.version };
};

/** Takes over what another device answered, unless what is here is newer. What is not sent yet stays. */
export function takeOverElsewhere(view: RequestView): boolean {
  const now = $draft.get();
  if (now.uniqueId !== view.unique_id || view.version < (knownVersion(view.unique_id) ?? 0)) return false;
  noteVersion(view);
  $draft.set(mergeSaved({ ...now, unsaved: [] }, now, view));
  return true;
}

function takeOver(before: Draft, view: RequestView): void {
  noteVersion(view);
  const now = $draft.get();
  if (isSame(before, now)) $draft.set(mergeSaved(before, now, view));
}

const isNothingToSend = ({ id, createKey, unsaved }: Draft): boolean =>
  unsaved.length === 0 && (id !== null || createKey === null);

async function begin(draft: Draft): Promise<void> {
  const view = await create(draft);
  const now = $draft.get();
  if (!isSame(draft, now)) return;
  const unsaved = Object.keys(now.answers);
  $draft.set(mergeSaved({ ...now, unsaved: [] }, { ...now, unsaved }, view));
}

async function save(): Promise<void> {
  const draft = $draft.get();
  if (isNothingToSend(draft)) return;
  $save.set({ kind: 'saving' });
  try {
    if (draft.id === null) await begin(draft);
    const begun = $draft.get();
    if (begun.id !== null && begun.unsaved.length > 0) takeOver(begun, await update(begun));
    $save.set({ kind: 'saved', at: Date.now() });
  } catch (error) {
    onFailure(error, $draft.get());
  }
  if ($draft.get().unsaved.length > 0 && sent($draft.get()) !== sent(draft)) saveSoon();
}

/**
 * The server's copy is gone, or belongs to an account that is not signed in here. Nothing is lost: the draft is written
 * anew with the next save.
 */
export function forgetServerCopy(): void {
  $draft.set({ ...$draft.get(), id: null, uniqueId: null, owned: false, createKey: crypto.randomUUID() });
}

function onFailure(error: unknown, draft: Draft): void {
  if (isApiError(error) && error.status === 404 && draft.id !== null) {
    forgetServerCopy();
    saveSoon();
  } else if (isApiError(error) && error.status === 409 && draft.id !== null) {
    // It was published on another device: what is public is changed on its page, never from an old draft.
    clearDraft();
    $save.set({ kind: 'idle' });
    say(wizard.publishedElsewhere);
  } else if (isApiError(error) && typeof error.status === 'number' && error.status < 500 && error.status !== 429) {
    $save.set({ kind: 'refused', message: error.message });
  } else {
    $save.set({ kind: 'offline' });
    saveSoon(RETRY_MS);
  }
}

/** Sends the changes after a short pause; further changes push it back. */
export function saveSoon(pause = PAUSE_MS): void {
  clearTimeout(timer);
  timer = setTimeout(saveNow, pause);
}

/** Sends the changes now. Resolves when the server has answered, or could not be reached. */
export function saveNow(): Promise<void> {
  clearTimeout(timer);
  running = (running ?? Promise.resolve()).then(save);
  return running;
}

/** Makes sure the draft exists on the server: photos and publishing need it. */
export async function ensureSaved(): Promise<Draft> {
  if ($draft.get().createKey === null && $draft.get().id === null) {
    $draft.set({ ...$draft.get(), createKey: crypto.randomUUID() });
  }
  await saveNow();
  return $draft.get();
}

/** Says in passing when the server is out of reach, and when everything has gone up after all. */
function sayWhereItStands(): () => void {
  let away = false;
  return $save.listen((state) => {
    if (state.kind === 'offline' && !away) say(wizard.offline, 'warn');
    if (state.kind === 'saved' && away) say(wizard.backOnline, 'good');
    if (state.kind === 'offline') away = true;
    if (state.kind === 'saved') away = false;
  });
}

/** Saves while a page is open: after changes, when the network is back, and when the tab is left. */
export function keepSaving(): () => void {
  const stop = $draft.listen((draft, before) => {
    if (draft.unsaved.length > 0 && draft.answers !== before?.answers) saveSoon();
  });
  const stopSaying = sayWhereItStands();
  const now = () => void saveNow();
  const onHide = () => document.visibilityState === 'hidden' && now();
  window.addEventListener('online', now);
  document.addEventListener('visibilitychange', onHide);
  if ($draft.get().unsaved.length > 0) saveSoon();
  return () => {
    stop();
    stopSaying();
    window.removeEventListener('online', now);
    document.removeEventListener('visibilitychange', onHide);
  };
}
