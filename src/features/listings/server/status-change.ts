import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { updateRequestBody } from '../contract.ts';
import type { ListingStatus } from '#shared/enums.ts';
import { expiryFrom } from '../rules/lifetime.ts';
import { canMove, isGone, isPublic, isUp, STATUSES } from '../rules/status.ts';
import { fill } from '#shared/text.ts';
import { listings as sentences } from '../words/listings.ts';
import type { Ctx } from '#platform/context.ts';
import * as schema from '#features/schema.ts';
import type { Transaction } from '#platform/db/index.ts';
import { refused } from '#platform/errors.ts';
import type { ListingRow } from './access.ts';

type Input = Pick<z.infer<typeof updateRequestBody>, 'status' | 'sale_outcome' | 'sale_price_cents'>;
export type StatusColumns = { status: ListingStatus } & Partial<
  Pick<
    ListingRow,
    | 'ownerId'
    | 'sessionKeyHash'
    | 'publishedAt'
    | 'expiresAt'
    | 'remindedAt'
    | 'soldAt'
    | 'saleOutcome'
    | 'salePriceCents'
  >
>;

/** Whoever publishes must be somebody we can write to. */
async function requirePublisher(ctx: Ctx, tx: Transaction): Promise<string> {
  if (ctx.actor.kind !== 'user') throw refused(sentences.signInToPublish, 'sign_in_required');
  const [user] = await tx
    .select({ confirmed: schema.users.emailVerifiedAt })
    .from(schema.users)
    .where(eq(schema.users.id, ctx.actor.userId));
  if (!user?.confirmed) throw refused(sentences.confirmEmail, 'email_unconfirmed');
  return ctx.actor.userId;
}

async function onPublish(ctx: Ctx, tx: Transaction, row: ListingRow): Promise<Partial<StatusColumns>> {
  const ownerId = await requirePublisher(ctx, tx);
  const now = ctx.now();
  return {
    ownerId,
    sessionKeyHash: null,
    publishedAt: row.publishedAt ?? now,
    expiresAt: expiryFrom(now),
    remindedAt: null,
    soldAt: null,
    saleOutcome: null,
    salePriceCents: null,
  };
}

function onClose(ctx: Ctx, input: Input): Partial<StatusColumns> {
  return {
    ...(input.status === 'SOLD' ? { soldAt: ctx.now() } : {}),
    // Only what was said: archiving what was sold must not forget what it sold for.
    ...(input.sale_outcome === undefined ? {} : { saleOutcome: input.sale_outcome }),
    ...(input.sale_price_cents === undefined ? {} : { salePriceCents: input.sale_price_cents }),
  };
}

/** The columns of the status asked for, or the present one. Refuses a move that the table does not have. */
export async function toStatus({
  ctx,
  tx,
  row,
  input,
}: {
  ctx: Ctx;
  tx: Transaction;
  row: ListingRow;
  input: Input;
}): Promise<StatusColumns> {
  const from = row.status;
  const to = input.status ?? from;
  if (to === from) return { status: from };
  if (!canMove(from, to))
    throw refused(fill(sentences.cannotMove, { from: STATUSES[from].label, to: STATUSES[to].label }), 'status_move');
  if (isGone(to)) return { status: to, ...onClose(ctx, input) };
  const opens = isPublic(to) && !isUp(from);
  return { status: to, ...(opens ? await onPublish(ctx, tx, row) : {}) };
}
