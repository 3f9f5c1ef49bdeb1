import { eq } from 'drizzle-orm';
import { isListed } from '#features/listings/rules/status.ts';
import { fill } from '#shared/text.ts';
import { isSafeOutsideUrl, normalizeWebsiteUrl } from '#shared/website-url.ts';
import { codes as words } from '#features/sticker-codes/words.ts';
import { requireMember } from '#platform/actor.ts';
import {
  type Aim,
  aimCode,
  type CodeRow,
  type CodeView,
  lockFree,
  stickerHosts,
  toCodeView,
  touchedBy,
} from '#features/sticker-codes/server/index.ts';
import type { Ctx } from '#platform/context.ts';
import * as schema from '#features/schema.ts';
import type { Transaction } from '#platform/db/index.ts';
import { invalid, refused } from '#platform/errors.ts';
import { findOwn } from '#features/listings/server/index.ts';

const { listings } = schema;

type Input = {
  readonly code: string;
  /** The person's own listing by UUID or ten characters; null takes the code off. Absent leaves it. */
  readonly listingId?: string | null | undefined;
  /** A web address as typed; null takes it away. Absent leaves it. */
  readonly externalUrl?: string | null | undefined;
  /** Says that taking it off another listing that is still up is meant. */
  readonly move?: boolean | undefined;
};

/** An outside address that may be put behind a code, with its scheme; or a refusal at its field. */
export function readOutsideUrl(ctx: Pick<Ctx, 'config'>, typed: string): string {
  const url = normalizeWebsiteUrl(typed);
  const fault = (message: string) => refused(message, 'wrong_url', [{ field: 'externalURL', message }]);
  if (url === null || !isSafeOutsideUrl(url)) throw fault(words.wrongUrl);
  const { siteHost, qrHost } = stickerHosts(ctx.config);
  const { host: named, pathname } = new URL(url);
  const host = named.replace(/^www\./, '').replace(/\.(?=:|$)/, '');
  // A sticker that leads to a sticker could lead in circles.
  if (host === qrHost || (host === siteHost && /^\/(q|leave|stickers)(\/|$)/i.test(pathname)))
    throw fault(words.ownUrl);
  return url;
}

async function aimOf(ctx: Ctx, input: Input): Promise<Partial<Aim>> {
  if (input.listingId === undefined && input.externalUrl === undefined) throw invalid(words.nothingToDo);
  const listing = input.listingId ? await findOwn({ ctx, ref: input.listingId }) : null;
  if (listing?.ownerId === null) throw refused(words.noListing, 'no_listing');
  return {
    ...(input.listingId === undefined ? {} : { listingId: listing?.id ?? null }),
    ...(input.externalUrl === undefined
      ? {}
      : { externalUrl: input.externalUrl === null ? null : readOutsideUrl(ctx, input.externalUrl) }),
  };
}

/** A code that is on a listing which is still up is moved only by saying so. */
async function requireMove(tx: Transaction, row: CodeRow, aim: Partial<Aim>, move: boolean): Promise<void> {
  if (move || row.ownerId === null || row.listingId === null || !aim.listingId || aim.listingId === row.listingId)
    return;
  const [held] = await tx
    .select({ title: listings.title, status: listings.status })
    .from(listings)
    .where(eq(listings.id, row.listingId));
  if (held && isListed(held.status)) throw refused(fill(words.otherListing, { title: held.title }), 'on_other_listing');
}

/**
 * Says what a code leads to, and claims it when it is blank. Of two people who do that at the same moment exactly one
 * wins; the other is told. A code of somebody else is refused without a word about it.
 */
export async function assignCode({ ctx, input }: { ctx: Ctx; input: Input }): Promise<CodeView> {
  requireMember(ctx);
  const aim = await aimOf(ctx, input);
  const { before, saved } = await ctx.db.transaction(async (tx) => {
    const row = await lockFree(ctx, tx, input.code);
    await requireMove(tx, row, aim, input.move ?? false);
    // What a former owner left behind is no aim of the new one.
    const kept = row.ownerId === null ? { listingId: null, externalUrl: null } : row;
    const next = { listingId: kept.listingId, externalUrl: kept.externalUrl, ...aim };
    return { before: row, saved: await aimCode(ctx, tx, row, next) };
  });
  await ctx.cache.invalidate(touchedBy(before, saved));
  return toCodeView(ctx, saved);
}
