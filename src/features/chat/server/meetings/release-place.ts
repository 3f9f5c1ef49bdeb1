import { and, eq } from 'drizzle-orm';
import type { StructuredBody } from '../../contracts/chats.ts';
import { readViewings } from '../../rules/viewings.ts';
import { chatLines, chats } from '../../words/chats.ts';
import * as schema from '#features/schema.ts';
import type { Transaction } from '#platform/db/index.ts';
import { refused } from '#platform/errors.ts';
import { findSaid } from '../find-said.ts';
import type { Pair } from '../pairs.ts';
import type { Prepared } from '../pending.ts';
import { ownAddress } from './own-places.ts';

const { meetings } = schema;
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
