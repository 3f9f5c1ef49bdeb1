import { keptPlace } from '#features/places/browser/here.ts';
import { zipIn } from '#features/places/rules/carried.ts';

/** Puts what is near a remembered place on the home page, which is kept and shows everybody the newest: the same page with the ZIP code in its address. */
const FRESH = '[data-near-shelves]';

async function showNear(here: Element, zip: string): Promise<void> {
  const answer = await fetch(`/?postcode=${zip}`, { headers: { accept: 'text/html' } });
  if (!answer.ok) return;
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
  const near = page.querySelector(FRESH);
  if (!near) return;
  here.replaceWith(document.adoptNode(near));
  // Hearts find their places again.
  document.dispatchEvent(new CustomEvent('curbtag:results'));
}

const here = document.querySelector(FRESH);
const place = keptPlace();
if (here && place && !zipIn(location.search)) showNear(here, place.zip).catch(() => {});
