import { ownValue } from '#shared/own-value.ts';
import { BOAT_MAKES, CAR_MAKES, MOTORCYCLE_MAKES, POWERSPORTS_MAKES, RV_MAKES } from '../rules/data/make-lists.ts';

const plain = (name: string): string => name.toLowerCase().replace(/[^a-z0-9]/g, '');

/** Makes as the choice lists write them, by their letters and digits alone. */
const LISTED = new Map(
  [...RV_MAKES, ...BOAT_MAKES, ...POWERSPORTS_MAKES, ...MOTORCYCLE_MAKES, ...CAR_MAKES].map((make) => [
    plain(make),
    make,
  ]),
);

/** Longer names under which the tables keep makes of the lists. */
const ALIASES: Readonly<Record<string, string>> = {
  indianmotorcycle: 'Indian',
  indianmotorcyclecompany: 'Indian',
  zeromotorcycles: 'Zero',
  zeromotorcyclesinc: 'Zero',
  mini: 'MINI',
};

/** A make as people write it: `MERCEDES-BENZ` → `Mercedes-Benz`; names on no list get capitals word by word. */
export function toMakeName(name: string): string {
  const key = plain(name);
  return ownValue(ALIASES, key) ?? LISTED.get(key) ?? (name === name.toUpperCase() ? capitals(name) : name);
}

function capitals(name: string): string {
  if (name.length <= 3) return name;
  return name
    .toLowerCase()
    .replace(/(^|[\s\-/&])([a-z])/g, (_, gap: string, letter: string) => gap + letter.toUpperCase());
}
