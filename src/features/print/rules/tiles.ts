import { drawArtwork } from './artwork.ts';
import { FAINT, type Mark, rectPath } from './drawing.ts';
import { setLine } from './letters.ts';
import type { Page, PageWords, Side } from './pages.ts';
import { PAPERS, type Paper, type Size } from './units.ts';

/** White on every side of a part, where home printers do not reach. */
const MARGIN = 8;
/** What neighboring parts share, to glue one on the other: three eighths of an inch. */
const OVERLAP = 9.525;

/** How many parts a length takes. */
const partsOf = (length: number, room: number): number => Math.max(1, Math.ceil((length - OVERLAP) / (room - OVERLAP)));

function roomOn(page: Size): Size {
  return { width: page.width - 2 * MARGIN, height: page.height - 2 * MARGIN };
}

/** A piece larger than the paper, in parts to trim and tape together, at its true size. */
export function tilePages(side: Side, { paper, words }: { paper: Paper; words: PageWords }): Page[] {
  const { width, height, marks } = drawArtwork(side.artwork, side.size);
  const page = fewestParts(PAPERS[paper], side.size);
  const room = roomOn(page);
  const [columns, rows] = [partsOf(width, room.width), partsOf(height, room.height)];
  // Parts of equal size; the seams then fall where the sign is divided evenly.
  const part = {
    width: (width + (columns - 1) * OVERLAP) / columns,
    height: (height + (rows - 1) * OVERLAP) / rows,
  };
  return Array.from({ length: columns * rows }, (_, at) => {
    const [column, row] = [at % columns, Math.floor(at / columns)];
    const from = { x: column * (part.width - OVERLAP), y: row * (part.height - OVERLAP) };
    const inner: Mark = { kind: 'group', x: -from.x, y: -from.y, marks };
    return {
      ...page,
      trim: null,
      marks: [
        { kind: 'group', x: MARGIN, y: MARGIN, clip: { x: 0, y: 0, ...part }, marks: [inner] },
        { kind: 'stroke', d: rectPath({ x: MARGIN, y: MARGIN, ...part }), color: FAINT, width: 0.2, dash: [2, 2] },
        caption(words.part.replace('{n}', String(at + 1)).replace('{of}', String(columns * rows)), page),
      ],
    };
  });
}

const caption = (text: string, { width, height }: Size): Mark =>
  setLine({ text, face: 'text', size: 3, color: FAINT }, { x: MARGIN, y: height - 3, width: width - 2 * MARGIN });

function fewestParts(upright: Size, piece: Size): Size {
  const lying = { width: upright.height, height: upright.width };
  const parts = (page: Size) => {
    const room = roomOn(page);
    return partsOf(piece.width, room.width) * partsOf(piece.height, room.height);
  };
  return parts(lying) < parts(upright) ? lying : upright;
}
