/** A bar at the top while a page takes its time. */

const TIMEOUT_MS = 250;
let waiting: ReturnType<typeof setTimeout> | undefined;

const bar = () => import('#ui/shell/progress.ts');
const begin = () => {
  clearTimeout(waiting);
  waiting = setTimeout(() => void bar().then(({ startProgress }) => startProgress()), TIMEOUT_MS);
};
const stop = () => {
  clearTimeout(waiting);
  if (document.querySelector('#nprogress')) void bar().then(({ doneProgress }) => doneProgress());
};
const leaves = (link: HTMLAnchorElement, event: MouseEvent) =>
  link.origin === location.origin &&
  !link.target &&
  !link.download &&
  !(link.pathname === location.pathname && link.hash) &&
  !event.defaultPrevented &&
  event.button === 0 &&
  !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);

addEventListener('click', (event) => {
  const link = (event.target as Element | null)?.closest?.('a');
  if (link instanceof HTMLAnchorElement && link.href && leaves(link, event)) begin();
});
addEventListener('submit', (event) => {
  const form = event.target as HTMLFormElement;
  if (!event.defaultPrevented && form.method !== 'dialog') begin();
});
addEventListener('pageshow', stop);
addEventListener('pagehide', stop);

export {};
