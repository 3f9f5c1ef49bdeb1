import type { Quad } from './catalog.ts';
import type { Layer } from './layers.ts';
import { LIGHT, toByte } from './linear-light.ts';

/** The eight numbers that take a point of the picture to one of the unit square (Heckbert 1989, "Fundamentals of Texture Mapping"). */
function toUnitSquare([[x0, y0], [x1, y1], [x2, y2], [x3, y3]]: Quad): readonly number[] {
  const [dx1, dx2, dx3] = [x1 - x2, x3 - x2, x0 - x1 + x2 - x3];
  const [dy1, dy2, dy3] = [y1 - y2, y3 - y2, y0 - y1 + y2 - y3];
  const whole = dx1 * dy2 - dx2 * dy1;
  const g = (dx3 * dy2 - dx2 * dy3) / whole;
  const h = (dx1 * dy3 - dx3 * dy1) / whole;
  const [a, b, c] = [x1 - x0 + g * x1, x3 - x0 + h * x3, x0];
  const [d, e, f] = [y1 - y0 + g * y1, y3 - y0 + h * y3, y0];
  // The adjugate is the inverse but for a factor, which perspective divides out.
  return [
    e - f * h,
    c * h - b,
    b * f - c * e,
    f * g - d,
    a - c * g,
    c * d - a * f,
    d * h - e * g,
    b * g - a * h,
    a * e - b * d,
  ];
}

/** One channel of a texture between its pixels. */
function sample({ data, width, height, channels }: Layer, u: number, v: number, channel: number): number {
  const [x, y] = [
    Math.min(Math.max(u * width - 0.5, 0), width - 1),
    Math.min(Math.max(v * height - 0.5, 0), height - 1),
  ];
  const [left, top] = [Math.floor(x), Math.floor(y)];
  const [right, below] = [Math.min(left + 1, width - 1), Math.min(top + 1, height - 1)];
  const at = (column: number, row: number): number => data[(row * width + column) * channels + channel] as number;
  const above = at(left, top) * (1 - (x - left)) + at(right, top) * (x - left);
  const under = at(left, below) * (1 - (x - left)) + at(right, below) * (x - left);
  return above * (1 - (y - top)) + under * (y - top);
}

/**
 * Lays a texture with four channels over the four corners, in perspective, darkened and lit as the surface below is.
 * Changes the picture in place.
 * @param keepsLight whether the surface's own light falls on the texture; a display shines by itself
 */
export function paintQuad(picture: Layer, quad: Quad, texture: Layer, keepsLight: boolean): void {
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0, i = 1] = toUnitSquare(quad);
  const [xs, ys] = [quad.map(([x]) => x), quad.map(([, y]) => y)];
  for (let y = Math.floor(Math.min(...ys)); y <= Math.ceil(Math.max(...ys)); y++)
    for (let x = Math.floor(Math.min(...xs)); x <= Math.ceil(Math.max(...xs)); x++) {
      const depth = g * (x + 0.5) + h * (y + 0.5) + i;
      const u = (a * (x + 0.5) + b * (y + 0.5) + c) / depth;
      const v = (d * (x + 0.5) + e * (y + 0.5) + f) / depth;
      if (u < 0 || u > 1 || v < 0 || v > 1 || x < 0 || y < 0 || x >= picture.width || y >= picture.height) continue;
      const alpha = sample(texture, u, v, 3) / 255;
      for (let channel = 0; channel < 3; channel++) {
        const at = (y * picture.width + x) * picture.channels + channel;
        const below = LIGHT[picture.data[at] as number] as number;
        const own = LIGHT[Math.round(sample(texture, u, v, channel))] as number;
        picture.data[at] = toByte(below * (1 - alpha) + own * (keepsLight ? below : 1) * alpha);
      }
    }
}
