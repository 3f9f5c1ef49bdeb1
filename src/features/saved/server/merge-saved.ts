import { and, inArray, desc, eq } from 'drizzle-orm';
import type { ListingStatus } from '#shared/enums.ts';
import { standingAt } from '../rules/changes.ts';
import { type Heart, MAX_HEARTS } from '../rules/hearts.ts';
import { PUBLIC_STATUSES } from '#features/listings/rules/status.ts';
import { requireMember } from '#platform/actor.ts';
import type { Ctx } from '#platform/context.ts';
import * as schema from '#features/schema.ts';
import { readHistories } from '#features/listings/server/index.ts';

const { savedListings, listings } = schema;

/** Which listings the signed-in person saved, the latest first: what hearts on cached pages are filled from. */
export async function listSavedIds({ ctx }: { ctx: Ctx }): Promise<string[]> {
  const { userId } = requireMember(ctx);
  const rows = await ctx.db
    .select({ id: savedListings.listingId })
    .from(savedListings)
    .where(eq(savedListings.userId, userId))
    .orderBy(desc(savedListings.savedAt), desc(savedListings.listingId));
  return rows.map(({ id }) => id);
}

/**
 * Adds the hearts of a browser to the person who has just signed in there. What is not public any more is left out, and
 * what they had saved already stays as it was. Gives every id they have now.
 */
export async function mergeSaved({ ctx, input }: { ctx: Ctx; input: { hearts: readonly Heart[] } }): Promise<string[]> {
  const { userId } = requireMember(ctx);
  const present = await listSavedIds({ ctx });
  const room = Math.max(0, MAX_HEARTS - present.length);
  const fresh = input.hearts.filter(({ id }) => !present.includes(id)).slice(0, room);
  const known = await findPublic(ctx, fresh);
  const histories = await readHistories({ ctx, ids: [...known.keys()] });
  const rows = fresh.flatMap(({ id, at }) => {
    const status = known.get(id);
    if (status === undefined) return [];
    // The record knows what it cost when the heart was given, whatever the browser's clock says.
    const savedAt = new Date(Math.min(at.getTime(), ctx.now().getTime()));
    const then = standingAt(histories.get(id) ?? [], savedAt);
    return [{ userId, listingId: id, savedAt, priceCents: then.priceCents, status: then.status ?? status }];
  });
  if (rows.length > 0) await ctx.db.insert(savedListings).values(rows).onConflictDoNothing();
  return listSavedIds({ ctx });
}

async function findPublic(ctx: Ctx, hearts: readonly Heart[]): Promise<Map<string, ListingStatus>> {
  if (hearts.length === 0) return new Map();
  const rows = await ctx.db
    .select({ id: listings.id, status: listings.status })
    .from(listings)
    .where(
      and(
        inArray(
          listings.id,
          hearts.map(({ id }) => id),
        ),
        inArray(listings.status, [...PUBLIC_STATUSES]),
      ),
    );
  return new Map(rows.map(({ id, status }) => [id, status]));
}
