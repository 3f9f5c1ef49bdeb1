import type { PhotoFormat } from '../rules/photos.ts';

/** Digits of the content hash that stand in keys and addresses. */
export const HASH_DIGITS = 12;

export const photoFolder = (photoId: string) => `photos/${photoId}/`;
export const versionFolder = (photoId: string, hash: string) => `photos/${photoId}/${hash.slice(0, HASH_DIGITS)}/`;
export const variantKey = (photoId: string, hash: string, width: number, format: PhotoFormat) =>
  `${versionFolder(photoId, hash)}${width}.${format}`;

/** The private source of all variants; no address leads to it. */
export const masterKey = (photoId: string, hash: string) => `${versionFolder(photoId, hash)}master.jpg`;
