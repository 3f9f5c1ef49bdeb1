import { and, lt, ne } from 'drizzle-orm';
import type { Services } from '#platform/context.ts';
import * as schema from '../../schema.ts';

const { meetings } = schema;
const KEPT_MS = 2 * 24 * 3_600_000;

/** For the hourly job: where people met is nobody's business some days later. */
export async function forgetPlaces({ db, now }: Pick<Services, 'db' | 'now'>): Promise<void> {
  await db
    .update(meetings)
    .set({ place: '', placeKind: null })
    .where(and(lt(meetings.startsAt, new Date(now().getTime() - KEPT_MS)), ne(meetings.place, '')));
}
