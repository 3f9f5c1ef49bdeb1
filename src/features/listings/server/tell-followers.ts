import { and, desc, eq, inArray } from 'drizzle-orm';
import type { ListingStatus } from '#shared/enums.ts';
import { type News, newsOfMove, STATUS_NEWS, type StatusNews } from '../rules/news.ts';
import type { Ctx } from '#platform/context.ts';
import * as schema from '../schema.ts';
import type { Transaction } from '#platform/db/index.ts';
import type { ListingRow } from './access.ts';

const { listingNews } = schema;

/**
 * Tells everybody who follows a listing: those who talk about it in their conversation, those who saved it by email.
 * Belongs in the transaction that makes the change; they hear of it once that is committed, each of them once.
 */
export async function tellFollowers({
  ctx,
  tx,
  input,
}: {
  ctx: Pick<Ctx, 'now'>;
  tx: Transaction;
  input: { readonly listingId: string; readonly news: News };
}): Promise<void> {
  const { listingId, news } = input;
  await tx.insert(listingNews).values({
    listingId,
    kind: news.kind,
    buyerId: news.kind === 'PENDING' ? news.buyerId : null,
    changes: news.kind === 'CHANGED' ? news.changes : [],
    at: ctx.now(),
  });
}

type Move = {
  readonly ctx: Pick<Ctx, 'now'>;
  readonly tx: Transaction;
  readonly before: ListingStatus;
  readonly after: Pick<ListingRow, 'id' | 'status'>;
  readonly buyerId: string | null;
};

/** What a move of the status is to followers. Nothing for a draft, nor for what they have not heard of. */
export async function tellOfMove({ ctx, tx, before, after, buyerId }: Move): Promise<void> {
  if (before === after.status) {
    // Kept for another person than before: the others have heard that it is pending.
    if (after.status === 'RESERVED' && buyerId !== null)
      await tellFollowers({ ctx, tx, input: { listingId: after.id, news: { kind: 'PENDING', buyerId } } });
    return;
  }
  const kind = newsOfMove(before, after.status, await lastStatusNews(tx, after.id));
  if (kind === null) return;
  const news: News = kind === 'PENDING' ? { kind, buyerId } : { kind };
  await tellFollowers({ ctx, tx, input: { listingId: after.id, news } });
}

async function lastStatusNews(tx: Transaction, listingId: string): Promise<StatusNews | null> {
  const [last] = await tx
    .select({ kind: listingNews.kind })
    .from(listingNews)
    .where(and(eq(listingNews.listingId, listingId), inArray(listingNews.kind, [...STATUS_NEWS])))
    .orderBy(desc(listingNews.id))
    .limit(1);
  return (last?.kind as StatusNews | undefined) ?? null;
}
