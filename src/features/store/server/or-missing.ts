import { isAppError } from '#platform/errors.ts';

/** What a page reads, or null when it is missing: the page then answers like an address that leads nowhere. */
export async function orMissing<T>(reading: Promise<T>): Promise<T | null> {
  try {
    return await reading;
  } catch (error) {
    if (isAppError(error) && error.kind === 'missing') return null;
    throw error;
  }
}
