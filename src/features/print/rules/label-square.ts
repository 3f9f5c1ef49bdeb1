import type { Artwork, Laid } from './artwork.ts';
import { INK, inset, type Mark, PAPER, rectPath, TAG, tagPath } from './drawing.ts';
import { SAFE } from './label-wide.ts';
import { capHeight, fitSize, setLine, setWords } from './letters.ts';
import { setSmallPrint } from './small-print.ts';
import { setSymbol } from './symbol.ts';
import type { Box, Size } from './units.ts';

/** Narrower than this the words would cost the code too much. */
const TINY = 40;

/** Words above, the code, its text beneath. */
export function drawSquareLabel(artwork: Artwork, { width, height }: Size): Laid {
  const tag = inset({ x: 0, y: 0, width, height }, Math.max(SAFE, width * 0.03));
  const tiny = width < TINY;
  const clip = tag.width * (tiny ? 0.12 : 0.17);
  const pad = tag.width * 0.04;
  const column = { x: tag.x + pad, width: tag.width - 2 * pad };
  const bottom = tag.y + tag.height - pad;
  const small = setSmallPrint(artwork, {
    width: column.width,
    largest: Math.min(tag.width * 0.055, 3.4),
    align: 'middle',
  });
  const free = { top: tag.y + pad, bottom: bottom - small.height - pad * 0.4 };
  const square = Math.min(column.width, (free.bottom - free.top) * (tiny ? 1 : 0.8));
  const symbol: Box = {
    x: tag.x + (tag.width - square) / 2,
    y: free.bottom - square,
    width: square,
    height: square,
  };
  const top = { ...column, y: free.top, height: symbol.y - free.top - pad * 0.8 };
  return {
    width,
    height,
    symbol,
    marks: [
      { kind: 'fill', d: rectPath({ x: 0, y: 0, width, height }), color: PAPER },
      { kind: 'fill', d: tagPath(tag, { clip, radius: tag.width * 0.04, hole: tiny ? 0 : clip * 0.22 }), color: TAG },
      ...setSymbol(artwork.symbol, symbol),
      ...(tiny ? [] : setTop(artwork, top, clip)),
      ...small.at(column.x, bottom),
    ],
  };
}

function setTop({ words }: Artwork, box: Box, clip: number): Mark[] {
  const beside = { ...box, x: box.x + clip * 1.25, width: box.width - clip * 1.4 };
  // On a square label the words are all there is room for; a tall one has the price and the call too.
  if (box.height < box.width * 0.3) return setWords(words.big, { box: beside, color: INK, lines: 1 }).marks;
  const callSize = Math.min(fitSize(words.call, 'text', { width: box.width, height: 99 }), box.height * 0.13);
  const call = setLine(
    { text: words.call, face: 'text', size: callSize, color: INK, align: 'middle' },
    { ...box, y: box.y + box.height - callSize * 0.25 },
  );
  const { price } = words;
  const rest = box.height - callSize * 1.6;
  const big = setWords(words.big, {
    box: price ? { ...beside, height: rest * 0.5 } : { ...box, y: box.y + rest * 0.34, height: rest * 0.62 },
    color: INK,
    lines: 1,
  });
  if (!price) return [...big.marks, call];
  const size = fitSize(price, 'big', { width: box.width, height: rest * 0.38 });
  const y = box.y + rest * 0.55 + capHeight(size);
  const priceMark = setLine({ text: price, face: 'big', size, color: INK, align: 'middle' }, { ...box, y });
  return [...big.marks, priceMark, call];
}
