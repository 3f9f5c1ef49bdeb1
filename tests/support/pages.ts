import type { CachedPage } from '#platform/cache/index.ts';
import { toCachedPage } from '#platform/cache/page.ts';

/** A page as the cache keeps it. */
export const makePage = ({ body = '<p>page</p>', tags = ['tag'], status = 200 } = {}): CachedPage =>
  toCachedPage({ status, headers: { 'content-type': 'text/html' }, body: Buffer.from(body), tags });
