import { databaseFault } from '#platform/db/index.ts';
import { isAppError } from '#platform/errors.ts';
import { refusalStatus, STATUS } from '#platform/web/index.ts';

/** What a posted form leads to: another page, or the same one with what was typed (never a password) and what is wrong. */
export type Outcome =
  | { readonly kind: 'go'; readonly to: string; readonly cookies: readonly string[] }
  | { readonly kind: 'answer'; readonly response: Response }
  | ({ readonly kind: 'stay' } & Stay);

export type Stay = {
  /** What was typed, by field name. */
  readonly values: Readonly<Record<string, string>>;
  /** What is wrong, by field name. */
  readonly faults: Readonly<Record<string, string>>;
  /** What is wrong with the whole, or what was done. */
  readonly notice: { readonly kind: 'bad' | 'good'; readonly text: string } | null;
  readonly status: number;
};

export const go = (to: string, cookies: readonly string[] = []): Outcome => ({ kind: 'go', to, cookies });

const EMPTY: Stay = { values: {}, faults: {}, notice: null, status: 200 };
export const stay = (part: Partial<Stay> = {}): Outcome & Stay => ({ kind: 'stay', ...EMPTY, ...part });

/** The same page with what was typed, and a sentence at each field that is not right. */
export const refuse = (values: Stay['values'], faults: Stay['faults']): Outcome =>
  stay({ values, faults, status: STATUS.refused });

/**
 * A refusal of a verb, or of a database that takes no changes, shown on the page it came from. Anything unexpected goes
 * on to the error page.
 */
export function stayOnRefusal(problem: unknown, values: Stay['values']): Outcome {
  const error = isAppError(problem) ? problem : databaseFault(problem);
  if (!error) throw problem;
  const faults = Object.fromEntries(error.faults.map(({ field, message }) => [field, message]));
  const notice = error.faults.length > 0 ? null : ({ kind: 'bad', text: error.message } as const);
  return stay({ values, faults, notice, status: refusalStatus(error) });
}

/** The response of an outcome that leaves the page; null when the page is to be drawn. */
export function leave(outcome: Outcome): Response | null {
  if (outcome.kind === 'answer') return outcome.response;
  if (outcome.kind === 'stay') return null;
  return seeOther(outcome.to, outcome.cookies);
}

/** To another page, for this person only. */
export function seeOther(location: string, cookies: readonly string[] = []): Response {
  const headers = new Headers({ location, 'cache-control': 'private, no-store' });
  for (const line of cookies) headers.append('set-cookie', line);
  return new Response(null, { status: 303, headers });
}
