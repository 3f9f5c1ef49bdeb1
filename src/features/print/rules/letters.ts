import { FACES } from './data/faces.ts';
import type { Mark } from './drawing.ts';
import type { Box } from './units.ts';

export type Face = keyof typeof FACES;

const EM = 1000;
/** Between two lines, of their size: capitals need less than letters that hang below. */
const LEADING = { capitals: 0.86, mixed: 1.08 };
const CAP = FACES.big.capHeight / EM;

/** Only what the fonts hold: a sign must not carry boxes. */
export function printable(text: string): string {
  const known: Readonly<Record<string, number>> = FACES.big.widths;
  const kept = [...text.normalize('NFC').replace(/\s/g, ' ')].filter((letter) => letter in known);
  return kept.join('').replace(/ +/g, ' ').trim();
}

/** The width of a line set at size 1. */
export function widthOf(text: string, face: Face): number {
  const widths: Readonly<Record<string, number>> = FACES[face].widths;
  let sum = 0;
  for (const letter of text) sum += widths[letter] ?? 0;
  return sum / EM;
}

export const capHeight = (size: number): number => size * CAP;

export type Align = 'left' | 'middle' | 'right';
type Line = {
  readonly text: string;
  readonly face: Face;
  readonly size: number;
  readonly color: string;
  readonly align?: Align;
};

/** One line whose capitals stand on `y`, in a column from `x` of `width`. */
export function setLine(
  { text, face, size, color, align = 'left' }: Line,
  at: { x: number; y: number; width: number },
): Mark {
  const spare = at.width - widthOf(text, face) * size;
  const x = at.x + (align === 'left' ? 0 : align === 'right' ? spare : spare / 2);
  return { kind: 'text', text, x, y: at.y, size, face, color };
}

/** The largest size at which a line is no wider and its capitals no higher. */
export function fitSize(text: string, face: Face, { width, height }: { width: number; height: number }): number {
  const byWidth = width / Math.max(widthOf(text, face), 0.01);
  return Math.min(byWidth, height / CAP);
}

/** All ways of breaking words into at most `most` lines. */
function breaks(words: readonly string[], most: number): string[][] {
  if (most === 1 || words.length === 1) return [[words.join(' ')]];
  return words.flatMap((_, at) => {
    const head = words.slice(0, at + 1).join(' ');
    const rest = words.slice(at + 1);
    return rest.length === 0 ? [[head]] : breaks(rest, most - 1).map((tail) => [head, ...tail]);
  });
}

/** Big words, broken where they become largest, in the middle of a box. */
export function setWords(
  text: string,
  { box, color, lines = 3, align = 'middle' }: { box: Box; color: string; lines?: number; align?: Align },
): { marks: Mark[]; size: number } {
  const leading = text === text.toUpperCase() ? LEADING.capitals : LEADING.mixed;
  const heightOf = (count: number) => CAP + (count - 1) * leading;
  let best = { lines: [text], size: 0 };
  for (const option of breaks(text.split(' '), lines)) {
    const widest = Math.max(...option.map((line) => widthOf(line, 'big')), 0.01);
    const size = Math.min(box.width / widest, box.height / heightOf(option.length));
    if (size > best.size * 1.001) best = { lines: option, size };
  }
  const { size } = best;
  const top = box.y + (box.height - size * heightOf(best.lines.length)) / 2;
  const marks = best.lines.map((line, at) =>
    setLine(
      { text: line, face: 'big', size, color, align },
      { x: box.x, y: top + size * (CAP + at * leading), width: box.width },
    ),
  );
  return { marks, size };
}
