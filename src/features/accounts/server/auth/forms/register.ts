import { parseEmail } from '#shared/email.ts';
import { ACCOUNT_TYPES } from '#shared/enums.ts';
import { type Fields, type FormInput, go, postedForm, refuse, senderOf } from '#platform/forms/index.ts';
import { checkNewPassword, signUp } from '../../index.ts';
import { nextOf } from './next.ts';
import { pendingCookie } from './pending.ts';

const typeOf = (form: Fields) => ACCOUNT_TYPES.find((known) => known === form.get('type')?.toUpperCase()) ?? 'SELLER';

const valuesOf = (form: Fields, input: FormInput) => ({
  email: form.get('email') ?? '',
  name: form.get('name') ?? '',
  type: typeOf(form),
  callbackUrl: nextOf(input, form),
});

/** The page for a new account: name, address, type, and a password for those who want one. */
export const registerForm = postedForm(
  async (input, form) => {
    const email = parseEmail(form.get('email'));
    if (!email.ok) return refuse(valuesOf(form, input), { email: email.reason });
    const typed = form.get('password') ?? '';
    const password = typed === '' ? null : checkNewPassword(typed, email.value);
    const { sessionKey } = input.ctx.actor;
    const said = { fullName: toName(form.get('name')), type: typeOf(form), password, country: 'US', language: 'en' };
    const person = { email: email.value, ...said, sessionKey, ...senderOf(input) };
    const { ticket } = await signUp({ ctx: input.ctx, input: person });
    const pending = { ticket, email: email.value, flow: 'sign-up', next: nextOf(input, form) } as const;
    return go('/stickers/auth/email/confirm', [pendingCookie(input.ctx.config, pending)]);
  },
  { values: valuesOf },
);

const toName = (typed = '') =>
  typed
    .replace(/[\p{Cc}\p{Cs}]/gu, '')
    .trim()
    .replace(/\s+/g, ' ')
    .slice(0, 100);
