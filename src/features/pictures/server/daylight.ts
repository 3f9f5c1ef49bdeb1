import type { Box } from './frame.ts';
import type { Layer, Size } from './layers.ts';
import { LIGHT, toByte } from './linear-light.ts';

type Grade = { readonly gain: readonly [number, number, number]; readonly lift: number; readonly gamma: number };

/** What hour and weather do to a picture, in linear light; the paint stays the paint that the words name. */
const GRADES: readonly Grade[] = [
  { gain: [1, 1, 1], lift: 0, gamma: 1 },
  { gain: [1.1, 0.98, 0.82], lift: 0, gamma: 1.05 },
  { gain: [0.9, 0.94, 0.99], lift: 0.012, gamma: 0.94 },
  { gain: [1.06, 0.99, 0.93], lift: 0.008, gamma: 0.92 },
  { gain: [1.08, 1.08, 1.06], lift: 0, gamma: 1.12 },
  { gain: [1.22, 0.93, 0.62], lift: 0, gamma: 1.12 },
  { gain: [0.58, 0.66, 0.8], lift: 0.01, gamma: 0.96 },
  { gain: [0.6, 0.62, 0.64], lift: 0.015, gamma: 0.92 },
];

const tableOf = (gain: number, { lift, gamma }: Grade): Uint8Array =>
  Uint8Array.from(LIGHT, (light) => toByte(lift + (1 - lift) * gain * light ** gamma));

const TABLES = GRADES.map((grade) => grade.gain.map((gain) => tableOf(gain, grade)));

/** The picture in another light: its bytes are changed in place. Light 0 is that of the parts. */
export function lightPicture(picture: Layer, light: number): Layer {
  const tables = TABLES[light];
  if (!tables || light === 0) return picture;
  for (let channel = 0; channel < 3; channel++) {
    const table = tables[channel] as Uint8Array;
    for (let at = channel; at < picture.data.length; at += 3)
      picture.data[at] = table[picture.data[at] as number] as number;
  }
  return picture;
}

/** Where in a place a subject may stand: how much nearer the place comes, and how far to the side of its middle. */
const STANDS: readonly (readonly [scale: number, side: number])[] = [
  [1, 0],
  [1.24, -1],
  [1.24, 1],
  [1.6, -1],
  [1.6, 1],
];

/** The height at which the cameras of places see the horizon, as a share of the frame. */
const HORIZON = 0.42;

/**
 * The part of a place that is seen from another spot of it. Scaled about the horizon the ground stays the same ground
 * under the same camera (what was at a distance d is now at d / scale), so that wheels keep standing on it.
 */
export function standIn({ width, height }: Size, spot: number): Box {
  const [scale, side] = STANDS[spot] ?? [1, 0];
  const [wide, high] = [Math.round(width / scale), Math.round(height / scale)];
  return {
    left: Math.round(((width - wide) / 2) * (1 + side)),
    top: Math.round(HORIZON * (height - high)),
    width: wide,
    height: high,
  };
}
