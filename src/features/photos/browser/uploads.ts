import { computed } from 'nanostores';
import type { EntryState, Queued } from '#platform/offline/definition.ts';
import { createPreviews } from '#platform/offline/previews.ts';
import { PHOTO_LIMITS } from '../rules/photos.ts';
import { $photoAccess } from './photo-access.ts';
import { $photos, forgetPhoto, loadPhotos } from './photos.ts';
import { precheck } from './resumable-upload.ts';
import { $progress, type StoredFile, stopUpload, uploadQueue } from './upload-queue.ts';
import { photoFaults, photos as words } from './words.ts';

export type UploadState =
  | { readonly kind: 'held' | 'waiting' | 'offline' | 'retrying' | 'sent' }
  | { readonly kind: 'sending'; readonly percent: number }
  | { readonly kind: 'failed'; readonly message: string; readonly again: boolean };

/** A picked file on its way. It leaves the list when its photo is ready. */
export type UploadItem = Pick<StoredFile, 'id' | 'listingId' | 'file' | 'shot'> & {
  readonly preview: string;
  /** Id of the photo it becomes, once the server gave it a place. */
  readonly photoId: string | null;
  /** Left over from an earlier visit. */
  readonly resumed: boolean;
  readonly state: UploadState;
};

const previews = createPreviews();
const photoIdOf = (url: string | null) => url?.split('/').at(-1) ?? null;

/** Picked files of the listing at hand. */
export const $uploads = computed(
  [uploadQueue.$entries, $progress, $photoAccess],
  (all, progress, access): readonly UploadItem[] =>
    all
      .filter(({ entry }) => entry.listingId === access?.listingId)
      .map((item) => toUpload(item, item.entry.held ? { kind: 'held' } : toState(item.state, progress[item.key]))),
);

function toUpload({ entry, restored }: Queued<StoredFile>, state: UploadState): UploadItem {
  const { id, listingId, file, shot, uploadUrl } = entry;
  const preview = previews.of(id, file);
  return { id, listingId, file, shot, preview, photoId: photoIdOf(uploadUrl), resumed: restored, state };
}

const TROUBLES = {
  network: words.network,
  server: words.server,
  'too-many': words.tooFast,
  'signed-out': words.signedOut,
};

function toState(state: EntryState, progress: number | 'retrying' | undefined): UploadState {
  switch (state.kind) {
    case 'sending':
      return progress === 'retrying' ? { kind: 'retrying' } : { kind: 'sending', percent: progress ?? 0 };
    case 'paused':
      return state.trouble === 'offline'
        ? { kind: 'offline' }
        : { kind: 'failed', message: TROUBLES[state.trouble], again: true };
    case 'failed':
      return state;
    default:
      return { kind: state.kind };
  }
}

/** Takes picked, dropped or pasted files. Each is shown at once and kept on this device until the server has it. */
export async function addFiles(files: Iterable<File>, shot: string | null = null): Promise<void> {
  const listingId = $photoAccess.get()?.listingId;
  if (!listingId) return;
  for (const file of files) {
    const fault = isFull(listingId) ? 'too_many' : precheck(file);
    const addedAt = uploadQueue.nextTime();
    const entry = { id: crypto.randomUUID(), listingId, file, shot, addedAt, uploadUrl: null };
    if (fault) uploadQueue.addFailed(entry, photoFaults[fault]);
    else await uploadQueue.add(entry);
  }
}

/** Keeps a photo that was just taken on this device until it is released. Null when the listing is full. */
export async function holdFile(file: File, shot: string): Promise<string | null> {
  const listingId = $photoAccess.get()?.listingId;
  if (!listingId || isFull(listingId)) return null;
  const id = crypto.randomUUID();
  await uploadQueue.add({ id, listingId, file, shot, addedAt: uploadQueue.nextTime(), uploadUrl: null, held: true });
  return id;
}

/** Another file in the place of one that is held: the same photo with a part of it blurred. */
export async function changeHeld(id: string, file: File): Promise<void> {
  previews.revoke(id);
  await uploadQueue.change(id, { file });
}

/** Sends a photo that was held. `fine`: its owner was told of a flaw and uses it anyway. */
export async function releaseFile(id: string, fine = false): Promise<void> {
  await uploadQueue.change(id, { held: false, fine });
  await uploadQueue.wake();
}

function isFull(listingId: string): boolean {
  const onTheWay = $uploads.get().filter((item) => item.listingId === listingId && item.state.kind !== 'failed').length;
  return onTheWay + $photos.get().filter(({ status }) => status !== 'FAILED').length >= PHOTO_LIMITS.count;
}

/** Takes up what an earlier visit left unfinished. */
export const resumeUploads = (): Promise<void> => uploadQueue.wake();

export const retryUpload = (id: string): void => uploadQueue.retry(id);

function drop(id: string): void {
  previews.revoke(id);
  void uploadQueue.remove([id]);
}

/** Stops an upload and forgets the file, here and on the server. */
export async function cancelUpload(id: string): Promise<void> {
  const photoId = photoIdOf(uploadQueue.find(id)?.entry.uploadUrl ?? null);
  const stopped = stopUpload(id);
  drop(id);
  await stopped;
  if (photoId) await forgetPhoto(photoId).then(loadPhotos);
}

/** A ready photo takes the place of its upload. */
$photos.listen((photos) => {
  const settled = new Set(photos.filter(({ status }) => status !== 'PROCESSING').map(({ id }) => id));
  for (const { id, photoId, state } of $uploads.get())
    if (photoId && settled.has(photoId) && state.kind === 'sent') drop(id);
});
