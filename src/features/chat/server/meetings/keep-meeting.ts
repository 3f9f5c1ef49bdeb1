import { and, desc, eq, gt, inArray, sql } from 'drizzle-orm';
import type { ViewingState } from '../../rules/viewings.ts';
import * as schema from '../../schema.ts';
import type { Transaction } from '#platform/db/index.ts';

const { meetings } = schema;
export type MeetingRow = typeof meetings.$inferSelect;

const changed = (now: Date) => ({ sequence: sql`${meetings.sequence} + 1`, changedAt: now });

type Confirmed = { readonly conversationId: string; readonly viewing: ViewingState; readonly now: Date };

/**
 * Two people agreed on a time: a new entry for their calendars, or the one that they have with another time. Belongs in
 * the transaction of the answer, which holds the conversation.
 */
export async function confirmMeeting(tx: Transaction, { conversationId, viewing, now }: Confirmed): Promise<void> {
  const when = { startsAt: new Date(viewing.startsAt), minutes: viewing.minutes, timeZone: viewing.timeZone };
  const said = viewing.place === '' ? {} : { place: viewing.place, placeKind: null };
  const status = 'CONFIRMED' as const;
  const [ahead] = await tx
    .select({ id: meetings.id })
    .from(meetings)
    .where(and(eq(meetings.conversationId, conversationId), gt(meetings.startsAt, now)))
    .orderBy(desc(meetings.startsAt))
    .limit(1);
  if (!ahead) {
    const fresh = { id: viewing.id, conversationId, viewingId: viewing.id, status, sequence: 1, changedAt: now };
    await tx.insert(meetings).values({ ...fresh, ...when, ...said });
    return;
  }
  await tx
    .update(meetings)
    .set({ viewingId: viewing.id, ...when, ...said, status, ...changed(now), toldDayBeforeAt: null, toldSoonAt: null })
    .where(eq(meetings.id, ahead.id));
}

type Off = { readonly conversationIds: readonly string[]; readonly now: Date; readonly keepsPlace: boolean };

/** What was agreed on and is still ahead does not take place. Its place stays only while another time is discussed. */
export async function cancelMeetings(tx: Transaction, { conversationIds, now, keepsPlace }: Off): Promise<void> {
  if (conversationIds.length === 0) return;
  await tx
    .update(meetings)
    .set({ status: 'CANCELED', ...changed(now), ...(keepsPlace ? {} : { place: '', placeKind: null }) })
    .where(
      and(
        inArray(meetings.conversationId, [...conversationIds]),
        eq(meetings.status, 'CONFIRMED'),
        gt(meetings.startsAt, now),
      ),
    );
}

/** The meetings that these proposals became, by proposal. */
export async function readMeetings(
  db: Pick<Transaction, 'select'>,
  viewingIds: readonly string[],
): Promise<ReadonlyMap<string, MeetingRow>> {
  if (viewingIds.length === 0) return new Map();
  const rows = await db
    .select()
    .from(meetings)
    .where(inArray(meetings.viewingId, [...viewingIds]));
  return new Map(rows.map((row) => [row.viewingId, row]));
}
