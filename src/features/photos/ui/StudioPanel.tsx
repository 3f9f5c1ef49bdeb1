import { useEffect, useRef } from 'react';
import type { OwnPhoto } from '../contract.ts';
import { fill } from '#shared/text.ts';
import { $said, savePhotoOrder } from '../browser/photos.ts';
import { photos as words } from '../browser/words.ts';
import { LoadState } from './LoadState.tsx';
import { StudioTile } from './StudioTile.tsx';
import { Suggestion } from './Suggestion.tsx';
import { UndoBar } from './UndoBar.tsx';
import { UploadTile } from './UploadTile.tsx';
import { type PhotoPanelProps, usePhotos } from './use-photos.ts';
import { useReorder } from './use-reorder.ts';

/** Order, cover, captions, rotation, deletion. The first photo is the cover. */
export function StudioPanel(props: PhotoPanelProps) {
  const { status, photos, uploads } = usePhotos(props);
  const byId = new Map(photos.map((photo) => [photo.id, photo]));
  const grid = useRef<HTMLUListElement>(null);
  const keepFocus = useKeptFocus(grid);
  const { order, dragged, move, handle } = useReorder({
    ids: photos.map(({ id }) => id),
    onSettle: (ids, moved) => {
      const place = ids.indexOf(moved) + 1;
      keepFocus();
      void savePhotoOrder(ids);
      $said.set(place === 1 ? words.coverSet : fill(words.moved, { place, total: ids.length }));
    },
  });
  const pending = uploads.filter(({ photoId }) => !photoId || !byId.has(photoId));
  const shown = order.map((id) => byId.get(id)).filter((photo): photo is OwnPhoto => photo !== undefined);

  return (
    <div className="grid gap-5" data-photos="studio">
      <p className="soft">{status === 'ready' && photos.length === 0 ? words.studioEmpty : words.studioHint}</p>
      <LoadState status={status} />
      <Suggestion photos={photos} subject={props.subject} />
      {shown.length > 0 && (
        <ul ref={grid} aria-label={words.grid} className="grid grid-cols-1 gap-4 min-[30rem]:grid-cols-2">
          {shown.map((photo, at) => (
            <StudioTile
              key={photo.id}
              photo={photo}
              place={at + 1}
              total={shown.length}
              vehicleType={props.subject.vehicleType}
              dragged={dragged === photo.id}
              handle={handle(photo.id)}
              onMove={(place) => move(photo.id, place - 1)}
            />
          ))}
        </ul>
      )}
      {pending.length > 0 && (
        <ul aria-label={words.waiting} className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-4">
          {pending.map((item) => (
            <UploadTile key={item.id} item={item} />
          ))}
        </ul>
      )}
      <UndoBar />
    </div>
  );
}

/** A moved tile is put elsewhere in the page, which takes the focus from its button: it gets it back. */
function useKeptFocus(within: React.RefObject<HTMLElement | null>): () => void {
  const kept = useRef<HTMLElement | null>(null);
  useEffect(() => {
    const element = kept.current;
    kept.current = null;
    if (!element || document.activeElement === element || !element.isConnected) return;
    const usable = element.matches(':disabled')
      ? element.closest('li')?.querySelector<HTMLElement>('[data-handle]')
      : element;
    usable?.focus();
  });
  return () => {
    const { activeElement } = document;
    if (activeElement instanceof HTMLElement && within.current?.contains(activeElement)) kept.current = activeElement;
  };
}
