import { account } from '../words/account.ts';
import type { Ctx } from '#platform/context.ts';
import { AppError, isAppError } from '#platform/errors.ts';
import { findAllowance } from './allowance.ts';
import { countLive } from './proofs.ts';

/** Proofs that strangers may have waiting for one address. */
const MAX_WAITING = 20;

/** One network may ask for only so many codes for one address; an address may have only so many waiting, and a day. */
export async function limitProofRequest(ctx: Ctx, email: string, network: string): Promise<void> {
  await ctx.limits.consume('code-request', `${email}|${network}`);
  await ctx.limits.consume('sign-up-network', network);
  const { own } = await findAllowance({ ctx, email });
  if (!own && (await countLive(ctx, email)) >= MAX_WAITING) {
    throw new AppError('too-many', account.tooManyCodes, { retryAfter: 600 });
  }
  await limitMailTo({ ctx, email });
}

/**
 * The day's ceiling of emails to an address that somebody typed. The address's own person is not kept from asking by
 * what strangers asked for: their session and the devices they signed in on count for themselves.
 */
export async function limitMailTo({ ctx, email }: { ctx: Ctx; email: string }): Promise<void> {
  const { actor, limits } = ctx;
  const { own, key } = await findAllowance({ ctx, email });
  const counted = () => limits.consume('mail-day', key);
  await inOwnWords('mail_ceiling', account.tooManyMails, counted);
  // Emails to many addresses from one account are counted for the account as well.
  if (!own && actor.kind === 'user') await limits.consume('mail-day-account', actor.userId);
}

/** The day's ceiling of guesses at codes without naming which; `guesses` is how many codes one try is compared with. */
export async function limitGuesses({ ctx, key, guesses }: { ctx: Ctx; key: string; guesses: number }): Promise<void> {
  if (guesses > 0)
    await inOwnWords('code_ceiling', account.tooManyGuesses, () => ctx.limits.consume('code-day', key, guesses));
}

/** A ceiling that is reached says what still works. */
export async function inOwnWords(reason: string, message: string, consume: () => Promise<void>): Promise<void> {
  try {
    await consume();
  } catch (error) {
    if (!isAppError(error) || error.kind !== 'too-many') throw error;
    throw new AppError('too-many', message, { reason, retryAfter: error.retryAfter ?? 0, cause: error });
  }
}
