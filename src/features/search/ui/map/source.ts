import type { MapAnswer } from '../../contracts/map.ts';
import type { MapMark } from '#shared/map-mark.ts';

export type View = { readonly bounds: readonly number[]; readonly zoom: number };
export type Seen = { readonly extent: readonly number[] | null; readonly marks: readonly MapMark[] };

const PLACES = 4;
export const boundsText = (bounds: readonly number[]): string =>
  bounds.map((degrees) => Number(degrees.toFixed(PLACES))).join(',');

/** What lies in a view, by the search that the page's address holds. Without a view only how far everything reaches. */
export async function readSeen(scope: string, view: View | null, signal: AbortSignal): Promise<Seen> {
  const query = new URLSearchParams(location.search);
  for (const name of ['page', 'cursor', 'per_page', 'sort_by', 'bounds']) query.delete(name);
  if (scope !== '' && !query.has('category')) query.set('category', scope);
  if (view) {
    query.set('bounds', boundsText(view.bounds));
    query.set('zoom', view.zoom.toFixed(2));
  }
  const answer = await fetch(`/api/public/map?${query}`, { signal });
  if (!answer.ok) throw new Error(`The map answered ${answer.status}.`);
  const { extent, marks } = (await answer.json()) as MapAnswer;
  return { extent, marks: marks.map(({ splits_at: splitsAt, ...mark }) => ({ ...mark, splitsAt })) };
}

/** Places that the page itself lists: each row with `data-point` names its spot. */
export function pointsOf(root: ParentNode): MapMark[] {
  return [...root.querySelectorAll<HTMLElement>('[data-point]')].map((row) => {
    const [lat = 0, lng = 0] = (row.dataset.point ?? '').split(',').map(Number);
    const { label = '', title = '', path = '', line = '' } = row.dataset;
    return { lng, lat, count: 1, splitsAt: null, listing: { title, path, label, line } };
  });
}
