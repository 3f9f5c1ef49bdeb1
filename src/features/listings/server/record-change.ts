import { and, desc, eq, inArray } from 'drizzle-orm';
import { priceOf } from '../rules/price.ts';
import { factLines, type RecordLine } from '../rules/record.ts';
import { recordSentence } from '../words/record.ts';
import { isGone, isPublic, isUp } from '../rules/status.ts';
import type { Ctx } from '#platform/context.ts';
import type { Transaction } from '#platform/db/index.ts';
import type { ListingRow } from './access.ts';
import { appendHistory, lastRecordedPrice } from './history.ts';
import type { ListingStatus } from '#shared/enums.ts';
import { type News, newsOfMove, STATUS_NEWS, type StatusNews } from '../rules/news.ts';
import * as schema from '../schema.ts';

const { listingNews } = schema;

/**
 * Tells everybody who follows a listing: those who talk about it in their conversation, those who saved it by email.
 * Belongs in the transaction that makes the change; they hear of it once that is committed, each of them once.
 */
async function tellFollowers({
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

type Saved = {
  readonly ctx: Ctx;
  readonly tx: Transaction;
  readonly before: ListingRow;
  readonly after: ListingRow;
};

/** A price counts from the day it is public; it changes unseen before. */
async function priceLines({ tx, after }: Saved): Promise<RecordLine[]> {
  if (!isPublic(after.status) || after.priceCents === null) return [];
  const [before, now] = [await lastRecordedPrice({ tx, listingId: after.id }), String(after.priceCents)];
  return before === now ? [] : [{ kind: 'PRICE', before, after: now }];
}

/**
 * Writes what a save leaves in the record, and tells followers of what buyers rely on. Facts are recorded also while the
 * page is down, so that nothing changes unseen between two times that it is up.
 */
export async function recordChange(saved: Saved): Promise<void> {
  const { ctx, tx, before, after } = saved;
  const status: RecordLine[] =
    before.status === after.status ? [] : [{ kind: 'STATUS', before: before.status, after: after.status }];
  const prices = await priceLines(saved);
  const facts = isPublic(before.status) || isGone(before.status) ? factLines(before.details, after.details) : [];
  const base = { listingId: after.id, actorId: ctx.actor.kind === 'user' ? ctx.actor.userId : null, at: ctx.now() };
  await appendHistory({ tx, changes: [...status, ...prices, ...facts].map((line) => ({ ...base, ...line })) });
  // Who follows it while it comes or goes hears of that.
  const told = isUp(before.status) && isUp(after.status) ? [...prices, ...facts] : [];
  if (told.length === 0) return;
  await tellFollowers({
    ctx,
    tx,
    input: {
      listingId: after.id,
      news: { kind: 'CHANGED', changes: told.map((line) => recordSentence(line, priceOf(after))) },
    },
  });
}
