import { isApiError } from '../api-client/api.ts';
import { browserWords } from './words.ts';

/** Thrown where going on would drop answers that the server does not have; the message says why it has not. */
export class UnsentError extends Error {}

/** What to tell a person about a call that failed: the server's own words, or that it could not be reached. */
export const sentenceOf = (error: unknown): string =>
  error instanceof UnsentError || (isApiError(error) && typeof error.status === 'number')
    ? error.message
    : browserWords.notReachable;
