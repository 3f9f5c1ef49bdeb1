import type { ListingStatus } from '#shared/enums.ts';
import type { Change } from '#features/listings/server/index.ts';
import type { Dice } from './random.ts';

const DAY = 86_400_000;

/** What became of a listing since it was published, oldest first, and where that leaves it. */
export type DemoHistory = {
  readonly status: ListingStatus;
  readonly publishedAt: Date;
  readonly changedAt: Date;
  readonly soldAt: Date | null;
  readonly priceCents: number;
  readonly changes: readonly Change[];
};

type Subject = { listingId: string; actorId: string; priceCents: number; now: Date };

/** Listings are up to 50 days old; a third came down in price, some are reserved or sold. */
export function demoHistory({ listingId, actorId, priceCents, now }: Subject, dice: Dice): DemoHistory {
  const days = dice.between(1, 50);
  const at = (share: number) =>
    new Date(now.getTime() - Math.round(days * DAY * (1 - share)) - dice.between(0, 11) * 3_600_000);
  const publishedAt = at(0);
  const change = (kind: Change['kind'], before: string | null, after: string, moment: Date): Change => ({
    listingId,
    kind,
    before,
    after,
    actorId,
    at: moment,
  });
  const changes = [
    change('STATUS', 'DRAFT', 'PUBLISHED', publishedAt),
    change('PRICE', null, String(priceCents), publishedAt),
  ];
  let price = priceCents;
  const drops = days < 6 ? 0 : dice.pick([0, 0, 0, 1, 1, 2]);
  for (let drop = 1; drop <= drops; drop++) {
    const lower = Math.floor((price * (0.94 + dice.next() * 0.04)) / 10_000) * 10_000;
    if (lower >= price || lower < 50_000) break;
    changes.push(change('PRICE', String(price), String(lower), at(drop / (drops + 1))));
    price = lower;
  }
  const end = dice.next();
  const status: ListingStatus = days > 3 && end < 0.05 ? 'SOLD' : days > 3 && end < 0.1 ? 'RESERVED' : 'PUBLISHED';
  const endedAt = at(0.95);
  if (status !== 'PUBLISHED') changes.push(change('STATUS', 'PUBLISHED', status, endedAt));
  const inOrder = changes.sort((a, b) => a.at.getTime() - b.at.getTime());
  const changedAt = inOrder.at(-1)?.at ?? publishedAt;
  return {
    status,
    publishedAt,
    changedAt,
    soldAt: status === 'SOLD' ? endedAt : null,
    priceCents: price,
    changes: inOrder,
  };
}
