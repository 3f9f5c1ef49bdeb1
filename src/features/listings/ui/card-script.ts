/** Carries the photo of a card from page to page. */

// The photo of a card grows into the gallery of its page, and shrinks back: both are called `photo` while a page
// changes. Browsers that do not know this change pages as they always did.
const photoOf = (address: string | null | undefined) => {
  const path = address && new URL(address).pathname;
  const link = [...document.querySelectorAll<HTMLAnchorElement>('.listing-card-title a')].find(
    (it) => it.pathname === path,
  );
  return link?.closest('.listing-card')?.querySelector('img');
};
const pass = (address: string | null | undefined, change: ViewTransition | null) => {
  const photo = photoOf(address);
  if (!photo || !change) return;
  const gallery = document.querySelector<HTMLElement>('[data-gallery] img');
  photo.style.setProperty('view-transition-name', 'photo');
  gallery?.style.setProperty('view-transition-name', 'none');
  const done = () => {
    for (const it of [photo, gallery]) it?.style.removeProperty('view-transition-name');
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
