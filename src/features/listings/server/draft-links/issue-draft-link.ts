import type { z } from 'zod';
import { eq, lt } from 'drizzle-orm';
import type { draftLink } from '../../contract.ts';
import { listings as sentences } from '../../words/listings.ts';
import type { Ctx, Services } from '#platform/context.ts';
import { refused } from '#platform/errors.ts';
import { hashSecret, newId, newSecret } from '#platform/ids.ts';
import { ROUTES } from '#shared/site.ts';
import * as schema from '../../schema.ts';
import { findOwn } from '../access.ts';

const { draftLinks } = schema;

const DAY_MS = 24 * 3_600_000;

/** Ends what was let in by codes, and the codes that wait. Whoever comes with one later is told that it was used. */
export async function endDraftLinks({ ctx, ref }: { ctx: Ctx; ref: string }): Promise<void> {
  const { id } = await findOwn({ ctx, ref });
  const at = ctx.now();
  await ctx.db.update(draftLinks).set({ usedAt: at, expiresAt: at, keyHash: null }).where(eq(draftLinks.listingId, id));
}

/** Rows that open nothing any more. They stay a day, so that a late press hears why. */
export async function forgetDraftLinks({ db, now }: Pick<Services, 'db' | 'now'>): Promise<void> {
  await db.delete(draftLinks).where(lt(draftLinks.expiresAt, new Date(now().getTime() - DAY_MS)));
}

/** How long a code may be used that nobody has used yet. */
const CODE_LASTS_MS = 15 * 60_000;

/**
 * Makes a code that opens one's own draft on another device, once. Only whoever needs no code themselves may: a device
 * that was let in lets in no other.
 */
export async function issueDraftLink({
  ctx,
  ref,
  input,
}: {
  ctx: Ctx;
  ref: string;
  input: { step: string };
}): Promise<z.infer<typeof draftLink>> {
  const { id, status } = await findOwn({ ctx, ref });
  if (status !== 'DRAFT') throw refused(sentences.onlyDrafts, 'not_a_draft');
  await ctx.limits.consume('draft-link', id);
  const at = ctx.now();
  const secret = newSecret();
  const expiresAt = new Date(at.getTime() + CODE_LASTS_MS);
  await ctx.db.insert(schema.draftLinks).values({
    id: newId(at),
    listingId: id,
    secretHash: hashSecret(secret),
    step: input.step,
    createdAt: at,
    expiresAt,
  });
  const url = new URL(ROUTES.continueDraft, ctx.config.siteUrl);
  url.searchParams.set('token', secret);
  return { url: url.href, expires_at: expiresAt.toISOString() };
}
