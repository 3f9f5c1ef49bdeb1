import { readFile } from 'node:fs/promises';
import sharp, { type Sharp } from 'sharp';
import { dataFile } from '#platform/data-file.ts';

/** Bytes of a picture, row by row; `channels` of them a pixel. */
export type Layer = {
  readonly data: Uint8Array;
  readonly width: number;
  readonly height: number;
  readonly channels: number;
};

export type Size = { readonly width: number; readonly height: number };

const readPart = (path: string): Promise<Buffer> => readFile(dataFile(`features/pictures/parts/${path}`));

/** A part of a picture at the size it is wanted in: 1 channel of gray, 3 of color, or 4 with what is see-through. */
export async function loadLayer(path: string, { width, height }: Size, channels: 1 | 3 | 4): Promise<Layer> {
  const sized = sharp(await readPart(path)).resize(width, height, { fit: 'fill' });
  return shape(sized, { width, height }, channels, path);
}

type Cut = Size & { readonly left: number; readonly top: number };

/** A stretch of a part as wide as the whole; `cut` says which, in pixels of a part of `size`. */
export async function loadStretch(path: string, size: Size, cut: Cut): Promise<Layer> {
  const whole = sharp(await readPart(path));
  const { width = size.width } = await whole.metadata();
  const scale = width / size.width;
  const [left, top, wide, high] = [cut.left, cut.top, cut.width, cut.height].map((value) => Math.floor(value * scale));
  const sized = whole
    .extract({ left: left ?? 0, top: top ?? 0, width: wide ?? 1, height: high ?? 1 })
    .resize(size.width, size.height, { fit: 'fill', kernel: 'mitchell' });
  return shape(sized, size, 3, path);
}

async function shape(sized: Sharp, { width, height }: Size, channels: 1 | 3 | 4, path: string): Promise<Layer> {
  const shaped =
    channels === 4 ? sized.ensureAlpha() : channels === 3 ? sized.removeAlpha() : sized.toColourspace('b-w');
  const { data, info } = await shaped.raw().toBuffer({ resolveWithObject: true });
  if (info.channels !== channels) throw new Error(`${path} has ${info.channels} channels where ${channels} belong.`);
  return { data, width, height, channels };
}
