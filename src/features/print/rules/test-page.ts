import { type Drawing, FAINT, INK, type Mark, rectPath, round } from './drawing.ts';
import { setLine } from './letters.ts';
import { labelBox, labelsOn, type Sheet } from './sheets.ts';
import { inches, PAPERS } from './units.ts';

/**
 * For plain paper, to hold against a sheet of labels before wasting one: every label's edge and number, and two rulers
 * that show whether the printer scaled the page.
 */
export function drawTestPage(sheet: Sheet, words: { title: string; hint: string }): Drawing {
  const { width, height } = PAPERS[sheet.paper];
  const boxes = Array.from({ length: labelsOn(sheet) }, (_, at) => labelBox(sheet, at));
  const across = { x: width / 2 - 75, y: height - sheet.top * 0.35 };
  return {
    width,
    height,
    marks: [
      { kind: 'stroke', d: boxes.map(rectPath).join(''), color: FAINT, width: 0.2, dash: [1.5, 1.5] },
      ...boxes.map(({ x, y }, at): Mark => number(String(at + 1), x + 2.5, y + 7)),
      ...middle(sheet, words),
      ...ruler(across),
    ],
  };
}

const number = (text: string, x: number, y: number): Mark => ({
  kind: 'text',
  text,
  x,
  y,
  size: 5,
  face: 'big',
  color: FAINT,
});

/** The words stand inside the second row of labels, where every sheet has room. */
function middle(sheet: Sheet, { title, hint }: { title: string; hint: string }): Mark[] {
  const { width } = PAPERS[sheet.paper];
  const { y, height } = labelBox(sheet, sheet.columns);
  const line = (text: string, at: number, size: number): Mark =>
    setLine({ text, face: size > 4 ? 'big' : 'text', size, color: INK, align: 'middle' }, { x: 0, y: at, width });
  return [line(title, y + height * 0.45, 5), line(hint, y + height * 0.75, 3.6)];
}

/** 150 mm above the line, six inches below it less a hair: both scales meet at 0. */
function ruler({ x, y }: { x: number; y: number }): Mark[] {
  let d = `M${round(x)} ${round(y)}h150`;
  for (let mm = 0; mm <= 150; mm += 1)
    d += `M${round(x + mm)} ${round(y)}v${mm % 10 === 0 ? -3 : mm % 5 === 0 ? -2 : -1.2}`;
  for (let part = 0; part <= 5 * 8; part += 1)
    d += `M${round(x + inches(part / 8))} ${round(y)}v${part % 8 === 0 ? 3 : part % 4 === 0 ? 2 : 1.2}`;
  const label = (text: string, at: number, dy: number): Mark =>
    setLine({ text, face: 'text', size: 2, color: INK, align: 'middle' }, { x: x + at - 5, y: y + dy, width: 10 });
  return [
    { kind: 'stroke', d, color: INK, width: 0.15 },
    ...Array.from({ length: 16 }, (_, at) => label(String(at), at * 10, -3.4)),
    ...Array.from({ length: 6 }, (_, at) => label(`${at} in`, inches(at), 4.7)),
  ];
}
