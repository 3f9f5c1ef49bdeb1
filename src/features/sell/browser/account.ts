import { apiFetch, isApiError } from '#platform/api-client/api.ts';
import { mailedSchema } from '#features/accounts/contracts/session.ts';
import { signIn } from '#features/accounts/browser/session.ts';
import { sentenceOf } from '#platform/browser/sentence-of.ts';
import { parseEmail } from '#shared/email.ts';
import { fail, ok, type Result } from '#shared/result.ts';
import { profile as words } from './words.ts';

export type Mailed = { readonly email: string; readonly ticket: string | null };

/** Begins an account without leaving the draft: emails a code that proves the address. */
export async function mailCode(call: {
  name: string;
  email: string;
  sessionKey: string | null;
}): Promise<Result<Mailed>> {
  const email = parseEmail(call.email);
  if (!email.ok) return email;
  const body = { email: email.value, fullname: call.name.trim(), session_key: call.sessionKey };
  try {
    const headers = { 'x-api-version': '2' };
    const path = '/api/session/signup';
    const { ticket } = await apiFetch({ method: 'POST', path, body, headers, contract: mailedSchema, quiet: true });
    return ok({ email: email.value, ticket });
  } catch (error) {
    return fail(isApiError(error) ? error.message : sentenceOf(error));
  }
}

/** Signs in with the emailed code. The address may have had an account before: it is the same to its owner. */
export async function confirmCode({ email, ticket }: Mailed, typed: string): Promise<Result<null>> {
  const code = typed.replace(/\D/g, '');
  if (code.length !== 6) return fail(words.codeWrong);
  const answer = await signIn('credentials', { email, code, ticket: ticket ?? undefined, redirect: false }).catch(
    () => null,
  );
  if (answer?.ok && !answer.error) return ok(null);
  return fail(answer?.error === 'TooMany' ? words.codeTooMany : answer ? words.codeWrong : words.codeUnsent);
}
