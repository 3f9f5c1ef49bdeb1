/** Tells the server once that the page was seen. */

const listing = document.querySelector<HTMLElement>('[data-view]')?.dataset.view;
const tell = () =>
  navigator.sendBeacon('/api/views', new Blob([JSON.stringify({ listing })], { type: 'application/json' }));
if (listing && document.visibilityState === 'visible') tell();
else if (listing) document.addEventListener('visibilitychange', tell, { once: true });

export {};
