import { type Box, WHOLE } from './boxes.ts';
import type { Turn } from './photos.ts';

/** How a picture is framed anew: turned, then straightened, then cropped. */
export type Frame = {
  /** Degrees clockwise. */
  readonly turn: 0 | Turn;
  /** Degrees clockwise; corners that would stay empty are cut off. */
  readonly angle: number;
  /** Of what is left after straightening. */
  readonly crop: Box;
};

export const SAME_FRAME: Frame = { turn: 0, angle: 0, crop: WHOLE };

export const EDIT_LIMITS = {
  /** Degrees that a photo is straightened by, either way. */
  angle: 15,
  /** Least share of a side that a crop keeps. */
  crop: 0.1,
  /** Least share of a side that is blurred. */
  blur: 0.01,
  /** Boxes blurred at a time. */
  boxes: 6,
} as const;

/**
 * Colors that are left of a blurred box, across and down: the averages of six fields, fewer than a license plate has
 * characters. What was there cannot be worked out again.
 */
export const BLUR_CELLS = { across: 3, down: 2 } as const;

/**
 * How much larger a picture turned by some degrees must be drawn to fill its own frame again.
 * @param aspect width to height
 */
export function straightenScale(aspect: number, degrees: number): number {
  const radians = (Math.abs(degrees) * Math.PI) / 180;
  return Math.cos(radians) + Math.max(aspect, 1 / aspect) * Math.sin(radians);
}

export const turnedAspect = (aspect: number, turn: Frame['turn']): number => (turn % 180 === 0 ? aspect : 1 / aspect);

const isWhole = ({ x, y, width, height }: Box) => x <= 0.001 && y <= 0.001 && width >= 0.998 && height >= 0.998;

export const isSameFrame = ({ turn, angle, crop }: Frame): boolean => turn === 0 && angle === 0 && isWhole(crop);
