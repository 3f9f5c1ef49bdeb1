import { lt } from 'drizzle-orm';
import type { Services } from '#platform/context.ts';
import * as schema from '../schema.ts';
import { sweepProofs } from './proofs.ts';

/** Deletes proofs and sessions that no longer open anything. For a nightly job. */
export async function sweepAccounts(services: Services): Promise<void> {
  await sweepProofs(services);
  await services.db.delete(schema.sessions).where(lt(schema.sessions.expiresAt, services.now()));
}
