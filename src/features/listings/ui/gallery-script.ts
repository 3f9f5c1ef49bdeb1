/** The photos of a listing, one at a time. */

for (const gallery of document.querySelectorAll<HTMLElement>('[data-gallery]')) {
  const strip = gallery.querySelector('ul');
  const slides = [...(strip?.children ?? [])] as HTMLElement[];
  if (!strip || slides.length < 2) continue;
  const count = gallery.querySelector('[data-count]');
  const thumbs = [...gallery.querySelectorAll<HTMLAnchorElement>('ol a')];
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const at = () => Math.round(strip.scrollLeft / strip.clientWidth);
  const go = (to: number) =>
    strip.scrollTo({
      left: ((to + slides.length) % slides.length) * strip.clientWidth,
      behavior: still ? 'auto' : 'smooth',
    });
  const mark = () => {
    if (count) count.textContent = `${at() + 1} / ${slides.length}`;
    thumbs.forEach((thumb, index) => {
      if (index === at()) thumb.setAttribute('aria-current', 'true');
      else thumb.removeAttribute('aria-current');
    });
  };
  strip.addEventListener('scroll', mark, { passive: true });
  strip.addEventListener('keydown', (event) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (!step) return;
    event.preventDefault();
    go(at() + step);
  });
  for (const button of gallery.querySelectorAll<HTMLElement>('[data-step]')) {
    button.hidden = false;
    button.addEventListener('click', () => go(at() + Number(button.dataset.step)));
  }
  thumbs.forEach((thumb, index) => {
    thumb.addEventListener('click', (event) => {
      event.preventDefault();
      go(index);
    });
  });
}

export {};
