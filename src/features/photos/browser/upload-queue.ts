import { atom } from 'nanostores';
import type { Outcome } from '#platform/offline/definition.ts';
import { defineQueue, type Queue } from '#platform/offline/queue.ts';
import { markFine } from './kept-boxes.ts';
import { $photoAccess, accessHeaders } from './photo-access.ts';
import { loadPhotos } from './photos.ts';
import { type Running, startUpload } from './resumable-upload.ts';

/** A picked file, stored in this browser until the server has all of it: a closed or killed tab loses nothing. */
export type StoredFile = {
  readonly id: string;
  readonly listingId: string;
  readonly file: File;
  readonly shot: string | null;
  readonly addedAt: number;
  /** Where the upload goes on; null until the server gave it a place. */
  readonly uploadUrl: string | null;
  /** Taken, and not yet looked at: it waits here until its owner says that it may go. */
  readonly held?: boolean;
  /** Found good enough by its owner, whatever its measure. */
  readonly fine?: boolean;
};

/** How far a file is that is being sent: percent, or that the next piece is tried again. */
export const $progress = atom<Readonly<Record<string, number | 'retrying'>>>({});

const running = new Map<string, Running>();

/** Longer than the server keeps a half-sent file. */
const MAX_AGE_MS = 30 * 24 * 3600 * 1000;

export const uploadQueue: Queue<StoredFile> = defineQueue<StoredFile>({
  name: 'upload',
  database: 'curbtag-files',
  store: 'files',
  keyOf: ({ id }) => id,
  timeOf: ({ addedAt }) => addedAt,
  // Photos are put in order by hand later; one that fails holds up no other.
  laneOf: ({ id }) => id,
  atOnce: 2,
  backOff: { firstMs: 5_000, maxMs: 60_000 },
  // Another listing's files wait until its page is open: only that page knows by what right they are sent.
  isReady: ({ listingId, held }) => !held && listingId === $photoAccess.get()?.listingId,
  send,
  maxAgeMs: MAX_AGE_MS,
  onSent: () => void loadPhotos(),
  onSettledElsewhere: () => void loadPhotos(),
});

function note(id: string, progress: number | 'retrying' | null): void {
  const { [id]: _, ...others } = $progress.get();
  $progress.set(progress === null ? others : { ...others, [id]: progress });
}

async function send({ id, listingId, file, shot, uploadUrl, fine }: StoredFile): Promise<Outcome> {
  const upload = await startUpload({
    file,
    uploadUrl,
    metadata: { listingId, filename: file.name, filetype: file.type, ...(shot && { shot }) },
    headers: accessHeaders,
    onPlace: (place) => {
      void uploadQueue.change(id, { uploadUrl: place });
      if (fine) markFine(place.split('/').at(-1) ?? '');
    },
    onProgress: (sent, total) => note(id, total ? Math.floor((sent / total) * 100) : 0),
    onRetry: () => note(id, 'retrying'),
  });
  running.set(id, upload);
  // Taken back while the protocol's library was loading.
  if (!uploadQueue.find(id)) void upload.stop();
  const result = await upload.done;
  running.delete(id);
  note(id, null);
  if (result.ok) {
    await uploadQueue.change(id, { uploadUrl: result.uploadUrl });
    return { kind: 'sent' };
  }
  const { trouble } = result;
  return trouble.kind === 'refused'
    ? { kind: 'refused', message: trouble.message, again: false }
    : { kind: 'later', trouble: trouble.kind, retryAfter: trouble.retryAfter };
}

/** Stops sending a file. What has arrived stays on the server. */
export const stopUpload = async (id: string): Promise<void> => running.get(id)?.stop();

// Signing in, or turning to another listing, makes other files ready. Nothing was restored yet on a page that shows none.
$photoAccess.listen(() => void uploadQueue.wake());
