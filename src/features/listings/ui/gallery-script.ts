/** The photos of a listing: the count while they are swiped, and the viewer, which is fetched when somebody wants it. */

const loadViewer = () => import('./photo-viewer.ts');

for (const gallery of document.querySelectorAll<HTMLElement>('[data-gallery]')) {
  const strip = gallery.querySelector('ul');
  if (!strip) continue;
  const links = [...strip.querySelectorAll('a')];
  const count = gallery.querySelector('[data-count]');
  const at = () => Math.round(strip.scrollLeft / strip.clientWidth);
  strip.addEventListener(
    'scroll',
    () => {
      if (count) count.textContent = `${at() + 1} / ${links.length}`;
    },
    { passive: true },
  );
  gallery.addEventListener('pointerenter', loadViewer, { once: true });
  gallery.addEventListener('click', (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('.frame a');
    if (!link || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    const open = ({ openViewer }: Awaited<ReturnType<typeof loadViewer>>) =>
      openViewer(gallery, Math.max(0, links.indexOf(link)));
    // Without a signal the browser shows what it has of the photo itself.
    loadViewer().then(open, () => location.assign(link.href));
  });
}

export {};
