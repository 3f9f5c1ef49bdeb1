import { parseEmail } from '#shared/email.ts';
import { fill } from '#shared/text.ts';
import { authPages } from '#features/accounts/words/account.ts';
import { checkNewPassword, requestPasswordReset, resetPassword } from '../../index.ts';
import {
  type Fields,
  type FormInput,
  go,
  type Outcome,
  postedForm,
  readForm,
  refuse,
  senderOf,
  stay,
} from '#platform/forms/index.ts';
import { signInCookies } from '../session-cookie.ts';

const valuesOf = (form: Fields) => ({ email: form.get('email') ?? '' });

/** The page for a forgotten password: asks for the address, or, reached by the mailed link, for the new password. */
export const resetForm = postedForm(
  (input, form) => {
    const token = form.get('token');
    return token ? save(input, token, form.get('password')) : ask(input, form);
  },
  { values: valuesOf },
);

async function ask(input: FormInput, form: Fields): Promise<Outcome> {
  const values = valuesOf(form);
  const email = parseEmail(form.get('email'));
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
