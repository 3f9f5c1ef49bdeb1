import { priceOf } from '../rules/price.ts';
import { factLines, type RecordLine } from '../rules/record.ts';
import { recordSentence } from '../words/record.ts';
import { isGone, isPublic, isUp } from '../rules/status.ts';
import type { Ctx } from '#platform/context.ts';
import type { Transaction } from '#platform/db/index.ts';
import type { ListingRow } from './access.ts';
import { appendHistory, lastRecordedPrice } from './history.ts';
import { tellFollowers } from './tell-followers.ts';

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
