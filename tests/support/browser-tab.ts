import { type PersistentEvents, setPersistentEngine } from '@nanostores/persistent';
import { vi } from 'vitest';

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

/** As much of a browser's tab as the stores touch. Modules loaded after this are this tab's own. */
export function openTab({ storage = new FakeStorage() }: { storage?: FakeStorage } = {}) {
  vi.resetModules();
  const page = Object.assign(new EventTarget(), { visibilityState: 'visible', cookie: '' });
  const frame = new EventTarget();
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('window', frame);
  vi.stubGlobal('document', page);
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
    goOnline: () => frame.dispatchEvent(new Event('online')),
    hide() {
      page.visibilityState = 'hidden';
      page.dispatchEvent(new Event('visibilitychange'));
    },
  };
}
