import { eq } from 'drizzle-orm';
import type { Services } from '#platform/context.ts';
import * as schema from '#features/schema.ts';

const { listings } = schema;

/**
 * Pages that show the listing's photos are drawn anew on the next request, the page of its sale among them. Call after
 * the change has committed.
 */
export async function announceChange({ cache, db }: Pick<Services, 'cache' | 'db'>, listingId: string): Promise<void> {
  const [row] = await db.select({ saleId: listings.saleId }).from(listings).where(eq(listings.id, listingId));
  await cache.invalidate([`listing:${listingId}`, ...(row?.saleId ? [`listing:${row.saleId}`] : [])]);
}
