import { formatStickerCode, parseStickerCode } from './sticker-code.ts';

/** Of what was no code at all, and could be anything, nothing is kept. */
const UNREADABLE = 'UNREADABLE';

/** Eight of the signs of a code: what is left of one that was cut off, or printed over. */
const PIECE = /^[0-9A-F]{8,44}$/;

/**
 * What is kept of a code that is not ours: the whole code with its product, or the piece of one in capitals, so that a
 * misprint can be found. Words, names and addresses are not kept.
 */
export function unknownCode(text: string): string {
  const read = parseStickerCode(text);
  if (read.ok) return formatStickerCode(read.value);
  const piece = text
    .slice(0, 200)
    .toUpperCase()
    .replace(/[\s\u2010-\u2015-]/g, '');
  return PIECE.test(piece) ? piece : UNREADABLE;
}
