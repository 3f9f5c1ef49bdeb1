import { closestWidth, photoUrl } from '#features/photos/rules/photos.ts';
import { Icon } from '#ui/Icon.tsx';
import type { Conversation } from './types.ts';

/** The listing's first photo, small; a tag where it has none. */
export function ListingPicture({ listing }: { listing: Pick<Conversation['listing'], 'photo'> }) {
  const { photo } = listing;
  return (
    <span className="chat-picture">
      {photo ? (
        <img src={photoUrl(photo, closestWidth(photo, 160), 'webp')} width={72} height={54} alt="" loading="lazy" />
      ) : (
        <Icon name="tag" size={22} />
      )}
    </span>
  );
}
