import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { RequestView, updateRequestBody } from '../contract.ts';
import type { ListingStatus } from '#shared/enums.ts';
import { type Flow, publishFaults, withPresets } from '#features/sell/rules/index.ts';
import type { Answers } from '#shared/answers.ts';
import { isPublic } from '../rules/status.ts';
import { listings as sentences } from '../words/listings.ts';
import { linkCarried, stickerOutcome } from '#features/sticker-codes/server/index.ts';
import type { Ctx, Services } from '#platform/context.ts';
import * as schema from '../schema.ts';
import type { Transaction } from '#platform/db/index.ts';
import { rateListings } from '#features/valuation/server/deals/index.ts';
import { AppError, refused } from '#platform/errors.ts';
import { indexListing } from '#features/search-index/server/index.ts';
import { writeOpenings } from '#features/open-houses/server/index.ts';
import { type ListingRow, lockOpen, owns } from './access.ts';
import { readChanges, toFieldFaults, requireFlow, toColumns } from './columns.ts';
import { followSale, itemTags } from './follow-sale.ts';
import { keepContact } from './keep-contact.ts';
import { recordChange, tellOfMove } from './record-change.ts';
import { requireKnowingly } from './require-knowingly.ts';
import { toRequestView } from './read-requests.ts';
import { toStatus } from './status-change.ts';

const { listings } = schema;
/** `keptFor` comes from conversations alone: the person whose offer was accepted. */
type Input = z.infer<typeof updateRequestBody> & { readonly keptFor?: string };

/** What everybody can see must be complete: a published page never loses an answer it needs. */
function requireComplete(flow: Flow, answers: Answers, row: ListingRow, status: ListingStatus): void {
  if (!isPublic(status)) return;
  const wasPublic = isPublic(row.status);
  // What was published before a question was asked stays editable without its answer.
  const known = new Set(wasPublic ? faultsOf(flow, row.answers).map(({ field }) => field) : []);
  const faults = faultsOf(flow, answers).filter(({ field }) => !known.has(field));
  if (faults.length > 0)
    throw refused(wasPublic ? sentences.stillPublished : sentences.notReady, 'not_publishable', toFieldFaults(faults));
}

const faultsOf = (flow: Flow, answers: Answers) => publishFaults(flow, answers).flatMap((step) => step.faults);

/** One change to a locked row with its lines in the record. The caller invalidates `listingTags` after the commit. */
export async function saveChange({
  ctx,
  tx,
  row,
  input,
}: {
  ctx: Ctx;
  tx: Transaction;
  row: ListingRow;
  input: Input;
}): Promise<ListingRow> {
  if (input.if_status && input.if_status !== row.status) throw new AppError('conflict', sentences.movedOn);
  if (input.if_version !== undefined && input.if_version !== row.version)
    throw new AppError('conflict', sentences.changedMeanwhile);
  const flow = requireFlow(row.flow);
  const { answers: said } = readChanges({ before: row.answers, raw: input.answers ?? {} });
  const next = await toStatus({ ctx, tx, row, input });
  const answers = isPublic(next.status) ? withPresets(flow, said) : said;
  requireComplete(flow, answers, row, next.status);
  const ownerId = next.ownerId ?? row.ownerId;
  const confirmed = input.contacts_confirmed === true;
  await requireKnowingly({ tx, row, ownerId, answers, status: next.status, confirmed });
  const columns = await toColumns({ flow, answers });
  const [saved] = await tx
    .update(listings)
    .set({
      ...columns,
      ...next,
      ...(input.current_step === undefined ? {} : { currentStep: input.current_step }),
      version: row.version + 1,
      updatedAt: ctx.now(),
    })
    .where(eq(listings.id, row.id))
    .returning();
  if (!saved) throw new Error('The listing was locked and yet not saved.');
  await keepContact({ tx, before: row, after: saved, now: ctx.now() });
  await recordChange({ ctx, tx, before: row, after: saved });
  await tellOfMove({ ctx, tx, before: row.status, after: saved, buyerId: input.keptFor ?? null });
  if (saved.publishedAt) {
    await indexListing({ tx, row: saved });
    await writeOpenings({ services: ctx, tx, row: saved, before: row });
  }
  await followSale({ ctx, tx, before: row, sale: saved, save: saveChange });
  if (isOpening(row, saved)) await linkCarried({ ctx, tx, listingId: saved.id });
  return saved;
}

/** A device that a code let in adds to somebody's draft; whether it is public is for the owner's account. */
function requireRight(ctx: Ctx, row: ListingRow, { status = row.status }: Input): void {
  const isItemGone = row.saleId !== null && status === 'ARCHIVED';
  if (status !== row.status && row.ownerId !== null && !isItemGone && !owns(ctx, row))
    throw refused(sentences.publishAsOwner, 'owner_only');
}

/** From a draft to a page that anyone may read. */
const isOpening = (before: ListingRow, after: ListingRow): boolean =>
  !isPublic(before.status) && isPublic(after.status);

/** The badge of a new price. The change is saved by now: without a badge the job makes one later. */
async function rateQuietly(services: Services, { id }: Pick<ListingRow, 'id'>): Promise<void> {
  await rateListings({ services, ids: [id] }).catch((error: unknown) =>
    services.telemetry.error(error, { path: 'deals', method: 'VERB' }),
  );
}

/** Cache tags of everything that shows this listing, its seller's pages and the sale it belongs to among them. */
export const listingTags = ({
  id,
  ownerId,
  saleId,
}: Pick<ListingRow, 'id' | 'ownerId'> & Partial<Pick<ListingRow, 'saleId'>>): string[] => [
  `listing:${id}`,
  'listings',
  ...(saleId ? [`listing:${saleId}`] : []),
  ...(ownerId ? [`seller:${ownerId}`] : []),
];

/**
 * Saves answers, moves the status, or both, in one transaction: publishing is `status: 'PUBLISHED'`. Pages that show
 * the listing follow on the next request.
 */
export async function updateRequest({
  ctx,
  ref,
  input,
}: {
  ctx: Ctx;
  ref: string;
  input: Input;
}): Promise<RequestView> {
  const { row, saved } = await ctx.db.transaction(async (tx) => {
    const row = await lockOpen({ ctx, tx, ref });
    requireRight(ctx, row, input);
    return { row, saved: await saveChange({ ctx, tx, row, input }) };
  });
  if (saved.publishedAt) {
    await rateQuietly(ctx, saved);
    await ctx.cache.invalidate([...listingTags(saved), ...(await itemTags(ctx.db, saved))]);
  }
  const sticker = isOpening(row, saved) ? await stickerOutcome({ ctx, listingId: saved.id }) : null;
  return { ...toRequestView(saved), ...(sticker === null ? {} : { sticker_path: sticker }) };
}
