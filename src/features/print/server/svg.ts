import { type Drawing, type Mark, rectPath, round } from '../rules/drawing.ts';
import { widthOf } from '../rules/letters.ts';
import { emailOutline } from './fonts.ts';

type Group = Extract<Mark, { kind: 'group' }>;

/** A picture of a drawing, its letters as outlines; millimetres become its units. Safe as an `<img>`, not inline. */
export function renderSvg({ width, height, marks }: Drawing): string {
  const names: Names = { shared: new Map(), letters: new Map(), clips: 0 };
  const size = `width="${round(width)}mm" height="${round(height)}mm" viewBox="0 0 ${round(width)} ${round(height)}"`;
  const body = marks.map((mark) => draw(mark, names)).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${body}</svg>`;
}

/** What the picture refers to by name. */
type Names = { shared: Map<readonly Mark[], string>; letters: Map<string, string>; clips: number };

function draw(mark: Mark, names: Names): string {
  if (mark.kind === 'fill') return `<path fill="${mark.color}" fill-rule="evenodd" d="${mark.d}"/>`;
  if (mark.kind === 'stroke') {
    const dash = mark.dash ? ` stroke-dasharray="${mark.dash.join(' ')}"` : '';
    return `<path fill="none" stroke="${mark.color}" stroke-width="${round(mark.width)}"${dash} d="${mark.d}"/>`;
  }
  return mark.kind === 'text' ? write(mark, names) : drawGroup(mark, names);
}

/** Marks that came before are not drawn again, only shown again: a sheet of one code stays small. */
function drawGroup({ x, y, clip, marks }: Group, names: Names): string {
  const known = names.shared.get(marks);
  let inner = `<use href="#${known}"/>`;
  if (!known) {
    const id = `m${names.shared.size}`;
    names.shared.set(marks, id);
    inner = `<g id="${id}">${marks.map((mark) => draw(mark, names)).join('')}</g>`;
  }
  const at = `<g transform="translate(${round(x)} ${round(y)})"`;
  if (!clip) return `${at}>${inner}</g>`;
  names.clips += 1;
  const id = `c${names.clips}`;
  return `${at}><clipPath id="${id}"><path d="${rectPath(clip)}"/></clipPath><g clip-path="url(#${id})">${inner}</g></g>`;
}

/** Each letter's outline stands in the picture once. */
function write({ text, x, y, size, face, color }: Extract<Mark, { kind: 'text' }>, { letters }: Names): string {
  const scale = round(size / 1000);
  let at = 0;
  let line = '';
  for (const letter of text) {
    const known = letters.get(face + letter);
    const place = `x="${Math.round(at * 1000)}"`;
    at += widthOf(letter, face);
    if (known) line += `<use href="#${known}" ${place}/>`;
    const d = known ? null : emailOutline(face, letter);
    if (d === null) continue;
    const id = `l${letters.size}`;
    letters.set(face + letter, id);
    line += `<defs><path id="${id}" d="${d}"/></defs><use href="#${id}" ${place}/>`;
  }
  return `<g fill="${color}" transform="translate(${round(x)} ${round(y)}) scale(${scale} ${-scale})">${line}</g>`;
}
