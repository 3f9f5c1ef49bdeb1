import { asc, eq } from 'drizzle-orm';
import type { OfferEvent } from '../../rules/offers.ts';
import { offerHistory } from '../../offers-schema.ts';
import { partners } from '../../schema.ts';
import type { Executor } from '#platform/db/index.ts';

type Happened = {
  readonly requestId: string;
  readonly kind: OfferEvent;
  readonly actorId: string;
  readonly partnerId?: string;
  readonly offerId?: string;
  readonly amountCents?: number;
};

/** Adds to the record that is never rewritten. Belongs in the transaction that does it. */
export async function recordOfferEvents(db: Executor, events: readonly Happened[]): Promise<void> {
  if (events.length > 0) await db.insert(offerHistory).values([...events]);
}

export type OfferMoment = {
  readonly kind: OfferEvent;
  /** Null when it is about no dealership, or about one that is gone. */
  readonly name: string | null;
  readonly amountCents: number | null;
  readonly at: Date;
};

/** What happened to a request, oldest first. */
export async function readOfferHistory(db: Executor, requestId: string): Promise<OfferMoment[]> {
  const rows = await db
    .select({ row: offerHistory, name: partners.name })
    .from(offerHistory)
    .leftJoin(partners, eq(partners.id, offerHistory.partnerId))
    .where(eq(offerHistory.requestId, requestId))
    .orderBy(asc(offerHistory.id));
  return rows.map(({ row, name }) => ({
    kind: row.kind,
    name,
    amountCents: row.amountCents,
    at: row.at,
  }));
}
