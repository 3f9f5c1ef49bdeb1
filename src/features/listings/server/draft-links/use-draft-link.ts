import { and, eq, gt, isNull } from 'drizzle-orm';
import { LINK_LASTS_MS } from '#features/accounts/server/index.ts';
import { findStep, flowById, landOn, nextStepOf, stepPath } from '#features/sell/rules/index.ts';
import type { Ctx } from '#platform/context.ts';
import { hashSecret, newSecret } from '#platform/ids.ts';
import { ROUTES } from '#shared/site.ts';
import * as schema from '../../schema.ts';
import type { ListingRow } from '../access.ts';

const { draftLinks, listings } = schema;

/** What became of a code. `sessionKey` is there when this browser had no key of its own yet. */
export type UsedLink =
  | { readonly kind: 'opened'; readonly path: string; readonly sessionKey: string | null }
  | { readonly kind: 'used' | 'expired' | 'unknown' };

/**
 * Uses a code up: the first browser to show it may go on with the draft, by the key it has or one made for it. The same
 * browser may press twice.
 */
export async function useDraftLink({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: { token: string; device: string };
}): Promise<UsedLink> {
  const { sessionKey } = ctx.actor;
  const key = sessionKey ?? newSecret();
  const at = ctx.now();
  const secretHash = hashSecret(input.token);
  const [taken] = await ctx.db
    .update(draftLinks)
    .set({
      usedAt: at,
      keyHash: hashSecret(key),
      device: input.device,
      expiresAt: new Date(at.getTime() + LINK_LASTS_MS),
    })
    .where(and(eq(draftLinks.secretHash, secretHash), isNull(draftLinks.usedAt), gt(draftLinks.expiresAt, at)))
    .returning({ listingId: draftLinks.listingId, step: draftLinks.step });
  if (taken) return opened(ctx, taken, sessionKey === null ? key : null);
  const link = await findLink(ctx, secretHash);
  if (!link) return { kind: 'unknown' };
  if (link.usedAt === null) return { kind: 'expired' };
  return isMine(ctx, link) ? opened(ctx, link, null) : { kind: 'used' };
}

/** What the page of a code says before anything is pressed. Nothing of the draft. */
export async function readDraftLink({
  ctx,
  token,
}: {
  ctx: Ctx;
  token: string;
}): Promise<'fresh' | 'used' | 'expired' | 'unknown'> {
  const link = await findLink(ctx, hashSecret(token));
  if (!link) return 'unknown';
  if (link.usedAt !== null) return isMine(ctx, link) ? 'fresh' : 'used';
  return link.expiresAt > ctx.now() ? 'fresh' : 'expired';
}

/** Used by this very browser, which may come back by the same code. */
const isMine = ({ actor, now }: Ctx, link: typeof draftLinks.$inferSelect): boolean =>
  actor.sessionKey !== null && link.keyHash === hashSecret(actor.sessionKey) && link.expiresAt > now();

async function findLink(ctx: Ctx, secretHash: string) {
  const [link] = await ctx.db.select().from(draftLinks).where(eq(draftLinks.secretHash, secretHash));
  return link ?? null;
}

async function opened(
  ctx: Ctx,
  { listingId, step }: { listingId: string; step: string },
  sessionKey: string | null,
): Promise<UsedLink> {
  const [row] = await ctx.db.select().from(listings).where(eq(listings.id, listingId));
  return row ? { kind: 'opened', path: pathOf(row, step), sessionKey } : { kind: 'unknown' };
}

/** The step that the code was shown on; where the draft has none of that name, its next one. */
function pathOf({ flow: id, uniqueId, answers }: ListingRow, slug: string): string {
  const flow = flowById(id);
  if (flow && findStep(flow, slug)) return `${stepPath(flow, landOn(flow, answers, slug))}?request=${uniqueId}`;
  return nextStepOf({ flow: id, uniqueId, answers })?.path ?? ROUTES.account;
}
