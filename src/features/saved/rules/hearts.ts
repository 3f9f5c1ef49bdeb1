/** Where the browser of somebody who is not signed in keeps hearts: listing id to the moment of saving, in ms. */
export const HEARTS_KEY = 'curbtag:1:hearts';

/** More than anybody compares; a browser sends them all when its visitor signs in. */
export const MAX_HEARTS = 200;

export type Heart = { readonly id: string; readonly at: Date };

const ENTRY = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.([0-9a-z]{1,9})$/i;

/**
 * Hearts out of an address: `id.time` joined by commas, the time in milliseconds to base 36. What does not fit is left
 * out; a listing counts once, and no heart is from the future.
 */
export function parseHearts(text: string | null, now: Date): Heart[] {
  const found = new Map<string, Heart>();
  for (const entry of (text ?? '').split(',', MAX_HEARTS)) {
    const [, id = '', time = ''] = ENTRY.exec(entry) ?? [];
    const at = new Date(Math.min(Number.parseInt(time, 36), now.getTime()));
    if (id !== '' && !Number.isNaN(at.getTime())) found.set(id.toLowerCase(), { id: id.toLowerCase(), at });
  }
  return [...found.values()];
}
