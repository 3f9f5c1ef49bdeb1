import type { Artwork, Laid } from './artwork.ts';
import { setBrand, setSmallPrint } from './small-print.ts';
import { INK, inset, type Mark, rectPath, TAG, tagPath } from './drawing.ts';
import { capHeight, fitSize, setLine, setWords } from './letters.ts';
import { setSymbol } from './symbol.ts';
import type { Box, Size } from './units.ts';

/** Paint beyond the edge, so that a cut a little off leaves no white line. */
export const BLEED = 3.175;

/** Big words for drivers above; below an arrow or the price on the left, and the code for people on foot on the right. */
export function drawSign(artwork: Artwork, { width, height }: Size): Laid {
  const whole = { x: 0, y: 0, width, height };
  const frame = inset(whole, height * 0.03);
  const inner = inset(frame, height * 0.045);
  const square = height * 0.36;
  const small = setSmallPrint(artwork, { width: square, largest: height * 0.02, align: 'middle' });
  const foot = small.height + height * 0.012;
  const panel: Box = {
    x: inner.x + inner.width - square,
    y: inner.y + inner.height - square - foot,
    width: square,
    height: square,
  };
  const clip = height * 0.13;
  const words = { ...inner, height: panel.y - inner.y - height * 0.035 };
  const side = { ...inner, y: panel.y, width: inner.width - square - height * 0.05, height: square + foot };
  return {
    width,
    height,
    symbol: panel,
    marks: [
      { kind: 'fill', d: rectPath(inset(whole, -BLEED)), color: TAG },
      {
        kind: 'stroke',
        d: tagPath(frame, { clip, radius: height * 0.03, hole: 0 }),
        color: INK,
        width: height * 0.012,
      },
      ...setWords(artwork.words.big, { box: beside(words, clip), color: INK, lines: 2 }).marks,
      ...setSide(artwork, side),
      ...setSymbol(artwork.symbol, panel),
      ...small.at(panel.x, inner.y + inner.height),
    ],
  };
}

/** The clipped corner takes a bite out of the first line's room, on both sides so that words stay in the middle. */
const beside = (box: Box, clip: number): Box => ({ ...box, x: box.x + clip * 0.3, width: box.width - clip * 0.6 });

function setSide({ words, arrow }: Artwork, box: Box): Mark[] {
  const lines = [words.price, words.line].filter((line) => line !== null);
  const brand = setBrand(words.host, { ...box, height: box.height * 0.13 }, box.y + box.height);
  const rest = { ...box, height: box.height * 0.8 };
  // With nothing else to say, what scanning gives is said large.
  if (arrow === 'none' && lines.length === 0)
    return [
      ...setWords(words.call, {
        box: { ...rest, y: box.y + box.height * 0.1, width: box.width * 0.86, height: box.height * 0.6 },
        color: INK,
        lines: 3,
        align: 'left',
      }).marks,
      ...brand,
    ];
  const call = { text: words.call, size: Math.min(fitSize(words.call, 'text', rest), box.height * 0.085) };
  const callAt = { x: box.x, y: box.y + box.height * 0.8, width: box.width };
  const said = setLine({ ...call, face: 'text', color: INK }, callAt);
  const free = { ...rest, height: rest.height - call.size * 1.5 };
  if (arrow === 'none') return [...setLines(lines, free), said, ...brand];
  // An arrow is for drivers: one line beside it is all they can read.
  const one = lines.slice(-1);
  const share = one.length === 0 ? 1 : 0.62;
  const shaft = { ...free, height: free.height * share * 0.92 };
  const below = { ...free, y: free.y + free.height * share, height: free.height * (1 - share) };
  const pointer: Mark = { kind: 'fill', d: arrowPath(shaft, arrow), color: INK };
  return [pointer, ...(one.length > 0 ? setLines(one, below) : []), said, ...brand];
}

function setLines(lines: readonly string[], box: Box): Mark[] {
  const each = box.height / lines.length;
  return lines.map((text, at) => {
    const size = fitSize(text, 'big', { width: box.width, height: each * 0.74 });
    const y = box.y + at * each + (each + capHeight(size)) / 2;
    return setLine({ text, face: 'big', size, color: INK }, { x: box.x, y, width: box.width });
  });
}

/** A road-sign arrow that fills the box; the other way round it is its mirror image. */
function arrowPath(box: Box, arrow: 'left' | 'right'): string {
  const { x, y, width, height } = box;
  const long = Math.min(width, height * 2.4);
  const head = Math.min(height * 0.62, long * 0.45);
  const thick = height * 0.34;
  const middle = y + height / 2;
  const points: [number, number][] = [
    [0, middle - thick / 2],
    [long - head, middle - thick / 2],
    [long - head, y],
    [long, middle],
    [long - head, y + height],
    [long - head, middle + thick / 2],
    [0, middle + thick / 2],
  ];
  const placed = points.map(
    ([px, py]) => `${(arrow === 'right' ? x + px : x + long - px).toFixed(3)} ${py.toFixed(3)}`,
  );
  return `M${placed.join('L')}Z`;
}
