import { and, eq, inArray, sql } from 'drizzle-orm';
import { textAnswer } from '#shared/answers.ts';
import { isFinished } from '#features/listings/rules/status.ts';
import { MAX_ASKED, type OfferedVehicle, type OfferIntent, toldDetails } from '../../rules/offers.ts';
import { fill } from '#shared/text.ts';
import { parseVin } from '#features/vehicles/rules/vin.ts';
import { offerErrors as words } from '../../words/offers.ts';
import { requireMember } from '#platform/actor.ts';
import type { Ctx } from '#platform/context.ts';
import * as schema from '#features/schema.ts';
import type { Transaction } from '#platform/db/index.ts';
import { invalid, refused } from '#platform/errors.ts';
import { newId } from '#platform/ids.ts';
import { findOwn, type ListingRow } from '#features/listings/server/index.ts';
import { enqueueEmail, kickMail } from '#platform/mail/index.ts';
import { askedEmail } from './emails.ts';
import { recordOfferEvents } from './history.ts';
import type { PartnerRow, RequestRow } from './own-request.ts';
import { valueToday } from './open-ask.ts';

const { offerInvitations, offerRequests, partners, users } = schema;

export type AskInput = {
  readonly listing: string;
  readonly intent: OfferIntent;
  readonly partners: readonly string[];
  readonly shareVin: boolean;
  readonly note: string;
};

/**
 * Asks the named dealerships for offers, and nobody else. Asking again about the same vehicle goes on with the request
 * that is open: dealerships are added, consent to the VIN may be given later and is never taken as given.
 */
export async function askDealers({ ctx, input }: { ctx: Ctx; input: AskInput }): Promise<RequestRow> {
  const { userId } = requireMember(ctx);
  const row = await findOwn({ ctx, ref: input.listing });
  requireSellable(row);
  await ctx.limits.consume('offer-ask', userId);
  const vin = input.shareVin ? vinOf(row) : null;
  const [value, asked] = await Promise.all([valueToday(ctx, row), findPartners(ctx, input.partners, userId)]);
  const request = await ctx.db.transaction(async (tx) => {
    const open = await openRequest(tx, {
      id: newId(ctx.now()),
      userId,
      listingId: row.id,
      intent: input.intent,
      vehicle: vehicleOf(row),
      vin,
      note: input.note,
      value,
    });
    await invite(ctx, tx, open, asked);
    if (vin) await recordOfferEvents(tx, [{ requestId: open.id, kind: 'VIN_SHARED', actorId: userId }]);
    return open;
  });
  void kickMail({ services: ctx });
  return request;
}

function requireSellable(row: ListingRow): void {
  if (row.category !== 'VEHICLE') throw refused(words.notAVehicle, 'not_a_vehicle');
  if (isFinished(row.status)) throw refused(words.gone, 'listing_gone');
  if (!row.title || !row.make || !row.model || row.year === null || !row.postcode)
    throw refused(words.notReady, 'vehicle_incomplete');
}

function vinOf(row: ListingRow): string {
  const vin = parseVin(textAnswer(row.answers, 'vin'));
  if (!vin.ok) throw refused(words.noVin, 'no_vin', [{ field: 'share_vin', message: words.noVin }]);
  return vin.value;
}

const vehicleOf = (row: ListingRow): OfferedVehicle => ({
  title: row.title,
  details: { vehicleType: row.vehicleType ?? 'CARS', ...toldDetails(row.details) },
  mileage: row.mileage,
  postcode: row.postcode,
  city: row.city,
  region: row.region,
});

type Asked = { readonly partner: PartnerRow; readonly email: string };

/** The named dealerships as far as they are shown; one that is not makes the whole request wrong. */
async function findPartners(ctx: Ctx, ids: readonly string[], userId: string): Promise<Asked[]> {
  const wanted = [...new Set(ids)];
  const fault = (message: string) => invalid(message, [{ field: 'partners', message }]);
  if (wanted.length === 0) throw fault(words.noPartner);
  if (wanted.length > MAX_ASKED) throw fault(fill(words.tooMany, { count: MAX_ASKED }));
  const found = await ctx.db
    .select({ partner: partners, email: users.email })
    .from(partners)
    .innerJoin(users, eq(users.id, partners.userId))
    .where(and(inArray(partners.id, wanted), eq(partners.status, 'ACTIVE'), eq(users.type, 'DEALERSHIP')));
  if (found.length < wanted.length) throw fault(words.unknownPartner);
  if (found.some(({ partner }) => partner.userId === userId)) throw fault(words.ownDealership);
  return found;
}

type NewRequest = Omit<RequestRow, 'status' | 'takenOfferId' | 'createdAt' | 'updatedAt'>;

/** The open request about this vehicle with what is new in it, or a new one. */
async function openRequest(tx: Transaction, given: NewRequest): Promise<RequestRow> {
  const [row] = await tx
    .insert(offerRequests)
    .values(given)
    .onConflictDoUpdate({
      target: [offerRequests.listingId, offerRequests.intent],
      targetWhere: sql`status = 'OPEN'`,
      set: {
        vehicle: given.vehicle,
        value: given.value,
        ...(given.vin === null ? {} : { vin: given.vin }),
        ...(given.note === '' ? {} : { note: given.note }),
        updatedAt: sql`now()`,
      },
    })
    .returning();
  if (!row) throw new Error('The request was not written.');
  return row;
}

/** A dealership that was asked before is not asked twice. */
async function invite(ctx: Ctx, tx: Transaction, request: RequestRow, asked: readonly Asked[]): Promise<void> {
  const added = await tx
    .insert(offerInvitations)
    .values(asked.map(({ partner }) => ({ requestId: request.id, partnerId: partner.id })))
    .onConflictDoNothing()
    .returning({ partnerId: offerInvitations.partnerId });
  const isNew = new Set(added.map(({ partnerId }) => partnerId));
  const { id: requestId, userId: actorId } = request;
  const fresh = asked.filter(({ partner }) => isNew.has(partner.id));
  await recordOfferEvents(
    tx,
    fresh.map(({ partner }) => ({ requestId, kind: 'ASKED' as const, actorId, partnerId: partner.id })),
  );
  for (const { partner, email } of fresh) {
    const mail = askedEmail({ config: ctx.config, to: email, vehicle: request.vehicle });
    await enqueueEmail({ db: tx, email: mail, dedupeKey: `offer asked:${requestId}:${partner.id}` });
  }
}
