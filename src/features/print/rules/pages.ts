import { type Artwork, drawArtwork } from './artwork.ts';
import { type Drawing, FAINT, INK, type Mark, round } from './drawing.ts';
import { setLine } from './letters.ts';
import { type SheetId, SHEETS, spread } from './sheets.ts';
import { BLEED } from './sign.ts';
import { tilePages } from './tiles.ts';
import { type Box, type Paper, PAPERS, type Size } from './units.ts';

/** What it is printed on. */
export type PrintJob =
  | { readonly on: 'sheet'; readonly sheet: SheetId; readonly start: number }
  | { readonly on: 'paper'; readonly paper: Paper }
  | { readonly on: 'shop'; readonly bleed: boolean };

/** The label that everything becomes on a sheet; null where things have their own size. */
export const labelOf = (job: PrintJob): Size | null => (job.on === 'sheet' ? SHEETS[job.sheet].label : null);

/** One side of one piece at its true size. */
export type Side = { readonly artwork: Artwork; readonly size: Size };

/** A page of the file. `trim` is where the piece ends, for print shops. */
export type Page = Drawing & { readonly trim: Box | null };

export type PageWords = {
  /** Beside the scale: how long it is when nothing was scaled. */
  readonly scale: string;
  /** On the parts of a large sign: `Part {n} of {of}`. */
  readonly part: string;
};

/** Cut marks, and room for them, around the bleed. */
const MARKS = 9;
/** What home printers cannot reach, and then some. */
const MARGIN = 10;
const GAP = 8;

/** Every page of a job, in order. */
export function layPages(sides: readonly Side[], job: PrintJob, words: PageWords): Page[] {
  if (job.on === 'sheet') return sheetPages(sides, job);
  if (job.on === 'shop') return sides.map((side) => shopPage(side, job.bleed));
  return paperPages(sides, job.paper, words);
}

function sheetPages(sides: readonly Side[], { sheet: id, start }: { sheet: SheetId; start: number }): Page[] {
  const sheet = SHEETS[id];
  const drawings = drawOnce(sides.map(({ artwork }) => ({ artwork, size: sheet.label })));
  return spread(drawings, { sheet, start }).map((labels) => ({
    ...PAPERS[sheet.paper],
    trim: null,
    marks: labels.map(({ thing, box }) => ({ kind: 'group', x: box.x, y: box.y, marks: thing.marks })),
  }));
}

/** The same artwork at the same size is drawn once, so that a sheet of one code stays small. */
function drawOnce(sides: readonly Side[]): Drawing[] {
  const drawn = new Map<Artwork, Drawing>();
  return sides.map(({ artwork, size }) => {
    const drawing = drawn.get(artwork) ?? drawArtwork(artwork, size);
    drawn.set(artwork, drawing);
    return drawing;
  });
}

function shopPage({ artwork, size }: Side, bleed: boolean): Page {
  const { width, height, marks } = drawArtwork(artwork, size);
  if (!bleed) return { width, height, marks, trim: { x: 0, y: 0, width, height } };
  const around = BLEED + MARKS;
  const trim = { x: around, y: around, width, height };
  return {
    width: width + 2 * around,
    height: height + 2 * around,
    trim,
    marks: [{ kind: 'group', x: around, y: around, marks }, ...cutMarks(trim, { from: BLEED + 1, length: 6 })],
  };
}

function paperPages(sides: readonly Side[], paper: Paper, words: PageWords): Page[] {
  const [first] = sides;
  if (!first) return [];
  const page = bestPaper(paper, first.size);
  const room = { width: page.width - 2 * MARGIN, height: page.height - 2 * MARGIN };
  const count = (length: number, space: number) => Math.floor((space + GAP) / (length + GAP));
  const [columns, rows] = [count(first.size.width, room.width), count(first.size.height, room.height)];
  if (columns * rows === 0) return sides.flatMap((side) => tilePages(side, { paper, words }));
  const drawings = drawOnce(sides);
  const pages: Page[] = [];
  for (let from = 0; from < drawings.length; from += columns * rows) {
    const marks = drawings.slice(from, from + columns * rows).flatMap((drawing, at): Mark[] => {
      const x = MARGIN + (at % columns) * (drawing.width + GAP);
      const y = MARGIN + Math.floor(at / columns) * (drawing.height + GAP);
      const box = { x, y, width: drawing.width, height: drawing.height };
      return [
        { kind: 'group', x, y, clip: { ...box, x: 0, y: 0 }, marks: drawing.marks },
        ...cutMarks(box, { from: 1, length: 2.5 }),
      ];
    });
    pages.push({ ...page, trim: null, marks: [...marks, ...scale(page, words.scale)] });
  }
  return pages;
}

/** Upright or lying, whichever holds more pieces. */
function bestPaper(paper: Paper, piece: Size): Size {
  const upright = PAPERS[paper];
  const lying = { width: upright.height, height: upright.width };
  const holds = ({ width, height }: Size) =>
    Math.floor((width - 2 * MARGIN + GAP) / (piece.width + GAP)) *
    Math.floor((height - 2 * MARGIN + GAP) / (piece.height + GAP));
  return holds(lying) > holds(upright) ? lying : upright;
}

/** Two inches in the sheet's millimeters. */
const SCALE = 50.8;

/** A line of two inches to lay a ruler on: a page printed at 97 percent is the usual fault. */
function scale({ height }: Size, words: string): Mark[] {
  const y = height - 4.5;
  const d = `M${MARGIN} ${y}h${SCALE}M${MARGIN} ${y - 1}v2M${MARGIN + SCALE} ${y - 1}v2`;
  return [
    { kind: 'stroke', d, color: FAINT, width: 0.2 },
    setLine({ text: words, face: 'text', size: 2.6, color: FAINT }, { x: MARGIN + SCALE + 3, y: y + 0.9, width: 100 }),
  ];
}

/** Two short lines outside each corner, `from` away from the edge, to lay a ruler on. */
function cutMarks({ x, y, width, height }: Box, { from, length }: { from: number; length: number }): Mark[] {
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
