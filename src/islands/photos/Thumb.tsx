import type { OwnPhoto } from '#contracts/photos.ts';
import { closestWidth, photoUrl } from '#domain/photos.ts';
import { photos as words } from '#messages/en/photos.ts';
import { Spinner } from '../ui/Spinner.tsx';

/** A photo in a 4:3 frame, painted in its own color until it is there. */
export function Thumb({ photo, preview }: { photo: OwnPhoto; preview?: string }) {
  if (photo.status === 'READY') {
    return (
      <img
        src={photoUrl(photo, closestWidth(photo, 640), 'webp')}
        alt={photo.alt}
        width={photo.width}
        height={photo.height}
        className="size-full object-cover"
        style={{ backgroundColor: photo.color }}
        draggable={false}
        decoding="async"
      />
    );
  }
  if (photo.status === 'FAILED') return null;
  return (
    <div className="relative size-full">
      {preview && <img src={preview} alt="" className="size-full object-cover opacity-60" />}
      <div className="absolute inset-0 grid place-items-center">
        <Spinner label={words.preparing} visible />
      </div>
    </div>
  );
}
