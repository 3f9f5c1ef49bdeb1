import { eq } from 'drizzle-orm';
import { dealerSettings as words } from '../words/dealers.ts';
import { requireMember } from '#platform/actor.ts';
import { fileOf, type FormInput, go, type Outcome, readParts, refuse, stayOnRefusal } from '#platform/forms/index.ts';
import { isAppError, missing, refused } from '#platform/errors.ts';
import { readLogo } from '../rules/logo.ts';
import { photoFaults } from '#features/photos/words.ts';
import type { Ctx } from '#platform/context.ts';
import * as schema from '../schema.ts';
import { dropPicture, keepPicture } from '#features/photos/server/index.ts';
import { announcePartner } from './save-partner.ts';
import { readOwnPartner } from './read-partner.ts';

const { partners } = schema;

/** Takes a picture as the signed-in dealership's logo, in the place of the one before. @throws missing, refused */
async function saveLogo({ ctx, input }: { ctx: Ctx; input: { bytes: Buffer } }): Promise<void> {
  const { userId } = requireMember(ctx);
  await ctx.limits.consume('upload', userId);
  const partner = await readOwnPartner({ ctx });
  if (!partner) throw missing(words.saveFirst);
  const made = await keepPicture({ ctx, input: { id: partner.id, bytes: input.bytes } });
  if (!made.ok) throw refused(photoFaults[made.reason], made.reason);
  await changeLogo(ctx, partner, made.value);
}

/** The dealership goes on without a logo. */
async function removeLogo({ ctx }: { ctx: Ctx }): Promise<void> {
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

const PAGE = '/settings/dealership';
/** A form may hold 3 MB in all. */
const MAX_BYTES = 2.5 * 1024 * 1024;

/** The logo of the dealership's settings: a file, or none from now on. */
export async function logoForm({ ctx, request }: FormInput): Promise<Outcome> {
  requireMember(ctx);
  const fault = (logo: string) => refuse({}, { logo });
  const form = await readParts(request);
  // More than any form of ours may hold: it was not read to its end.
  if (!form) return fault(words.logoLarge);
  try {
    if (form.get('do') === 'logo-remove') {
      await removeLogo({ ctx });
      return go(`${PAGE}?done=logo-removed#logo`);
    }
    const file = fileOf(form, 'logo');
    if (!file) return fault(words.logoEmpty);
    if (file.size > MAX_BYTES) return fault(words.logoLarge);
    await saveLogo({ ctx, input: { bytes: Buffer.from(await file.arrayBuffer()) } });
    return go(`${PAGE}?done=logo-saved#logo`);
  } catch (error) {
    // What is wrong with the file stands at the file.
    if (isAppError(error) && error.kind === 'refused') return fault(error.message);
    return stayOnRefusal(error, {});
  }
}
