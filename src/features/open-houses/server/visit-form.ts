import { isAppError } from '#platform/errors.ts';
import { type FormInput, readLink } from '#platform/forms/index.ts';
import { refusalStatus } from '#platform/web/index.ts';
import { cancelVisit } from './cancel-visit.ts';
import { confirmVisit } from './confirm-visit.ts';
import { readVisit, type Visit } from './read-visit.ts';

/** The page behind a letter's link. `visit` is null when the link is broken; `said` is why nothing was done. */
export type VisitOutcome = {
  readonly token: string;
  readonly visit: Visit | null;
  readonly did: 'confirm' | 'cancel' | null;
  readonly said: string | null;
  readonly status: number;
};

/** Opening the page reads, its buttons confirm and cancel. */
export async function submitVisitForm({ ctx, request }: FormInput): Promise<VisitOutcome> {
  const { token, form } = await readLink(request);
  const wanted = form.get('do');
  const did = wanted === 'confirm' || wanted === 'cancel' ? wanted : null;
  try {
    const act = did === 'confirm' ? confirmVisit : did === 'cancel' ? cancelVisit : readVisit;
    return { token, visit: await act({ ctx, token }), did, said: null, status: 200 };
  } catch (error) {
    if (!isAppError(error)) throw error;
    const visit = await readVisit({ ctx, token }).catch(() => null);
    return { token, visit, did: null, said: error.message, status: refusalStatus(error) };
  }
}
