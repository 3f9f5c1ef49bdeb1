import { nanoquery } from '@nanostores/query';

/** Specification 9: how long an answer of the API is used again. */
const LIFETIME_MS = 60_000;

/** Reads of the API, shared by every island: one request for equal keys, kept for 60 s, asked again on focus. */
export const [createFetcherStore] = nanoquery({
  cacheLifetime: LIFETIME_MS,
  dedupeTime: LIFETIME_MS,
  revalidateOnFocus: false,
  onErrorRetry: null,
});
