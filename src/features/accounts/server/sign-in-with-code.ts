import { account } from '../words/account.ts';
import { unauthenticated } from '#platform/actor.ts';
import type { Ctx } from '#platform/context.ts';
import { type SignedIn, signInProven } from './complete-sign-in.ts';
import { tryMailedCode } from './try-mailed-code.ts';

/**
 * Signs in with a mailed code. With the ticket of the browser that asked, only that code's five tries count, so a
 * stranger cannot use them up; without one, tries are limited per address. Throws `unauthenticated` for a code that is
 * wrong, used or too old, all in the same words.
 */
export async function signInWithCode({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: { email: string; code: string; ticket: string | null; device?: string };
}): Promise<SignedIn> {
  const { email, ticket, device } = input;
  const signedIn = await tryMailedCode({
    ctx,
    input,
    open: (base, payload) => signInProven(base, { email, payload, keepPassword: ticket !== null, device }),
  });
  if (!signedIn) throw unauthenticated(account.wrongCode);
  return signedIn;
}
