import type { Pose } from '../rules/scene/pose.ts';
import type { Layer, Size } from './layers.ts';

/** A rectangle in pixels. */
export type Box = { readonly left: number; readonly top: number; readonly width: number; readonly height: number };

/** What is less there than this is an edge's last breath. */
const SEEN = 24;

/** The rectangle around everything that is there; the whole picture when nothing is. */
export function boxOf({ data, width, height }: Layer): Box {
  let [left, top, right, bottom] = [width, height, -1, -1];
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      if ((data[(y * width + x) * 4 + 3] as number) < SEEN) continue;
      if (x < left) left = x;
      if (x > right) right = x;
      if (y < top) top = y;
      bottom = y;
    }
  return right < 0
    ? { left: 0, top: 0, width, height }
    : { left, top, width: right - left + 1, height: bottom - top + 1 };
}

/** Shares of the frame's width that a subject fills, from the farthest pose to the closest. */
const FILLS = { far: 0.7, close: 0.9 } as const;
/** Of the frame's height, so that a tall thing keeps air above. */
const TALLEST = 0.86;
/** Of the whole picture's width: what is cut closer has too few pixels of its own. */
const NARROWEST = 0.6;

const clamp = (value: number, low: number, high: number): number => Math.min(Math.max(value, low), Math.max(low, high));

/**
 * Where a picture of the whole size is cut so that its subject fills a likely share of the frame. The cut has the
 * picture's own shape and lies within it; the subject is never cut.
 */
export function cutAround(subject: Box, whole: Size, { zoom, across, down }: Pose): Box {
  const fill = FILLS.far + ((FILLS.close - FILLS.far) * zoom) / 9;
  const ratio = whole.width / whole.height;
  const wanted = Math.max(subject.width / fill, (subject.height / TALLEST) * ratio);
  const width = Math.round(clamp(wanted, NARROWEST * whole.width, whole.width));
  const height = Math.round(width / ratio);
  // The room beside the subject is shared out; more of it stays above than below, as eyes expect.
  const left = subject.left - (width - subject.width) * (0.12 + (0.76 * across) / 9);
  const top = subject.top - (height - subject.height) * (0.34 + (0.5 * down) / 9);
  return {
    left: Math.round(clamp(left, 0, whole.width - width)),
    top: Math.round(clamp(top, 0, whole.height - height)),
    width,
    height,
  };
}
