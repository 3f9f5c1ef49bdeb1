import type { Point } from '#shared/geo.ts';

/**
 * Where a visitor is, as roughly as it is kept: a ZIP code, its city and its middle, which places that were kept long
 * ago lack. An empty ZIP code is one that was forgotten.
 */
export type KeptPlace = { readonly zip: string; readonly city: string; readonly middle?: Point };

/** Reads what the browser keeps of it; null without a place. `stored` may hold anything. */
export function readKeptPlace(stored: string | null): KeptPlace | null {
  try {
    const { zip, city, middle } = JSON.parse(stored ?? '{}');
    if (!/^\d{5}$/.test(zip) || typeof city !== 'string') return null;
    const { lat, lng } = middle ?? {};
    return { zip, city, ...(Number.isFinite(lat) && Number.isFinite(lng) && { middle: { lat, lng } }) };
  } catch {
    return null;
  }
}
