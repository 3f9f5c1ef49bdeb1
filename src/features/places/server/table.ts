import { readFileSync } from 'node:fs';
import { dataFile } from '#platform/data-file.ts';
import type { ZipPlace } from './types.ts';
import { parseZip } from '#shared/zip.ts';
import { geo as words } from '../words.ts';
import type { Ctx } from '#platform/context.ts';
import { invalid, missing } from '#platform/errors.ts';

/** The place of a ZIP as typed. Throws `invalid` for what is no ZIP and `missing` for one that nobody uses. */
export function locateZip({ input }: { ctx: Ctx; input: { zip: unknown } }): ZipPlace {
  const zip = parseZip(input.zip);
  if (!zip.ok) throw invalid(words.zipMalformed, [{ field: 'zip', message: words.zipMalformed }]);
  const place = findZip(zip.value);
  if (!place) throw missing(words.zipUnknown);
  return place;
}

let lines: Map<string, string> | undefined;

/** All lines by ZIP, read at the first question (about 20 ms) and kept as text. */
function loadLines(): Map<string, string> {
  lines ??= new Map(
    readFileSync(dataFile('features/places/server/data/zips.txt'), 'utf8')
      .split('\n')
      .filter(Boolean)
      .map((line) => [line.slice(0, 5), line]),
  );
  return lines;
}

export function findZip(zip: string): ZipPlace | null {
  const line = loadLines().get(zip);
  return line === undefined ? null : toPlace(line);
}

/** Every ZIP, in order. */
export function* allZips(): Generator<ZipPlace> {
  for (const line of loadLines().values()) yield toPlace(line);
}

function toPlace(line: string): ZipPlace {
  const [zip = '', city = '', state = '', latitude = '', longitude = ''] = line.split('\t');
  return { zip, city, state, latitude: toDegrees(latitude), longitude: toDegrees(longitude) };
}

const toDegrees = (text: string): number | null => (text === '' ? null : Number(text));
