import { fill } from '#shared/text.ts';

/** Ticks all rows at once and counts the ticked ones. Without it the boxes and buttons work by themselves. */
const bar = document.querySelector<HTMLFormElement>('#bulk');
const all = bar?.querySelector<HTMLElement>('[data-all]');
const every = all?.querySelector('input');
const count = bar?.querySelector<HTMLElement>('[data-count]');

const boxes = () => [...document.querySelectorAll<HTMLInputElement>('input[form=bulk]')];

function show() {
  const ticked = boxes().filter(({ checked }) => checked).length;
  const words = ticked === 0 ? '' : fill(count?.dataset.count ?? '', { n: ticked });
  if (count && count.textContent !== words) count.textContent = words;
  if (!every) return;
  every.checked = ticked > 0 && ticked === boxes().length;
  every.indeterminate = ticked > 0 && !every.checked;
}

if (bar && all && every) {
  all.hidden = false;
  every.addEventListener('change', () => {
    for (const box of boxes()) box.checked = every.checked;
    show();
  });
  document.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLInputElement && target.getAttribute('form') === 'bulk') show();
  });
  // A browser that comes back keeps the ticks.
  addEventListener('pageshow', show);
  show();
}
