import { account } from '#messages/en/account.ts';
import type { Services } from '../context.ts';
import { AppError } from '../errors.ts';
import { countLive } from './proofs.ts';

/** Proofs one address may have waiting. With 5 tries each, a code is guessed at most 100 times in 10 minutes. */
export const MOST_WAITING = 20;

/** One network may ask for only so many codes for one address; an address may have only so many waiting. */
export async function limitProofRequest(services: Services, email: string, network: string): Promise<void> {
  await services.limits.consume('code-request', `${email}|${network}`);
  await services.limits.consume('sign-up-network', network);
  if ((await countLive(services, email)) >= MOST_WAITING) {
    throw new AppError('too-many', account.tooManyCodes, { retryAfter: 600 });
  }
}
