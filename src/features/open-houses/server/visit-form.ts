import type { Ctx } from '#platform/context.ts';
import { isAppError } from '#platform/errors.ts';
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
export async function submitVisitForm({ ctx, request }: { ctx: Ctx; request: Request }): Promise<VisitOutcome> {
  const posted = request.method === 'POST' ? await request.formData().catch(() => new FormData()) : null;
  const word = (name: string): string => {
    const value = posted ? posted.get(name) : new URL(request.url).searchParams.get(name);
    return typeof value === 'string' ? value.slice(0, 200) : '';
  };
  const token = word('token');
  const wanted = posted ? word('do') : '';
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
