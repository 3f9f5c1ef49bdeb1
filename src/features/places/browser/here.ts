import { zipIn } from '../rules/carried.ts';
import { type KeptPlace, readKeptPlace } from '../rules/kept-place.ts';

/** The store of `place.ts`, as every page reads it: the store itself would bring more code than every page should load. */
export const KEY = 'curbtag:1:place';

export function storedPlace(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    // A browser that refuses storage asks again on every page.
    return '';
  }
}

export const keptPlace = (): KeptPlace | null => readKeptPlace(storedPlace());

/** The ZIP code that the page is about, else the one that is remembered; empty without either. */
export const zipHere = (): string => zipIn(location.search) || (keptPlace()?.zip ?? '');

/** Remembers a place, or that there is none to remember, and tells this page as other tabs are told. */
export function keepPlace(place: KeptPlace | null): void {
  const newValue = JSON.stringify(place ?? { zip: '', city: '' });
  try {
    localStorage.setItem(KEY, newValue);
    dispatchEvent(new StorageEvent('storage', { key: KEY, newValue, storageArea: localStorage }));
  } catch {
    // The address still says where.
  }
}

type Asked = { readonly zip: string } | { readonly latitude: number; readonly longitude: number } | null;

/** A hundredth of a degree is most of a mile: all that leaves the browser of where somebody stands. */
const rough = (degrees: number): string => degrees.toFixed(2);

function pathOf(asked: Asked): string {
  if (asked === null) return '/api/public/place';
  if ('zip' in asked) return `/api/public/places/${asked.zip}`;
  return `/api/public/place?latitude=${rough(asked.latitude)}&longitude=${rough(asked.longitude)}`;
}

/** A ZIP code with its city, by what was typed, by where the device is, or by what the network says; null where there is none. */
export async function findPlace(asked: Asked): Promise<KeptPlace | null> {
  const answer = await fetch(pathOf(asked), { headers: { accept: 'application/json' } });
  if (answer.status === 404 || answer.status === 400) return null;
  if (!answer.ok) throw new Error(`The place answered ${answer.status}.`);
  const body = await answer.json();
  const place = 'place' in body ? body.place : body;
  if (!place) return null;
  const { postcode: zip, city, latitude: lat, longitude: lng } = place;
  return { zip, city, ...(lat !== null && { middle: { lat, lng } }) };
}
