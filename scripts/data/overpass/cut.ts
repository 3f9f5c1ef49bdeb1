import { readVariable, type VariableFont } from './variable.ts';

export type Point = { x: number; y: number; on: boolean };
export type CutGlyph = {
  char: string;
  /** Thousandths of the size, as everything here. */
  advance: number;
  contours: Point[][];
  /** SVG path data, y upwards. */
  path: string;
};
export type Cut = {
  glyphs: CutGlyph[];
  missing: CutGlyph;
  capHeight: number;
  ascent: number;
  descent: number;
};

/** Printable ASCII, Latin-1 and the punctuation people type. */
const CODES = [
  ...Array.from({ length: 95 }, (_, at) => 32 + at),
  ...Array.from({ length: 96 }, (_, at) => 160 + at),
  ...[0x2013, 0x2014, 0x2018, 0x2019, 0x201c, 0x201d, 0x2022, 0x2026, 0x20ac],
];

/** One weight of the variable font. */
export function cutWeight(bytes: Uint8Array, weight: number): Cut {
  const font = readVariable(bytes, weight);
  const scale = 1000 / font.unitsPerEm;
  const glyph = (id: number, char: string) => toGlyph(font, { id, char, scale });
  return {
    missing: glyph(0, ''),
    glyphs: CODES.filter((code) => font.glyphOf(code) !== null).map((code) =>
      glyph(font.glyphOf(code) ?? 0, String.fromCodePoint(code)),
    ),
    capHeight: Math.round(font.capHeight * scale),
    ascent: Math.round(font.ascent * scale),
    descent: Math.round(font.descent * scale),
  };
}

function toGlyph(font: VariableFont, { id, char, scale }: { id: number; char: string; scale: number }): CutGlyph {
  const { contours, advance } = font.outlineOf(id);
  const cut = contours
    .map((contour) => contour.map(({ x, y, on }) => ({ x: Math.round(x * scale), y: Math.round(y * scale), on })))
    .filter((contour) => contour.length > 2);
  return { char, advance: Math.round(advance * scale), contours: cut, path: cut.map(toPath).join('') };
}

/** TrueType leaves out a point on the curve that lies midway between two off it. */
function toPath(contour: readonly Point[]): string {
  const full = contour.flatMap((point, at) => {
    const next = contour[(at + 1) % contour.length] ?? point;
    const between = { x: Math.round((point.x + next.x) / 2), y: Math.round((point.y + next.y) / 2), on: true };
    return !point.on && !next.on ? [point, between] : [point];
  });
  const from = full.findIndex(({ on }) => on);
  const turned = [...full.slice(from), ...full.slice(0, from + 1)];
  let d = `M${turned[0]?.x} ${turned[0]?.y}`;
  for (let at = 1; at < turned.length; at += 1) {
    const [point, end] = [turned[at], turned[at + 1]];
    if (point?.on) d += `L${point.x} ${point.y}`;
    else if (point && end) {
      d += `Q${point.x} ${point.y} ${end.x} ${end.y}`;
      at += 1;
    }
  }
  return `${d}Z`;
}
