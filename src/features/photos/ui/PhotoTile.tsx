import { useStore } from '@nanostores/react';
import type { OwnPhoto } from '../contract.ts';
import type { PhotoSubject } from '../rules/guides.ts';
import { shotLabel } from '../rules/shots.ts';
import { fill } from '#shared/text.ts';
import { $fine, markFine } from '../browser/kept-boxes.ts';
import { deletePhoto } from '../browser/photos.ts';
import { adviceWords, photos as words } from '../browser/words.ts';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Thumb } from './Thumb.tsx';
import { useQualities } from './use-qualities.ts';
import { flawOf } from '../rules/quality.ts';

type Props = {
  photo: OwnPhoto;
  place: number;
  preview?: string;
  subject: PhotoSubject;
  onCamera: (shot: string) => void;
};

/** A photo the server has: ready, being prepared, or refused with the reason. */
export function PhotoTile({ photo, place, preview, subject, onCamera }: Props) {
  const label = shotLabel(subject.vehicleType, photo.shot);
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
      {photo.status === 'READY' && <Advice photo={photo} place={place} onCamera={onCamera} />}
    </li>
  );
}

type AdviceProps = Pick<Props, 'place' | 'onCamera'> & { photo: Extract<OwnPhoto, { status: 'READY' }> };

/** A word about a photo that looks dark or blurry. Never in the way: using it takes one press, or none. */
function Advice({ photo, place, onCamera }: AdviceProps) {
  const quality = useQualities([photo]).get(photo.id);
  const isFine = useStore($fine).includes(photo.id);
  const flaw = quality ? flawOf(quality) : null;
  if (!flaw || isFine || photo.isDrawing) return null;
  return (
    <div className="grid gap-2 border-t border-line p-2 text-sm" data-flaw={flaw}>
      <p className="flex gap-2">
        <Icon name="alert" size={18} />
        {flaw === 'dark' ? adviceWords.looksDark : adviceWords.looksBlurry}
      </p>
      <Button
        size="sm"
        aria-label={fill(adviceWords.againNamed, { place })}
        onClick={() => {
          deletePhoto(photo);
          onCamera(photo.shot ?? '');
        }}
      >
        {adviceWords.again}
      </Button>
      <Button
        look="quiet"
        size="sm"
        aria-label={fill(adviceWords.keepNamed, { place })}
        onClick={() => markFine(photo.id)}
      >
        {adviceWords.keep}
      </Button>
    </div>
  );
}
