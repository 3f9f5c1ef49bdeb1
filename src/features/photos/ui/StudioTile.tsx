import { type ComponentProps, lazy, Suspense, useState } from 'react';
import type { OwnPhoto } from '../contract.ts';
import type { ShotSubject } from '../rules/shots.ts';
import { fill } from '#shared/text.ts';
import { $said, changePhoto, deletePhoto } from '../browser/photos.ts';
import { photoEditWords, photos as words } from '../browser/words.ts';
import { Button } from '#ui/Button.tsx';
import { cx } from '#ui/cx.ts';
import { Icon } from '#ui/Icon.tsx';
import { PhotoWords } from './PhotoWords.tsx';
import { Thumb } from './Thumb.tsx';
import type { IconName } from '#shared/icons.ts';

const CropDialog = lazy(() => import('./CropDialog.tsx').then((module) => ({ default: module.CropDialog })));
const BlurDialog = lazy(() => import('./BlurEditor.tsx').then((module) => ({ default: module.BlurDialog })));

const ROTATE = 'M20 11a8 8 0 1 0-2.3 6.5M20 4.5V11h-6.5';

type TileButtonProps = { icon: IconName | 'rotate'; label: string; disabled?: boolean; onClick: () => void };

/** A square button of 44 px with a picture for a word. */
function TileButton({ icon, label, disabled, onClick }: TileButtonProps) {
  return (
    <button
      type="button"
      className="btn btn-quiet btn-icon"
      aria-label={label}
      title={label}
      disabled={disabled}
      onClick={onClick}
    >
      {icon === 'rotate' ? (
        <svg
          viewBox="0 0 24 24"
          width={22}
          height={22}
          fill="none"
          stroke="currentColor"
          strokeWidth={2}
          strokeLinecap="round"
          strokeLinejoin="round"
          aria-hidden="true"
        >
          <path d={ROTATE} />
        </svg>
      ) : (
        <Icon name={icon} size={22} />
      )}
    </button>
  );
}

type Props = {
  photo: OwnPhoto;
  /** From 1. */
  place: number;
  total: number;
  vehicleType: ShotSubject;
  dragged: boolean;
  handle: Pick<ComponentProps<'button'>, 'onPointerDown' | 'onKeyDown'>;
  onMove: (place: number) => void;
};

/** One photo with everything that can be done to it, by pointer or by keys. */
export function StudioTile({ photo, place, total, vehicleType, dragged, handle, onMove }: Props) {
  const [turning, setTurning] = useState(false);
  const turn = async () => {
    setTurning(true);
    if (await changePhoto(photo.id, { rotate: 90 })) $said.set(words.turned);
    setTurning(false);
  };
  return (
    <li
      data-tile={photo.id}
      className={cx('card flex min-w-0 flex-col overflow-hidden', dragged && 'opacity-80 outline-3 outline-road')}
    >
      <Picture photo={photo} place={place} turning={turning} handle={handle} />
      <div className="flex flex-wrap items-center gap-1 border-b border-line p-1">
        <TileButton
          icon="chevron-left"
          label={fill(words.earlierNamed, { place })}
          disabled={place === 1}
          onClick={() => onMove(place - 1)}
        />
        <TileButton
          icon="chevron-right"
          label={fill(words.laterNamed, { place })}
          disabled={place === total}
          onClick={() => onMove(place + 1)}
        />
        <TileButton
          icon="rotate"
          label={fill(words.turnNamed, { place })}
          disabled={turning || photo.status !== 'READY'}
          onClick={turn}
        />
        <TileButton icon="trash" label={fill(words.deleteNamed, { place })} onClick={() => deletePhoto(photo)} />
        {place > 1 && (
          <button
            type="button"
            className="btn btn-quiet btn-sm ml-auto"
            aria-label={fill(words.makeCoverNamed, { place })}
            onClick={() => onMove(1)}
          >
            {words.makeCover}
          </button>
        )}
      </div>
      {photo.status === 'READY' && !photo.isDrawing && <Tools photo={photo} place={place} />}
      {photo.status === 'FAILED' ? (
        <p role="alert" className="p-3 text-sm text-stop">
          {photo.message}
        </p>
      ) : (
        <PhotoWords photo={photo} place={place} vehicleType={vehicleType} />
      )}
    </li>
  );
}

/** What changes the picture itself. Each opens over the page, and loads when it is asked for. */
function Tools({ photo, place }: { photo: Extract<OwnPhoto, { status: 'READY' }>; place: number }) {
  const [open, setOpen] = useState<'crop' | 'blur' | null>(null);
  const Dialog = open === 'crop' ? CropDialog : BlurDialog;
  return (
    <div className="flex flex-wrap gap-2 px-3 pt-3">
      <Button size="sm" aria-label={fill(photoEditWords.cropNamed, { place })} onClick={() => setOpen('crop')}>
        {photoEditWords.crop}
      </Button>
      <Button size="sm" aria-label={fill(photoEditWords.blurNamed, { place })} onClick={() => setOpen('blur')}>
        {photoEditWords.blur}
      </Button>
      {open && (
        <Suspense fallback={null}>
          <Dialog photo={photo} onClose={() => setOpen(null)} />
        </Suspense>
      )}
    </div>
  );
}

type PictureProps = Pick<Props, 'photo' | 'place' | 'handle'> & { turning: boolean };

function Picture({ photo, place, turning, handle }: PictureProps) {
  return (
    <div className={cx('relative aspect-4/3 bg-well', turning && 'opacity-50')}>
      <Thumb photo={photo} whole />
      <button
        type="button"
        data-handle
        className="btn btn-icon absolute left-1 top-1 touch-none cursor-grab bg-sheet"
        aria-label={fill(words.dragNamed, { place })}
        {...handle}
      >
        <Icon name="drag" />
      </button>
      {place === 1 && <span className="badge bg-ink text-paper absolute bottom-2 left-2">{words.cover}</span>}
      <span className="badge figure absolute bottom-2 right-2 bg-sheet" aria-hidden="true">
        {place}
      </span>
    </div>
  );
}
