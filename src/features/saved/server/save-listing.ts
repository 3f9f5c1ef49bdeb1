import { and, count, eq } from 'drizzle-orm';
import { MAX_HEARTS } from '../rules/hearts.ts';
import { fill } from '#shared/text.ts';
import { parseListingRef } from '#shared/unique-id.ts';
import { keep, savedPage } from '../words/keep.ts';
import { requireMember } from '#platform/actor.ts';
import type { Ctx } from '#platform/context.ts';
import * as schema from '#features/schema.ts';
import { missing, refused } from '#platform/errors.ts';
import { readListing } from '#features/listings/server/index.ts';
import { go, postedForm, refuseForm } from '#platform/forms/index.ts';

const { savedListings, listings } = schema;

const PAGE = '/my/saved';
const SIGN_IN = '/stickers/auth/login';

/**
 * A heart without a script, and the buttons of the saved page: fields `id` and `do` (save, remove). Whoever is not
 * signed in is asked to, and finds the question again afterwards.
 */
export const submitSavedForm = postedForm(async ({ ctx }, form) => {
  const [ref, what] = [form.get('id') ?? '', form.get('do')];
  if (what !== 'save' && what !== 'remove') return refuseForm(savedPage.wrongForm);
  if (ctx.actor.kind !== 'user') {
    const callbackUrl = `${PAGE}?${new URLSearchParams(what === 'save' ? { add: ref } : {})}`;
    return go(`${SIGN_IN}?${new URLSearchParams({ error: 'SessionRequired', callbackUrl })}`);
  }
  const { id, saved } = await saveListing({ ctx, input: { ref, saved: what === 'save' } });
  return go(`${PAGE}?now=${saved ? 'saved' : 'removed'}${saved ? `#saved-${id}` : ''}`);
});

export type Saved = { readonly id: string; readonly saved: boolean };

/**
 * Saves a listing anyone may read for the signed-in person, or takes it off their list. Saying either twice changes
 * nothing. What was taken down since can still be taken off.
 */
export async function saveListing({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: { ref: string; saved: boolean };
}): Promise<Saved> {
  const { userId } = requireMember(ctx);
  return input.saved ? save(ctx, userId, input.ref) : remove(ctx, userId, input.ref);
}

async function save(ctx: Ctx, userId: string, ref: string): Promise<Saved> {
  const { id, price, status } = await readListing({ ctx, ref });
  const [kept] = await ctx.db.select({ n: count() }).from(savedListings).where(eq(savedListings.userId, userId));
  if ((kept?.n ?? 0) >= MAX_HEARTS) throw refused(fill(keep.tooMany, { count: MAX_HEARTS }), 'too_many_saved');
  await ctx.db
    .insert(savedListings)
    .values({ userId, listingId: id, savedAt: ctx.now(), priceCents: price?.cents ?? null, status })
    .onConflictDoNothing();
  return { id, saved: true };
}

async function remove(ctx: Ctx, userId: string, ref: string): Promise<Saved> {
  const name = parseListingRef(ref);
  if (!name) throw missing(keep.noSuchListing);
  const [row] = await ctx.db
    .select({ id: listings.id })
    .from(listings)
    .innerJoin(savedListings, and(eq(savedListings.listingId, listings.id), eq(savedListings.userId, userId)))
    .where(name.by === 'id' ? eq(listings.id, name.value) : eq(listings.uniqueId, name.value));
  const id = row?.id ?? (await readListing({ ctx, ref })).id;
  await ctx.db.delete(savedListings).where(and(eq(savedListings.userId, userId), eq(savedListings.listingId, id)));
  return { id, saved: false };
}
