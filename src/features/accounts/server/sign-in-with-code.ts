import { account } from '../words/account.ts';
import { unauthenticated } from '#platform/actor.ts';
import type { Ctx } from '#platform/context.ts';
import { type SignedIn, signInProven } from './complete-sign-in.ts';
import type { Executor } from '#platform/db/index.ts';
import { findAllowance } from './allowance.ts';
import { limitGuesses } from './limits.ts';
import type { ProofPayload } from './proof-payload.ts';
import { countCodes, tryAnyCode, tryTicketedCode } from './proofs.ts';

type Base = Omit<Ctx, 'db'> & { readonly db: Executor };
type Input = { readonly email: string; readonly code: string; readonly ticket: string | null };

/**
 * Tries a mailed code and, if it is right, does `open` in the same transaction. With the ticket of the browser that
 * asked, only that code's five tries count, so a stranger cannot use them up; without one the code is compared with
 * every live code of the address, and each comparison is a guess that counts for the day. Null when it is wrong.
 */
export async function tryMailedCode<T>({
  ctx,
  input,
  open,
}: {
  ctx: Ctx;
  input: Input;
  open: (base: Base, payload: ProofPayload) => Promise<T>;
}): Promise<T | null> {
  const { email, ticket } = input;
  const code = input.code.replace(/[\s-]/g, '');
  const giveBack = ticket === null ? await countGuesses(ctx, email) : null;
  const opened = await ctx.db.transaction(async (db) => {
    const base = { ...ctx, db };
    const payload = ticket
      ? await tryTicketedCode(base, { kind: 'CODE', email, ticket, code })
      : await tryAnyCode(base, { kind: 'CODE', email, code });
    // Not thrown in here: the try must stay counted.
    return payload && open(base, payload);
  });
  if (opened !== null) await giveBack?.();
  return opened;
}

/** Counts a try without a ticket; gives what takes it back, for the right code. */
async function countGuesses(ctx: Ctx, email: string): Promise<() => Promise<void>> {
  const { key } = await findAllowance({ ctx, email });
  await ctx.limits.consume('code-try', key);
  const guesses = await countCodes(ctx, email);
  await limitGuesses({ ctx, key, guesses });
  return async () => {
    if (guesses > 0) await ctx.limits.giveBack('code-day', key, guesses);
  };
}

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
