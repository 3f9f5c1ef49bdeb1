import { PHOTO_MEDIA_TYPES } from '../rules/photos.ts';
import type { Services } from '#platform/context.ts';
import { HASH_DIGITS, masterKey, variantKey } from './keys.ts';
import type { Picture } from './picture/make-picture.ts';

/** Columns of a finished photo. */
export type PictureColumns = {
  width: number;
  height: number;
  color: string;
  contentHash: string;
  perceptualHash: string;
  variants: { width: number; height: number }[];
};

/** Writes every file of a picture. Only afterwards may a row point to them. */
export async function storePicture(services: Services, photoId: string, picture: Picture): Promise<PictureColumns> {
  const hash = picture.contentHash.slice(0, HASH_DIGITS);
  await services.storage.put(masterKey(photoId, hash), picture.master, PHOTO_MEDIA_TYPES.jpg);
  for (const { width, format, bytes } of picture.variants) {
    await services.storage.put(variantKey(photoId, hash, width, format), bytes, PHOTO_MEDIA_TYPES[format]);
  }
  return toColumns(picture);
}

function toColumns({ variants, color, contentHash, perceptualHash }: Picture): PictureColumns {
  const sizes = variants.filter(({ format }) => format === 'jpg').map(({ width, height }) => ({ width, height }));
  const largest = sizes.at(-1) ?? { width: 1, height: 1 };
  return { ...largest, color, contentHash, perceptualHash, variants: sizes };
}
