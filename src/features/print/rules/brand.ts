import { INK, type Mark, round, TAG, tagPath } from './drawing.ts';
import { setLine } from './letters.ts';
import type { Box } from './units.ts';

/** The mark of the site and where it is found, on one line that stands on `bottom`. */
export function setBrand(host: string, { x, width, height }: Box, bottom: number): Mark[] {
  const mark: Box = { x, y: bottom - height, width: height, height };
  const size = height * 0.82;
  const inner = { x: x + height * 0.4, y: bottom - height * 0.58, side: height * 0.42 };
  return [
    { kind: 'fill', d: tagPath(mark, { clip: height * 0.3, radius: height * 0.08, hole: height * 0.07 }), color: INK },
    { kind: 'fill', d: finder(inner), color: TAG },
    setLine(
      { text: host, face: 'big', size, color: INK },
      { x: x + height * 1.25, y: bottom - height * 0.2, width: width - height * 1.25 },
    ),
  ];
}

/** The square every QR code starts with, 7 modules wide. */
function finder({ x, y, side }: { x: number; y: number; side: number }): string {
  const square = (from: number, length: number) =>
    `M${round(x + (side * from) / 7)} ${round(y + (side * from) / 7)}h${round((side * length) / 7)}v${round((side * length) / 7)}h${round((-side * length) / 7)}Z`;
  return square(0, 7) + square(1, 5) + square(2, 3);
}
