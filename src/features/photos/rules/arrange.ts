import { flawOf, type Flaw, type Quality } from './quality.ts';
import { isShot, SHOTS, type Shot } from './shots.ts';

/** A photo as its order is thought about. Quality is null where it could not be measured. */
export type Arranged = { readonly id: string; readonly shot: string | null; readonly quality: Quality | null };

export type Proposal = {
  readonly ids: readonly string[];
  readonly cover: Shot | null;
  /** What kept a shot that would have come first from being the cover. */
  readonly instead: { readonly shot: Shot; readonly flaw: Flaw } | null;
};

/** Shots that show the whole of what is sold, best cover first. */
const COVERS: readonly Shot[] = [
  'FRONT_3_4',
  'DRIVER_SIDE',
  'PASSENGER_SIDE',
  'REAR_3_4',
  'HOME_FRONT',
  'HOME_LIVING',
  'HOME_OUTSIDE',
  'HOME_KITCHEN',
  'THING_FRONT',
  'SALE_TABLES',
  'SALE_BIG',
];

const rankIn = (list: readonly Shot[], shot: string | null): number => {
  const at = isShot(shot) ? list.indexOf(shot) : -1;
  return at === -1 ? list.length : at;
};

const flaw = ({ quality }: Arranged): Flaw | null => (quality ? flawOf(quality) : null);

/** Like numbers keep the order they had. */
const sortBy = <Item>(items: readonly Item[], ...keys: ((item: Item) => number)[]): Item[] =>
  [...items].sort((a, b) => keys.map((key) => key(a) - key(b)).find((difference) => difference !== 0) ?? 0);

const isFlawed = (photo: Arranged): number => (flaw(photo) === null ? 0 : 1);

/**
 * The order buyers look for: the cover, then shot by shot, photos without a shot last as they were. The cover is the
 * first of the shots that show the whole, a sharp and light one before any other. Null when that is the order already,
 * or when no photo says what it shows.
 */
export function proposeOrder(photos: readonly Arranged[]): Proposal | null {
  const candidates = photos.filter(({ shot }) => rankIn(COVERS, shot) < COVERS.length);
  const byRank = (photo: Arranged) => rankIn(COVERS, photo.shot);
  const [cover] = sortBy(candidates, isFlawed, byRank);
  const [first] = sortBy(candidates, byRank, isFlawed);
  if (!photos.some(({ shot }) => isShot(shot))) return null;
  const rest = photos.filter(({ id }) => id !== cover?.id);
  const ordered = [...(cover ? [cover] : []), ...sortBy(rest, ({ shot }) => rankIn(SHOTS, shot), isFlawed)];
  const ids = ordered.map(({ id }) => id);
  if (ids.every((id, at) => photos[at]?.id === id)) return null;
  const passed = first && first.shot !== cover?.shot ? flaw(first) : null;
  return {
    ids,
    cover: (cover?.shot as Shot | undefined) ?? null,
    instead: passed && first ? { shot: first.shot as Shot, flaw: passed } : null,
  };
}
