import { atom } from 'nanostores';
import { precheck } from '#features/photos/browser/resumable-upload.ts';
import { CHAT } from '../rules/kinds.ts';
import { photoFaults } from '#features/photos/browser/words.ts';
import { holdPhoto, letGo, sendPhoto } from './photo-queue.ts';

/** A photo picked for the message being written. */
export type PickedPhoto = {
  readonly id: string;
  readonly name: string;
  readonly state:
    | { readonly kind: 'sending'; readonly percent: number }
    | { readonly kind: 'waiting' | 'sent' }
    | { readonly kind: 'failed'; readonly message: string };
};

export const $picked = atom<readonly PickedPhoto[]>([]);

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
    holdPhoto(id, conversationId, file);
    $picked.set([...$picked.get(), { id, name: file.name, state }]);
    if (!fault) void begin(id);
  }
}

async function begin(id: string): Promise<void> {
  const ended = await sendPhoto(id, (percent) => change(id, { kind: 'sending', percent }));
  if (ended.kind === 'refused') change(id, { kind: 'failed', message: ended.message });
  else change(id, { kind: ended.kind === 'sent' ? 'sent' : 'waiting' });
}

/** Leaves a photo out again. */
export function dropPhoto(id: string): void {
  letGo([id]);
  $picked.set($picked.get().filter((other) => other.id !== id));
}

/** The photos that go with the message, sent already or not. Those that failed stay, with the reason. */
export function takePhotos(): string[] {
  const taken = $picked.get().filter(({ state }) => state.kind !== 'failed');
  $picked.set($picked.get().filter(({ state }) => state.kind === 'failed'));
  return taken.map(({ id }) => id);
}
