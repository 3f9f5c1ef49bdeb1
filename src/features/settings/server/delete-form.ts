import { fill } from '#shared/text.ts';
import { deletePage as words } from '../words.ts';
import { hasRecentSignIn, readUser, type UserRow } from '#features/accounts/server/index.ts';
import { requireMember } from '#platform/actor.ts';
import { clearedCookies } from '#features/accounts/server/auth/index.ts';
import { type Fields, type FormInput, go, type Outcome, readForm, refuse } from '#platform/forms/index.ts';
import { deleteUser } from './delete-user.ts';
import { asksForCode, mailProof, readProof, stayOnProof } from './proof.ts';

/**
 * Ends the account: with the password where there is one, else with the address typed in full and, when the sign-in was
 * a while ago, a mailed code. A mailed code does instead of a password too. And a box ticked.
 */
export async function deleteForm(input: FormInput): Promise<Outcome> {
  const { ctx } = input;
  const { userId } = requireMember(ctx);
  const form = await readForm(input.request);
  const values = valuesOf(form);
  try {
    if (asksForCode(form)) return await mailProof(input, values);
    const user = await readUser({ ctx, input: { userId } });
    const faults = findFaults(user, form);
    if (Object.keys(faults).length > 0) return refuse(values, faults);
    const { password: _, ...proof } = readProof(input, form);
    const password = form.get('password') || undefined;
    await deleteUser({ ctx, input: { userId, proof: proof.code ? proof : { ...proof, password } } });
    return go('/settings/deleted', clearedCookies(ctx));
  } catch (error) {
    return stayOnProof(error, values, 'password');
  }
}

/** Whether the page has to ask for a code of who has no password. */
export async function needsCode({ ctx, user }: { ctx: FormInput['ctx']; user: UserRow }): Promise<boolean> {
  return user.passwordHash === null && !(await hasRecentSignIn({ ctx }));
}

const valuesOf = (form: Fields) => ({
  word: form.get('word') ?? '',
  sure: form.get('sure') ?? '',
  proof_ticket: form.get('proof_ticket') ?? '',
});

function findFaults(user: UserRow, form: Fields): Record<string, string> {
  const faults: Record<string, string> = {};
  const has = user.passwordHash !== null;
  if (has && !form.get('password') && !form.get('proof_code')) faults.password = words.passwordNeeded;
  if (!has && (form.get('word') ?? '').trim().toLowerCase() !== user.email)
    faults.word = fill(words.wrongWord, { email: user.email });
  if (form.get('sure') !== 'yes') faults.sure = words.sureNeeded;
  return faults;
}
