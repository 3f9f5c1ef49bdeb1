import { and, asc, eq, gt, inArray } from 'drizzle-orm';
import { listingLine, type ListingBody } from '../../rules/listing-lines.ts';
import type { Services } from '#platform/context.ts';
import * as schema from '#features/schema.ts';
import type { Transaction } from '#platform/db/index.ts';
import { newId } from '#platform/ids.ts';
import { findListing } from '../find-listing.ts';
import { findSaid } from '../find-said.ts';
import { cancelMeetings } from '../meetings/keep-meeting.ts';
import { type Pair, readPairs } from '../pairs.ts';
import { personName } from '../person-name.ts';
import type { MessageRow } from '../rows.ts';
import { type Draft, saveMessages } from '../save-messages.ts';
import type { Said } from '../../rules/messages.ts';
import { readOffers } from '../../rules/offers.ts';
import { readViewings } from '../../rules/viewings.ts';
import type { LeaseTerm } from '#shared/enums.ts';
import { amountWords } from '#features/listings/words/price.ts';
import { fill } from '#shared/text.ts';
import { listingLines as words } from '../../words/chats.ts';
import { whenLine } from '../lines.ts';

const { conversations, listingNewsTold, users } = schema;

type Call = {
  readonly body: ListingBody;
  readonly said: readonly Said[];
  readonly buyer: { readonly id: string; readonly name: string };
  readonly changes: readonly string[];
  /** Of what is let. */
  readonly lease: LeaseTerm | null;
  readonly now: Date;
};

/** The news as both people read it, with what it ends between them. */
function newsLine({ body, said, buyer, changes, lease, now }: Call): string {
  if (body.news === 'CHANGED') return [words.CHANGED, ...changes].join(' ');
  const first =
    body.news === 'PENDING' && body.yours
      ? fill(words.pendingFor, { name: buyer.name })
      : (lease && words.rental[body.news]) || words[body.news];
  return body.closes ? [first, ...endings({ said, buyer, lease, now })].join(' ') : first;
}

function endings({ said, buyer, lease, now }: Pick<Call, 'said' | 'buyer' | 'lease' | 'now'>): string[] {
  const offer = [...readOffers(said, now).values()].find(({ status }) => status === 'OPEN');
  const visit = [...readViewings(said, now).values()].find(
    ({ status, startsAt }) => (status === 'PROPOSED' || status === 'CONFIRMED') && now.getTime() < Date.parse(startsAt),
  );
  return [
    offer &&
      fill(offer.by === buyer.id ? words.offerClosed : words.counterClosed, {
        amount: amountWords({ cents: offer.amountCents, lease }),
      }),
    visit && fill(words.visitCanceled, { when: whenLine(visit) }),
  ].filter((line) => line !== undefined);
}

export type NewsRow = typeof schema.listingNews.$inferSelect;
/** A line that stands, and its two people. */
export type WrittenLine = { readonly row: MessageRow; readonly pair: Pair };

/** Names the line, so that a second try finds it. */
export const newsKey = ({ id }: Pick<NewsRow, 'id'>): string => `news:${id}`;

/**
 * The news as a line of each conversation about its listing, and notes that their buyers were told. The seller's own
 * hand it was, so theirs is the name; nobody is written to across a block.
 */
export async function writeLines(services: Services, tx: Transaction, news: NewsRow): Promise<WrittenLine[]> {
  const now = services.now();
  const about = and(eq(conversations.listingId, news.listingId), gt(conversations.lastSeq, 0));
  // What is said meanwhile waits: an offer is closed by the line, or made after it.
  const locked = await tx
    .select({ id: conversations.id })
    .from(conversations)
    .where(about)
    .orderBy(asc(conversations.id))
    .for('update');
  const ids = locked.map(({ id }) => id);
  if (ids.length === 0) return [];
  const [pairs, said] = [await readPairs(tx, ids), await findSaid(tx, ids)];
  const open = [...pairs.values()].filter((pair) => !pair.buyerBlocks && !pair.sellerBlocks && !pair.buyerGone);
  const names = await readNames(tx, open);
  const lease = (await findListing(tx, news.listingId))?.lease ?? null;
  const drafts = open.flatMap((pair): Draft[] => {
    const before = said.get(pair.id) ?? [];
    const body = listingLine(news, { buyer: pair.buyerId, said: before, now });
    if (!body) return [];
    const buyer = { id: pair.buyerId, name: names.get(pair.buyerId) ?? '' };
    const content = newsLine({ body, said: before, buyer, changes: news.changes, lease, now });
    const { kind, ...kept } = body;
    const line = { conversationId: pair.id, id: newId(now), senderId: pair.sellerId, key: newsKey(news) };
    return [{ ...line, kind, content, body: kept, createdAt: now }];
  });
  const rows = await saveMessages(tx, drafts);
  const written = rows.map((row) => ({ row, pair: pairs.get(row.conversationId) as Pair }));
  const ended = rows.filter(({ body }) => (body as { closes?: boolean }).closes).map((row) => row.conversationId);
  await cancelMeetings(tx, { conversationIds: ended, now, keepsPlace: false });
  await noteTold(tx, news, written, now);
  return written;
}

async function readNames(tx: Transaction, pairs: readonly Pair[]): Promise<Map<string, string>> {
  if (pairs.length === 0) return new Map();
  const people = await tx
    .select({ id: users.id, fullName: users.fullName, type: users.type, deletedAt: users.deletedAt })
    .from(users)
    .where(
      inArray(
        users.id,
        pairs.map(({ buyerId }) => buyerId),
      ),
    );
  return new Map(people.map((person) => [person.id, personName(person, 'BUYER')]));
}

async function noteTold(tx: Transaction, { id }: NewsRow, written: readonly WrittenLine[], at: Date): Promise<void> {
  const told = [...new Set(written.map(({ pair }) => pair.buyerId))];
  if (told.length === 0) return;
  await tx
    .insert(listingNewsTold)
    .values(told.map((userId) => ({ newsId: id, userId, at })))
    .onConflictDoNothing();
}
