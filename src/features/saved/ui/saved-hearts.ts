import { HEARTS_KEY } from '../rules/hearts.ts';

/**
 * What a visitor saved, drawn by the server: the browser sends its hearts in the address and puts the answer in place.
 * Without hearts, and without an answer, the page says so itself.
 */
function readHearts(): [string, number][] {
  try {
    return Object.entries(JSON.parse(localStorage.getItem(HEARTS_KEY) ?? '{}') as Record<string, number>);
  } catch {
    return [];
  }
}

const place = document.querySelector<HTMLElement>('[data-hearts]');
const show = (state: string) => place?.setAttribute('data-hearts', state);

async function fill(into: HTMLElement): Promise<void> {
  const hearts = readHearts().map(([id, at]) => `${id}.${Math.round(at).toString(36)}`);
  if (hearts.length === 0) return show('empty');
  drawWaiting(into, hearts.length);
  const answer = await fetch(`/my/saved?hearts=${hearts.join(',')}`);
  if (!answer.ok) return show('failed');
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
  const list = page.querySelector('[data-hearts-list]');
  if (!list) return show('empty');
  into.querySelector('[data-hearts-list]')?.replaceWith(document.adoptNode(list));
  show('shown');
}

/** As many boxes as there are hearts, each of the size of a row. */
function drawWaiting(into: HTMLElement, count: number): void {
  const boxes = Array.from({ length: count }, () => {
    const box = document.createElement('span');
    box.className = 'skeleton';
    return box;
  });
  into.querySelector('[data-hearts-waiting]')?.replaceChildren(...boxes);
}

if (place?.dataset.hearts === 'looking') fill(place).catch(() => show('failed'));
