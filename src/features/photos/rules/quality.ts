/** A picture's light, row by row, 0 to 255 each. */
export type Grey = { readonly data: ArrayLike<number>; readonly width: number; readonly height: number };

export type Quality = {
  /** Variance of the Laplacian where the picture is sharpest. */
  readonly sharpness: number;
  /** Mean light, 0 to 255. */
  readonly light: number;
  /** Share of pixels that are brighter than the middle. */
  readonly bright: number;
};

/** Pixels of the longer side that pictures are measured at: fine enough for blur that a phone's screen shows. */
export const MEASURED_SIDE = 512;
/** A car before a plain sky is sharp in a few fields only: the sharpest of these are looked at. */
const GRID = 4;
const SHARPEST = 2;
/** Where the three signs begin; found on sharp, softened and darkened pictures: docs/decisions/0046-photo-help.md. */
const SOFT_BELOW = 60;
const DARK = { light: 52, bright: 0.1 } as const;
const BRIGHT_FROM = 128;

/** How sharp and how light a picture is. */
export function measureQuality(grey: Grey): Quality {
  const fields: number[] = [];
  for (let row = 0; row < GRID; row += 1)
    for (let column = 0; column < GRID; column += 1) fields.push(sharpnessOf(grey, row, column));
  const best = fields.sort((a, b) => b - a).slice(0, SHARPEST);
  let [sum, bright] = [0, 0];
  const count = grey.width * grey.height;
  for (let at = 0; at < count; at += 1) {
    const light = grey.data[at] as number;
    sum += light;
    if (light >= BRIGHT_FROM) bright += 1;
  }
  return { sharpness: best.reduce((a, b) => a + b, 0) / best.length, light: sum / count, bright: bright / count };
}

/** Variance of the Laplacian in one field of the grid. */
function sharpnessOf({ data, width, height }: Grey, row: number, column: number): number {
  const from = (part: number, side: number) => Math.max(1, Math.floor((part * side) / GRID));
  const to = (part: number, side: number) => Math.min(side - 1, Math.floor(((part + 1) * side) / GRID));
  let [count, sum, squares] = [0, 0, 0];
  for (let y = from(row, height); y < to(row, height); y += 1)
    for (let x = from(column, width); x < to(column, width); x += 1) {
      const at = y * width + x;
      const around =
        (data[at - 1] as number) +
        (data[at + 1] as number) +
        (data[at - width] as number) +
        (data[at + width] as number);
      const bend = 4 * (data[at] as number) - around;
      count += 1;
      sum += bend;
      squares += bend * bend;
    }
  return count === 0 ? 0 : squares / count - (sum / count) ** 2;
}

export type Flaw = 'dark' | 'blurry';

/** What a seller should look at again. A dark picture is soft too, so dark is said first. Never a reason to refuse. */
export function flawOf({ sharpness, light, bright }: Quality): Flaw | null {
  if (light < DARK.light && bright < DARK.bright) return 'dark';
  return sharpness < SOFT_BELOW ? 'blurry' : null;
}
