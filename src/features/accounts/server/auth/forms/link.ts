import { signInWithLink } from '../../index.ts';
import { signInCookies } from '../session-cookie.ts';
import { landing } from './confirm.ts';
import { go, type Outcome, stayOnRefusal } from './outcome.ts';
import { type FormInput, nextOf, readForm, senderOf } from './posted.ts';

/** The button behind a mailed link. */
export async function linkForm(input: FormInput): Promise<Outcome> {
  const form = await readForm(input.request);
  try {
    const { device } = senderOf(input);
    const signedIn = await signInWithLink({ ctx: input.ctx, input: { token: form.get('token') ?? '', device } });
    return go(
      landing(signedIn.outcome, 'sign-in', nextOf(input, form)),
      await signInCookies(input.ctx, signedIn.session),
    );
  } catch (error) {
    return stayOnRefusal(error, {});
  }
}
