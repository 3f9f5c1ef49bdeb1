import type { OwnListing } from '#features/sell/rules/own.ts';
import type { HistoryEntry } from '../rules/public.ts';
import type { DealView } from '#features/valuation/rules/view.ts';
import { dealOf } from '#features/valuation/server/deals/index.ts';
import type { Ctx } from '#platform/context.ts';
import { readPublicPhotos } from '#features/photos/server/index.ts';
import { findOwn } from './access.ts';
import { readHistory } from './history.ts';
import { toOwn } from './list-own.ts';

/** One listing as its owner's page of it shows it. */
export type OwnDetails = {
  readonly listing: OwnListing;
  readonly history: readonly HistoryEntry[];
  readonly photos: number;
  readonly publishedAt: string | null;
  /** Set also after it came down. */
  readonly expiresAt: string | null;
  /** The badge of its price or why there is none; null where prices are not rated. */
  readonly deal: DealView | null;
  /** What others are like it by; null where that is not known. */
  readonly model: { readonly make: string; readonly model: string; readonly year: number } | null;
};

/** The actor's own listing, whatever its status. Anybody else's is missing. */
export async function readOwn({ ctx, ref }: { ctx: Ctx; ref: string }): Promise<OwnDetails> {
  const row = await findOwn({ ctx, ref });
  const [history, photos] = await Promise.all([
    readHistory({ db: ctx.db, listingId: row.id }),
    readPublicPhotos({ ctx, input: { listingIds: [row.id] } }),
  ]);
  const own = photos.get(row.id) ?? [];
  const { make, model, year } = row;
  return {
    listing: toOwn(row, own[0] ?? null),
    history,
    photos: own.length,
    publishedAt: row.publishedAt?.toISOString() ?? null,
    expiresAt: row.expiresAt?.toISOString() ?? null,
    deal: dealOf(row),
    model: make && model && year ? { make, model, year } : null,
  };
}
