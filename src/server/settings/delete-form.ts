import { fill } from '#domain/text.ts';
import { deletePage as words } from '#messages/en/settings.ts';
import { deleteUser, readUser } from '../accounts/index.ts';
import { requireMember } from '../actor.ts';
import {
  clearedCookies,
  type FormInput,
  go,
  type Outcome,
  readForm,
  refuse,
  senderOf,
  stayOnRefusal,
} from '../auth/index.ts';
import { countSignIn } from '../limits/index.ts';

/** Ends the account: with the password where there is one, else with the address typed in full, and a box ticked. */
export async function deleteForm(input: FormInput): Promise<Outcome> {
  const { ctx } = input;
  const { userId } = requireMember(ctx);
  const form = await readForm(input.request);
  const values = { word: form.get('word') ?? '', sure: form.get('sure') ?? '' };
  try {
    const user = await readUser({ ctx, input: { userId } });
    const password = form.get('password') ?? '';
    const faults: Record<string, string> = {};
    if (user.passwordHash !== null && password === '') faults.password = words.passwordNeeded;
    if (user.passwordHash === null && values.word.trim().toLowerCase() !== user.email)
      faults.word = fill(words.wrongWord, { email: user.email });
    if (values.sure !== 'yes') faults.sure = words.sureNeeded;
    if (Object.keys(faults).length > 0) return refuse(values, faults);
    await countSignIn({ limits: ctx.limits, email: user.email, network: senderOf(input).network });
    await deleteUser({ ctx, input: { userId, ...(user.passwordHash === null ? {} : { password }) } });
    return go('/settings/deleted', clearedCookies(ctx));
  } catch (error) {
    return stayOnRefusal(error, values);
  }
}
