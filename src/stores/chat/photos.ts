import { atom } from 'nanostores';
import { precheck, startUpload } from '#client/resumable-upload.ts';
import { CHAT } from '#domain/chat/kinds.ts';
import { $session } from '../session.ts';
import { photoFaults, photos as words } from '../words/photos.ts';

/** A photo picked for the message being written. */
export type PickedPhoto = {
  readonly id: string;
  readonly name: string;
  readonly preview: string;
  readonly state:
    | { readonly kind: 'sending'; readonly percent: number }
    | { readonly kind: 'sent'; readonly uploadId: string }
    | { readonly kind: 'failed'; readonly message: string };
};

export const $picked = atom<readonly PickedPhoto[]>([]);

const stops = new Map<string, () => Promise<void>>();

function change(id: string, state: PickedPhoto['state']): void {
  $picked.set($picked.get().map((photo) => (photo.id === id ? { ...photo, state } : photo)));
}

/** Starts sending the picked files through the same uploads as a listing's. More than a message holds are left out. */
export function pickPhotos(conversationId: string, files: Iterable<File>): void {
  for (const file of files) {
    if ($picked.get().length >= CHAT.photos) return;
    const id = crypto.randomUUID();
    const fault = precheck(file);
    const state = fault
      ? ({ kind: 'failed', message: photoFaults[fault] } as const)
      : ({ kind: 'sending', percent: 0 } as const);
    $picked.set([...$picked.get(), { id, name: file.name, preview: URL.createObjectURL(file), state }]);
    if (!fault) void run(id, conversationId, file);
  }
}

function bearer(): Record<string, string> {
  const { accessToken } = $session.get();
  return accessToken ? { authorization: `Bearer ${accessToken}` } : {};
}

async function run(id: string, conversationId: string, file: File): Promise<void> {
  const upload = await startUpload({
    file,
    uploadUrl: null,
    metadata: { conversationId, filename: file.name.slice(0, 100), filetype: file.type },
    headers: bearer,
    onPlace: () => {},
    onProgress: (sent, total) => change(id, { kind: 'sending', percent: Math.round((sent / total) * 100) }),
    onRetry: () => {},
  });
  stops.set(id, upload.stop);
  const ended = await upload.done;
  stops.delete(id);
  if (ended.ok) return change(id, { kind: 'sent', uploadId: ended.uploadUrl.split('/').at(-1) ?? '' });
  const message = ended.trouble.kind === 'refused' ? ended.trouble.message : words.failed;
  change(id, { kind: 'failed', message });
}

/** Leaves a photo out again. */
export function dropPhoto(id: string): void {
  void stops.get(id)?.();
  const photo = $picked.get().find((other) => other.id === id);
  if (photo) URL.revokeObjectURL(photo.preview);
  $picked.set($picked.get().filter((other) => other.id !== id));
}

/** What has arrived, for the message. Those that failed stay, with the reason. */
export function takePhotos(): string[] {
  const sent = $picked.get().flatMap(({ state }) => (state.kind === 'sent' ? [state.uploadId] : []));
  for (const { id, state } of $picked.get()) if (state.kind === 'sent') dropPhoto(id);
  return sent;
}
