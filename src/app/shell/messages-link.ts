import type { beginLive } from './live.ts';

/** How many messages are unread, beside the links to them: one in the header, one in the bar of phones. */

const links = document.querySelectorAll<HTMLAnchorElement>('[data-messages]');
const plain = links[0]?.getAttribute('aria-label') ?? '';
const COUNTED = /^\(\d+\) /;

function show(unread: number): void {
  for (const link of links) {
    const count = link.querySelector<HTMLElement>('[data-count]');
    if (count) count.hidden = unread === 0;
    if (count) count.textContent = unread > 99 ? '99+' : String(unread);
    const told = (link.dataset.messages ?? plain).replace('{n}', String(unread));
    link.setAttribute('aria-label', unread === 0 ? plain : told);
  }
  const title = document.title.replace(COUNTED, '');
  document.title = unread > 0 ? `(${unread}) ${title}` : title;
}

let live: Promise<{ beginLive: typeof beginLive }> | undefined;
const listen = () => {
  live ??= import('./live.ts');
  live.then(({ beginLive: begin }) => begin(show)).catch(() => {});
};
const ACTS = ['pointerdown', 'keydown', 'touchstart', 'scroll'] as const;
const onAct = () => {
  for (const act of ACTS) removeEventListener(act, onAct);
  listen();
};
const whenIdle = (work: () => void) =>
  'requestIdleCallback' in window ? requestIdleCallback(work) : setTimeout(work, 300);

async function ask(): Promise<void> {
  const answer = await fetch('/chats/unread');
  if (answer.ok) show((await answer.json()).unread);
}

if (links.length > 0 && /(^|; )signed_in=1/.test(document.cookie)) {
  // One's own pages are about what happens right now; public ones wait for the visitor.
  const isOwn = /^\/(my|settings)(\/|$)/.test(location.pathname);
  if (isOwn) whenIdle(listen);
  else {
    for (const act of ACTS) addEventListener(act, onAct, { passive: true, once: true });
    whenIdle(() => void ask().catch(() => {}));
  }
}
