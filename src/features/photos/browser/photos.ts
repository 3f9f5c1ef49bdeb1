import { atom, computed } from 'nanostores';
import { type ApiCall, apiFetch } from '#platform/api-client/api.ts';
import { type OwnPhoto, ownPhotoSchema, ownPhotosSchema, type PhotoChange } from '../contract.ts';
import { $photoAccess } from './photo-access.ts';
import { photos as words } from './words.ts';

type Loaded = { readonly status: 'loading' | 'ready' | 'failed'; readonly photos: readonly OwnPhoto[] };

/** Photos of the listing at hand, as the server has them, with changes shown before they are saved. */
export const $loaded = atom<Loaded>({ status: 'loading', photos: [] });
/** The photo that was deleted last, as long as it can be brought back. */
export const $undoable = atom<OwnPhoto | null>(null);
export const $photos = computed([$loaded, $undoable], ({ photos }, undoable) =>
  photos.filter(({ id }) => id !== undoable?.id),
);
/** What happened last, for people who do not see it. */
export const $said = atom('');
export const $photoError = atom<string | null>(null);

const POLL_MS = 1200;
const UNDO_MS = 8000;
let polling: ReturnType<typeof setTimeout> | undefined;
let vanishing: ReturnType<typeof setTimeout> | undefined;

const pathOf = (rest = '') => `/api/requests/${$photoAccess.get()?.listingId}/photos${rest}`;

function call(call: Pick<ApiCall, 'method' | 'path' | 'body'>): ApiCall {
  const access = $photoAccess.get();
  return {
    ...call,
    sessionKey: access?.sessionKey ?? null,
    ...(access?.accessToken && { token: access.accessToken }),
    quiet: true,
  };
}

const show = (photos: readonly OwnPhoto[]) => $loaded.set({ status: 'ready', photos });

/** Reads the photos, and again while some are being prepared. */
export async function loadPhotos(): Promise<void> {
  const asked = $photoAccess.get()?.listingId;
  clearTimeout(polling);
  try {
    const { photos } = await apiFetch({ ...call({ method: 'GET', path: pathOf() }), contract: ownPhotosSchema });
    if ($photoAccess.get()?.listingId !== asked) return;
    show(photos);
    if (photos.some(({ status }) => status === 'PROCESSING')) polling = setTimeout(loadPhotos, POLL_MS);
  } catch {
    if ($loaded.get().status !== 'ready') $loaded.set({ status: 'failed', photos: [] });
    else polling = setTimeout(loadPhotos, POLL_MS * 5);
  }
}

/** Forgets what belongs to another listing. */
export function resetPhotos(): void {
  flushDelete();
  clearTimeout(polling);
  $loaded.set({ status: 'loading', photos: [] });
}

/** Shows the new order at once, then saves it. */
export async function savePhotoOrder(ids: readonly string[]): Promise<void> {
  const byId = new Map($loaded.get().photos.map((photo) => [photo.id, photo]));
  const named = ids.flatMap((id) => byId.get(id) ?? []);
  show([...named, ...$loaded.get().photos.filter(({ id }) => !ids.includes(id))]);
  await saving(async () => {
    const answer = call({ method: 'PUT', path: pathOf('/order'), body: { ids } });
    show((await apiFetch({ ...answer, contract: ownPhotosSchema })).photos);
  });
}

/** Changes caption, shot or rotation. Resolves to false when it could not be saved. */
export const changePhoto = (id: string, change: PhotoChange): Promise<boolean> =>
  saving(async () => {
    const answer = call({ method: 'PATCH', path: pathOf(`/${id}`), body: change });
    const changed = await apiFetch({ ...answer, contract: ownPhotoSchema });
    show($loaded.get().photos.map((photo) => (photo.id === id ? changed : photo)));
  });

/** Changes on their way to the server. */
const underway = new Set<Promise<unknown>>();

function track<T>(work: Promise<T>): Promise<T> {
  underway.add(work);
  const done = () => underway.delete(work);
  work.then(done, done);
  return work;
}

/** Resolves when every change made so far has been answered: a page loaded after that shows them. */
export async function photosSettled(): Promise<void> {
  await Promise.allSettled(underway);
}

const saving = (work: () => Promise<void>): Promise<boolean> => track(save(work));

async function save(work: () => Promise<void>): Promise<boolean> {
  $photoError.set(null);
  try {
    await work();
    return true;
  } catch {
    $photoError.set(words.saveFailed);
    await loadPhotos();
    return false;
  }
}

/** Hides a photo; the server deletes it when the time to undo is over, or when the page is left. */
export function deletePhoto(photo: OwnPhoto): void {
  flushDelete();
  $undoable.set(photo);
  $said.set(words.deleted);
  vanishing = setTimeout(flushDelete, UNDO_MS);
}

export function undoDelete(): void {
  clearTimeout(vanishing);
  $undoable.set(null);
  $said.set(words.restored);
}

/** Deletes for good what waits for it. */
function flushDelete(): void {
  clearTimeout(vanishing);
  const photo = $undoable.get();
  if (!photo) return;
  show($loaded.get().photos.filter(({ id }) => id !== photo.id));
  $undoable.set(null);
  void track(forgetPhoto(photo.id));
}

/** The specification's delete of an upload. Kept alive, so that leaving the page does not stop it. */
export async function forgetPhoto(id: string): Promise<void> {
  const { sessionKey, token } = call({ method: 'DELETE', path: '' });
  const headers = {
    ...(sessionKey && { 'X-Session-Key': sessionKey }),
    ...(token && { Authorization: `Bearer ${token}` }),
  };
  await fetch(`/v2/uploads/${id}`, { method: 'DELETE', headers, keepalive: true, credentials: 'same-origin' }).catch(
    () => undefined,
  );
}

if (typeof window !== 'undefined') window.addEventListener('pagehide', flushDelete);
