import { and, asc, eq, gt, isNotNull, ne, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { draftState } from '../../contract.ts';
import { listings as sentences } from '../../words/listings.ts';
import type { Ctx } from '#platform/context.ts';
import { missing } from '#platform/errors.ts';
import * as schema from '../../schema.ts';
import { named, openedBy } from '../access.ts';

const { draftLinks, listings, photos } = schema;

/** Everything of a listing's photos that a device shows, in one short text. */
const mark = sql<string>`coalesce(md5(string_agg(
  concat_ws(' ', ${photos.id}, ${photos.status}, ${photos.contentHash}, ${photos.shot}, ${photos.caption}), '|'
  order by ${photos.position}, ${photos.createdAt}, ${photos.id})), '')`;

/**
 * Whether a draft was changed elsewhere, for a device that asks every second: none of its answers. A device
 * that a code let in also hears that the draft is public by now.
 */
export async function readDraftState({ ctx, ref }: { ctx: Ctx; ref: string }): Promise<z.infer<typeof draftState>> {
  const [row] = await ctx.db
    .select({ id: listings.id, status: listings.status, version: listings.version })
    .from(listings)
    .where(and(named(ref), openedBy(ctx)))
    .limit(1);
  if (!row) throw missing(sentences.missing);
  const { id, ...state } = row;
  const [[shown], devices] = await Promise.all([
    ctx.db.select({ mark }).from(photos).where(eq(photos.listingId, id)),
    readDevices(ctx, id),
  ]);
  return { ...state, photos: shown?.mark ?? '', devices };
}

/** Devices that came by a code and may still go on. */
async function readDevices(ctx: Ctx, listingId: string): Promise<string[]> {
  const links = await ctx.db
    .select({ device: draftLinks.device })
    .from(draftLinks)
    .where(
      and(
        eq(draftLinks.listingId, listingId),
        isNotNull(draftLinks.usedAt),
        ne(draftLinks.step, ''),
        gt(draftLinks.expiresAt, ctx.now()),
      ),
    )
    .orderBy(asc(draftLinks.usedAt));
  return links.map(({ device }) => device);
}
