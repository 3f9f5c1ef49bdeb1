import { atom } from 'nanostores';
import { shelve, shelved, shelvedFor, shelvePlace, unshelve } from '#platform/offline/file-shelf.ts';
import { precheck, type Running, startUpload, type UploadTrouble } from './resumable-upload.ts';
import { PHOTO_LIMITS } from '../rules/photos.ts';
import { $photoAccess, accessHeaders } from './photo-access.ts';
import { $photos, forgetPhoto, loadPhotos } from './photos.ts';
import { photoFaults, photos as words } from './words.ts';

export type UploadState =
  | { readonly kind: 'waiting' | 'offline' | 'retrying' | 'sent' }
  | { readonly kind: 'sending'; readonly percent: number }
  | { readonly kind: 'failed'; readonly message: string; readonly again: boolean };

/** A picked file on its way. It leaves the list when its photo is ready. */
export type UploadItem = {
  readonly id: string;
  readonly listingId: string;
  readonly file: File;
  readonly shot: string | null;
  readonly preview: string;
  readonly uploadUrl: string | null;
  /** Id of the photo it becomes, once the server gave it a place. */
  readonly photoId: string | null;
  /** Left over from an earlier visit. */
  readonly resumed: boolean;
  readonly state: UploadState;
};

export const $uploads = atom<readonly UploadItem[]>([]);

const AT_ONCE = 2;
const running = new Map<string, Running | null>();

const find = (id: string) => $uploads.get().find((item) => item.id === id);
const photoIdOf = (url: string | null) => url?.split('/').at(-1) ?? null;

function change(id: string, part: Partial<UploadItem>): void {
  $uploads.set($uploads.get().map((item) => (item.id === id ? { ...item, ...part } : item)));
}

function drop(id: string): void {
  const item = find(id);
  if (item) URL.revokeObjectURL(item.preview);
  $uploads.set($uploads.get().filter((other) => other.id !== id));
}

/** Takes picked, dropped or pasted files. Each is shown at once and kept on this device until the server has it. */
export async function addFiles(files: Iterable<File>, shot: string | null = null): Promise<void> {
  const listingId = $photoAccess.get()?.listingId;
  if (!listingId) return;
  for (const file of files) {
    const fault = full(listingId) ? 'too_many' : precheck(file);
    const state: UploadState = fault
      ? { kind: 'failed', message: photoFaults[fault], again: false }
      : { kind: 'waiting' };
    const id = crypto.randomUUID();
    const item = { id, listingId, file, shot, uploadUrl: null };
    $uploads.set([
      ...$uploads.get(),
      { ...item, photoId: null, preview: URL.createObjectURL(file), resumed: false, state },
    ]);
    if (!fault) await shelve({ ...item, addedAt: Date.now() });
    pump();
  }
}

function full(listingId: string): boolean {
  const onTheWay = $uploads.get().filter((item) => item.listingId === listingId && item.state.kind !== 'failed').length;
  return onTheWay + $photos.get().filter(({ status }) => status !== 'FAILED').length >= PHOTO_LIMITS.count;
}

/** Takes up what an earlier visit left unfinished. */
export async function resumeUploads(listingId: string): Promise<void> {
  const left = (await shelvedFor(listingId)).filter(({ id }) => !find(id));
  const items = left.map(({ addedAt: _, ...entry }): UploadItem => {
    const preview = URL.createObjectURL(entry.file);
    return { ...entry, preview, photoId: photoIdOf(entry.uploadUrl), resumed: true, state: { kind: 'waiting' } };
  });
  $uploads.set([...$uploads.get(), ...items]);
  pump();
}

export function retryUpload(id: string): void {
  change(id, { state: { kind: 'waiting' } });
  pump();
}

/** Stops an upload and forgets the file, here and on the server. */
export async function cancelUpload(id: string): Promise<void> {
  const item = find(id);
  if (!item) return;
  await running.get(id)?.stop();
  running.delete(id);
  drop(id);
  await unshelve(id);
  const photoId = item.photoId ?? photoIdOf(item.uploadUrl);
  if (photoId) await forgetPhoto(photoId).then(loadPhotos);
  pump();
}

/** Starts what waits, two at a time; offline everything waits. */
function pump(): void {
  for (const item of $uploads.get()) {
    if (running.size >= AT_ONCE) return;
    const waits = item.state.kind === 'waiting' || item.state.kind === 'offline';
    if (!waits || running.has(item.id)) continue;
    if (!navigator.onLine) change(item.id, { state: { kind: 'offline' } });
    else void run(item.id);
  }
}

async function run(id: string): Promise<void> {
  running.set(id, null);
  await alone(id, () => send(id));
  running.delete(id);
  pump();
}

/** Two tabs of one draft share the shelf: only one of them sends a file, the other waits and looks again. */
async function alone(id: string, work: () => Promise<void>): Promise<void> {
  if (!navigator.locks) return work();
  await navigator.locks.request(`curbtag-upload-${id}`, { ifAvailable: true }, async (lock) => {
    if (lock) return work();
    await navigator.locks.request(`curbtag-upload-${id}`, async () =>
      (await shelved(id)) ? work() : finishElsewhere(id),
    );
  });
}

async function finishElsewhere(id: string): Promise<void> {
  drop(id);
  await loadPhotos();
}

async function send(id: string): Promise<void> {
  const item = find(id);
  if (!item) return;
  const upload = await startUpload({
    file: item.file,
    uploadUrl: (await shelved(id))?.uploadUrl ?? item.uploadUrl,
    metadata: metadataOf(item),
    headers: accessHeaders,
    onPlace: (uploadUrl) => {
      change(id, { uploadUrl, photoId: photoIdOf(uploadUrl) });
      void shelvePlace(id, uploadUrl);
    },
    onProgress: (sent, total) =>
      change(id, { state: { kind: 'sending', percent: total ? Math.floor((sent / total) * 100) : 0 } }),
    onRetry: () => change(id, { state: { kind: 'retrying' } }),
  });
  if (!find(id)) return upload.stop();
  running.set(id, upload);
  const result = await upload.done;
  if (result.ok) await finish(id, result.uploadUrl);
  else change(id, { state: toState(result.trouble) });
}

const metadataOf = ({ listingId, file, shot }: UploadItem): Record<string, string> => ({
  listingId,
  filename: file.name,
  filetype: file.type,
  ...(shot && { shot }),
});

/** The server has every byte: this device need not keep the file. */
async function finish(id: string, uploadUrl: string): Promise<void> {
  change(id, { state: { kind: 'sent' }, photoId: photoIdOf(uploadUrl) });
  await unshelve(id);
  await loadPhotos();
}

function toState(trouble: UploadTrouble): UploadState {
  if (trouble.kind === 'network' && !navigator.onLine) return { kind: 'offline' };
  if (trouble.kind === 'refused') return { kind: 'failed', message: trouble.message, again: false };
  const sentences = {
    network: words.network,
    server: words.server,
    'too-many': words.tooFast,
    'signed-out': words.signedOut,
  };
  return { kind: 'failed', message: sentences[trouble.kind], again: true };
}

/** A ready photo takes the place of its upload. */
$photos.listen((photos) => {
  const settled = new Set(photos.filter(({ status }) => status !== 'PROCESSING').map(({ id }) => id));
  for (const item of $uploads.get())
    if (item.photoId && settled.has(item.photoId) && item.state.kind === 'sent') drop(item.id);
});

if (typeof window !== 'undefined') {
  window.addEventListener('online', () => {
    for (const { id, state } of $uploads.get())
      if (state.kind === 'failed' && state.again) change(id, { state: { kind: 'waiting' } });
    pump();
  });
}
