import { readFileSync } from 'node:fs';
import type { Face } from '../rules/letters.ts';
import { dataFile } from '#platform/data-file.ts';

type Outlines = Readonly<Record<Face, Readonly<Record<string, string>>>>;

let outlines: Outlines | undefined;
const files = new Map<Face, Buffer>();

/** Overpass at the weight of a face, as a TrueType file that a PDF can carry. */
export function fontFile(face: Face): Buffer {
  const file = files.get(face) ?? readFileSync(dataFile(`features/print/server/data/overpass-${face}.ttf`));
  files.set(face, file);
  return file;
}

/** The same letters as SVG path data, thousandths of the size, y upwards: a picture loads no fonts. */
export function emailOutline(face: Face, letter: string): string | null {
  outlines ??= JSON.parse(
    readFileSync(dataFile('features/print/server/data/overpass-outlines.json'), 'utf8'),
  ) as Outlines;
  return outlines[face][letter] ?? null;
}
