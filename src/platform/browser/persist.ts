import { persistentAtom, setPersistentEngine, windowPersistentEvents } from '@nanostores/persistent';
import { atom, type WritableAtom } from 'nanostores';
import type { z } from 'zod';

/** Everything this site keeps in the browser starts with this. A changed shape gets a new number, never a guess. */
export const ROOT = 'curbtag:1:';
/** Specification 9: how long restoring may take before defaults are used. */
const RESTORE_LIMIT_MS = 5000;

type Slice = { reset: () => void };
const slices: Slice[] = [];

/** True once the browser's storage was read, or could not be. @public */
export const $restored = atom(false);

/** Private windows and locked-down browsers refuse storage: the visit then works from memory. */
function storageWorks(): boolean {
  try {
    localStorage.setItem(`${ROOT}probe`, '1');
    localStorage.removeItem(`${ROOT}probe`);
    return true;
  } catch {
    return false;
  }
}

if (typeof localStorage === 'undefined' || !storageWorks()) {
  setPersistentEngine(
    {},
    typeof window === 'undefined' ? { addEventListener() {}, removeEventListener() {} } : windowPersistentEvents,
  );
}

/** Reads what is stored through its schema; anything that does not fit becomes the default, quietly. */
function decodeSlice<T>(encoded: string, schema: z.ZodType<T>, initial: T): T {
  try {
    const read = schema.safeParse(JSON.parse(encoded));
    return read.success ? read.data : initial;
  } catch {
    return initial;
  }
}

/** One persisted slice of client state, shared by islands and by tabs. */
export function persistedSlice<T>(name: string, schema: z.ZodType<T>, initial: T): WritableAtom<T> {
  const $slice = persistentAtom<T>(`${ROOT}${name}`, initial, {
    encode: JSON.stringify,
    decode: (encoded) => decodeSlice(encoded, schema, initial),
  });
  slices.push({ reset: () => $slice.set(initial) });
  return $slice;
}

/** The app-reset action: forgets everything kept in this browser and restores the defaults. */
export function resetApp(): void {
  for (const slice of slices) slice.reset();
}

/**
 * Resolves when storage has been read, after `RESTORE_LIMIT_MS` at the latest. Browsers that partition or lazily open
 * storage answer late; a page must not wait for them for ever.
 */
export async function whenRestored(open: () => Promise<unknown> = async () => undefined): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, RESTORE_LIMIT_MS);
  });
  await Promise.race([open().catch(() => undefined), limit]);
  clearTimeout(timer);
  $restored.set(true);
}
