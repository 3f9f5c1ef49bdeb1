import { isApiError } from '#client/api.ts';
import { wizard } from './words/wizard.ts';

/** What to tell a person about a call that failed: the server's own words, or that it could not be reached. */
export const sentenceOf = (error: unknown): string =>
  isApiError(error) && typeof error.status === 'number' ? error.message : wizard.notReachable;
