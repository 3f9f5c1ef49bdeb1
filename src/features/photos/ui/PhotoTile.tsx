import type { OwnPhoto } from '../contract.ts';
import { type ShotSubject, shotLabel } from '../rules/shots.ts';
import { fill } from '#shared/text.ts';
import { deletePhoto } from '../browser/photos.ts';
import { photos as words } from '../browser/words.ts';
import { Icon } from '#ui/Icon.tsx';
import { Thumb } from './Thumb.tsx';

type Props = { photo: OwnPhoto; place: number; preview?: string; vehicleType: ShotSubject };

/** A photo the server has: ready, being prepared, or refused with the reason. */
export function PhotoTile({ photo, place, preview, vehicleType }: Props) {
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
