import { desc, eq } from 'drizzle-orm';
import type { AskedValue, OfferedVehicle, OfferIntent, OfferRequestStatus } from '#domain/offers.ts';
import { requireMember } from '../actor.ts';
import type { Ctx } from '../context.ts';
import { schema } from '../db/index.ts';
import { type OfferMoment, readOfferHistory } from './history.ts';
import { findOwnRequest, type RequestRow } from './own-request.ts';
import { type AskedDealer, type ReadOffer, readAskedDealers, readOffers } from './read-offers.ts';

const { offerRequests } = schema;
/** More than anybody asks; older ones stay in the export of one's data. */
const MOST = 100;

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
  readonly createdAt: Date;
};

const toOwn = (row: RequestRow, asked: readonly AskedDealer[], offers: readonly ReadOffer[]): OwnRequest => ({
  id: row.id,
  listingId: row.listingId,
  intent: row.intent as OfferIntent,
  status: row.status as OfferRequestStatus,
  vehicle: row.vehicle as OfferedVehicle,
  vinShared: row.vin !== null,
  note: row.note,
  value: row.value as AskedValue | null,
  asked,
  offers,
  createdAt: row.createdAt,
});

async function toOwnAll(ctx: Ctx, rows: readonly RequestRow[]): Promise<OwnRequest[]> {
  const [asked, offers] = await Promise.all([
    readAskedDealers(
      ctx,
      rows.map(({ id }) => id),
    ),
    readOffers(ctx, rows),
  ]);
  return rows.map((row) => toOwn(row, asked.get(row.id) ?? [], offers.get(row.id) ?? []));
}

/** What the signed-in person asked dealerships, latest first. */
export async function listOwnRequests({ ctx }: { ctx: Ctx }): Promise<OwnRequest[]> {
  const { userId } = requireMember(ctx);
  const rows = await ctx.db
    .select()
    .from(offerRequests)
    .where(eq(offerRequests.userId, userId))
    .orderBy(desc(offerRequests.createdAt), desc(offerRequests.id))
    .limit(MOST);
  return toOwnAll(ctx, rows);
}

/** One of them with its record; anybody else's is missing. */
export async function readOwnRequest({
  ctx,
  id,
}: {
  ctx: Ctx;
  id: string;
}): Promise<OwnRequest & { readonly history: readonly OfferMoment[] }> {
  const row = await findOwnRequest(ctx, id);
  const [[own], history] = await Promise.all([toOwnAll(ctx, [row]), readOfferHistory(ctx.db, id)]);
  if (!own) throw new Error('The request was found and yet not read.');
  return { ...own, history };
}
