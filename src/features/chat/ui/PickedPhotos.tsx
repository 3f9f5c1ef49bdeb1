import { useStore } from '@nanostores/react';
import { fill } from '#shared/text.ts';
import { $picked, $previews, dropPhoto, type PickedPhoto } from '../browser/index.ts';
import { chatWords as words } from '../browser/words.ts';
import { Icon } from '#ui/Icon.tsx';

/** The photos picked for the message, each with how far it is. */
export function PickedPhotos() {
  const picked = useStore($picked);
  const previews = useStore($previews);
  if (picked.length === 0) return null;
  return (
    <ul className="picked">
      {picked.map((photo) => (
        <li key={photo.id}>
          <img src={previews[photo.id]} width={72} height={72} alt={photo.name} />
          <PhotoState state={photo.state} />
          <button
            type="button"
            aria-label={fill(words.removePhoto, { name: photo.name })}
            onClick={() => dropPhoto(photo.id)}
          >
            <Icon name="x" size={16} />
          </button>
        </li>
      ))}
    </ul>
  );
}

function PhotoState({ state }: Pick<PickedPhoto, 'state'>) {
  if (state.kind === 'sending') return <progress max={100} value={state.percent} aria-label={words.sending} />;
  if (state.kind === 'waiting') return <p>{words.photosLater}</p>;
  return state.kind === 'failed' ? <p role="alert">{state.message}</p> : null;
}
