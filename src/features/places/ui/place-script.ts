import { findPlace, KEY, keepPlace, keptPlace, storedPlace, zipHere } from '../browser/here.ts';
import { zipIn } from '../rules/carried.ts';

/**
 * Remembers where the visitor is and says so in the header. Pages are the same bytes for everybody: what a page is near
 * stands in its address, and links get it when they are followed (`search/ui/kept-order-script.ts`).
 */
const link = document.querySelector<HTMLAnchorElement>('a[data-near]');
const words = link?.querySelector('[data-near-words]');
const unknown = words?.textContent ?? '';

/** A page that is about a place says that one, until another is chosen on it. */
function paint(chosen: boolean): void {
  const place = keptPlace();
  if (!link || !words || (zipIn(location.search) && !chosen)) return;
  link.toggleAttribute('data-set', place !== null);
  words.textContent = place ? (link.dataset.near ?? '').replace('{city}', place.city) : (link.dataset.none ?? unknown);
}

/** Fields that the visitor can empty again, as long as nothing was typed. */
function fillIn(): void {
  for (const field of document.querySelectorAll<HTMLInputElement>('input[data-near-zip]'))
    if (field.value === '') field.value = zipHere();
}

/** A ZIP code to search with is where somebody is; one given elsewhere tells it only while nothing else did. */
function note({ target }: Event): void {
  if (!(target instanceof HTMLInputElement) || target.autocomplete !== 'postal-code') return;
  const zip = /^\s*(\d{5})(-\d{4})?\s*$/.exec(target.value)?.[1];
  const known = keptPlace();
  if (!zip || zip === known?.zip || (known && target.form?.method !== 'get')) return;
  findPlace({ zip }).then(
    (place) => place && keepPlace(place),
    () => {},
  );
}

paint(false);
fillIn();
addEventListener('change', note, true);
addEventListener('storage', ({ key, isTrusted }) => key === KEY && paint(!isTrusted));
link?.addEventListener('click', (event) => {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  import('./place-dialog.ts')
    .then(({ openPlaceDialog }) => openPlaceDialog(link))
    .catch(() => location.assign(link.href));
});
// Only where a proxy tells the place, and only once: an answer without one is kept too.
if (link?.dataset.guess !== undefined && storedPlace() === null && !zipIn(location.search))
  findPlace(null).then(keepPlace, () => {});
