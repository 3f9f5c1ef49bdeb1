import type { PublicListing } from '#features/listings/rules/public.ts';
import { inOrder, type SearchFilters } from '../rules/filters.ts';
import type { Ctx } from '#platform/context.ts';
import { liveIndex } from '#features/search-index/server/index.ts';
import { listingsByRef } from './hydrate.ts';
import { toPlan } from './plan.ts';
import { scan } from './scan.ts';
import { placeOf } from './slot-values.ts';
import { findText } from './text.ts';

/** About ten feet: listings of one ZIP code come to lie on one spot whatever rounding did. */
const PLACES = 100_000;
const rounded = (degrees: number): number => Math.round(degrees * PLACES) / PLACES;

type Matches = {
  readonly total: number;
  /** The listings behind some of the numbers that were heard of. */
  name(refs: readonly number[]): Promise<Map<number, PublicListing>>;
};

/** Everything that a search finds and that has a place, one after the other, without reading any of it. */
export async function readMatches({
  ctx,
  input,
  onMatch,
}: {
  ctx: Pick<Ctx, 'db' | 'cache'>;
  input: SearchFilters;
  onMatch: (ref: number, latitude: number, longitude: number) => void;
}): Promise<Matches> {
  const filters = inOrder(input);
  const text = await findText(ctx, filters.q);
  const snapshot = await liveIndex(ctx).fresh();
  const { data } = snapshot.columns;
  const { total } = scan(snapshot, toPlan(snapshot, filters, text), {
    take: 0,
    onMatch: (slot) => {
      if (Number.isNaN(data.z[slot])) return;
      const { lat, lng } = placeOf(data, slot);
      onMatch(data.ref[slot] as number, rounded(lat), rounded(lng));
    },
  });
  return {
    total,
    name: (refs) => listingsByRef(ctx, refs),
  };
}
