import { and, desc, eq, inArray, ne, lt } from 'drizzle-orm';
import type { PlaceKind } from '../../rules/kinds.ts';
import { type Answers, textAnswer } from '#shared/answers.ts';
import * as schema from '#features/schema.ts';
import type { Transaction } from '#platform/db/index.ts';
import type { Services } from '#platform/context.ts';
import type { StructuredBody } from '../../contracts/chats.ts';
import { readViewings } from '../../rules/viewings.ts';
import { chatLines, chats } from '../../words/chats.ts';
import { refused } from '#platform/errors.ts';
import { findSaid } from '../find-said.ts';
import type { Pair } from '../pairs.ts';
import type { Prepared } from '../pending.ts';

const { conversations, listings, meetings } = schema;

type Body = Extract<StructuredBody, { kind: 'VIEWING_PLACE' }>;
type Call = { readonly tx: Transaction; readonly pair: Pair; readonly by: string; readonly now: Date };

/**
 * The seller tells this buyer where exactly they meet. The message says that it was told; the place itself stands with
 * the meeting, which nobody but these two can read, and goes with it.
 */
export async function releasePlace({ tx, pair, by, now }: Call, body: Body): Promise<Prepared> {
  if (pair.sellerId !== by) throw refused(chats.placeIsSellers, 'not_seller');
  const said = (await findSaid(tx, [pair.id])).get(pair.id) ?? [];
  const viewing = readViewings(said, now).get(body.viewingId);
  if (viewing?.status !== 'CONFIRMED' || Date.parse(viewing.startsAt) <= now.getTime())
    throw refused(chats.viewingNotOpen, 'viewing_not_open');
  const place = body.place || (body.placeKind === 'HOME' ? await ownAddress(tx, pair) : '');
  if (place === '')
    throw refused(chats.placeMissing, 'place_missing', [{ field: 'body.place', message: chats.placeMissing }]);
  const [meeting] = await tx
    .select()
    .from(meetings)
    .where(and(eq(meetings.conversationId, pair.id), eq(meetings.viewingId, viewing.id)))
    .for('update');
  if (!meeting) throw refused(chats.viewingNotOpen, 'viewing_not_open');
  await tx
    .update(meetings)
    .set({ place, placeKind: body.placeKind, sequence: meeting.sequence + 1, changedAt: now })
    .where(eq(meetings.id, meeting.id));
  return {
    content: chatLines.viewingPlace,
    body: { kind: 'VIEWING_PLACE', viewingId: viewing.id, placeKind: body.placeKind },
  };
}

const KEPT_MS = 2 * 24 * 3_600_000;

/** For the hourly job: where people met is nobody's business some days later. */
export async function forgetPlaces({ db, now }: Pick<Services, 'db' | 'now'>): Promise<void> {
  await db
    .update(meetings)
    .set({ place: '', placeKind: null })
    .where(and(lt(meetings.startsAt, new Date(now().getTime() - KEPT_MS)), ne(meetings.place, '')));
}

/** A home is offered by its own listing only. */
const ELSEWHERE = ['POLICE', 'BANK', 'OTHER'] as const satisfies readonly PlaceKind[];

type Db = Pick<Transaction, 'select'>;
type Owner = { readonly listingId: string; readonly sellerId: string };
export type OwnPlace = { readonly kind: PlaceKind; readonly place: string };

/** The street that the seller gave with the listing, with its town; empty when they gave none. */
async function ownAddress(db: Db, { listingId, sellerId }: Owner): Promise<string> {
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
