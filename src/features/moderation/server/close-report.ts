import { and, eq } from 'drizzle-orm';
import { isPublic } from '#features/listings/rules/status.ts';
import { operatorPages as words } from '#features/store/words.ts';
import { type Ctx, withActor } from '#platform/context.ts';
import * as schema from '#features/schema.ts';
import { missing, refused } from '#platform/errors.ts';
import { updateRequest } from '#features/listings/server/index.ts';
import { requireOperator } from './require-operator.ts';

const { listings, reportLog, reports } = schema;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const MAX_NOTE_LENGTH = 500;

type Input = { readonly reportId: string; readonly note: string; readonly action: 'CLOSED' | 'TAKEN_DOWN' };

/**
 * Closes a report, after taking the listing down where that is what it needs. Who did what, and when, is added to a log
 * that is never rewritten. Two operators at once: the second is told that it is closed.
 * @throws AppError `missing`, `refused` (`report_closed`, `nothing_to_take_down`)
 */
export async function closeReport({ ctx, input }: { ctx: Ctx; input: Input }): Promise<void> {
  const { userId } = requireOperator(ctx);
  const { reportId, action } = input;
  if (!UUID.test(reportId)) throw missing(words.noReport);
  const [report] = await ctx.db.select().from(reports).where(eq(reports.id, reportId));
  if (!report) throw missing(words.noReport);
  if (report.status !== 'OPEN') throw refused(words.alreadyClosed, 'report_closed');
  if (action === 'TAKEN_DOWN') await takeDown(ctx, report.listingId);
  await ctx.db.transaction(async (tx) => {
    const [closed] = await tx
      .update(reports)
      .set({ status: 'CLOSED' })
      .where(and(eq(reports.id, reportId), eq(reports.status, 'OPEN')))
      .returning({ id: reports.id });
    if (!closed) throw refused(words.alreadyClosed, 'report_closed');
    const note = input.note.trim().slice(0, MAX_NOTE_LENGTH);
    await tx.insert(reportLog).values({ reportId, actorId: userId, action, note, at: ctx.now() });
  });
}

/** Archives the listing by its owner's own door, so that its record, the search and kept pages follow. */
async function takeDown(ctx: Ctx, listingId: string | null): Promise<void> {
  const [row] = listingId === null ? [] : await ctx.db.select().from(listings).where(eq(listings.id, listingId));
  if (!row?.ownerId || !isPublic(row.status)) throw refused(words.noListing, 'nothing_to_take_down');
  const { userId: sessionId } = requireOperator(ctx);
  const owner = { kind: 'user', userId: row.ownerId, sessionId, sessionKey: null, role: 'MEMBER' } as const;
  await updateRequest({ ctx: withActor(ctx, owner), ref: row.id, input: { status: 'ARCHIVED' } });
}
