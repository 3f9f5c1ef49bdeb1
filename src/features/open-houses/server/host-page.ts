import { and, eq } from 'drizzle-orm';
import { parseListingRef } from '#shared/unique-id.ts';
import { requireMember } from '#platform/actor.ts';
import type { Ctx } from '#platform/context.ts';
import * as schema from '#features/schema.ts';
import { isAppError } from '#platform/errors.ts';
import { readForm } from '#platform/forms/index.ts';
import { cancelByHost } from './cancel-by-host.ts';
import { type HostedVisit, listReservations } from './list-reservations.ts';
import type { Hosted } from './wanted.ts';

const { listings } = schema;

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
