import { findPlace, KEY, keepPlace, keptPlace } from '#features/places/browser/here.ts';
import { movePage } from '#features/places/rules/carried.ts';
import type { KeptPlace } from '#features/places/rules/kept-place.ts';
import { formatDistance, milesBetween, type Point } from '#shared/geo.ts';

/**
 * Pages are the same bytes for everybody, so one whose address names no place knows no distances: those from the place
 * that is remembered are written here, onto lines that have room for them, and a list offers to begin with what is near.
 */
const SLIM = '(max-width: 63.99rem)';
const words = document.querySelector<HTMLElement>('a[data-near]')?.dataset;

/** `line` says where a thing is, by the middle of its ZIP code. What the server said of the distance stays. */
function writeDistance(line: HTMLElement, from: Point | undefined): void {
  const [, said] = line.children;
  if (said && !said.hasAttribute('data-away')) return;
  said?.remove();
  const [lat, lng] = (line.dataset.at ?? '').split(',').map(Number);
  if (!from || lat === undefined || lng === undefined) return;
  const away = document.createElement('span');
  away.dataset.away = '';
  const word = document.createElement('span');
  word.textContent = ` ${words?.away}`;
  away.append(` · ${formatDistance(milesBetween(from, { lat, lng }))}`, word);
  line.append(away);
}

/** One press from the newest to the nearest, where the address says nothing of where. */
function offerNearest(place: KeptPlace | null): void {
  for (const old of document.querySelectorAll('[data-offered]')) old.remove();
  const why = document.querySelector<HTMLElement>('[data-nearest]');
  const href = place && movePage(location.pathname + location.search, place.zip);
  if (!why || !href) return;
  const slim = matchMedia(SLIM).matches;
  const link = Object.assign(document.createElement('a'), { href, rel: 'nofollow', className: slim ? 'chip' : 'link' });
  link.dataset.go = link.dataset.offered = '';
  link.textContent = (why.dataset.nearest ?? '').replace('{city}', place.city);
  if (slim) document.querySelector('.chosen')?.prepend(link);
  else why.append(' ', link);
}

function write(): void {
  const place = keptPlace();
  for (const line of document.querySelectorAll<HTMLElement>('[data-at]')) writeDistance(line, place?.middle);
  offerNearest(place);
}

write();
document.addEventListener('curbtag:results', write);
addEventListener('storage', ({ key }) => key === KEY && write());
// A place that was kept before its middle was.
const before = keptPlace();
if (before && !before.middle && document.querySelector('[data-at]'))
  findPlace({ zip: before.zip }).then(
    (place) => place?.middle && keepPlace(place),
    () => {},
  );
