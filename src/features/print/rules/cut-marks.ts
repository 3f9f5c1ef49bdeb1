import { INK, type Mark, round } from './drawing.ts';
import type { Box } from './units.ts';

/** Two short lines outside each corner, `from` away from the edge, to lay a ruler on. */
export function cutMarks({ x, y, width, height }: Box, { from, length }: { from: number; length: number }): Mark[] {
  const d = [x, x + width]
    .map(
      (at) => `M${round(at)} ${round(y - from - length)}v${length}M${round(at)} ${round(y + height + from)}v${length}`,
    )
    .concat(
      [y, y + height].map(
        (at) => `M${round(x - from - length)} ${round(at)}h${length}M${round(x + width + from)} ${round(at)}h${length}`,
      ),
    )
    .join('');
  return [{ kind: 'stroke', d, color: INK, width: 0.15 }];
}
