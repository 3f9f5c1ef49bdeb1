import { and, desc, eq, inArray, ne } from 'drizzle-orm';
import type { PlaceKind } from '../../rules/kinds.ts';
import { type Answers, textAnswer } from '#features/listings/rules/answers.ts';
import * as schema from '#features/schema.ts';
import type { Transaction } from '#platform/db/index.ts';

const { conversations, listings, meetings } = schema;
/** A home is offered by its own listing only. */
const ELSEWHERE = ['POLICE', 'BANK', 'OTHER'] as const satisfies readonly PlaceKind[];

type Db = Pick<Transaction, 'select'>;
type Owner = { readonly listingId: string; readonly sellerId: string };
export type OwnPlace = { readonly kind: PlaceKind; readonly place: string };

/** The street that the seller gave with the listing, with its town; empty when they gave none. */
export async function ownAddress(db: Db, { listingId, sellerId }: Owner): Promise<string> {
  const [row] = await db
    .select()
    .from(listings)
    .where(and(eq(listings.id, listingId), eq(listings.ownerId, sellerId)));
  const street = row ? textAnswer(row.answers as Answers, 'street') : '';
  if (!row || street === '') return '';
  return [street, row.city, [row.region, row.postcode].filter(Boolean).join(' ')].filter(Boolean).join(', ');
}

/**
 * What a seller can share without typing: where they last told somebody to meet, as long as that is remembered, and the
 * street of the listing. For the seller alone.
 */
export async function readOwnPlaces(db: Db, owner: Owner): Promise<OwnPlace[]> {
  const [address, [last]] = await Promise.all([
    ownAddress(db, owner),
    db
      .select({ kind: meetings.placeKind, place: meetings.place })
      .from(meetings)
      .innerJoin(conversations, eq(conversations.id, meetings.conversationId))
      .where(
        and(
          eq(conversations.sellerId, owner.sellerId),
          inArray(meetings.placeKind, [...ELSEWHERE]),
          ne(meetings.place, ''),
        ),
      )
      .orderBy(desc(meetings.changedAt))
      .limit(1),
  ]);
  const before = last?.kind ? [{ kind: last.kind, place: last.place }] : [];
  return [...before, ...(address === '' ? [] : [{ kind: 'HOME' as const, place: address }])];
}
