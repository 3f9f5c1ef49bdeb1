// Keeps the page for adding garage items, so that it opens again in a garage without a signal: phones put tabs away
// when the camera opens. It keeps pages and their parts only; items themselves are kept by the page.
const KEPT = 'curbtag-items-1';
const PAGES = ['/stickers/garage/item/insert', '/stickers/garage/items'];

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(forgetOlder().then(() => self.clients.claim())));

async function forgetOlder() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith('curbtag-items-') && name !== KEPT).map((name) => caches.delete(name)));
}

// The page names itself and what it is made of once it stands.
self.addEventListener('message', (event) => {
  const { page, parts } = event.data ?? {};
  if (PAGES.includes(page) && Array.isArray(parts)) event.waitUntil(keep(page, parts));
});

async function keep(page, parts) {
  const cache = await caches.open(KEPT);
  const answer = await fetch(page, { credentials: 'same-origin' });
  if (answer.ok && !answer.redirected) await cache.put(page, answer);
  const missing = [];
  for (const part of parts) if (!(await cache.match(part))) missing.push(part);
  await Promise.allSettled(missing.map((part) => cache.add(part)));
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin) return;
  if (request.mode === 'navigate' && PAGES.includes(url.pathname)) event.respondWith(freshOrKept(request, url.pathname));
  // Names of parts change with what is in them: a kept one is never old.
  else if (url.pathname.startsWith('/_astro/')) event.respondWith(keptOrFresh(request));
});

async function freshOrKept(request, page) {
  try {
    return await fetch(request);
  } catch (error) {
    const kept = await caches.match(page);
    if (kept) return kept;
    throw error;
  }
}

async function keptOrFresh(request) {
  return (await caches.match(request)) ?? fetch(request);
}
