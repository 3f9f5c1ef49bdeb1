import type { Services } from '#platform/context.ts';
import { findDrift, reindexAll } from './reindex.ts';

/** Compares the index with the listings. A difference is a fault of ours: it is reported, and mended at once. */
export async function watchDrift({ services }: { services: Services }): Promise<void> {
  const { missing, extra, different } = await findDrift({ services });
  if (missing + extra + different === 0) return;
  const fault = new Error(
    `The search index had drifted: ${missing} missing, ${extra} too many, ${different} different.`,
  );
  services.telemetry.error(fault, { path: 'job:search index', method: 'JOB' });
  await reindexAll({ services });
  await services.cache.invalidate(['listings']);
}
