import type { z } from 'zod';
import type { draftLink } from '../../contract.ts';
import { listings as sentences } from '../../words/listings.ts';
import type { Ctx } from '#platform/context.ts';
import { refused } from '#platform/errors.ts';
import { hashSecret, newId, newSecret } from '#platform/ids.ts';
import { ROUTES } from '#shared/site.ts';
import * as schema from '../../schema.ts';
import { findOwn } from '../access.ts';

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
