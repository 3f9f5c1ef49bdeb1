/** The photos of a listing over the whole screen: swiped or stepped through, with the keyboard as well, and zoomed. */
import { fill } from '#shared/text.ts';
import { makeThumbs, type Thumbs } from './photo-thumbs.ts';
import { makeZoom, type Zoom } from './photo-zoom.ts';

type Parts = {
  readonly dialog: HTMLDialogElement;
  readonly strip: HTMLUListElement;
  readonly slides: readonly HTMLElement[];
  readonly zooms: readonly Zoom[];
  readonly captions: readonly string[];
  readonly thumbs: Thumbs;
  /** "Photo 3 of 8: Front seats". */
  readonly nameOf: (at: number) => string;
};

/** Of the screen's width, for the sharpest version that helps a zoomed look. */
const SHARP = '200vw';
const opened = new WeakMap<HTMLElement, (at: number) => void>();

export function openViewer(gallery: HTMLElement, at: number): void {
  const open = opened.get(gallery) ?? prepare(gallery);
  opened.set(gallery, open);
  open(at);
}

function slideOf(link: HTMLAnchorElement): HTMLElement {
  const slide = document.createElement('li');
  const picture = link.querySelector('picture')?.cloneNode(true);
  if (!(picture instanceof HTMLElement)) return slide;
  for (const part of picture.querySelectorAll<HTMLSourceElement | HTMLImageElement>('source, img'))
    part.sizes = '100vw';
  const image = picture.querySelector('img');
  image?.setAttribute('draggable', 'false');
  image?.removeAttribute('fetchpriority');
  slide.append(picture);
  return slide;
}

function prepare(gallery: HTMLElement): (at: number) => void {
  const dialog = gallery.querySelector<HTMLDialogElement>('[data-viewer]');
  const strip = dialog?.querySelector<HTMLUListElement>('[data-viewer-strip]');
  if (!dialog || !strip) return () => undefined;
  const links = [...gallery.querySelectorAll<HTMLAnchorElement>('.strip a')];
  const slides = links.map(slideOf);
  strip.replaceChildren(...slides);
  const zooms = slides.map((slide) => makeZoom(slide, () => sharpen(slide)));
  const captions = links.map(({ dataset }) => dataset.caption ?? '');
  const place = dialog.querySelector<HTMLElement>('[data-viewer-said]')?.dataset.viewerSaid ?? '';
  const nameOf = (at: number) =>
    [fill(place, { at: at + 1, of: slides.length }), captions[at]].filter(Boolean).join(': ');
  const thumbs = makeThumbs(dialog.querySelector<HTMLElement>('[data-viewer-thumbs]'), links, nameOf);
  const parts: Parts = { dialog, strip, slides, zooms, captions, thumbs, nameOf };
  const { go, show } = paging(parts);
  listen(parts, go);
  return (at) => {
    dialog.showModal();
    strip.scrollTo({ left: at * strip.clientWidth, behavior: 'instant' });
    show(at);
  };
}

function sharpen(slide: HTMLElement): void {
  for (const part of slide.querySelectorAll<HTMLSourceElement | HTMLImageElement>('source, img')) part.sizes = SHARP;
}

const atOf = ({ strip }: Parts): number => Math.round(strip.scrollLeft / Math.max(1, strip.clientWidth));

function paging(parts: Parts): { go: (to: number) => void; show: (at: number) => void } {
  const { dialog, strip, slides, zooms, captions, thumbs, nameOf } = parts;
  const find = (name: string) => dialog.querySelector<HTMLElement>(`[data-viewer-${name}]`);
  const [count, said, caption] = [find('count'), find('said'), find('caption')];
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  let shown = -1;
  const show = (at: number) => {
    if (at === shown || !slides[at]) return;
    zooms[shown]?.reset();
    shown = at;
    if (count) count.textContent = `${at + 1} / ${slides.length}`;
    if (said) said.textContent = nameOf(at);
    if (caption) caption.textContent = captions[at] ?? '';
    thumbs.mark(at);
    for (const step of dialog.querySelectorAll<HTMLButtonElement>('[data-step]')) step.hidden = slides.length < 2;
  };
  strip.addEventListener('scroll', () => dialog.open && show(atOf(parts)), { passive: true });
  const go = (to: number) => {
    const at = (to + slides.length) % slides.length;
    zooms[atOf(parts)]?.reset();
    // A jump past others, as from the last to the first, is no swipe.
    const behavior = still || Math.abs(at - atOf(parts)) > 1 ? 'instant' : 'smooth';
    strip.scrollTo({ left: at * strip.clientWidth, behavior });
  };
  return { go, show };
}

const PAN = 80;
const PANS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [PAN, 0],
  ArrowRight: [-PAN, 0],
  ArrowUp: [0, PAN],
  ArrowDown: [0, -PAN],
};

function listen(parts: Parts, go: (to: number) => void): void {
  const { dialog, slides, zooms, thumbs } = parts;
  const zoom = () => zooms[atOf(parts)];
  dialog.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest('button');
    if (!button) return;
    const { step, zoom: by, to } = button.dataset;
    if (step) go(atOf(parts) + Number(step));
    else if (to) go(Number(to));
    else if (by) zoom()?.by(Number(by));
    else dialog.close();
  });
  dialog.addEventListener('close', () => zoom()?.reset());
  dialog.addEventListener('keydown', (event) => {
    const { key } = event;
    const pan = PANS[key];
    if (event.metaKey || event.ctrlKey || event.altKey) return;
    // From the thumbnails arrows always step: nobody moves a photo from there.
    if (pan && zoom()?.isZoomed() && !thumbs.hasFocus()) zoom()?.pan(...pan);
    else if (key === 'ArrowLeft' || key === 'ArrowRight') go(atOf(parts) + (key === 'ArrowRight' ? 1 : -1));
    else if (key === 'Home') go(0);
    else if (key === 'End') go(slides.length - 1);
    else if (key === '+' || key === '=') zoom()?.by(1);
    else if (key === '-') zoom()?.by(-1);
    else if (key === '0') zoom()?.reset();
    else return;
    event.preventDefault();
  });
}
