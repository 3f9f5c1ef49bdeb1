import { and, eq } from 'drizzle-orm';
import { SEARCH } from '#shared/constants.ts';
import { textAnswer } from '#shared/answers.ts';
import { type AskedValue, MIN_SHOWN, NEAR_MILES, type OfferIntent } from '../../rules/offers.ts';
import { parseVin } from '#features/vehicles/rules/vin.ts';
import { requireMember } from '#platform/actor.ts';
import type { Ctx } from '#platform/context.ts';
import * as schema from '../../offers-schema.ts';
import { findOwn, type ListingRow } from '#features/listings/server/index.ts';
import { type ListedPartner, listPartners, readOwnPartner } from '../index.ts';
import { toEvaluateInput } from '#features/valuation/server/deals/index.ts';
import { isAppError } from '#platform/errors.ts';
import { evaluateVehicle } from '#features/valuation/server/index.ts';

const { offerInvitations, offerRequests } = schema;

/** What the vehicle of a listing is worth today; null where no figure can be given. */
export async function valueToday(ctx: Ctx, row: ListingRow): Promise<AskedValue | null> {
  try {
    const estimate = await evaluateVehicle({ ctx, input: toEvaluateInput(row) });
    if (estimate.kind === 'none') return null;
    const { tradeIn, privateParty } = estimate.channels;
    return { tradeIn, privateParty, modelVersion: estimate.modelVersion };
  } catch (error) {
    if (isAppError(error)) return null;
    throw error;
  }
}

/** What the page shows on which a seller ticks dealerships. */
export type OpenAsk = {
  readonly uniqueId: string;
  readonly title: string;
  readonly postcode: string | null;
  readonly wasPublic: boolean;
  readonly hasVin: boolean;
  readonly value: AskedValue | null;
  readonly dealers: readonly ListedPartner[];
  /** Dealerships that have this request already. */
  readonly asked: ReadonlySet<string>;
  readonly vinShared: boolean;
};

/** One's own listing or draft with the dealerships nearest to it; anybody else's is missing. */
export async function openAsk({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: { listing: string; intent: OfferIntent };
}): Promise<OpenAsk> {
  requireMember(ctx);
  const row = await findOwn({ ctx, ref: input.listing });
  const [value, { partners }, own, open] = await Promise.all([
    valueToday(ctx, row),
    listPartners({ ctx, input: { limit: SEARCH.partnerLimit, postcode: row.postcode ?? undefined } }),
    readOwnPartner({ ctx }),
    openInvitations(ctx, row.id, input.intent),
  ]);
  return {
    uniqueId: row.uniqueId,
    title: row.title,
    postcode: row.postcode,
    wasPublic: row.publishedAt !== null,
    hasVin: parseVin(textAnswer(row.answers, 'vin')).ok,
    value,
    dealers: nearby(partners.filter(({ partner }) => partner.id !== own?.id)),
    asked: new Set(open.map(({ partnerId }) => partnerId)),
    vinShared: open.some(({ vin }) => vin !== null),
  };
}

/** Those within a drive; where there are few, the nearest all the same. They come nearest first. */
const nearby = (dealers: readonly ListedPartner[]): readonly ListedPartner[] =>
  dealers.filter(({ miles }, place) => place < MIN_SHOWN || (miles !== null && miles <= NEAR_MILES));

const openInvitations = (ctx: Ctx, listingId: string, intent: OfferIntent) =>
  ctx.db
    .select({ partnerId: offerInvitations.partnerId, vin: offerRequests.vin })
    .from(offerRequests)
    .innerJoin(offerInvitations, eq(offerInvitations.requestId, offerRequests.id))
    .where(
      and(eq(offerRequests.listingId, listingId), eq(offerRequests.intent, intent), eq(offerRequests.status, 'OPEN')),
    );
