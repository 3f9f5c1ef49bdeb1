import { shotLabel, shotList, type ShotSubject } from '../rules/shots.ts';
import { fill } from '#shared/text.ts';
import { photos as words } from '../browser/words.ts';
import { Notice } from '#ui/Notice.tsx';
import { DropZone } from './DropZone.tsx';
import { LoadState } from './LoadState.tsx';
import { PickButton } from './PickButton.tsx';
import { ShotList } from './ShotList.tsx';
import { UndoBar } from './UndoBar.tsx';
import { UploadTile } from './UploadTile.tsx';
import { type PhotoPanelProps, usePhotos } from './use-photos.ts';
import type { OwnPhoto } from '../contract.ts';
import { deletePhoto } from '../browser/photos.ts';
import { Icon } from '#ui/Icon.tsx';
import { Thumb } from './Thumb.tsx';
import { useSyncExternalStore } from 'react';

/** Take, choose, drop or paste photos; see each at once, how far it is, and which shots are missing. */
export function CapturePanel(props: PhotoPanelProps) {
  const { vehicleType } = props;
  const { status, photos, uploads } = usePhotos(props);
  const online = useOnline();
  const known = new Set(photos.map(({ id }) => id));
  const pending = uploads.filter(({ photoId }) => !photoId || !known.has(photoId));
  const previews = new Map(uploads.flatMap(({ photoId, preview }) => (photoId ? [[photoId, preview]] : [])));
  const counted = [
    ...photos.filter((photo) => photo.status !== 'FAILED'),
    ...pending.filter(({ state }) => state.kind !== 'failed'),
  ];
  const resumed = pending.filter((item) => item.resumed).length;
  const taken = new Set(counted.flatMap(({ shot }) => shot ?? []));
  const next = shotList(vehicleType).find(({ shot, wanted }) => wanted && !taken.has(shot));

  return (
    <div className="grid gap-5" data-photos="capture">
      {!online && (
        <Notice kind="warn" live>
          {words.offlineBanner}
        </Notice>
      )}
      <DropZone>
        <div className="grid w-full gap-3 sm:flex sm:w-auto">
          <PickButton camera look="ink" icon="camera" shot={next?.shot}>
            {next ? fill(words.takeNext, { shot: next.label }) : words.take}
          </PickButton>
          <PickButton icon="plus">{words.choose}</PickButton>
        </div>
        <p className="max-w-text text-sm text-ink-soft">{words.formats}</p>
      </DropZone>
      <LoadState status={status} />
      <p role="status" className="figure text-sm text-ink-soft">
        {summary(photos.filter((photo) => photo.status === 'READY').length, pending.length, resumed)}
      </p>
      {counted.length + pending.length + photos.length > 0 && (
        <ul aria-label={words.added} className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-4">
          {photos.map((photo, at) => (
            <PhotoTile
              key={photo.id}
              photo={photo}
              place={at + 1}
              preview={previews.get(photo.id)}
              vehicleType={vehicleType}
            />
          ))}
          {pending.map((item) => (
            <UploadTile key={item.id} item={item} />
          ))}
        </ul>
      )}
      <ShotList vehicleType={vehicleType} taken={taken} />
      <UndoBar />
    </div>
  );
}

function summary(ready: number, sending: number, resumed: number): string {
  if (resumed > 0) return resumed === 1 ? words.resumedOne : fill(words.resumed, { count: resumed });
  const parts = [ready === 1 ? words.summaryReadyOne : ready > 1 && fill(words.summaryReady, { count: ready })];
  if (sending > 0) parts.push(fill(words.summarySending, { count: sending }));
  return parts.filter(Boolean).join(' · ') || words.none;
}

type Props = { photo: OwnPhoto; place: number; preview?: string; vehicleType: ShotSubject };

/** A photo the server has: ready, being prepared, or refused with the reason. */
function PhotoTile({ photo, place, preview, vehicleType }: Props) {
  const label = shotLabel(vehicleType, photo.shot);
  return (
    <li className="card flex min-w-0 flex-col overflow-hidden" data-photo={photo.status}>
      <div className="relative aspect-4/3 bg-well">
        <Thumb photo={photo} preview={preview} />
        <button
          type="button"
          className="btn btn-icon absolute right-1 top-1 bg-sheet"
          aria-label={fill(words.deleteNamed, { place })}
          onClick={() => deletePhoto(photo)}
        >
          <Icon name="trash" size={20} />
        </button>
      </div>
      {photo.status === 'FAILED' && (
        <p role="alert" className="p-2 text-sm text-stop">
          <strong className="block">{words.failed}</strong>
          {photo.message}
        </p>
      )}
      {photo.status === 'READY' && <p className="p-2 text-sm text-ink-soft">{label ?? words.ready}</p>}
    </li>
  );
}

function subscribe(changed: () => void): () => void {
  window.addEventListener('online', changed);
  window.addEventListener('offline', changed);
  return () => {
    window.removeEventListener('online', changed);
    window.removeEventListener('offline', changed);
  };
}

/** Whether the device says it has a network. */
const useOnline = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
