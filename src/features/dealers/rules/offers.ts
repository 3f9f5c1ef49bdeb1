import { OFFER_INTENTS, type OfferIntent } from '#features/chat/rules/kinds.ts';
import type { Answers } from '#shared/answers.ts';

export { OFFER_INTENTS, type OfferIntent };

/** Of what a seller may want, these two ask dealerships. */
export const asksDealers = (intent: unknown): intent is OfferIntent =>
  (OFFER_INTENTS as readonly unknown[]).includes(intent);

/** How long a dealership's offer holds, by the database's clock. */
export const OFFER_DAYS = 7;
/** Miles within which a dealership is near, and how many are shown where fewer are. */
export const NEAR_MILES = 150;
export const MIN_SHOWN = 5;
/** Dealerships that one request may go to. */
export const MAX_ASKED = 40;
/** Cents: one dollar to ten million. */
export const OFFER_CENTS = { min: 100, max: 1_000_000_000 } as const;
export const OFFER_TEXT = { note: 600, terms: 600 } as const;

/** OPEN takes offers; TAKEN is agreed with one dealership; CLOSED was ended by the seller. */
export const OFFER_REQUEST_STATUSES = ['OPEN', 'TAKEN', 'CLOSED'] as const;
export type OfferRequestStatus = (typeof OFFER_REQUEST_STATUSES)[number];

/** How a dealership's answer stands. REPLACED by a newer one of the same dealership. */
export const OFFER_STATES = ['HOLDS', 'LAPSED', 'TAKEN', 'REPLACED', 'NOT_TAKEN'] as const;
export type OfferState = (typeof OFFER_STATES)[number];

const OFFER_EVENTS = ['ASKED', 'VIN_SHARED', 'OFFERED', 'PASSED', 'TAKEN', 'CLOSED'] as const;
export type OfferEvent = (typeof OFFER_EVENTS)[number];

/** What a dealership is told about the vehicle: what its seller said when asking, never who or where exactly. */
export type OfferedVehicle = {
  readonly title: string;
  readonly details: Answers;
  readonly mileage: number | null;
  readonly postcode: string | null;
  readonly city: string | null;
  readonly region: string | null;
};

/** Answers that name one vehicle or a door. They may be public on a listing; here they need a consent of their own. */
const NOT_TOLD = ['vin', 'hin', 'serialNumber', 'street', 'licensePlate', 'viewingNote'];

export const toldDetails = (details: Answers): Answers =>
  Object.fromEntries(Object.entries(details).filter(([field]) => !NOT_TOLD.includes(field)));

/** A likely value in cents, with its range. */
export type ValueRange = { readonly low: number; readonly likely: number; readonly high: number };
/** What the vehicle was worth when dealerships were asked; kept for the seller alone. */
export type AskedValue = {
  readonly tradeIn: ValueRange;
  readonly privateParty: ValueRange;
  readonly modelVersion: string;
};

type Standing = { readonly id: string; readonly partnerId: string; readonly lapsed: boolean };

/**
 * How each of the offers of one request stands. `offers` newest first: of one dealership only the newest counts.
 */
export function offerStates(
  offers: readonly Standing[],
  request: { readonly status: OfferRequestStatus; readonly takenOfferId: string | null },
): ReadonlyMap<string, OfferState> {
  const seen = new Set<string>();
  const states = new Map<string, OfferState>();
  for (const { id, partnerId, lapsed } of offers) {
    const replaced = seen.has(partnerId);
    seen.add(partnerId);
    if (id === request.takenOfferId) states.set(id, 'TAKEN');
    else if (replaced) states.set(id, 'REPLACED');
    else if (request.status !== 'OPEN') states.set(id, 'NOT_TAKEN');
    else states.set(id, lapsed ? 'LAPSED' : 'HOLDS');
  }
  return states;
}

/** "$400 above" what it is likely worth: the sign and the size of the difference, in cents. */
export const againstValue = (cents: number, value: ValueRange | null): number | null =>
  value === null ? null : cents - value.likely;
