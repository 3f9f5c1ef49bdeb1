import { useStore } from '@nanostores/react';
import { useSyncExternalStore } from 'react';
import { $isGuest } from '../../browser/phone-link.ts';
import { onPhone as words } from '../../browser/words.ts';
import { PhoneCode } from './PhoneCode.tsx';

/** From here on a screen is not the phone itself. Says the same as the styles. */
const WIDE = '(min-width: 64rem)';

function subscribe(changed: () => void): () => void {
  const query = matchMedia(WIDE);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}

/** At the photos of a wide screen: the code itself, since the camera is in the other pocket. */
export function PhotosOnPhone({ step }: { step: string }) {
  const isWide = useSyncExternalStore(subscribe, () => matchMedia(WIDE).matches);
  const isGuest = useStore($isGuest);
  if (!isWide || isGuest) return null;
  return (
    <section className="phone-photos well card-pad" aria-labelledby="phone-photos">
      <h2 className="title-4" id="phone-photos">
        {words.photosTitle}
      </h2>
      <PhoneCode step={step} lead={words.photosLead} />
    </section>
  );
}
