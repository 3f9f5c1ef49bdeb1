import type { OwnPhoto } from '../contract.ts';
import { closestWidth, photoUrl } from '../rules/photos.ts';
import { MEASURED_SIDE, measureQuality, type Quality } from '../rules/quality.ts';

type Picture = HTMLCanvasElement | HTMLImageElement;

/** How sharp and light a picture is, on a small canvas. Null where this browser gives no pixels. */
export function measurePicture(picture: Picture, width: number, height: number): Quality | null {
  const scale = Math.min(1, MEASURED_SIDE / Math.max(width, height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width * scale));
  canvas.height = Math.max(1, Math.round(height * scale));
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) return null;
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
  const grey = new Uint8ClampedArray(data.length / 4);
  for (let at = 0; at < grey.length; at += 1) {
    const [red, green, blue] = [data[at * 4] as number, data[at * 4 + 1] as number, data[at * 4 + 2] as number];
    grey[at] = 0.299 * red + 0.587 * green + 0.114 * blue;
  }
  return measureQuality({ data: grey, width: canvas.width, height: canvas.height });
}

type Ready = Extract<OwnPhoto, { status: 'READY' }>;

const measured = new Map<string, Promise<Quality | null>>();

/** The same for a photo the server has; each is measured once. */
export function measurePhoto(photo: Ready): Promise<Quality | null> {
  const known = measured.get(photo.hash) ?? readPhoto(photo);
  measured.set(photo.hash, known);
  return known;
}

async function readPhoto(photo: Ready): Promise<Quality | null> {
  const image = new Image();
  image.src = photoUrl(photo, closestWidth(photo, MEASURED_SIDE), 'webp');
  try {
    await image.decode();
    return measurePicture(image, image.naturalWidth, image.naturalHeight);
  } catch {
    return null;
  }
}
