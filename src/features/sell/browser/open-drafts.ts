import { computed } from 'nanostores';
import { apiFetch } from '#platform/api-client/api.ts';
import { requestList } from '#features/listings/contract.ts';
import { firstUnfinished, flowById } from '../rules/index.ts';
import { fail, ok, type Result } from '#shared/result.ts';
import { $answers, $draft, $flow, isStarted } from './draft.ts';
import { openRequest } from './draft-requests.ts';
import { createFetcherStore } from '#platform/browser/query.ts';
import { sentenceOf } from '#platform/browser/sentence-of.ts';
import { $session } from '#features/accounts/browser/session.ts';

/** A draft of mine on the server that this browser does not hold. */
export type OpenDraft = { readonly id: string; readonly title: string };

/** Enough to find the one begun on the way home; the rest are in the list of one's own. */
const MAX = 3;

/** Whose drafts to ask for: nobody's while this browser has one of its own, or nobody is signed in. */
const $whose = computed([$session, $draft], (session, draft) =>
  session.status === 'authenticated' && !isStarted(draft) ? (session.user?.id ?? null) : null,
);

/** My drafts that have a name by now, last touched first. */
export const $openDrafts = createFetcherStore<OpenDraft[]>(['/api/requests/self?of=', $whose], {
  fetcher: async () => {
    const { requests } = await apiFetch({
      method: 'GET',
      path: '/api/requests/self',
      contract: requestList,
      quiet: true,
    });
    return requests
      .filter(({ status, title, flow }) => status === 'DRAFT' && title !== '' && flowById(flow) !== undefined)
      .slice(0, MAX)
      .map(({ id, title }) => ({ id, title }));
  },
});

/** Opens one of them here. Gives the step to go on with, or a sentence that says why it could not be opened. */
export async function openDraft(id: string): Promise<Result<string>> {
  try {
    await openRequest(id);
    return ok(firstUnfinished($flow.get(), $answers.get()).slug);
  } catch (error) {
    return fail(sentenceOf(error));
  }
}
