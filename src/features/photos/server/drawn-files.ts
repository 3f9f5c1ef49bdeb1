import { eq } from 'drizzle-orm';
import type { Sharp } from 'sharp';
import { type CodeAddress, drawScene } from '#features/pictures/server/index.ts';
import { parseScene, type Scene } from '#features/pictures/rules/scene/scene.ts';
import type { Services } from '#platform/context.ts';
import * as schema from '#features/schema.ts';
import type { Storage } from '#platform/storage/index.ts';
import { DRAWN_SIZE, PHOTO_MEDIA_TYPES, type PhotoFormat } from '../rules/photos.ts';
import { HASH_DIGITS } from './keys.ts';

/** `photos/{id}/{hash}/{width}.{format}` or `…/master.jpg`. */
const KEY = /^photos\/([^/]+)\/([0-9a-f]{12})\/(?:(\d{3,4})\.(avif|webp|jpg)|master\.jpg)$/;

/** The scene that files of this id and hash show; null when they are no drawing. */
export type FindScene = (id: string, hash: string) => Promise<string | null>;
type Wanted = { readonly scene: Scene; readonly shared: string; readonly width: number; readonly format: PhotoFormat };

/** The scene of a drawing that stands among a listing's photos. */
export const findPhotoScene =
  ({ db }: Pick<Services, 'db'>): FindScene =>
  async (id, hash) => {
    const { photos } = schema;
    const [row] = await db
      .select({ scene: photos.scene, contentHash: photos.contentHash })
      .from(photos)
      .where(eq(photos.id, id));
    return row?.contentHash?.slice(0, HASH_DIGITS) === hash ? row.scene : null;
  };

type Drawings = { readonly findScene: FindScene; readonly codeAddress: CodeAddress };

/**
 * A storage in which drawings are made when somebody first looks at them, one file at a time, and kept once for all
 * listings with the same scene. Only what a row names is made, so an address that was made up costs one look.
 */
export function withDrawings(inner: Storage, { findScene, codeAddress }: Drawings): Storage {
  const drawing = new Map<string, Promise<boolean>>();

  async function wantedBy(key: string): Promise<Wanted | null> {
    const [, id = '', hash = '', width, format] = KEY.exec(key) ?? [];
    const wide = Number(width ?? DRAWN_SIZE.width);
    if (id === '' || !DRAWN_SIZE.widths.includes(wide)) return null;
    const code = await findScene(id, hash);
    const scene = code === null ? null : parseScene(code);
    const file = width ? `${width}.${format}` : 'master.jpg';
    return scene && { scene, shared: `drawn/${hash}/${file}`, width: wide, format: (format ?? 'jpg') as PhotoFormat };
  }

  async function draw({ scene, shared, width, format }: Wanted): Promise<boolean> {
    const picture = await drawScene(scene, width, codeAddress);
    if (picture) await inner.put(shared, await encode(picture, format, width), PHOTO_MEDIA_TYPES[format]);
    return picture !== null;
  }

  return {
    put: (key, bytes, contentType) => inner.put(key, bytes, contentType),
    deletePrefix: (prefix) => inner.deletePrefix(prefix),
    async get(key) {
      const found = await inner.get(key);
      const wanted = found ? null : await wantedBy(key);
      if (!wanted) return found;
      const drawn = await inner.get(wanted.shared);
      if (drawn) return drawn;
      const running = drawing.get(wanted.shared) ?? draw(wanted).finally(() => drawing.delete(wanted.shared));
      drawing.set(wanted.shared, running);
      return (await running) ? inner.get(wanted.shared) : null;
    },
  };
}

/** From this width on a picture is looked at alone and large. */
const LARGE = 960;
/** From here on it is a card on a sharp screen: twice the pixels hide what fewer bits leave out. */
const SHARP = 640;

const qualityAt = (width: number): { avif: number; webp: number; jpeg: number } =>
  width >= LARGE
    ? { avif: 52, webp: 76, jpeg: 80 }
    : width >= SHARP
      ? { avif: 38, webp: 60, jpeg: 66 }
      : { avif: 46, webp: 68, jpeg: 72 };

function encode(picture: Sharp, format: PhotoFormat, width: number): Promise<Buffer> {
  const quality = qualityAt(width);
  if (format === 'avif') return picture.avif({ quality: quality.avif, effort: 1 }).toBuffer();
  return format === 'webp'
    ? picture.webp({ quality: quality.webp, effort: 2 }).toBuffer()
    : picture.jpeg({ quality: quality.jpeg, mozjpeg: false }).toBuffer();
}
