import { desc, eq, inArray } from 'drizzle-orm';
import { changesBetween, type SavedChange, standingAt } from '../rules/changes.ts';
import type { Heart } from '../rules/hearts.ts';
import type { PublicListing } from '#features/listings/rules/public.ts';
import { requireMember } from '#platform/actor.ts';
import type { Ctx } from '#platform/context.ts';
import * as schema from '#features/schema.ts';
import { readHistories, readListings } from '#features/listings/server/index.ts';

const { savedListings, listings } = schema;

/** A saved listing with what happened to it since. `listing` is null once it is gone; its title stays as a memory. */
export type SavedListing = {
  readonly id: string;
  readonly title: string;
  readonly savedAt: string;
  readonly listing: PublicListing | null;
  readonly changes: readonly SavedChange[];
};

/** What the signed-in person saved, the latest first. */
export async function listSaved({ ctx }: { ctx: Ctx }): Promise<SavedListing[]> {
  const { userId } = requireMember(ctx);
  const rows = await ctx.db
    .select({ id: savedListings.listingId, at: savedListings.savedAt })
    .from(savedListings)
    .where(eq(savedListings.userId, userId))
    .orderBy(desc(savedListings.savedAt), desc(savedListings.listingId));
  return toSaved(ctx, rows);
}

/** The same for the hearts of a browser. Only what was public once is told of: ids can be made up. */
export async function listHearted({ ctx, hearts }: { ctx: Ctx; hearts: readonly Heart[] }): Promise<SavedListing[]> {
  const saved = await toSaved(
    ctx,
    [...hearts].sort((a, b) => b.at.getTime() - a.at.getTime()),
  );
  return saved.filter(({ title }) => title !== '');
}

async function toSaved(ctx: Ctx, hearts: readonly Heart[]): Promise<SavedListing[]> {
  const ids = hearts.map(({ id }) => id);
  if (ids.length === 0) return [];
  const [open, histories, rows] = await Promise.all([
    readListings({ ctx, ids }),
    readHistories({ ctx, ids }),
    ctx.db
      .select({ id: listings.id, title: listings.title, status: listings.status, published: listings.publishedAt })
      .from(listings)
      .where(inArray(listings.id, ids)),
  ]);
  const known = new Map(rows.map((row) => [row.id, row]));
  return hearts.map(({ id, at }) => {
    const row = known.get(id);
    const listing = open.get(id) ?? null;
    const now = { priceCents: listing?.price?.cents ?? null, status: row?.status ?? null };
    return {
      id,
      title: row?.published ? row.title : '',
      savedAt: at.toISOString(),
      listing,
      changes: changesBetween(standingAt(histories.get(id) ?? [], at), now),
    };
  });
}
