import { zipHere } from '#features/places/browser/here.ts';
import { carryZip } from '#features/places/rules/carried.ts';
import { orderedAddress, orderFor } from '../rules/ordered-address.ts';

/**
 * An order chosen on a results page is the one that the next search from this site starts with. Only the way there
 * changes: every address still shows the same page to everybody, and an address from elsewhere, a bookmark or the
 * back button is followed as it stands. Links among the results belong to the search that is shown.
 */
const stored = (): string | null => {
  try {
    // As `platform/browser/slices.ts` keeps it. A store would bring more code than every page should load.
    return localStorage.getItem('curbtag:1:order');
  } catch {
    return null;
  }
};

function followOrdered(event: Event): void {
  const link = (event.target as Element | null)?.closest?.('a');
  if (!(link instanceof HTMLAnchorElement) || link.origin !== location.origin || link.closest('[data-search]')) return;
  const near = carryZip(link.href, zipHere());
  const ordered = orderedAddress(near, stored()) ?? near;
  if (ordered === link.href) return;
  const plain = link.getAttribute('href') ?? '';
  link.href = ordered;
  // Followed by now; the order may be another one when the page is shown again.
  setTimeout(() => link.setAttribute('href', plain));
}

for (const press of ['click', 'auxclick']) addEventListener(press, followOrdered, true);
addEventListener('formdata', ({ target, formData }) => {
  const { origin, pathname } = new URL((target as HTMLFormElement).getAttribute('action') ?? '', location.href);
  const sort = origin === location.origin && !formData.has('sort_by') ? orderFor(pathname, stored()) : null;
  if (sort) formData.set('sort_by', sort);
});
