import { type Box, inches, type Paper, type Size } from './units.ts';

/** A sheet of labels as its maker cuts it, mm. */
export type Sheet = {
  readonly id: SheetId;
  readonly name: string;
  readonly paper: Paper;
  readonly columns: number;
  readonly rows: number;
  readonly label: Size;
  /** From the paper's corner to the first label's. */
  readonly left: number;
  readonly top: number;
  /** From one label's corner to the next one's. */
  readonly stepX: number;
  readonly stepY: number;
  /** Corner radius of a label. */
  readonly radius: number;
};

export const SHEET_IDS = ['5163', '5160', '22806', 'L7163', 'L7160', 'L7120'] as const;
export type SheetId = (typeof SHEET_IDS)[number];

type Cut = Omit<Sheet, 'id' | 'name' | 'paper'>;

const letter = (id: SheetId, name: string, cut: Cut): Sheet => {
  const { columns, rows, ...lengths } = cut;
  const { label, left, top, stepX, stepY, radius } = lengths;
  return {
    id,
    name,
    paper: 'letter',
    columns,
    rows,
    label: { width: inches(label.width), height: inches(label.height) },
    left: inches(left),
    top: inches(top),
    stepX: inches(stepX),
    stepY: inches(stepY),
    radius: inches(radius),
  };
};
const a4 = (id: SheetId, name: string, cut: Cut): Sheet => ({ id, name, paper: 'a4', ...cut });

/**
 * Avery's published template measures; where public copies of them differ by fractions (5160: 2.75 or 2.78 inches from
 * label to label) the one that is symmetric on its paper. docs/decisions/0021-printing.md names the sources.
 */
export const SHEETS: Readonly<Record<SheetId, Sheet>> = {
  5163: letter('5163', 'Avery 5163: 4 × 2 in, 10 on a sheet', {
    columns: 2,
    rows: 5,
    label: { width: 4, height: 2 },
    left: 5 / 32,
    top: 0.5,
    stepX: 4.1875,
    stepY: 2,
    radius: 0.125,
  }),
  5160: letter('5160', 'Avery 5160: 2⅝ × 1 in, 30 on a sheet', {
    columns: 3,
    rows: 10,
    label: { width: 2.625, height: 1 },
    left: 0.1875,
    top: 0.5,
    stepX: 2.75,
    stepY: 1,
    radius: 0.0625,
  }),
  22806: letter('22806', 'Avery 22806: 2 × 2 in, 12 on a sheet', {
    columns: 3,
    rows: 4,
    label: { width: 2, height: 2 },
    left: 0.625,
    top: 0.625,
    stepX: 2.625,
    stepY: 31 / 12,
    radius: 0.0625,
  }),
  L7163: a4('L7163', 'Avery L7163: 99.1 × 38.1 mm, 14 on a sheet', {
    columns: 2,
    rows: 7,
    label: { width: 99.1, height: 38.1 },
    left: 4.65,
    top: 15.15,
    stepX: 101.6,
    stepY: 38.1,
    radius: 2,
  }),
  L7160: a4('L7160', 'Avery L7160: 63.5 × 38.1 mm, 21 on a sheet', {
    columns: 3,
    rows: 7,
    label: { width: 63.5, height: 38.1 },
    left: 7.21,
    top: 15.15,
    stepX: 66.04,
    stepY: 38.1,
    radius: 2,
  }),
  L7120: a4('L7120', 'Avery L7120: 35 × 35 mm, 35 on a sheet', {
    columns: 5,
    rows: 7,
    label: { width: 35, height: 35 },
    left: 7.5,
    top: 11,
    stepX: 40,
    stepY: 40,
    radius: 1,
  }),
};

export const isSheetId = (text: string): text is SheetId => (SHEET_IDS as readonly string[]).includes(text);
export const labelsOn = ({ columns, rows }: Sheet): number => columns * rows;

/** Where a label lies on its paper; `index` counts from 0, row by row. */
export function labelBox(sheet: Sheet, index: number): Box {
  const [column, row] = [index % sheet.columns, Math.floor(index / sheet.columns)];
  return { x: sheet.left + column * sheet.stepX, y: sheet.top + row * sheet.stepY, ...sheet.label };
}

/** Spreads things over sheets, the first of them on label `start` (from 1) of the first sheet. */
export function spread<Thing>(things: readonly Thing[], { sheet, start }: { sheet: Sheet; start: number }) {
  const pages: { thing: Thing; box: Box }[][] = [];
  const room = labelsOn(sheet);
  for (const [at, thing] of things.entries()) {
    const slot = at + start - 1;
    const page = Math.floor(slot / room);
    pages[page] ??= [];
    pages[page].push({ thing, box: labelBox(sheet, slot % room) });
  }
  return pages.filter((page) => page.length > 0);
}
