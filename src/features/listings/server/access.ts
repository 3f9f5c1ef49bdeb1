import { and, eq, isNull, or, type SQL, sql } from 'drizzle-orm';
import { parseListingRef } from '#shared/unique-id.ts';
import { listings as sentences } from '../words/listings.ts';
import type { Ctx } from '#platform/context.ts';
import type { Executor } from '#platform/db/index.ts';
import * as schema from '../schema.ts';
import { openedByLink } from '#features/accounts/server/index.ts';
import { AppError, missing } from '#platform/errors.ts';
import { hashSecret } from '#platform/ids.ts';

const { listings } = schema;
export type ListingRow = typeof listings.$inferSelect;

/** The rows this actor may change: their own, and drafts nobody owns that they hold the key of. */
export function ownedBy(ctx: Pick<Ctx, 'actor'>): SQL {
  const { actor } = ctx;
  const byKey = actor.sessionKey
    ? and(isNull(listings.ownerId), eq(listings.sessionKeyHash, hashSecret(actor.sessionKey)))
    : undefined;
  const byOwner = actor.kind === 'user' ? eq(listings.ownerId, actor.userId) : undefined;
  return or(byOwner, byKey) ?? sql`false`;
}

/** The same, and what a code opened on this browser. Such a row may be changed only while it is a draft. */
export const openedBy = (ctx: Ctx): SQL => or(ownedBy(ctx), openedByLink(ctx)) as SQL;

/** Whether this actor needs no code to reach the row. */
export function owns({ actor }: Ctx, row: Pick<ListingRow, 'ownerId' | 'sessionKeyHash'>): boolean {
  if (row.ownerId !== null) return actor.kind === 'user' && actor.userId === row.ownerId;
  return actor.sessionKey !== null && row.sessionKeyHash === hashSecret(actor.sessionKey);
}

/** The row that an address names, by UUID or ten characters. */
export function named(text: string): SQL {
  const ref = parseListingRef(text);
  if (!ref) throw missing(sentences.missing);
  return ref.by === 'id' ? eq(listings.id, ref.value) : eq(listings.uniqueId, ref.value);
}

/** The actor's own listing by its UUID or ten characters. Anybody else's is missing, as is one that does not exist. */
export async function findOwn({ ctx, ref }: { ctx: Ctx; ref: string }): Promise<ListingRow> {
  const [row] = await ctx.db
    .select()
    .from(listings)
    .where(and(named(ref), ownedBy(ctx)))
    .limit(1);
  if (!row) throw missing(sentences.missing);
  return row;
}

/** The same inside a transaction, locked until its end, so that two saves follow one another. */
export async function lockOwn({ ctx, tx, ref }: { ctx: Ctx; tx: Executor; ref: string }): Promise<ListingRow> {
  const [row] = await tx
    .select()
    .from(listings)
    .where(and(named(ref), ownedBy(ctx)))
    .limit(1)
    .for('update');
  if (!row) throw missing(sentences.missing);
  return row;
}

/** The actor's own listing, or a draft that a code opened here. */
export async function findOpen({ ctx, ref }: { ctx: Ctx; ref: string }): Promise<ListingRow> {
  const [row] = await ctx.db
    .select()
    .from(listings)
    .where(and(named(ref), openedBy(ctx)))
    .limit(1);
  if (!row || (row.status !== 'DRAFT' && !owns(ctx, row))) throw missing(sentences.missing);
  return row;
}

/**
 * The same inside a transaction, locked until its end. What a code opened and is public by now is a conflict, so that
 * the device puts its copy away.
 */
export async function lockOpen({ ctx, tx, ref }: { ctx: Ctx; tx: Executor; ref: string }): Promise<ListingRow> {
  const [row] = await tx
    .select()
    .from(listings)
    .where(and(named(ref), openedBy(ctx)))
    .limit(1)
    .for('update');
  if (!row) throw missing(sentences.missing);
  if (row.status !== 'DRAFT' && !owns(ctx, row)) throw new AppError('conflict', sentences.movedOn);
  return row;
}
