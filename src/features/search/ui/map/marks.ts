import type { MapMark } from '#shared/map-mark.ts';
import { fill } from '#shared/text.ts';
import { mapWords as words } from '../../browser/map-words.ts';

const numbers = new Intl.NumberFormat('en-US', { notation: 'compact' });

/** A button on the map: a price tag for one listing, a number for more. Buttons, so that keys reach them too. */
export function drawMark(mark: MapMark, onPress: (mark: MapMark) => void): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  const { listing, count } = mark;
  button.className = listing ? 'map-tag' : 'map-many';
  button.textContent = listing ? listing.label : numbers.format(count);
  const says = listing
    ? `${listing.title}, ${listing.label}`
    : fill(mark.splitsAt === null ? words.together : words.many, { n: count });
  button.setAttribute('aria-label', says);
  if (!listing) button.dataset.size = count >= 1_000 ? 'l' : count >= 50 ? 'm' : 's';
  button.addEventListener('click', (event) => {
    event.stopPropagation();
    onPress(mark);
  });
  return button;
}
