import type { OwnPhoto } from '../contract.ts';
import { closestWidth, photoUrl } from '../rules/photos.ts';
import { photos as words } from '../browser/words.ts';
import { cx } from '#ui/cx.ts';
import { Skeleton } from '#ui/Skeleton.tsx';

/** A photo in its frame, painted in its own color until it is there; `whole` shows all of it. */
export function Thumb({ photo, preview, whole }: { photo: OwnPhoto; preview?: string; whole?: boolean }) {
  if (photo.status === 'READY') {
    return (
      <img
        src={photoUrl(photo, closestWidth(photo, 640), 'webp')}
        alt={photo.alt}
        width={photo.width}
        height={photo.height}
        className={cx('absolute inset-0 size-full', whole ? 'object-contain' : 'object-cover')}
        style={{ backgroundColor: whole ? undefined : photo.color }}
        draggable={false}
        decoding="async"
      />
    );
  }
  if (photo.status === 'FAILED') return null;
  return (
    <div className="absolute inset-0">
      {preview && <img src={preview} alt="" className="absolute inset-0 size-full object-cover opacity-60" />}
      {!preview && <Skeleton label={words.preparing} shape="frame" />}
      <span className="badge absolute inset-x-0 top-1/2 mx-auto w-fit bg-sheet" aria-hidden={!preview}>
        {words.preparing}
      </span>
    </div>
  );
}
