import type { Artwork, Laid } from './artwork.ts';
import { setBrand, setSmallPrint } from './small-print.ts';
import { INK, inset, type Mark, PAPER, rectPath, TAG, tagPath } from './drawing.ts';
import { fitSize, setLine, setWords } from './letters.ts';
import { setSymbol } from './symbol.ts';
import type { Box, Size } from './units.ts';

/** A printer may miss a label by a sixteenth of an inch. */
export const SAFE = 1.6;

/** Below this height every tenth of a millimeter is the code's. */
const FLAT = 30;

/** From this height on the words run across the top, and the code stays as large as a hand. */
const ROOMY = 80;

/** Words on the left, the code on the right; on large labels the words above both. */
export function drawWideLabel(artwork: Artwork, { width, height }: Size): Laid {
  const tag = inset({ x: 0, y: 0, width, height }, Math.max(SAFE, height * 0.03));
  const gap = tag.height * (height < FLAT ? 0.03 : 0.05);
  const clip = tag.height * 0.18;
  const left = tag.x + tag.height * 0.075;
  const roomy = height >= ROOMY;
  const square = roomy ? tag.height * 0.64 : tag.height - 2 * gap;
  const symbol: Box = {
    x: tag.x + tag.width - gap - square,
    y: tag.y + tag.height - gap - square,
    width: square,
    height: square,
  };
  const banner = {
    x: tag.x + clip * 1.25,
    y: tag.y + gap,
    width: tag.width - clip * 1.5 - gap,
    height: symbol.y - tag.y - 2 * gap,
  };
  const top = roomy ? symbol.y : tag.y + tag.height * 0.1;
  const column = { x: left, y: top, width: symbol.x - left - gap, height: tag.y + tag.height * 0.915 - top };
  return {
    width,
    height,
    symbol,
    marks: [
      { kind: 'fill', d: rectPath({ x: 0, y: 0, width, height }), color: PAPER },
      { kind: 'fill', d: tagPath(tag, { clip, radius: tag.height * 0.05, hole: clip * 0.24 }), color: TAG },
      ...setSymbol(artwork.symbol, symbol),
      ...(roomy
        ? [...setWords(artwork.words.big, { box: banner, color: INK, lines: 1 }).marks, ...setRoomy(artwork, column)]
        : setColumn(artwork, column, { clip, right: tag.x })),
    ],
  };
}

/** Under the banner: the price, or what scanning gives in large letters; the brand and the small print. */
function setRoomy(artwork: Artwork, box: Box): Mark[] {
  const { words } = artwork;
  const small = setSmallPrint(artwork, { width: box.width, largest: 3.4, align: 'left' });
  const bottom = box.y + box.height;
  const brandAt = bottom - small.height - box.height * 0.07;
  const brand = setBrand(words.host, { ...box, height: box.height * 0.11 }, brandAt);
  const free = { ...box, y: box.y + box.height * 0.06, height: brandAt - box.height * 0.27 - box.y };
  const print = [...brand, ...small.at(box.x, bottom)];
  if (!words.price) return [...setWords(words.call, { box: free, color: INK, align: 'left' }).marks, ...print];
  const price = setWords(words.price, {
    box: { ...free, height: free.height * 0.5 },
    color: INK,
    lines: 1,
    align: 'left',
  });
  const below = { ...free, y: free.y + free.height * 0.56, height: free.height * 0.44 };
  return [...price.marks, ...setWords(words.call, { box: below, color: INK, lines: 2, align: 'left' }).marks, ...print];
}

function setColumn(artwork: Artwork, box: Box, { clip, right }: { clip: number; right: number }): Mark[] {
  const { words } = artwork;
  const { price } = words;
  const bottom = box.y + box.height;
  const small = setSmallPrint(artwork, { width: box.width, largest: Math.min(box.height * 0.09, 3.4), align: 'left' });
  const callSize = Math.min(fitSize(words.call, 'text', box), box.height * 0.12);
  const callAt = bottom - small.height - box.height * 0.07;
  const call = setLine({ text: words.call, face: 'text', size: callSize, color: INK }, { ...box, y: callAt });
  const free = { ...box, height: callAt - callSize * 1.25 - box.y };
  // A flat label has no room under the hole: its words begin beside it.
  const flat = box.width > box.height * 1.75;
  const past = right + clip * 1.3 - box.x;
  const beside = flat ? { ...free, x: box.x + past, width: box.width - past } : free;
  const under = flat ? beside : { ...free, y: free.y + clip * 0.75, height: free.height - clip * 0.9 };
  const big = setWords(words.big, {
    box: price ? { ...under, height: under.height * 0.45 } : under,
    color: INK,
    lines: price || flat ? 1 : 2,
    align: 'left',
  });
  const print = [call, ...small.at(box.x, bottom)];
  if (!price) return [...big.marks, ...print];
  const room = { ...free, y: under.y + under.height * 0.57, height: under.height * 0.43 };
  return [...big.marks, ...setWords(price, { box: room, color: INK, lines: 1, align: 'left' }).marks, ...print];
}
