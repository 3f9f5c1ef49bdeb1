import { fill } from '#shared/text.ts';
import { authPages } from '#features/accounts/words/account.ts';
import { checkNewPassword, requestPasswordReset, resetPassword } from '../../index.ts';
import { signInCookies } from '../session-cookie.ts';
import { go, type Outcome, refuse, stay, stayOnRefusal } from './outcome.ts';
import { type FormInput, readEmail, readForm, senderOf } from './posted.ts';

/** The page for a forgotten password: asks for the address, or, reached by the mailed link, for the new password. */
export async function resetForm(input: FormInput): Promise<Outcome> {
  const form = await readForm(input.request);
  const token = form.get('token');
  const values = { email: form.get('email') ?? '' };
  try {
    return token ? await save(input, token, form.get('password')) : await ask(input, form);
  } catch (error) {
    return stayOnRefusal(error, values);
  }
}

async function ask(input: FormInput, form: ReadonlyMap<string, string>): Promise<Outcome> {
  const values = { email: form.get('email') ?? '' };
  const email = readEmail(form);
  if (!email.ok) return refuse(values, { email: email.reason });
  await requestPasswordReset({ ctx: input.ctx, input: { email: email.value, ...senderOf(input) } });
  return stay({ values, notice: { kind: 'good', text: fill(authPages.resetSent, { email: email.value }) } });
}

async function save(input: FormInput, token: string, typed: string | undefined): Promise<Outcome> {
  const password = checkNewPassword(typed, '');
  const { session } = await resetPassword({
    ctx: input.ctx,
    input: { token, password, device: senderOf(input).device },
  });
  return go('/', await signInCookies(input.ctx, session));
}

/** The token of a posted reset form, read from a copy: the page shows the form again when the password is too weak. */
export async function readPostedToken(request: Request): Promise<string | null> {
  return request.method === 'POST' ? ((await readForm(request.clone())).get('token') ?? null) : null;
}
