/** The owner sees tools on a page that is the same bytes for everybody. */

const NOT_FOR_OWNERS =
  '[data-ask], [data-not-owner], #price-watch, a[href="#ask-message"], a[href="#ask"], a[href="#price-watch"]';

const slot = document.querySelector<HTMLElement>('[data-owner-tools]');

async function open(place: HTMLElement) {
  const answer = await fetch(`/api/requests/self?id=${place.dataset.ownerTools}`);
  const [mine] = answer.ok ? (await answer.json()).requests : [];
  if (!mine) return;
  // Nobody asks themselves, reports their own listing, or waits for a price they set.
  for (const part of document.querySelectorAll<HTMLElement>(NOT_FOR_OWNERS)) part.hidden = true;
  // The development server's React refuses to run on a page that has no island in its HTML.
  if (import.meta.env.DEV)
    Object.assign(window, { $RefreshReg$: () => {}, $RefreshSig$: () => (type: unknown) => type });
  const { mount } = await import('./mount.tsx');
  mount(place, mine);
}

// Without an answer the page stays what it is for everybody.
if (slot && /(^|; )signed_in=1/.test(document.cookie)) open(slot).catch(() => {});

export {};
