import { US_STATES } from '#shared/us-states.ts';
import type { ZipPlace } from '#features/places/server/index.ts';
import { allZips } from '#features/places/server/index.ts';
import type { Dice } from './random.ts';

/** So many cities of each state have sellers: those with most ZIPs, which are those with most people. */
const CITIES_A_STATE = 6;

/** Names that mail sorting knows and people do not: a page that says them looks made up. */
const NO_CITY = /^(Bham|Jber|Parcel Return Service|Naval Anacost Annex|Washington Navy Yard)$/;

/** Where the demo market's sellers live: every state and DC, in its larger cities. */
export function demoPlaces(): ReadonlyMap<string, readonly ZipPlace[]> {
  const byCity = new Map<string, ZipPlace[]>();
  for (const place of allZips()) {
    if (place.latitude === null || NO_CITY.test(place.city)) continue;
    const key = `${place.state} ${place.city}`;
    const zips = byCity.get(key);
    if (zips) zips.push(place);
    else byCity.set(key, [place]);
  }
  const cities = [...byCity.values()].sort((a, b) => b.length - a.length);
  return new Map(
    US_STATES.map(({ code }) => {
      const own = cities.filter(([first]) => first?.state === code).slice(0, CITIES_A_STATE);
      return [code, own.flatMap((zips) => zips.slice(0, 12))];
    }),
  );
}

/** States with many people come up more often; the first listings go through all of them. */
const BUSY = [
  'CA',
  'CA',
  'CA',
  'TX',
  'TX',
  'TX',
  'FL',
  'FL',
  'FL',
  'NY',
  'NY',
  'PA',
  'IL',
  'OH',
  'GA',
  'NC',
  'MI',
  'WA',
  'AZ',
  'CO',
];

export function pickPlace(places: ReadonlyMap<string, readonly ZipPlace[]>, index: number, dice: Dice): ZipPlace {
  const all = [...places.keys()];
  const state = index % 2 === 0 ? (all[(index / 2) % all.length] as string) : dice.pick(BUSY);
  return dice.pick(places.get(state) ?? []);
}
