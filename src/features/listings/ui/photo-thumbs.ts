/** Small versions of all photos beside the large one: the one shown is marked and kept in view, the others are picked. */
export type Thumbs = { readonly mark: (at: number) => void; readonly hasFocus: () => boolean };

const SIZES = '4.25rem';

export function makeThumbs(
  list: HTMLElement | null,
  links: readonly HTMLAnchorElement[],
  nameOf: (at: number) => string,
): Thumbs {
  if (!list || links.length < 2) {
    if (list) list.hidden = true;
    return { mark: () => undefined, hasFocus: () => false };
  }
  const buttons = links.map((link, at) => thumbOf(link, at, nameOf(at)));
  list.replaceChildren(...buttons.map(inItem));
  const hasFocus = () => list.contains(document.activeElement);
  let shown = 0;
  const mark = (at: number) => {
    shown = at;
    // One stop for Tab, as the arrows go through all of them.
    for (const [index, button] of buttons.entries()) {
      button.tabIndex = index === at ? 0 : -1;
      if (index === at) button.setAttribute('aria-current', 'true');
      else button.removeAttribute('aria-current');
    }
    if (hasFocus()) buttons[at]?.focus({ preventScroll: true });
    bringIntoView(list, buttons[at]);
  };
  // The row becomes a column when a phone is turned, and a closed dialog forgets where it was scrolled to.
  new ResizeObserver(() => bringIntoView(list, buttons[shown])).observe(list);
  return { mark, hasFocus };
}

function thumbOf(link: HTMLAnchorElement, at: number, name: string): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.dataset.to = String(at);
  button.setAttribute('aria-label', name);
  const picture = link.querySelector('picture')?.cloneNode(true);
  if (!(picture instanceof HTMLElement)) return button;
  for (const part of picture.querySelectorAll<HTMLSourceElement | HTMLImageElement>('source, img')) part.sizes = SIZES;
  const image = picture.querySelector('img');
  if (image) Object.assign(image, { alt: '', loading: 'lazy', draggable: false });
  image?.removeAttribute('fetchpriority');
  button.append(picture);
  return button;
}

function inItem(button: HTMLElement): HTMLElement {
  const item = document.createElement('li');
  item.append(button);
  return item;
}

/** Scrolls the list alone: `scrollIntoView` would move what is around it as well. */
function bringIntoView(list: HTMLElement, button: HTMLElement | undefined): void {
  if (!button) return;
  list.scrollTo({
    left: button.offsetLeft - (list.clientWidth - button.offsetWidth) / 2,
    top: button.offsetTop - (list.clientHeight - button.offsetHeight) / 2,
  });
}
