import type { ListingCategory } from '#shared/enums.ts';
import type { HistoryEntry, PublicListing } from '../rules/public.ts';
import { listingFolder } from '../rules/listing-path.ts';
import type { Ctx } from '#platform/context.ts';
import { isAppError } from '#platform/errors.ts';
import { readRecorded } from './read-listing.ts';

export type OpenedListing =
  | { kind: 'open'; listing: PublicListing; history: HistoryEntry[] }
  | { kind: 'gone' }
  | { kind: 'missing' };

/** What a listing's page shows: the listing with its record, or whether it is gone or never was. */
export async function openListing(call: { ctx: Ctx; id: string; category: ListingCategory }): Promise<OpenedListing> {
  const { ctx, id, category } = call;
  try {
    const { listing, history } = await readRecorded({ ctx, ref: id });
    // A house under /cars is not a page; folders are shared by some categories, so the folder decides.
    if (listingFolder(listing.category) !== listingFolder(category)) return { kind: 'missing' };
    return { kind: 'open', listing, history };
  } catch (error) {
    if (isAppError(error) && (error.kind === 'missing' || error.kind === 'gone')) return { kind: error.kind };
    throw error;
  }
}
