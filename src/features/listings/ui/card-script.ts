/** Carries photo and price of a card from page to page. */

// They grow into those of the listing's page, and shrink back. That page names its own by its sheet, as it is shown
// before any script runs; of the cards only the one takes the names, and only while a page changes. Browsers that do
// not know this change pages as they always did.
const PARTS = { photo: 'img', price: '.price-tag' };
const OWN = { photo: ':is([data-gallery], [data-drawing]) img', price: '#price .price-tag' };
type Part = keyof typeof PARTS;

const cardOf = (address: string | null | undefined) => {
  const path = address && new URL(address).pathname;
  const links = [...document.querySelectorAll<HTMLAnchorElement>('.listing-card-title a')].filter(
    (it) => it.pathname === path,
  );
  // A listing may stand on a page twice: the one that was pressed has the focus.
  return (links.find((it) => it.matches(':focus')) ?? links[0])?.closest('.listing-card');
};
const isInView = (element: Element) => {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < innerHeight;
};
const pass = (address: string | null | undefined, change: ViewTransition | null) => {
  if (!change) return;
  const card = cardOf(address);
  const touched: HTMLElement[] = [];
  const call = (part: HTMLElement | null | undefined, name: string) => {
    if (!part) return;
    part.style.setProperty('view-transition-name', name);
    touched.push(part);
  };
  for (const name of Object.keys(PARTS) as Part[]) {
    const part = card?.querySelector<HTMLElement>(PARTS[name]);
    const own = document.querySelector<HTMLElement>(OWN[name]);
    // What is far off would fly in from there.
    const isTaken = Boolean(part && isInView(part));
    if (isTaken) call(part, name);
    if (isTaken || (own && !isInView(own))) call(own, 'none');
  }
  const done = () => {
    for (const it of touched) it.style.removeProperty('view-transition-name');
  };
  change.finished.then(done, done);
  // Skipped when somebody goes on at once, which is no error.
  change.ready.catch(() => undefined);
};
// A file has no page to change into: its change would be broken off with an error in the console.
const isFile = (address: string | null | undefined) => Boolean(address && /\.\w+$/.test(new URL(address).pathname));
addEventListener('pageswap', (event) => {
  const address = event.activation?.entry?.url;
  if (isFile(address)) event.viewTransition?.skipTransition();
  else pass(address, event.viewTransition);
});
addEventListener('pagereveal', (event) => pass(window.navigation?.activation?.from?.url, event.viewTransition));

export {};
