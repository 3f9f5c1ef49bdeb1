import { fingerprint, formatStickerCode, type StickerCode } from '#features/sticker-codes/rules/sticker-code.ts';
import type { Artwork } from './artwork.ts';
import { INK, type Mark, round, TAG, tagPath } from './drawing.ts';
import { type Align, setLine, widthOf } from './letters.ts';
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

/** The code as it is typed, in two halves of about the same length. */
function codeLines(code: StickerCode): [string, string] {
  const parts = formatStickerCode(code).toUpperCase().split('-');
  return [parts.slice(0, -2).join('-'), parts.slice(-2).join('-')];
}

/** Between two baselines, of the size. */
const STEP = 1.22;

/**
 * Under every code: the code in letters for those who type it, and the fingerprint that its page shows too. As large as
 * the column allows, up to `largest`.
 */
export function setSmallPrint({ code, words }: Artwork, column: { width: number; largest: number; align: Align }) {
  const [first, second] = codeLines(code);
  const last = `${second} · ${words.check} ${fingerprint(code)}`;
  const widest = Math.max(widthOf(first, 'text'), widthOf(last, 'text'));
  const size = Math.min(column.width / widest, column.largest);
  const { align, width } = column;
  return {
    /** From the top of the first line's capitals to the last baseline. */
    height: size * (STEP + 0.7),
    /** The two lines, the second standing on `bottom`. */
    at: (x: number, bottom: number): Mark[] =>
      [first, last].map((text, line) =>
        setLine({ text, face: 'text', size, color: INK, align }, { x, y: bottom - (1 - line) * size * STEP, width }),
      ),
  };
}
