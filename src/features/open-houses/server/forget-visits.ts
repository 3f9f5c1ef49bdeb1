import { inArray, lt } from 'drizzle-orm';
import type { Services } from '#platform/context.ts';
import * as schema from '../schema.ts';

const { openings, reservations } = schema;
/** Long enough for a question afterwards. */
const KEEP_DAYS = 30;
const DAY = 86_400_000;

/** Forgets who came, a month after the door closed. */
export async function forgetVisits(services: Services): Promise<void> {
  const before = new Date(services.now().getTime() - KEEP_DAYS * DAY);
  const over = services.db.select({ id: openings.id }).from(openings).where(lt(openings.endsAt, before));
  await services.db.delete(reservations).where(inArray(reservations.openingId, over));
}
