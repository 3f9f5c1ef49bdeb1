import { parseZip } from '#shared/zip.ts';
import { nearestZips } from './nearest-zips.ts';
import { findZip } from './table.ts';
import type { Coordinates, ZipPlace } from './types.ts';

/** Farther than this from any ZIP code is another country, or the sea. */
const FAR_MILES = 60;
/** Post offices abroad. */
const ARMED_FORCES: readonly string[] = ['AA', 'AE', 'AP'];

type Told = { readonly at: Coordinates | null; readonly header: string | null };

/** The ZIP code at a point, else the one that a proxy in front tells of the network; null where neither is in the US. */
export function guessPlace({ at, header }: Told): ZipPlace | null {
  if (at)
    return (
      nearestZips(at, { miles: FAR_MILES }).find(({ place }) => !ARMED_FORCES.includes(place.state))?.place ?? null
    );
  const zip = parseZip(header);
  return zip.ok ? findZip(zip.value) : null;
}
