/** A part of a picture: shares of its width and height, from its top left corner. */
export type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

export const WHOLE: Box = { x: 0, y: 0, width: 1, height: 1 };
export const CORNERS = ['top-left', 'top-right', 'bottom-left', 'bottom-right'] as const;
export type Corner = (typeof CORNERS)[number];

const between = (value: number, least: number, greatest: number) => Math.min(Math.max(value, least), greatest);

/** The box moved by shares of the picture, as far as the picture goes. */
export const moveBox = (box: Box, right: number, down: number): Box => ({
  ...box,
  x: between(box.x + right, 0, 1 - box.width),
  y: between(box.y + down, 0, 1 - box.height),
});

/** How far a box may be drawn. `ratio` is its width to its height, both as shares; null leaves it free. */
export type Limits = { readonly min: number; readonly ratio: number | null };

/** The box with one corner moved; the corner across stays where it is. */
export function dragCorner(box: Box, corner: Corner, right: number, down: number, { min, ratio }: Limits): Box {
  const [isTop, isLeft] = [corner.startsWith('top'), corner.endsWith('left')];
  const room = { width: isLeft ? box.x + box.width : 1 - box.x, height: isTop ? box.y + box.height : 1 - box.y };
  let width = between(box.width + (isLeft ? -right : right), min, room.width);
  let height = between(box.height + (isTop ? -down : down), min, room.height);
  if (ratio !== null) {
    // The longer of the two ways is followed, so that a corner pulled straight down moves too.
    const wanted = Math.abs(right) >= Math.abs(down) * ratio ? width : height * ratio;
    width = between(wanted, Math.max(min, min * ratio), Math.min(room.width, room.height * ratio));
    height = width / ratio;
  }
  return {
    x: isLeft ? box.x + box.width - width : box.x,
    y: isTop ? box.y + box.height - height : box.y,
    width,
    height,
  };
}

/** The largest box of this ratio around the middle of another. */
export function shapeBox(box: Box, ratio: number): Box {
  const width = Math.min(box.width, box.height * ratio);
  const height = width / ratio;
  return { x: box.x + (box.width - width) / 2, y: box.y + (box.height - height) / 2, width, height };
}

/** Whole pixels of a box in a picture, at least one, never outside. */
export function pixelsOf(box: Box, width: number, height: number) {
  const left = between(Math.round(box.x * width), 0, width - 1);
  const top = between(Math.round(box.y * height), 0, height - 1);
  return {
    left,
    top,
    width: between(Math.round((box.x + box.width) * width) - left, 1, width - left),
    height: between(Math.round((box.y + box.height) * height) - top, 1, height - top),
  };
}
