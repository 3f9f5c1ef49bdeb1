import { databaseFault } from '../db/index.ts';
import { isAppError } from '../errors.ts';
import { refusalStatus, STATUS } from '../web/index.ts';

/** What a posted form leads to: another page, or the same one with what was typed (never a password) and what is wrong. */
export type Outcome =
  | { readonly kind: 'go'; readonly to: string; readonly cookies?: readonly string[] }
  | { readonly kind: 'answer'; readonly response: Response }
  | Drawn;

export type Drawn = { readonly kind: 'stay' } & Stay;

export type Stay = {
  /** What was typed, by field name. */
  readonly values: Readonly<Record<string, string>>;
  /** What is wrong, by field name. */
  readonly faults: Readonly<Record<string, string>>;
  /** The refusal in one sentence, for pages without fields to put faults at; empty when nothing was refused as a whole. */
  readonly message: string;
  /** What stands above the form: a message without faults, or what was done. */
  readonly notice: { readonly kind: 'bad' | 'good'; readonly text: string } | null;
  readonly status: number;
};

export const go = (to: string, cookies: readonly string[] = []): Outcome =>
  cookies.length > 0 ? { kind: 'go', to, cookies } : { kind: 'go', to };

const EMPTY: Stay = { values: {}, faults: {}, message: '', notice: null, status: 200 };
export const stay = (part: Partial<Stay> = {}): Drawn => ({ kind: 'stay', ...EMPTY, ...part });

/** The same page with what was typed, and a sentence at each field that is not right. */
export const refuse = (values: Stay['values'], faults: Stay['faults']): Drawn =>
  stay({ values, faults, status: STATUS.refused });

/** The same page with one sentence about the whole form. */
export const refuseForm = (message: string, part: Partial<Stay> = {}): Drawn =>
  stay({ message, notice: { kind: 'bad', text: message }, status: STATUS.refused, ...part });

/**
 * A refusal of a verb, or of a database that takes no changes, shown on the page it came from. Anything unexpected goes
 * on to the error page.
 */
export function stayOnRefusal(problem: unknown, values: Stay['values']): Drawn {
  const error = isAppError(problem) ? problem : databaseFault(problem);
  if (!error) throw problem;
  const { message } = error;
  const faults = Object.fromEntries(error.faults.map((fault) => [fault.field, fault.message]));
  const notice = error.faults.length > 0 ? null : ({ kind: 'bad', text: message } as const);
  return stay({ values, faults, message, notice, status: refusalStatus(error) });
}

/** To another page, for this person only. */
export function seeOther(location: string, cookies: readonly string[] = []): Response {
  const headers = new Headers({ location, 'cache-control': 'private, no-store' });
  for (const line of cookies) headers.append('set-cookie', line);
  return new Response(null, { status: 303, headers });
}
