import { fill } from '#shared/text.ts';

/** Limits of section "photos"; both sides check them, the server decides. */
export const PHOTO_LIMITS = {
  /** Bytes of one file as it is sent. */
  bytes: 30 * 1024 * 1024,
  /** Photos of one listing, unfinished and refused ones not counted. */
  count: 40,
  /** Width × height of the picture as it was taken. */
  pixels: 50_000_000,
  /** Characters. */
  caption: 140,
} as const;

/** Widths in pixels that pictures are kept in; a smaller picture is kept at its own width, never blown up. */
export const PHOTO_WIDTHS = [320, 640, 960, 1280, 1920] as const;

/** Best compression first: the order in which a browser should be offered them. */
export const PHOTO_FORMATS = ['avif', 'webp', 'jpg'] as const;
export type PhotoFormat = (typeof PHOTO_FORMATS)[number];
export const PHOTO_MEDIA_TYPES: Readonly<Record<PhotoFormat, string>> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
};
/** What a page offers beside the one JPEG, which is for the few browsers that read none of these. */
const OFFERED = PHOTO_FORMATS.filter((format) => format !== 'jpg');

/** A finished picture as anybody may see it. */
export type PublicPhoto = {
  readonly id: string;
  /** Twelve hex digits that change with the picture, so that its addresses can be cached for ever. */
  readonly hash: string;
  /** Pixels of the largest variant. */
  readonly width: number;
  readonly height: number;
  /** Average colour as `#rrggbb`, painted while the picture loads. */
  readonly color: string;
  readonly alt: string;
  readonly caption: string;
  readonly shot: string | null;
  /** Drawn after the listing's words; no photograph. */
  readonly isDrawing: boolean;
  /** Widths that exist, in pixels, rising. */
  readonly widths: readonly number[];
};

/** Pixels of a drawing: what is kept of it, the largest last. */
export const DRAWN_SIZE = { width: 1280, height: 960, widths: [320, 640, 960, 1280] as readonly number[] } as const;

/** The widths a picture of this width is kept in. */
export function variantWidths(width: number): number[] {
  const largest = PHOTO_WIDTHS[PHOTO_WIDTHS.length - 1] as number;
  const smaller = PHOTO_WIDTHS.filter((candidate) => candidate < width);
  return width > largest ? [...PHOTO_WIDTHS] : [...smaller, width];
}

/** Address of one variant: `/media/{id}/{hash}/{width}.{format}`. */
export function photoUrl(photo: Pick<PublicPhoto, 'id' | 'hash'>, width: number, format: PhotoFormat): string {
  return `/media/${photo.id}/${photo.hash}/${width}.${format}`;
}

/** The narrowest width that still fills `wanted` pixels, else the widest there is. */
export function closestWidth(photo: Pick<PublicPhoto, 'widths' | 'width'>, wanted: number): number {
  return photo.widths.find((width) => width >= wanted) ?? photo.widths.at(-1) ?? photo.width;
}

type PictureSource = { readonly type: string; readonly srcset: string; readonly sizes: string };
export type PictureSources = {
  readonly sources: readonly PictureSource[];
  readonly fallback: { readonly src: string; readonly width: number; readonly height: number };
};

/**
 * What `<picture>` needs: a source per format, and one JPEG for everything else.
 * @param sizes the `sizes` attribute, for example `(min-width: 60rem) 33vw, 100vw`
 */
export function pictureSources(photo: PublicPhoto, sizes: string): PictureSources {
  const srcset = (format: PhotoFormat) =>
    photo.widths.map((width) => `${photoUrl(photo, width, format)} ${width}w`).join(', ');
  return {
    sources: OFFERED.map((format) => ({ type: PHOTO_MEDIA_TYPES[format], srcset: srcset(format), sizes })),
    fallback: {
      src: photoUrl(photo, closestWidth(photo, 960), 'jpg'),
      width: photo.width,
      height: photo.height,
    },
  };
}

/**
 * Words for people who cannot see the picture: the owner's own words first.
 * @param place of the photo among the listing's photos, from 1
 */
export function photoAlt(photo: { caption: string; shotLabel: string | null }, title: string, place: number): string {
  const about = title.trim();
  if (photo.caption) return photo.caption;
  if (photo.shotLabel) return about ? `${about}: ${photo.shotLabel}` : photo.shotLabel;
  return fill(about ? '{about}, photo {place}' : 'Photo {place}', { about, place });
}

/** Quarter turns clockwise, in degrees. */
export const TURNS = [90, 180, 270] as const;
export type Turn = (typeof TURNS)[number];

/** How many of the 64 bits of two difference hashes differ; about 10 or fewer mean the same picture. */
export function hashDistance(a: string, b: string): number {
  let differing = BigInt(`0x${a}`) ^ BigInt(`0x${b}`);
  let count = 0;
  for (; differing > 0n; differing &= differing - 1n) count += 1;
  return count;
}
