import type { ListingStatus } from '#shared/enums.ts';
import type { HistoryEntry } from '#features/listings/rules/public.ts';
import { isPublic, isSold } from '#features/listings/rules/status.ts';

/** What the record knows of a listing at one moment. */
export type Standing = { readonly priceCents: number | null; readonly status: ListingStatus | null };

/** What happened to a listing since somebody saved it, the most important first. */
export type SavedChange =
  | { readonly kind: 'gone' | 'sold' | 'reserved' | 'back' }
  | { readonly kind: 'down' | 'up'; readonly from: number; readonly to: number };

/** Price and status as they were at `at`, out of a record in its order. A heart older than the record saw its start. */
export function standingAt(history: readonly HistoryEntry[], at: Date): Standing {
  const before = history.filter((entry) => new Date(entry.at).getTime() <= at.getTime());
  const lastOf = (kind: HistoryEntry['kind']) =>
    (before.findLast((entry) => entry.kind === kind) ?? history.find((entry) => entry.kind === kind))?.after ?? null;
  const price = lastOf('PRICE');
  return { priceCents: price === null ? null : Number(price), status: lastOf('STATUS') as ListingStatus | null };
}

/** The changes between two moments. Prices are told only of what can still be bought. */
export function changesBetween(then: Standing, now: Standing): SavedChange[] {
  const changes: SavedChange[] = [];
  if (now.status === null || !isPublic(now.status)) return [{ kind: 'gone' }];
  if (isSold(now.status)) return [{ kind: 'sold' }];
  if (now.status === 'RESERVED' && then.status !== 'RESERVED') changes.push({ kind: 'reserved' });
  if (now.status === 'PUBLISHED' && (then.status === 'RESERVED' || then.status === 'SOLD'))
    changes.push({ kind: 'back' });
  const [from, to] = [then.priceCents, now.priceCents];
  if (from !== null && to !== null && from !== to) changes.push({ kind: to < from ? 'down' : 'up', from, to });
  return changes;
}
