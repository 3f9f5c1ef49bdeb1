import { and, eq, asc, ne } from 'drizzle-orm';
import { parseListingRef } from '#shared/unique-id.ts';
import { requireMember } from '#platform/actor.ts';
import type { Ctx } from '#platform/context.ts';
import * as schema from '#features/schema.ts';
import { isAppError, missing } from '#platform/errors.ts';
import { readForm } from '#platform/forms/index.ts';
import type { Hosted } from './wanted.ts';
import { visits as sentences } from '../words.ts';
import { kickTold } from '#features/accounts/server/index.ts';
import { guestEmail } from './emails.ts';
import { tagsOf } from './tags.ts';
import { listOpenings, type PublicOpening } from './openings.ts';

const { listings, openings, reservations } = schema;

/** A time with who comes, for the host's eyes only. */
type HostedVisit = PublicOpening & {
  readonly parties: readonly { readonly id: string; readonly name: string; readonly confirmed: boolean }[];
};

/** Every time of the actor's own open house with who reserved it. Anybody else's is missing. Addresses stay with us. */
export async function listReservations({ ctx, listingId }: { ctx: Ctx; listingId: string }): Promise<HostedVisit[]> {
  const { userId } = requireMember(ctx);
  const [own] = await ctx.db
    .select({ id: listings.id })
    .from(listings)
    .where(and(eq(listings.id, listingId), eq(listings.ownerId, userId)));
  if (!own) throw missing(sentences.noSuchTime);
  const times = await listOpenings({ ctx, listingId });
  const parties = await ctx.db
    .select({
      id: reservations.id,
      openingId: reservations.openingId,
      name: reservations.name,
      status: reservations.status,
      heldUntil: reservations.heldUntil,
    })
    .from(reservations)
    .innerJoin(openings, eq(openings.id, reservations.openingId))
    .where(and(eq(openings.listingId, listingId), ne(reservations.status, 'CANCELLED')))
    .orderBy(asc(reservations.createdAt));
  const now = ctx.now();
  const counting = parties.filter(({ status, heldUntil }) => status === 'CONFIRMED' || heldUntil > now);
  return times.map((time) => ({
    ...time,
    parties: counting
      .filter(({ openingId }) => openingId === time.id)
      .map(({ id, name, status }) => ({ id, name, confirmed: status === 'CONFIRMED' })),
  }));
}

/** Takes back one party's visit to the actor's own open house, and tells them. Anybody else's is missing. */
export async function cancelByHost({ ctx, id }: { ctx: Ctx; id: string }): Promise<{ name: string }> {
  const { userId } = requireMember(ctx);
  const done = await ctx.db.transaction(async (tx) => {
    const [found] = await tx
      .select({ party: reservations, opening: openings, row: listings })
      .from(reservations)
      .innerJoin(openings, eq(openings.id, reservations.openingId))
      .innerJoin(listings, eq(listings.id, openings.listingId))
      .where(and(eq(reservations.id, id), eq(listings.ownerId, userId)))
      .for('update', { of: reservations });
    if (!found) throw missing(sentences.noSuchTime);
    const { party, row } = found;
    if (party.status === 'CANCELLED') return { name: party.name, row };
    const changed = { status: 'CANCELLED' as const, sequence: party.sequence + 1, updatedAt: ctx.now() };
    await tx.update(reservations).set(changed).where(eq(reservations.id, id));
    if (party.status === 'CONFIRMED')
      await guestEmail({ ...found, services: ctx, tx, party: { ...party, ...changed }, news: 'calledOff' });
    return { name: party.name, row };
  });
  kickTold({ services: ctx });
  await ctx.cache.invalidate(tagsOf(done.row));
  return { name: done.name };
}

export type HostPage = {
  readonly row: Hosted & { readonly uniqueId: string };
  readonly times: readonly HostedVisit[];
  /** Whose visit the form has just taken back. */
  readonly cancelled: string | null;
};

/** The host's page of one open house; its form takes back one party's visit. Null for what is not theirs. */
export async function hostPage({
  ctx,
  ref,
  request,
}: {
  ctx: Ctx;
  ref: string;
  request: Request;
}): Promise<HostPage | null> {
  const { userId } = requireMember(ctx);
  const named = parseListingRef(ref);
  if (!named) return null;
  const [row] = await ctx.db
    .select()
    .from(listings)
    .where(
      and(
        eq(named.by === 'id' ? listings.id : listings.uniqueId, named.value),
        eq(listings.ownerId, userId),
        eq(listings.category, 'PROPERTY_OPEN'),
      ),
    );
  if (!row) return null;
  const cancelled = request.method === 'POST' ? await takeBack(ctx, request) : null;
  return { row, times: await listReservations({ ctx, listingId: row.id }), cancelled };
}

async function takeBack(ctx: Ctx, request: Request): Promise<string | null> {
  const party = (await readForm(request)).get('party') ?? '';
  if (!/^[0-9a-f-]{36}$/.test(party)) return null;
  try {
    return (await cancelByHost({ ctx, id: party })).name;
  } catch (error) {
    if (isAppError(error)) return null;
    throw error;
  }
}
