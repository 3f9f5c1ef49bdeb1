import type { ChatPhoto } from '../contracts/chats.ts';
import { closestWidth, photoUrl } from '#features/photos/rules/photos.ts';
import { fill } from '#shared/text.ts';
import { chatWords as words } from '../browser/words.ts';

type Props = { photos: readonly ChatPhoto[]; name: string; time: string };

/** Photos of a message: each opens large in a tab of its own. */
export function PhotosBody({ photos, name, time }: Props) {
  return (
    <ul className={photos.length === 1 ? 'bubble-photos bubble-photo-one' : 'bubble-photos'}>
      {photos.map((photo, index) => (
        <li key={photo.id}>
          <Photo photo={photo} label={fill(words.photoFrom, { n: index + 1, of: photos.length, name, time })} />
        </li>
      ))}
    </ul>
  );
}

function Photo({ photo, label }: { photo: ChatPhoto; label: string }) {
  if (photo.status === 'PROCESSING') return <p className="bubble-photo-wait">{words.photoWaits}</p>;
  if (photo.status === 'FAILED') return <p className="bubble-photo-wait">{photo.message}</p>;
  const widest = closestWidth(photo, 1920);
  return (
    <a
      href={photoUrl(photo, widest, 'jpg')}
      target="_blank"
      rel="noopener"
      aria-label={fill(words.photoOpens, { photo: label })}
    >
      <img
        src={photoUrl(photo, closestWidth(photo, 640), 'webp')}
        width={photo.width}
        height={photo.height}
        alt={label}
        loading="lazy"
      />
    </a>
  );
}
