import { ACCOUNT_TYPES } from '#shared/enums.ts';
import { checkNewPassword, signUp } from '../../index.ts';
import { go, type Outcome, refuse, stayOnRefusal } from './outcome.ts';
import { pendingCookie } from './pending.ts';
import { type FormInput, nextOf, readEmail, readForm, senderOf } from './posted.ts';

/** The page for a new account: name, address, type, and a password for those who want one. */
export async function registerForm(input: FormInput): Promise<Outcome> {
  const form = await readForm(input.request);
  const next = nextOf(input, form);
  const type = ACCOUNT_TYPES.find((known) => known === form.get('type')) ?? 'SELLER';
  const fullName = toName(form.get('name'));
  const values = { email: form.get('email') ?? '', name: form.get('name') ?? '', type, callbackUrl: next };
  const email = readEmail(form);
  if (!email.ok) return refuse(values, { email: email.reason });
  try {
    const typed = form.get('password') ?? '';
    const password = typed === '' ? null : checkNewPassword(typed, email.value);
    const said = { fullName, type, password, country: 'US', language: 'en', sessionKey: input.ctx.actor.sessionKey };
    const { ticket } = await signUp({ ctx: input.ctx, input: { email: email.value, ...said, ...senderOf(input) } });
    const pending = { ticket, email: email.value, flow: 'sign-up', next } as const;
    return go('/stickers/auth/email/confirm', [pendingCookie(input.ctx.config, pending)]);
  } catch (error) {
    return stayOnRefusal(error, values);
  }
}

const toName = (typed = '') =>
  typed
    .replace(/[\p{Cc}\p{Cs}]/gu, '')
    .trim()
    .replace(/\s+/g, ' ')
    .slice(0, 100);
