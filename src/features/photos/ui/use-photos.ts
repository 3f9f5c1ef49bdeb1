import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import type { PhotoSubject } from '../rules/guides.ts';
import { setPhotoAccess } from '../browser/photo-access.ts';
import { $loaded, $photos, loadPhotos, resetPhotos } from '../browser/photos.ts';
import { $uploads, resumeUploads } from '../browser/uploads.ts';

export type PhotoPanelProps = {
  listingId: string;
  sessionKey: string | null;
  accessToken: string | null;
  subject: PhotoSubject;
  /** How many photos the listing has, those being prepared counted. */
  onChange?: (count: number) => void;
};

/** Photos and uploads of one listing, taken up from where the last visit left them. */
export function usePhotos({ listingId, sessionKey, accessToken, onChange }: PhotoPanelProps) {
  const { status } = useStore($loaded);
  const photos = useStore($photos);
  const uploads = useStore($uploads).filter((item) => item.listingId === listingId);

  useEffect(() => setPhotoAccess({ listingId, sessionKey, accessToken }), [listingId, sessionKey, accessToken]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another listing has other photos, and files of its own in line.
  useEffect(() => {
    resetPhotos();
    void loadPhotos();
    void resumeUploads();
    return resetPhotos;
  }, [listingId]);

  const count = photos.filter((photo) => photo.status !== 'FAILED').length;
  useEffect(() => {
    if (status === 'ready') onChange?.(count);
  }, [status, count, onChange]);

  return { status, photos, uploads };
}
