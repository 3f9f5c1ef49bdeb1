import { parseZip } from '#shared/zip.ts';
import { isLivedIn } from './lived-in.ts';
import { nearestZips } from './nearest-zips.ts';
import { findZip } from './table.ts';
import type { Coordinates, ZipPlace } from './types.ts';
import type { KeptPlace } from '../rules/kept-place.ts';

/** The place that a page is about by its address, `?postcode=32801`; null without one, or with one that nobody knows. */
export function placeInAddress({ searchParams }: URL): KeptPlace | null {
  const zip = parseZip(searchParams.get('postcode'));
  const place = zip.ok ? findZip(zip.value) : null;
  return place && { zip: place.zip, city: place.city };
}

type Asked = { readonly to: string | null; readonly referer: string | null };

const SELF = '/near';

/** The page of this site that somebody came from, by what the form says, else by what the browser says; the home page else. */
export function cameFrom({ to, referer }: Asked, siteUrl: string): string {
  const { origin } = new URL(siteUrl);
  const url = URL.parse(to ?? referer ?? '/', origin);
  if (url?.origin !== origin || url.pathname === SELF || url.pathname.startsWith('//')) return '/';
  return url.pathname + url.search;
}

/** Farther than this from any ZIP code is another country, or the sea. */
const FAR_MILES = 60;
/** Post offices abroad. */
const ARMED_FORCES: readonly string[] = ['AA', 'AE', 'AP'];

/** So much farther than the nearest ZIP code one with streets may be: beyond that it is another town's. */
const TOWN_MILES = 4;

/** The middle of a city has dozens of boxes. */
const MAX_AROUND = 200;

type Told = { readonly at: Coordinates | null; readonly header: string | null };

/** The ZIP code at a point, else the one that a proxy in front tells of the network; null where neither is in the US. */
export function guessPlace({ at, header }: Told): ZipPlace | null {
  if (at) return nearestHome(at);
  const zip = parseZip(header);
  return zip.ok ? findZip(zip.value) : null;
}

/** The ZIP code at a point that has streets, not the boxes of a post office nearby; in the wild the boxes are all there is. */
function nearestHome(at: Coordinates): ZipPlace | null {
  const near = nearestZips(at, { miles: FAR_MILES, limit: MAX_AROUND }).filter(
    ({ place }) => !ARMED_FORCES.includes(place.state),
  );
  const [nearest] = near;
  const home = near.find(({ place, miles }) => isLivedIn(place) && miles <= (nearest?.miles ?? 0) + TOWN_MILES);
  return (home ?? nearest)?.place ?? null;
}
