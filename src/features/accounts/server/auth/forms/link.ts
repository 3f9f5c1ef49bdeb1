import { account } from '../../../words/account.ts';
import { signInWithLink, signInWithToken } from '../../index.ts';
import { unauthenticated } from '#platform/actor.ts';
import { parseEmail } from '#shared/email.ts';
import type { Fields, FormInput } from '#platform/forms/index.ts';
import { go, postedForm, senderOf } from '#platform/forms/index.ts';
import { signInCookies } from '../session-cookie.ts';
import { landing } from './confirm.ts';
import { nextOf } from './next.ts';

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
