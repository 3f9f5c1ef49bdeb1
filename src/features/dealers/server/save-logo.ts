import { eq } from 'drizzle-orm';
import { readLogo } from '../rules/logo.ts';
import { dealerSettings as words } from '../words/dealers.ts';
import { photoFaults } from '#features/photos/words.ts';
import { requireMember } from '#platform/actor.ts';
import type { Ctx } from '#platform/context.ts';
import * as schema from '../schema.ts';
import { missing, refused } from '#platform/errors.ts';
import { dropPicture, keepPicture } from '#features/photos/server/index.ts';
import { announcePartner } from './announce-partner.ts';
import { readOwnPartner } from './read-partner.ts';

const { partners } = schema;

/** Takes a picture as the signed-in dealership's logo, in the place of the one before. @throws missing, refused */
export async function saveLogo({ ctx, input }: { ctx: Ctx; input: { bytes: Buffer } }): Promise<void> {
  const { userId } = requireMember(ctx);
  await ctx.limits.consume('upload', userId);
  const partner = await readOwnPartner({ ctx });
  if (!partner) throw missing(words.saveFirst);
  const made = await keepPicture({ ctx, input: { id: partner.id, bytes: input.bytes } });
  if (!made.ok) throw refused(photoFaults[made.reason], made.reason);
  await changeLogo(ctx, partner, made.value);
}

/** The dealership goes on without a logo. */
export async function removeLogo({ ctx }: { ctx: Ctx }): Promise<void> {
  const partner = await readOwnPartner({ ctx });
  if (partner?.logo) await changeLogo(ctx, partner, null);
}

type Own = { readonly id: string; readonly userId: string; readonly logo: unknown };

async function changeLogo(ctx: Ctx, partner: Own, logo: { hash: string } | null): Promise<void> {
  await ctx.db.update(partners).set({ logo, updatedAt: ctx.now() }).where(eq(partners.id, partner.id));
  await announcePartner(ctx, partner.userId);
  const before = readLogo(partner);
  if (before && before.hash !== logo?.hash) await dropPicture({ ctx, input: { id: partner.id, hash: before.hash } });
}
