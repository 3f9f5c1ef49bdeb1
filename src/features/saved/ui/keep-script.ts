import { COMPARE_KEY, MAX_COMPARED } from '../rules/compare.ts';
import { HEARTS_KEY, MAX_HEARTS } from '../rules/hearts.ts';

/**
 * Hearts and comparing on pages that are the same bytes for everybody. Without this script both are plain forms. A
 * visitor's hearts stay in the browser until signing in hands them to the account.
 */
type Hearts = Record<string, number>;

const API = '/api/saved-listings';
const tray = document.querySelector<HTMLFormElement>('#compare');
const news = document.querySelector<HTMLElement>('.keep-news');
let signedIn = /(^|; )signed_in=1/.test(document.cookie);

function read<T>(store: () => Storage, key: string, empty: T): T {
  try {
    return JSON.parse(store().getItem(key) ?? '') ?? empty;
  } catch {
    return empty;
  }
}

function write(store: () => Storage, key: string, value: object): void {
  try {
    store().setItem(key, JSON.stringify(value));
  } catch {}
}

const local = () => localStorage;
const session = () => sessionStorage;
const readHearts = () => read<Hearts>(local, HEARTS_KEY, {});

let saved = new Set(Object.keys(readHearts()));
let picked = read<string[]>(session, COMPARE_KEY, []);

const each = (name: string, work: (host: HTMLElement) => void) =>
  document.querySelectorAll<HTMLElement>(name).forEach(work);
/** What its form would send. */
const idOf = (host: HTMLElement) => host.querySelector('input')?.value ?? '';
const withId = (name: string, id: string) => `${name}:has(input[value="${id}"])`;

function paintHeart(host: HTMLElement): void {
  host.querySelector('button')?.setAttribute('aria-pressed', String(saved.has(idOf(host))));
}

function paintBox(host: HTMLElement): void {
  const box = host.querySelector('input');
  if (box) box.checked = picked.includes(idOf(host));
}

/** `keepalive`: somebody who goes on at once has still pressed the heart. */
const send = (path: string, method: string, body?: object) =>
  fetch(path, {
    method,
    keepalive: true,
    ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  });

let hiding: ReturnType<typeof setTimeout> | undefined;
function say(words: string | undefined, link = ''): void {
  if (!news) return;
  const anchor = news.querySelector('a');
  if (anchor) {
    anchor.hidden = link === '';
    anchor.href = link;
  }
  const text = news.querySelector('output');
  if (text) text.textContent = words ?? '';
  news.toggleAttribute('data-open', true);
  clearTimeout(hiding);
  hiding = setTimeout(() => news.removeAttribute('data-open'), 8_000);
}

/** Fills the hearts of a person from the server, and hands over those of this browser. */
async function load(): Promise<void> {
  const hearts = Object.entries(readHearts()).map(([id, at]) => ({ id, at }));
  if (!signedIn || (hearts.length === 0 && !document.querySelector('keep-heart'))) return;
  const answer = await (hearts.length > 0 ? send(API, 'POST', { hearts }) : send(API, 'GET'));
  if (answer.status === 401) signedIn = false;
  if (!answer.ok) return;
  saved = new Set((await answer.json()).ids);
  if (hearts.length > 0) {
    localStorage.removeItem(HEARTS_KEY);
    if (document.querySelector('[data-saved-page]')) location.reload();
  }
  each('keep-heart', paintHeart);
}

const ready = load().catch(() => {});

function set(id: string, on: boolean): void {
  if (on) saved.add(id);
  else saved.delete(id);
  each(withId('keep-heart', id), paintHeart);
}

function keepHere(id: string, on: boolean): void {
  const { [id]: _, ...rest } = readHearts();
  const entries = Object.entries(on ? { ...rest, [id]: Date.now() } : rest);
  write(local, HEARTS_KEY, Object.fromEntries(entries.slice(-MAX_HEARTS)));
}

async function toggle(id: string): Promise<void> {
  const on = !saved.has(id);
  set(id, on);
  await ready;
  set(id, on);
  if (signedIn) {
    const answer = await send(`/api/leads/${id}`, 'PATCH', { saved: on }).catch(() => null);
    if (answer?.status === 401) signedIn = false;
    else if (!answer?.ok) {
      set(id, !on);
      return say(news?.dataset.failed);
    }
  }
  if (!signedIn) keepHere(id, on);
  const back = encodeURIComponent(location.pathname + location.search);
  if (!on) say(news?.dataset.removed);
  else if (signedIn) say(news?.dataset.saved);
  else say(news?.dataset.here, `/stickers/auth/login?callbackUrl=${back}`);
}

/** One alone is no comparison: it waits where another can be picked, and is not in the way elsewhere. */
const isTrayUseful = (): boolean =>
  location.pathname !== '/compare' &&
  (picked.length > 1 || (picked.length === 1 && !!document.querySelector('keep-compare')));

/** The tray shows how many are ticked, and sends along what was ticked on other pages. */
function paintTray(): void {
  if (!tray) return;
  write(session, COMPARE_KEY, picked);
  tray.toggleAttribute('data-open', isTrayUseful());
  tray.toggleAttribute('data-alone', picked.length === 1);
  const { one = '', many = '', of: count = '' } = tray.dataset;
  const n = String(picked.length);
  const said = tray.querySelector('output');
  if (said)
    said.textContent = picked.length === 1 ? one : count.replace('{n}', n).replace('{of}', String(MAX_COMPARED));
  const button = tray.querySelector('button');
  if (button && picked.length > 1) button.textContent = many.replace('{n}', n);
  const elsewhere = picked.filter((id) => !document.querySelector(withId('keep-compare', id)));
  tray
    .querySelector('span')
    ?.replaceChildren(
      ...elsewhere.map((value) =>
        Object.assign(document.createElement('input'), { type: 'hidden', name: 'ids', value }),
      ),
    );
}

document.addEventListener('submit', (event) => {
  const host = (event.target as Element).closest<HTMLElement>('keep-heart');
  if (!host) return;
  event.preventDefault();
  void toggle(idOf(host));
});

document.addEventListener('change', (event) => {
  const host = (event.target as Element).closest<HTMLElement>('keep-compare');
  if (!host) return;
  const id = idOf(host);
  const others = picked.filter((one) => one !== id);
  if (others.length < picked.length) picked = others;
  else if (others.length < MAX_COMPARED) picked = [...others, id];
  else say(news?.dataset.full);
  paintBox(host);
  paintTray();
});

document.addEventListener('click', (event) => {
  const off = (event.target as Element).closest<HTMLElement>('[data-compare-off]')?.dataset.compareOff;
  if (off)
    write(
      session,
      COMPARE_KEY,
      picked.filter((id) => id !== off),
    );
});

tray?.addEventListener('reset', () => {
  picked = [];
  paintTray();
});

addEventListener('storage', ({ key }) => {
  if (key !== HEARTS_KEY || signedIn) return;
  saved = new Set(Object.keys(readHearts()));
  each('keep-heart', paintHeart);
});

/** Elements, so that cards which arrive later are painted too. */
const define = (name: string, paint: (host: HTMLElement) => void) =>
  customElements.define(
    name,
    class extends HTMLElement {
      connectedCallback(): void {
        paint(this);
      }
    },
  );

// It follows to pages that have nothing to compare.
if (picked.length > 0) paintTray();
define('keep-heart', paintHeart);
define('keep-compare', (host) => {
  paintBox(host);
  paintTray();
});
