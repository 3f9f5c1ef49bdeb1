import { parseZip } from '#shared/zip.ts';
import { geo as words } from '../words.ts';
import type { Ctx } from '#platform/context.ts';
import { invalid, missing } from '#platform/errors.ts';
import { findZip } from './table.ts';
import type { ZipPlace } from './types.ts';

/** The place of a ZIP as typed. Throws `invalid` for what is no ZIP and `missing` for one that nobody uses. */
export function locateZip({ input }: { ctx: Ctx; input: { zip: unknown } }): ZipPlace {
  const zip = parseZip(input.zip);
  if (!zip.ok) throw invalid(words.zipMalformed, [{ field: 'zip', message: words.zipMalformed }]);
  const place = findZip(zip.value);
  if (!place) throw missing(words.zipUnknown);
  return place;
}
