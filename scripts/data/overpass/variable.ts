import { createRequire } from 'node:module';
import type { Point } from './cut.ts';

export type VariableFont = {
  unitsPerEm: number;
  capHeight: number;
  ascent: number;
  descent: number;
  glyphOf(code: number): number | null;
  outlineOf(id: number): { contours: Point[][]; advance: number };
};

/** What fontkit reads and does not describe. */
type RawPoint = { onCurve: boolean; endContour: boolean; x: number; y: number; copy(): RawPoint };
type RawComponent = { glyphID: number; dx: number; dy: number; scaleX: number; scaleY: number };
type RawGlyph = { points?: RawPoint[]; components?: RawComponent[] };
type RawFont = Omit<VariableFont, 'glyphOf' | 'outlineOf'> & {
  variationCoords: number[] | null;
  hasGlyphForCodePoint(code: number): boolean;
  glyphForCodePoint(code: number): { id: number };
  getGlyph(id: number): { advanceWidth: number };
  readonly _transformedGlyphs: RawGlyph[];
  readonly _variationProcessor: { transformPoints(id: number, points: RawPoint[]): void };
};

/** pdfkit brings the reader of fonts along. */
const fontkit = createRequire(createRequire(import.meta.url).resolve('pdfkit'))('fontkit') as {
  create(bytes: Uint8Array): RawFont;
};

const pointAt = (x: number, y: number): RawPoint => ({
  onCurve: true,
  endContour: true,
  x,
  y,
  copy() {
    return { ...this };
  },
});

/**
 * A variable font at one weight. fontkit reads WOFF2 and knows how weights move points, but not both in one go: the plain
 * outlines come from one reading, the movements from another.
 */
export function readVariable(bytes: Uint8Array, weight: number): VariableFont {
  const plain = fontkit.create(bytes);
  plain.getGlyph(0);
  const heavy = fontkit.create(bytes);
  heavy.variationCoords = [weight];

  function move(id: number, points: RawPoint[]): { points: RawPoint[]; advance: number } {
    const width = plain.getGlyph(id).advanceWidth;
    const all = [...points.map((point) => point.copy()), pointAt(0, 0), pointAt(width, 0), pointAt(0, 0), pointAt(0, 0)];
    heavy._variationProcessor.transformPoints(id, all);
    const [left, right] = all.slice(-4);
    return { points: all.slice(0, -4), advance: (right?.x ?? width) - (left?.x ?? 0) };
  }

  function outlineOf(id: number): { contours: Point[][]; advance: number } {
    const { points = [], components } = plain._transformedGlyphs[id] ?? {};
    if (!components) {
      const moved = move(id, points);
      return { contours: toContours(moved.points), advance: moved.advance };
    }
    const moved = move(
      id,
      components.map(({ dx, dy }) => pointAt(dx, dy)),
    );
    const contours = components.flatMap((component, at) => {
      const by = moved.points[at] ?? pointAt(0, 0);
      return outlineOf(component.glyphID).contours.map((contour) =>
        contour.map(({ x, y, on }) => ({ x: x * component.scaleX + by.x, y: y * component.scaleY + by.y, on })),
      );
    });
    return { contours, advance: moved.advance };
  }

  return {
    unitsPerEm: plain.unitsPerEm,
    capHeight: plain.capHeight,
    ascent: plain.ascent,
    descent: plain.descent,
    glyphOf: (code) => (plain.hasGlyphForCodePoint(code) ? plain.glyphForCodePoint(code).id : null),
    outlineOf,
  };
}

function toContours(points: readonly RawPoint[]): Point[][] {
  const contours: Point[][] = [];
  let open: Point[] = [];
  for (const { x, y, onCurve, endContour } of points) {
    open.push({ x, y, on: onCurve });
    if (!endContour) continue;
    contours.push(open);
    open = [];
  }
  return contours;
}
