import { type PersistentEvents, setPersistentEngine } from '@nanostores/persistent';
import { IDBFactory } from 'fake-indexeddb';
import { vi } from 'vitest';
import { makeTabLocks } from './tab-locks.ts';

/** What one browser keeps, shared by its tabs: keys are properties, as in the real `localStorage`. */
export class FakeStorage {
  [key: string]: unknown;
  getItem(key: string): string | null {
    return Object.hasOwn(this, key) ? String(this[key]) : null;
  }
  setItem(key: string, value: string): void {
    this[key] = value;
  }
  removeItem(key: string): void {
    delete this[key];
  }
}

/** As the package's own for a window. Stores let go of it a second after their last use, when the global may be gone. */
function eventsOf(frame: EventTarget): PersistentEvents {
  type Listener = Parameters<typeof frame.addEventListener>[1];
  return {
    addEventListener(_, listener, restore) {
      frame.addEventListener('storage', listener as unknown as Listener);
      frame.addEventListener('pageshow', restore);
    },
    removeEventListener(_, listener, restore) {
      frame.removeEventListener('storage', listener as unknown as Listener);
      frame.removeEventListener('pageshow', restore);
    },
  };
}

type Channel = { place: string; onmessage: ((event: { data: unknown }) => void) | null };
const listening = new Set<Channel>();

/** Channels of one browser: all others of the same name hear a message, a turn of the clock later. */
const channelOf = (browser: number) =>
  class {
    readonly place: string;
    onmessage: ((event: { data: unknown }) => void) | null = null;
    constructor(name: string) {
      this.place = `${browser} ${name}`;
      listening.add(this);
    }
    postMessage(data: unknown): void {
      for (const other of listening)
        if (other !== this && other.place === this.place) setTimeout(() => other.onmessage?.({ data }));
    }
  };

type Shared = { readonly databases: IDBFactory; readonly locks: ReturnType<typeof makeTabLocks>; readonly id: number };
const browsers = new WeakMap<FakeStorage, Shared>();
let count = 0;

/** What tabs with the same storage share beside it. */
function sharedOf(storage: FakeStorage): Shared {
  const known = browsers.get(storage) ?? { databases: new IDBFactory(), locks: makeTabLocks(), id: count++ };
  browsers.set(storage, known);
  return known;
}

/** As much of a browser's tab as the stores touch. Modules loaded after this are this tab's own. */
export function openTab({ storage = new FakeStorage() }: { storage?: FakeStorage } = {}) {
  vi.resetModules();
  const page = Object.assign(new EventTarget(), { visibilityState: 'visible', cookie: '' });
  const frame = new EventTarget();
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('window', frame);
  vi.stubGlobal('document', page);
  const { databases, locks, id } = sharedOf(storage);
  const device = { onLine: true, locks };
  vi.stubGlobal('indexedDB', databases);
  vi.stubGlobal('navigator', device);
  vi.stubGlobal('BroadcastChannel', channelOf(id));
  // The package is loaded once for all tabs of a test file, and keeps the storage it saw first.
  setPersistentEngine(storage as Record<string, string>, eventsOf(frame));
  return {
    storage,
    /** What the browser tells this tab when another one has written. */
    otherTabWrote(key: string, newValue: string | null) {
      if (newValue === null) storage.removeItem(key);
      else storage.setItem(key, newValue);
      frame.dispatchEvent(Object.assign(new Event('storage'), { key, newValue }));
    },
    databases,
    goOnline() {
      device.onLine = true;
      frame.dispatchEvent(new Event('online'));
    },
    goOffline() {
      device.onLine = false;
    },
    /** Killed: its clocks stand still, and what it held is free. Other tabs must not be open yet: they share the clock. */
    kill() {
      vi.clearAllTimers();
      locks.release();
      for (const channel of listening) if (channel.place.startsWith(`${id} `)) listening.delete(channel);
    },
    hide() {
      page.visibilityState = 'hidden';
      page.dispatchEvent(new Event('visibilitychange'));
    },
  };
}
