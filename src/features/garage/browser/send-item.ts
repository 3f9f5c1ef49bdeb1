import { apiFetch, isApiError } from '#platform/api-client/api.ts';
import { sentenceOf } from '#platform/browser/sentence-of.ts';
import type { Outcome } from '#platform/offline/definition.ts';
import { laterAfter } from '#platform/offline/trouble.ts';
import { $session } from '#features/accounts/browser/session.ts';
import { requestView } from '#features/listings/contract.ts';
import { startUpload } from '#features/photos/browser/resumable-upload.ts';
import type { StoredItem } from './queue.ts';

type Change = (part: Partial<StoredItem>) => Promise<void>;

/** The item itself, then its picture; what an earlier try has done is not done again. */
export async function sendItem(item: StoredItem, change: Change): Promise<Outcome> {
  const { photo } = item;
  let { listingId } = item;
  if (listingId === null) {
    const made = await createItem(item);
    if (typeof made !== 'string') return made;
    listingId = made;
    await change({ listingId });
  }
  return photo ? sendPhoto({ ...item, listingId }, photo, change) : { kind: 'sent' };
}

/** The same key may be sent again and again: there is one item. Gives the id of its listing. */
async function createItem({ key, sale, answers }: StoredItem): Promise<string | Outcome> {
  try {
    const view = await apiFetch({
      method: 'POST',
      path: `/api/requests/self/${sale.id}/items`,
      body: { key, answers },
      contract: requestView,
      sessionKey: sale.sessionKey,
      idempotencyKey: key,
      quiet: true,
    });
    return view.id;
  } catch (error) {
    const again = !isApiError(error) || error.status !== 400;
    return laterAfter(error) ?? { kind: 'refused', message: sentenceOf(error), again };
  }
}

const headers = ({ sale }: StoredItem): Record<string, string> => {
  const { accessToken } = $session.get();
  return {
    ...(sale.sessionKey && { 'X-Session-Key': sale.sessionKey }),
    ...(accessToken && { Authorization: `Bearer ${accessToken}` }),
  };
};

async function sendPhoto(item: StoredItem, photo: File, change: Change): Promise<Outcome> {
  const upload = await startUpload({
    file: photo,
    uploadUrl: item.uploadUrl,
    metadata: { listingId: item.listingId ?? '', filename: photo.name, filetype: photo.type },
    headers: () => headers(item),
    onPlace: (uploadUrl) => void change({ uploadUrl }),
    onProgress: () => {},
    onRetry: () => {},
  });
  const result = await upload.done;
  if (result.ok) return { kind: 'sent' };
  const { trouble } = result;
  return trouble.kind === 'refused'
    ? { kind: 'refused', message: trouble.message, again: false }
    : { kind: 'later', trouble: trouble.kind, retryAfter: trouble.retryAfter };
}
