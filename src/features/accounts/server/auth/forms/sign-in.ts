import { parseEmail } from '#shared/email.ts';
import { fill } from '#shared/text.ts';
import { account, authPages } from '#features/accounts/words/account.ts';
import {
  type FormInput,
  go,
  type Outcome,
  postedForm,
  refuse,
  senderOf,
  stay,
  readForm,
} from '#platform/forms/index.ts';
import { requestEmailCode, requestEmailLink, signInWithPassword, closeSession } from '../../index.ts';
import { beginOAuth } from '../handle.ts';
import { signInCookies, clearedCookies } from '../session-cookie.ts';
import { homeOf, nextOf } from './next.ts';
import { pendingCookie } from './pending.ts';

/** Signing out without a script. */
export async function signOutForm(input: FormInput): Promise<Outcome> {
  const { ctx } = input;
  const next = nextOf(input, await readForm(input.request));
  if (ctx.actor.kind === 'user') await closeSession({ services: ctx, sessionId: ctx.actor.sessionId });
  return go(next, clearedCookies(ctx));
}

const CONFIRM = '/stickers/auth/email/confirm';

/** The sign-in page: its buttons are named `how`, with the values password, code, link, or the id of a service. */
export const signInForm = postedForm(
  async (input, form) => {
    const next = nextOf(input, form);
    const how = form.get('how') ?? 'password';
    if (!['password', 'code', 'link'].includes(how)) {
      return { kind: 'answer', response: await beginOAuth({ ...input, provider: how, next }) };
    }
    const email = parseEmail(form.get('email'));
    if (!email.ok) return refuse({ email: form.get('email') ?? '', callbackUrl: next }, { email: email.reason });
    if (how === 'code') return await withCode(input, email.value, next);
    if (how === 'link') return await withLink(input, email.value, next);
    return await withPassword(input, email.value, form.get('password') ?? '', next);
  },
  { values: (form, input) => ({ email: form.get('email') ?? '', callbackUrl: nextOf(input, form) }) },
);

async function withPassword(input: FormInput, email: string, password: string, next: string): Promise<Outcome> {
  if (password === '') {
    return refuse({ email, callbackUrl: next }, { password: account.typePassword });
  }
  const sent = { email, password, ...senderOf(input) };
  const { session, user } = await signInWithPassword({ ctx: input.ctx, input: sent });
  return go(homeOf(user, next), await signInCookies(input.ctx, session));
}

async function withCode(input: FormInput, email: string, next: string): Promise<Outcome> {
  const { ticket } = await requestEmailCode({ ctx: input.ctx, input: { email, ...senderOf(input) } });
  return go(CONFIRM, [pendingCookie(input.ctx.config, { ticket, email, flow: 'sign-in', next })]);
}

async function withLink(input: FormInput, email: string, next: string): Promise<Outcome> {
  await requestEmailLink({ ctx: input.ctx, input: { email, next, ...senderOf(input) } });
  return stay({
    values: { email, callbackUrl: next },
    notice: { kind: 'good', text: fill(authPages.linkSent, { email }) },
  });
}
