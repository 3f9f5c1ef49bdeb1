import { $session } from '#features/accounts/browser/session.ts';
import { $draft, type Draft } from '#features/sell/browser/draft.ts';
import { saveSoon } from '#features/sell/browser/draft-sync.ts';
import { keepPageForOffline } from './offline-page.ts';
import { itemQueue } from './queue.ts';

/** Sends what waits, and what failed for a reason that may be over. */
export const syncItems = (): Promise<void> => itemQueue.wake();

/**
 * Items of a sale that had no id yet learn it when the draft is saved; when the server's copy was lost and the draft
 * is written anew, they follow it there.
 */
async function followDraft(draft: Draft, before: Draft | undefined): Promise<void> {
  if (draft.flow !== 'garage') return;
  const { id, createKey, sessionKey } = draft;
  const following = itemQueue.$entries.get().map(({ key, entry: { sale } }) => {
    const begun = id !== null && sale.id === null && sale.createKey !== null && sale.createKey === createKey;
    const lost = before?.id != null && sale.id === before.id && id === null && createKey !== null;
    const part = { sale: { id, createKey, sessionKey } };
    if (lost) return itemQueue.change(key, { ...part, listingId: null, uploadUrl: null });
    return begun ? itemQueue.change(key, part) : undefined;
  });
  await Promise.all(following);
}

/** Sends while a page is open: at once, when the network is back, and when the sale itself has been saved. */
export function keepSyncing(): () => void {
  const stopDraft = $draft.listen((draft, before) => {
    const following = followDraft(draft, before);
    if (draft.id !== before?.id) void following.then(syncItems);
  });
  const stopSession = $session.listen(() => void syncItems());
  const online = () => {
    if ($draft.get().flow === 'garage') saveSoon(0);
  };
  window.addEventListener('online', online);
  void itemQueue
    .restore()
    .then(() => followDraft($draft.get(), undefined))
    .then(syncItems);
  void keepPageForOffline();
  return () => {
    stopDraft();
    stopSession();
    window.removeEventListener('online', online);
  };
}
