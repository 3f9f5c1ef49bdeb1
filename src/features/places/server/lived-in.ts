import { milesBetween } from './nearest-zips.ts';
import { allZips } from './table.ts';
import type { Coordinates, ZipPlace } from './types.ts';

type Placed = ZipPlace & Coordinates;
type Groups = ReadonlyMap<string, readonly ZipPlace[]>;
let tables: { readonly bySpot: Groups; readonly byTown: Groups } | undefined;

/** Closer than this to another ZIP code of its town it may be a company's, and then its number comes long after. */
const NEXT_DOOR_MILES = 1;
const LONG_AFTER = 30;

const spotOf = ({ latitude, longitude }: ZipPlace): string => `${latitude},${longitude}`;
const townOf = ({ city, state }: ZipPlace): string => `${city},${state}`;
const isPlaced = (place: ZipPlace): place is Placed => place.latitude !== null;

function loadTables() {
  tables ??= { bySpot: Map.groupBy(allZips(), spotOf), byTown: Map.groupBy(allZips(), townOf) };
  return tables;
}

/** To a hundredth of a degree. */
const isRough = ({ latitude, longitude }: Placed): boolean =>
  [latitude, longitude].every((degrees) => Number(degrees.toFixed(2)) === degrees);

const isAlone = (place: ZipPlace): boolean => loadTables().bySpot.get(spotOf(place))?.length === 1;

/**
 * Whether a ZIP code has streets where people live. The table does not say which ones belong to post-office boxes or to
 * one company, but shows it: boxes stand together at the middle of their town or county, or roughly, and a company's
 * number lies blocks from the one that its street has.
 */
export function isLivedIn(place: ZipPlace): boolean {
  if (!isPlaced(place) || !isAlone(place) || isRough(place)) return false;
  const town = loadTables().byTown.get(townOf(place)) ?? [];
  return !town.some(
    (other) =>
      Number(place.zip) - Number(other.zip) >= LONG_AFTER &&
      isPlaced(other) &&
      isAlone(other) &&
      milesBetween(place, other) < NEXT_DOOR_MILES,
  );
}
