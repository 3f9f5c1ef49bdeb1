import { apiFetch, isApiError } from '#platform/api-client/api.ts';
import { type RequestView, requestView } from '#features/listings/contract.ts';
import { parseEmail } from '#shared/email.ts';
import { fail, ok, type Result } from '#shared/result.ts';
import { waitedFor } from '#platform/browser/activity.ts';
import { $draft, clearDraft, type Draft } from './draft.ts';
import { $save, ensureSaved, forgetServerCopy, mergeSaved, saveNow } from './draft-sync.ts';
import { knowingly, noteAsked } from './knowingly.ts';
import { sentenceOf, UnsentError } from '#platform/browser/sentence-of.ts';
import { pauseFollowing } from './follow-draft.ts';
import { $shared } from './phone-link.ts';
import { browserWords } from '#platform/browser/words.ts';

const DAY_MS = 24 * 3_600_000;

/** Why the server does not have everything that was said; null when it does. Nothing older is ever published. */
function unsentReason(): string | null {
  const state = $save.get();
  if (state.kind === 'refused') return state.message;
  return state.kind === 'offline' || $draft.get().id === null ? browserWords.notReachable : null;
}

/** Opens a draft of the server in this browser, for example one begun on another device. */
export async function openRequest(ref: string): Promise<void> {
  await saveNow();
  if ($draft.get().unsaved.length > 0) throw new UnsentError(unsentReason() ?? browserWords.notReachable);
  const view = await apiFetch({ method: 'GET', path: `/api/requests/self/${ref}`, contract: requestView });
  clearDraft();
  const fresh = $draft.get();
  $draft.set({
    ...mergeSaved(fresh, fresh, view),
    // It was opened by the account or by this browser's cookie, not by the key of the draft that was here before.
    sessionKey: null,
    flow: view.flow,
    flowType: view.flow_type,
    step: view.current_step,
    changedAt: Date.parse(view.updated_at),
  });
  // Another device may have it open; the server says so, or ends this.
  $shared.set({ draft: view.unique_id, by: 'read', until: Date.now() + DAY_MS });
}

const publish = ({ id, sessionKey, answers }: Draft): Promise<RequestView> =>
  apiFetch({
    method: 'PATCH',
    path: `/api/requests/self/${id}`,
    body: { status: 'PUBLISHED', ...knowingly(id, answers) },
    contract: requestView,
    sessionKey,
    quiet: true,
  });

/** Publishes, and once more from a fresh copy when the server's is gone: the answers here are what counts. */
async function publishOrRewrite(draft: Draft): Promise<RequestView> {
  try {
    return await publish(draft);
  } catch (error) {
    if (!isApiError(error) || error.status !== 404) throw error;
    forgetServerCopy();
    return publish(await ensureSaved());
  }
}

export type Unpublished = {
  readonly sentence: string;
  /** Publishing once more does it all the same. */
  readonly anyway: boolean;
};

/** Publishes the draft and puts it away. Gives the page to go on to, or a sentence that says why not. */
export async function publishDraft(): Promise<Result<string, Unpublished>> {
  const draft = await ensureSaved();
  const unsent = unsentReason();
  if (unsent !== null) return fail({ sentence: unsent, anyway: false });
  const resume = pauseFollowing();
  try {
    const view = await waitedFor(publishOrRewrite(draft));
    if ($draft.get().id === view.id) clearDraft();
    return ok(view.sticker_path ?? view.path ?? '/');
  } catch (error) {
    const { id, answers } = $draft.get();
    return fail({ sentence: sentenceOf(error), anyway: noteAsked(id, answers, error) });
  } finally {
    resume();
  }
}

/** Mails a link that opens the draft on another device. Gives a sentence when it could not be sent. */
export async function sendDraft(typed: string): Promise<Result<null>> {
  const email = parseEmail(typed);
  if (!email.ok) return email;
  const { uniqueId, sessionKey } = await ensureSaved();
  const unsent = unsentReason();
  if (unsent !== null) return fail(unsent);
  try {
    const path = `/api/requests/self/${uniqueId}/resend`;
    await apiFetch({ method: 'PATCH', path, body: { name: '', email: email.value }, sessionKey, quiet: true });
    return ok(null);
  } catch (error) {
    return fail(sentenceOf(error));
  }
}
