import { shotList } from '../rules/shots.ts';
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
import { PhotoTile } from './PhotoTile.tsx';
import { TakeButton } from './TakeButton.tsx';
import { type ComponentProps, lazy, Suspense, useState, useSyncExternalStore } from 'react';

const CameraDialog = lazy(() =>
  import('./camera/CameraDialog.tsx').then((module) => ({ default: module.CameraDialog })),
);

/** Take, choose, drop or paste photos; see each at once, how far it is, and which shots are missing. */
export function CapturePanel(props: PhotoPanelProps) {
  const { subject } = props;
  const [camera, setCamera] = useState<string | null>(null);
  const { status, photos, uploads } = usePhotos(props);
  const online = useOnline();
  const known = new Set(photos.map(({ id }) => id));
  const pending = uploads.filter(({ photoId }) => !photoId || !known.has(photoId));
  const previews = new Map(uploads.flatMap(({ photoId, preview }) => (photoId ? [[photoId, preview]] : [])));
  const counted = [
    ...photos.filter((photo) => photo.status !== 'FAILED'),
    ...pending.filter(({ state }) => state.kind !== 'failed' && state.kind !== 'held'),
  ];
  const resumed = pending.filter((item) => item.resumed).length;
  const taken = new Set(counted.flatMap(({ shot }) => shot ?? []));
  const next = shotList(subject.vehicleType).find(({ shot, wanted }) => wanted && !taken.has(shot));

  return (
    <div className="grid gap-5" data-photos="capture">
      {!online && (
        <Notice kind="warn" live>
          {words.offlineBanner}
        </Notice>
      )}
      <DropZone>
        <div className="grid w-full gap-3 sm:flex sm:w-auto">
          <TakeButton look="ink" icon="camera" shot={next?.shot} onCamera={setCamera}>
            {next ? fill(words.takeNext, { shot: next.label }) : words.take}
          </TakeButton>
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
              subject={subject}
              onCamera={setCamera}
            />
          ))}
          {pending.map((item) => (
            <UploadTile key={item.id} item={item} />
          ))}
        </ul>
      )}
      <ShotList subject={subject} taken={taken} onCamera={setCamera} />
      <UndoBar />
      <Camera subject={subject} first={camera} taken={taken} onClose={() => setCamera(null)} />
    </div>
  );
}

type CameraProps = Omit<ComponentProps<typeof CameraDialog>, 'first'> & { first: string | null };

/** The camera, once somebody asks for it. */
function Camera({ first, ...props }: CameraProps) {
  if (first === null) return null;
  return (
    <Suspense fallback={null}>
      <CameraDialog first={first} {...props} />
    </Suspense>
  );
}

function summary(ready: number, sending: number, resumed: number): string {
  if (resumed > 0) return resumed === 1 ? words.resumedOne : fill(words.resumed, { count: resumed });
  const parts = [ready === 1 ? words.summaryReadyOne : ready > 1 && fill(words.summaryReady, { count: ready })];
  if (sending > 0) parts.push(fill(words.summarySending, { count: sending }));
  return parts.filter(Boolean).join(' · ') || words.none;
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
