import { fingerprint } from '#features/sticker-codes/rules/fingerprint.ts';
import { formatStickerCode, type StickerCode } from '#features/sticker-codes/rules/sticker-code.ts';
import type { Artwork } from './artwork.ts';
import { INK, type Mark } from './drawing.ts';
import { type Align, setLine, widthOf } from './letters.ts';

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
