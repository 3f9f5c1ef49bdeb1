import { atom, computed } from 'nanostores';
import { z } from 'zod';
import { apiFetch } from '#platform/api-client/api.ts';
import { persistedSlice } from '#platform/browser/persist.ts';
import { sentenceOf } from '#platform/browser/sentence-of.ts';
import { browserWords } from '#platform/browser/words.ts';
import { draftLink } from '#features/listings/contract.ts';
import { $draft } from './draft.ts';
import { $save, ensureSaved } from './draft-sync.ts';

/** Which draft is, or may soon be, open on a second device, and whether the code was shown here or read here. */
export const $shared = persistedSlice<{ draft: string; by: 'shown' | 'read'; until: number } | null>(
  'shared-draft',
  z.object({ draft: z.string(), by: z.enum(['shown', 'read']), until: z.number() }).nullable(),
  null,
);

/** A device that a code let in shows no code of its own. */
export const $isGuest = computed(
  [$shared, $draft],
  (shared, { uniqueId }) => shared?.by === 'read' && shared.draft === uniqueId,
);

export type PhoneCode =
  | { readonly kind: 'none' | 'making' }
  | { readonly kind: 'shown'; readonly draft: string; readonly url: string; readonly until: number }
  | { readonly kind: 'failed'; readonly message: string };

/** The code at hand, one for the whole wizard. */
export const $code = atom<PhoneCode>({ kind: 'none' });
/** Devices that came by a code, as the server last said. */
export const $devices = atom<readonly string[]>([]);

/** A code with less than this left is not worth lifting a phone for. ms. */
const MIN_LEFT_MS = 2 * 60_000;

const isGood = (code: PhoneCode): boolean =>
  code.kind === 'shown' && code.draft === $draft.get().uniqueId && code.until - Date.now() > MIN_LEFT_MS;

/** Makes a code for the draft at hand, unless the last one still holds. */
export async function showCode(step: string): Promise<void> {
  const now = $code.get();
  if (now.kind === 'making' || isGood(now)) return;
  $code.set({ kind: 'making' });
  const { uniqueId, sessionKey } = await ensureSaved();
  const state = $save.get();
  if (uniqueId === null || state.kind === 'refused') {
    const message = state.kind === 'refused' ? state.message : browserWords.notReachable;
    return $code.set({ kind: 'failed', message });
  }
  try {
    const path = `/api/requests/self/${uniqueId}/link`;
    const made = await apiFetch({ method: 'POST', path, body: { step }, contract: draftLink, sessionKey, quiet: true });
    const until = Date.parse(made.expires_at);
    $code.set({ kind: 'shown', draft: uniqueId, url: made.url, until });
    $shared.set({ draft: uniqueId, by: 'shown', until });
  } catch (error) {
    $code.set({ kind: 'failed', message: sentenceOf(error) });
  }
}

/** A code that was used, or ran out, is no code any more. */
export const forgetCode = (): void => $code.set({ kind: 'none' });

/** Ends what every code let in. Gives a sentence when that could not be said to the server. */
export async function unlinkDevices(): Promise<string | null> {
  const { uniqueId, sessionKey } = $draft.get();
  if (uniqueId === null) return null;
  try {
    await apiFetch({ method: 'DELETE', path: `/api/requests/self/${uniqueId}/link`, sessionKey, quiet: true });
    $devices.set([]);
    $shared.set(null);
    forgetCode();
    return null;
  } catch (error) {
    return sentenceOf(error);
  }
}
