import { account } from '../../../words/account.ts';
import { signInWithLink, signInWithToken, requestEmailCode, type SignedIn, signInWithCode } from '../../index.ts';
import { unauthenticated } from '#platform/actor.ts';
import { parseEmail } from '#shared/email.ts';
import { type Fields, type FormInput, go, postedForm, senderOf, type Outcome, refuse } from '#platform/forms/index.ts';
import { signInCookies } from '../session-cookie.ts';
import { nextOf, homeOf } from './next.ts';
import { noPendingCookie, type Pending, pendingCookie, readPending } from './pending.ts';

/**
 * The page a mailed code is typed on. It knows the address from its cookie; without one (another device) the address is
 * typed too. Its buttons are named `how`: confirm, or again for a new code.
 */
export const confirmForm = postedForm(
  async (input, form) => {
    const pending = readPending(input.request.headers);
    const email = pending ? ({ ok: true, value: pending.email } as const) : parseEmail(form.get('email'));
    const values = { email: form.get('email') ?? '', code: form.get('code') ?? '' };
    if (!email.ok) return refuse(values, { email: email.reason });
    if (form.get('how') === 'again') return await sendAgain(input, email.value, pending);
    if (values.code.trim() === '') return refuse(values, { code: account.typeCode });
    const code = { email: email.value, code: values.code, ticket: pending?.ticket ?? null };
    const signedIn = await signInWithCode({ ctx: input.ctx, input: { ...code, ...senderOf(input) } });
    return await arrive(input, signedIn, pending, pending?.next ?? nextOf(input, form));
  },
  { values: (form) => ({ email: form.get('email') ?? '' }) },
);

async function sendAgain(input: FormInput, email: string, pending: Pending | null): Promise<Outcome> {
  const after = pending ? { after: pending.ticket } : {};
  const { ticket } = await requestEmailCode({ ctx: input.ctx, input: { email, ...after, ...senderOf(input) } });
  const next = pending ?? { email, flow: 'sign-in' as const, next: nextOf(input) };
  return go('/stickers/auth/email/confirm?sent=1', [pendingCookie(input.ctx.config, { ...next, ticket })]);
}

/** New people are welcomed; who signed up with an address that had an account learns it only now, having proven it. */
async function arrive(input: FormInput, signedIn: SignedIn, pending: Pending | null, next: string): Promise<Outcome> {
  const { config } = input.ctx;
  const cookies = [...(await signInCookies(input.ctx, signedIn.session)), noPendingCookie(config)];
  return go(landing(signedIn, pending?.flow ?? 'sign-in', next), cookies);
}

/** The page after a sign-in: `next` itself, or a page that says what happened and leads on to it. */
function landing({ outcome, user }: SignedIn, flow: Pending['flow'], asked: string): string {
  const next = homeOf(user, asked);
  const query = next === '/' ? '' : `?${new URLSearchParams({ callbackUrl: next })}`;
  if (outcome === 'created') return `/stickers/auth/register/success${query}`;
  return flow === 'sign-up' ? `/stickers/auth/email/exist${query}` : next;
}

/** Longer than any token of ours. */
const MAX_TOKEN_LENGTH = 200;

/** Uses up what the email carried: a link, or with a username the token that was made for it alone. */
async function signInMailed(input: FormInput, form: Fields) {
  const { ctx } = input;
  const { device, network } = senderOf(input);
  const token = form.get('token') ?? '';
  const username = form.get('username');
  if (!username) return signInWithLink({ ctx, input: { token, device } });
  const email = parseEmail(username);
  if (!email.ok || token.length > MAX_TOKEN_LENGTH) throw unauthenticated(account.staleLink);
  return signInWithToken({ ctx, input: { email: email.value, token, network, device } });
}

/** The button behind a mailed link. */
export const linkForm = postedForm(
  async (input, form) => {
    const signedIn = await signInMailed(input, form);
    const to = landing(signedIn, 'sign-in', nextOf(input, form));
    return go(to, await signInCookies(input.ctx, signedIn.session));
  },
  { values: (form) => ({ callbackUrl: form.get('callbackUrl') ?? '' }) },
);
