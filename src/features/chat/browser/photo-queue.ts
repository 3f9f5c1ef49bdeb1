import { atom } from 'nanostores';
import type { Trouble } from '#platform/offline/definition.ts';
import { startUpload } from '#features/photos/browser/resumable-upload.ts';
import { shrinkPicture } from '#features/photos/browser/shrink-picture.ts';
import { $session } from '#features/accounts/browser/session.ts';
import { photoStore, type StoredPhoto } from './photo-store.ts';
import { chatWords } from './words.ts';

/** How sending a picture ended. `later`: no signal, or a server in trouble; it goes when that is over. */
export type SentPhoto =
  | { readonly kind: 'sent'; readonly uploadId: string }
  | { readonly kind: 'later'; readonly trouble: Trouble; readonly retryAfter?: number | undefined }
  | { readonly kind: 'refused'; readonly message: string };

type NotSent = Exclude<SentPhoto, { kind: 'sent' }>;

type Held = {
  photo: StoredPhoto;
  /** Made small enough to keep and to send over a weak signal, once. */
  small: Promise<void> | null;
  running: Promise<SentPhoto> | null;
  stop: () => Promise<void>;
};

/** Pictures of messages that are written or wait, by their ids: what they look like. */
export const $previews = atom<Readonly<Record<string, string>>>({});

const held = new Map<string, Held>();
const noStop = async (): Promise<void> => {};

function hold(photo: StoredPhoto, small: Held['small'] = Promise.resolve()): Held {
  const known = held.get(photo.id);
  if (known) return known;
  const made: Held = { photo, small, running: null, stop: noStop };
  held.set(photo.id, made);
  $previews.set({ ...$previews.get(), [photo.id]: URL.createObjectURL(photo.file) });
  return made;
}

/** Takes a picked file into this page's memory. */
export function holdPhoto(id: string, conversationId: string, file: File): void {
  hold({ id, conversationId, file, uploadUrl: null, addedAt: Date.now() }, null);
}

function makeSmall(one: Held): Promise<void> {
  one.small ??= shrinkPicture(one.photo.file).then((file) => {
    one.photo = { ...one.photo, file };
  });
  return one.small;
}

/** Stores pictures, so that they outlive the page. False when this browser keeps nothing. */
export async function keepPhotos(ids: readonly string[]): Promise<boolean> {
  const kept = await Promise.all(ids.map(keep));
  return kept.every(Boolean);
}

async function keep(id: string): Promise<boolean> {
  const one = held.get(id);
  if (!one) return (await readStored(id)) !== undefined;
  await makeSmall(one);
  return photoStore.put(one.photo).then(
    () => true,
    () => false,
  );
}

const readStored = (id: string): Promise<StoredPhoto | undefined> => photoStore.get(id).catch(() => undefined);

function bearer(): Record<string, string> {
  const { accessToken } = $session.get();
  return accessToken ? { authorization: `Bearer ${accessToken}` } : {};
}

type OnProgress = (percent: number) => void;

/** Sends a picture, going on where an earlier try ended. Calls while it is at it share the work. */
export async function sendPhoto(id: string, onProgress: OnProgress = () => {}): Promise<SentPhoto> {
  const photo = held.get(id)?.photo ?? (await readStored(id));
  if (!photo) return { kind: 'refused', message: chatWords.photosLost };
  const one = hold(photo);
  one.running ??= upload(one, onProgress).finally(() => {
    one.running = null;
  });
  return one.running;
}

/** Sends the pictures of one message, one after the other. */
export async function sendAll(ids: readonly string[]): Promise<{ kind: 'sent'; ids: string[] } | NotSent> {
  const sent: string[] = [];
  for (const id of ids) {
    const ended = await sendPhoto(id);
    if (ended.kind !== 'sent') return ended;
    sent.push(ended.uploadId);
  }
  return { kind: 'sent', ids: sent };
}

async function upload(one: Held, onProgress: OnProgress): Promise<SentPhoto> {
  await makeSmall(one);
  const { conversationId, file, uploadUrl } = one.photo;
  if (navigator.onLine === false) return { kind: 'later', trouble: 'offline' };
  const started = await startUpload({
    file,
    uploadUrl,
    metadata: { conversationId, filename: file.name.slice(0, 100), filetype: file.type },
    headers: bearer,
    onPlace: (place) => setPlace(one, place),
    onProgress: (sent, total) => onProgress(Math.round((sent / total) * 100)),
    onRetry: () => {},
  });
  one.stop = started.stop;
  const ended = await started.done;
  if (ended.ok) {
    setPlace(one, ended.uploadUrl);
    return { kind: 'sent', uploadId: ended.uploadUrl.split('/').at(-1) ?? '' };
  }
  const { trouble } = ended;
  if (trouble.kind !== 'refused') return { kind: 'later', trouble: trouble.kind, retryAfter: trouble.retryAfter };
  // A place that the server has forgotten is no place to go on: the next try begins anew.
  setPlace(one, null);
  return { kind: 'refused', message: trouble.message };
}

function setPlace(one: Held, uploadUrl: string | null): void {
  one.photo = { ...one.photo, uploadUrl };
  void storePlace(one.photo.id, uploadUrl);
}

const storePlace = (id: string, uploadUrl: string | null): Promise<void> =>
  photoStore.change(id, { uploadUrl }).catch(() => undefined);

const forget = (id: string): Promise<void> => photoStore.remove(id).catch(() => undefined);

/** The server does not have these any more: they are sent from their beginning next time. */
export function beginAgain(ids: readonly string[]): void {
  for (const id of ids) {
    const one = held.get(id);
    if (one) setPlace(one, null);
    else void storePlace(id, null);
  }
}

/** They were sent, or are left out: nothing of them stays in this browser. */
export function letGo(ids: readonly string[]): void {
  for (const id of ids) {
    void held.get(id)?.stop();
    held.delete(id);
    void forget(id);
    const { [id]: gone, ...others } = $previews.get();
    if (gone === undefined) continue;
    URL.revokeObjectURL(gone);
    $previews.set(others);
  }
}

/** Pictures are stored beside their message, not with it: what is younger is not left over. */
const FRESH_MS = 60_000;

/** Takes up pictures of messages that wait since an earlier visit; forgets those whose message is gone. */
export async function restorePhotos(waiting: ReadonlySet<string>): Promise<void> {
  for (const photo of await photoStore.all().catch(() => [])) {
    if (waiting.has(photo.id)) hold(photo);
    else if (!held.has(photo.id) && photo.addedAt < Date.now() - FRESH_MS) await forget(photo.id);
  }
}
