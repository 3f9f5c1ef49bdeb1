import { createHash } from 'node:crypto';
import type { ListingStatus } from '#shared/enums.ts';
import type { FlowId } from '#features/sell/rules/index.ts';
import type { Answers } from '#shared/answers.ts';
import { toUniqueId } from '#shared/unique-id.ts';
import type { Change } from '#features/listings/server/index.ts';
import { demoId } from '#features/vehicles/server/index.ts';
import type { DemoHistory } from '../histories.ts';
import type { Dice } from '../random.ts';

/** A demo listing that is no vehicle. */
export type DemoMade = {
  readonly flow: FlowId;
  readonly id: string;
  readonly uniqueId: string;
  readonly ownerId: string;
  readonly answers: Answers;
  readonly history: DemoHistory;
  /** Of a sale: names of what lies on its tables. */
  readonly itemNames?: readonly string[];
  /** Of an item: the sale it lies on a table of. */
  readonly saleId: string | null;
};

const HOUR = 3_600_000;

export const uniqueIdOf = (id: string): string => toUniqueId(createHash('sha256').update(`unique ${id}`).digest());

type Told = {
  readonly listingId: string;
  readonly actorId: string;
  /** Cents; null for what has no price. */
  readonly priceCents: number | null;
  readonly status: ListingStatus;
  readonly hoursUp: number;
  readonly now: Date;
};

/** Published some hours ago, and since then sold, reserved or neither. */
export function shortHistory({ listingId, actorId, priceCents, status, hoursUp, now }: Told): DemoHistory {
  const publishedAt = new Date(now.getTime() - hoursUp * HOUR);
  const endedAt = new Date(now.getTime() - Math.round(hoursUp * HOUR * 0.1));
  const base = { listingId, actorId };
  const changes: Change[] = [
    { ...base, kind: 'STATUS', before: 'DRAFT', after: 'PUBLISHED', at: publishedAt },
    ...(priceCents === null
      ? []
      : [{ ...base, kind: 'PRICE' as const, before: null, after: String(priceCents), at: publishedAt }]),
    ...(status === 'PUBLISHED'
      ? []
      : [{ ...base, kind: 'STATUS' as const, before: 'PUBLISHED', after: status, at: endedAt }]),
  ];
  return {
    status,
    publishedAt,
    changedAt: changes.at(-1)?.at ?? publishedAt,
    soldAt: status === 'SOLD' ? endedAt : null,
    priceCents: priceCents ?? 0,
    changes,
  };
}

/** For sale mostly, now and then reserved or gone. */
export function statusBy(dice: Dice): ListingStatus {
  const fate = dice.next();
  return fate < 0.06 ? 'SOLD' : fate < 0.12 ? 'RESERVED' : 'PUBLISHED';
}

export const thingId = (words: string): string => demoId(`thing ${words}`);
