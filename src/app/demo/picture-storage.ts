import sharp from 'sharp';
import { PHOTO_MEDIA_TYPES, type PhotoFormat } from '#features/photos/rules/photos.ts';
import { drawScene, type Scene } from '#features/pictures/rules/silhouette-scene.ts';
import type { Storage } from '#platform/storage/index.ts';
import { DRAWN, scenesByHash } from './pictures.ts';

/** `photos/{photo}/{hash}/{width}.{format}` or `…/master.jpg`. */
const KEY = /^photos\/[^/]+\/([0-9a-f]{12})\/(?:(320|640|960|1200)\.(avif|webp|jpg)|master\.jpg)$/;

type Wanted = { scene: Scene; shared: string; width: number; format: PhotoFormat };

/**
 * A storage in which the demo market's pictures are drawn when somebody first looks at them, one file at a time, and
 * kept once for all listings with the same drawing. So the first start draws nothing, however large the market is.
 */
export function withDrawnPictures(inner: Storage): Storage {
  let scenes: ReadonlyMap<string, Scene> | undefined;
  const drawing = new Map<string, Promise<void>>();

  function wantedBy(key: string): Wanted | null {
    const [, hash = '', width, format] = KEY.exec(key) ?? [];
    if (hash === '') return null;
    scenes ??= scenesByHash(hash.length);
    const scene = scenes.get(hash);
    const file = width ? `${width}.${format}` : 'master.jpg';
    return scene
      ? {
          scene,
          shared: `drawn/${hash}/${file}`,
          width: Number(width ?? DRAWN.width),
          format: (format ?? 'jpg') as PhotoFormat,
        }
      : null;
  }

  async function draw(wanted: Wanted): Promise<void> {
    await inner.put(wanted.shared, await render(wanted), PHOTO_MEDIA_TYPES[wanted.format]);
  }

  return {
    put: (key, bytes, contentType) => inner.put(key, bytes, contentType),
    deletePrefix: (prefix) => inner.deletePrefix(prefix),
    async get(key) {
      const found = await inner.get(key);
      const wanted = found ? null : wantedBy(key);
      if (!wanted) return found;
      const drawn = await inner.get(wanted.shared);
      if (drawn) return drawn;
      const running = drawing.get(wanted.shared) ?? draw(wanted).finally(() => drawing.delete(wanted.shared));
      drawing.set(wanted.shared, running);
      await running;
      return inner.get(wanted.shared);
    },
  };
}

async function render({ scene, width, format }: Wanted): Promise<Buffer> {
  const height = Math.round((width * DRAWN.height) / DRAWN.width);
  const picture = sharp(Buffer.from(drawScene(scene)))
    .resize(width, height)
    .flatten({ background: '#ffffff' });
  if (format === 'avif') return picture.avif({ quality: 55, effort: 0 }).toBuffer();
  return format === 'webp'
    ? picture.webp({ quality: 80, effort: 0 }).toBuffer()
    : picture.jpeg({ quality: 82 }).toBuffer();
}
