import { lt } from 'drizzle-orm';
import { sweepAccounts } from '#features/accounts/server/index.ts';
import { forgetPlaces, forgetQuestions, forgetUnsentPhotos } from '#features/chat/server/index.ts';
import type { Services } from '#platform/context.ts';
import * as schema from '#features/schema.ts';
import { forgetDraftLinks } from '#features/listings/server/draft-links/index.ts';
import { forgetCounts } from '#platform/limits/index.ts';
import { forgetCarts } from '#features/store/server/index.ts';
import { forgetVisits } from '#features/open-houses/server/index.ts';

const DAY_MS = 24 * 3_600_000;

/** Rows that only mattered for a while: replayed answers after a day, counters whose window is over, codes and sessions that open nothing any more. */
export async function forgetExpired({ services }: { services: Services }): Promise<void> {
  const dayAgo = new Date(services.now().getTime() - DAY_MS);
  await services.db.delete(schema.idempotencyKeys).where(lt(schema.idempotencyKeys.createdAt, dayAgo));
  await forgetCounts(services);
  await forgetDraftLinks(services);
  await forgetVisits(services);
  await forgetCarts(services);
  await forgetQuestions(services);
  await forgetPlaces(services);
  await forgetUnsentPhotos(services);
  await sweepAccounts(services);
}
