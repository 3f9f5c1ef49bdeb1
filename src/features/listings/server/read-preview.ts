import { eq } from 'drizzle-orm';
import { type Flow, flowById } from '#features/sell/rules/index.ts';
import { readPublicPhotos } from '#features/photos/server/index.ts';
import * as schema from '#features/schema.ts';
import type { Ctx } from '#platform/context.ts';
import { missing } from '#platform/errors.ts';
import type { Answers } from '../rules/answers.ts';
import type { PublicListing } from '../rules/public.ts';
import { listings as sentences } from '../words/listings.ts';
import { findOpen } from './access.ts';
import { toPublicListing } from './public-view.ts';

const { users } = schema;

/** A draft as buyers would see it, with what its owner alone may read: the answers that say what is missing. */
export type Preview = { readonly listing: PublicListing; readonly flow: Flow; readonly answers: Answers };

/** The actor's own draft, signed in or by its key. Anybody else's is missing. */
export async function readPreview({ ctx, ref }: { ctx: Ctx; ref: string }): Promise<Preview> {
  const row = await findOpen({ ctx, ref });
  const flow = flowById(row.flow);
  if (!flow) throw missing(sentences.missing);
  const [photos, [seller]] = await Promise.all([
    readPublicPhotos({ ctx, input: { listingIds: [row.id] } }),
    row.ownerId === null
      ? [null]
      : ctx.db
          .select({ fullName: users.fullName, type: users.type, createdAt: users.createdAt })
          .from(users)
          .where(eq(users.id, row.ownerId))
          .limit(1),
  ]);
  const listing = toPublicListing({ row, seller: seller ?? null, photos: photos.get(row.id) ?? [], now: ctx.now() });
  return { listing, flow, answers: row.answers };
}
