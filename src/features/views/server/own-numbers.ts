import type { Ctx } from '#platform/context.ts';
import { countSaves } from '#features/saved/server/index.ts';
import { NO_VIEWS, readViews, type ViewCounts } from './read-views.ts';

/** What an owner is told about a listing's success. */
export type OwnNumbers = { readonly views: ViewCounts; readonly saves: number };

/** By listing, every one of them. The caller has settled whose listings these are. */
export async function readNumbers({
  ctx,
  input: { listingIds },
}: {
  ctx: Ctx;
  input: { listingIds: readonly string[] };
}): Promise<ReadonlyMap<string, OwnNumbers>> {
  const [views, saves] = await Promise.all([
    readViews({ ctx, input: { listingIds } }),
    countSaves({ ctx, listingIds }),
  ]);
  return new Map(listingIds.map((id) => [id, { views: views.get(id) ?? NO_VIEWS, saves: saves.get(id) ?? 0 }]));
}
