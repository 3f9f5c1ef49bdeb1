import { eq } from 'drizzle-orm';
import { REPORT_REASONS, type ReportReason } from '#features/chat/rules/kinds.ts';
import { reportPage as words } from '#features/moderation/words.ts';
import { type Form, postedForm, refuse, stay, typedIn } from '#platform/forms/index.ts';
import { requireMember } from '#platform/actor.ts';
import type { Ctx } from '#platform/context.ts';
import * as schema from '#features/schema.ts';
import { missing, refused } from '#platform/errors.ts';
import { newId } from '#platform/ids.ts';
import { readListings } from '#features/listings/server/index.ts';

const { listings, reportLog, reports } = schema;

const MAX_NOTE_LENGTH = 1_000;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

type Input = { readonly listingId: string; readonly reason: ReportReason; readonly note: string };

/** The public listing that somebody wants to report. */
export async function findReportable({ ctx, input }: { ctx: Ctx; input: { listingId: string } }) {
  const { listingId } = input;
  const found = UUID.test(listingId) ? (await readListings({ ctx, ids: [listingId] })).get(listingId) : undefined;
  if (!found) throw missing(words.noListing);
  return found;
}

/**
 * Asks an operator to look at a listing. What it said is kept as evidence, in case it is changed. Reporting the same
 * listing twice is one report; its seller is not told.
 * @throws AppError `missing`, `refused` (`own_listing`)
 */
export async function reportListing({ ctx, input }: { ctx: Ctx; input: Input }): Promise<void> {
  const { userId } = requireMember(ctx);
  const { listingId, reason } = input;
  const shown = await findReportable({ ctx, input });
  const [row] = await ctx.db.select({ ownerId: listings.ownerId }).from(listings).where(eq(listings.id, listingId));
  if (row?.ownerId === userId) throw refused(words.own, 'own_listing');
  await ctx.limits.consume('report', userId);
  const at = ctx.now();
  const note = input.note.trim().slice(0, MAX_NOTE_LENGTH);
  await ctx.db.transaction(async (tx) => {
    const [made] = await tx
      .insert(reports)
      .values({
        id: newId(at),
        subject: 'LISTING',
        subjectId: listingId,
        reporterId: userId,
        aboutId: row?.ownerId ?? null,
        listingId,
        reason,
        note,
        evidence: { content: `${shown.title}\n\n${shown.description}` },
        createdAt: at,
      })
      .onConflictDoNothing()
      .returning({ id: reports.id });
    if (made) await tx.insert(reportLog).values({ reportId: made.id, actorId: userId, action: 'OPENED', note, at });
  });
}

/** The form that reports a listing. */
export const reportForm = (listingId: string): Form =>
  postedForm(async ({ ctx }, form) => {
    const reason = REPORT_REASONS.find((known) => known === form.get('reason'));
    if (!reason) return refuse(typedIn(form), { reason: words.reasonMissing });
    await reportListing({ ctx, input: { listingId, reason, note: form.get('note') ?? '' } });
    return stay({ notice: { kind: 'good', text: words.sent } });
  });
