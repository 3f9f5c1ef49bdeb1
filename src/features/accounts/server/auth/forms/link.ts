import { signInWithLink } from '../../index.ts';
import { go, postedForm, senderOf } from '#platform/forms/index.ts';
import { signInCookies } from '../session-cookie.ts';
import { landing } from './confirm.ts';
import { nextOf } from './next.ts';

/** The button behind a mailed link. */
export const linkForm = postedForm(
  async (input, form) => {
    const { device } = senderOf(input);
    const signedIn = await signInWithLink({ ctx: input.ctx, input: { token: form.get('token') ?? '', device } });
    const to = landing(signedIn, 'sign-in', nextOf(input, form));
    return go(to, await signInCookies(input.ctx, signedIn.session));
  },
  { values: () => ({}) },
);
