import { desc, eq } from 'drizzle-orm';
import type { AskedValue, OfferedVehicle, OfferIntent, OfferRequestStatus } from '../../rules/offers.ts';
import { requireMember } from '#platform/actor.ts';
import { isOpenToTalk } from '#features/chat/server/index.ts';
import type { Ctx } from '#platform/context.ts';
import * as schema from '#features/schema.ts';
import { type OfferMoment, readOfferHistory } from './history.ts';
import { findOwnRequest, type RequestRow } from './own-request.ts';
import { type AskedDealer, type ReadOffer, readAskedDealers, readOffers } from './read-offers.ts';
import { readTalks } from './talks.ts';

const { listings, offerRequests } = schema;
/** More than anybody asks; older ones stay in the export of one's data. */
const MAX = 100;

/** A request as its seller sees it. */
export type OwnRequest = {
  readonly id: string;
  readonly listingId: string;
  readonly intent: OfferIntent;
  readonly status: OfferRequestStatus;
  readonly vehicle: OfferedVehicle;
  readonly vinShared: boolean;
  readonly note: string;
  readonly value: AskedValue | null;
  readonly asked: readonly AskedDealer[];
  /** Newest first; of one dealership only the newest counts. */
  readonly offers: readonly ReadOffer[];
  /** With the dealership whose offer was taken; null before, and while the vehicle has no public page. */
  readonly conversationId: string | null;
  readonly createdAt: Date;
};

type Parts = Pick<OwnRequest, 'asked' | 'offers' | 'conversationId'>;

const toOwn = (row: RequestRow, parts: Parts): OwnRequest => ({
  id: row.id,
  listingId: row.listingId,
  intent: row.intent,
  status: row.status,
  vehicle: row.vehicle,
  vinShared: row.vin !== null,
  note: row.note,
  value: row.value,
  ...parts,
  createdAt: row.createdAt,
});

async function toOwnAll(ctx: Ctx, rows: readonly RequestRow[]): Promise<OwnRequest[]> {
  const ids = rows.map(({ id }) => id);
  const [asked, offers, talks] = await Promise.all([
    readAskedDealers(ctx, ids),
    readOffers(ctx, rows),
    readTalks(ctx, ids),
  ]);
  const partsOf = (id: string): Parts => ({
    asked: asked.get(id) ?? [],
    offers: offers.get(id) ?? [],
    conversationId: talks.get(id) ?? null,
  });
  return rows.map((row) => toOwn(row, partsOf(row.id)));
}

/** What the signed-in person asked dealerships, latest first. */
export async function listOwnRequests({ ctx }: { ctx: Ctx }): Promise<OwnRequest[]> {
  const { userId } = requireMember(ctx);
  const rows = await ctx.db
    .select()
    .from(offerRequests)
    .where(eq(offerRequests.userId, userId))
    .orderBy(desc(offerRequests.createdAt), desc(offerRequests.id))
    .limit(MAX);
  return toOwnAll(ctx, rows);
}

/** With its record, and whether the vehicle has a page to talk about. */
export type OpenedRequest = OwnRequest & { readonly history: readonly OfferMoment[]; readonly openToTalk: boolean };

/** One of them; anybody else's is missing. */
export async function readOwnRequest({ ctx, id }: { ctx: Ctx; id: string }): Promise<OpenedRequest> {
  const row = await findOwnRequest(ctx, id);
  const [[own], history, [listing]] = await Promise.all([
    toOwnAll(ctx, [row]),
    readOfferHistory(ctx.db, id),
    ctx.db.select({ status: listings.status }).from(listings).where(eq(listings.id, row.listingId)),
  ]);
  if (!own) throw new Error('The request was found and yet not read.');
  return { ...own, history, openToTalk: listing !== undefined && isOpenToTalk(listing.status) };
}
