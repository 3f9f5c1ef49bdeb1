/** Where a visitor is, as roughly as it is kept: a ZIP code and its city. An empty ZIP code is one that was forgotten. */
export type KeptPlace = { readonly zip: string; readonly city: string };

/** Reads what the browser keeps of it; null without a place. `stored` may hold anything. */
export function readKeptPlace(stored: string | null): KeptPlace | null {
  try {
    const { zip, city } = JSON.parse(stored ?? '{}');
    return /^\d{5}$/.test(zip) && typeof city === 'string' ? { zip, city } : null;
  } catch {
    return null;
  }
}
