import { z } from 'zod';
import {
  MAX_ASKED,
  OFFER_CENTS,
  OFFER_INTENTS,
  OFFER_REQUEST_STATUSES,
  OFFER_STATES,
  OFFER_TEXT,
} from '../rules/offers.ts';

const line = (most: number) => z.string().trim().max(most);

/** Asking dealerships for offers. Nothing goes to a dealership that is not named here. */
export const askDealersBody = z.strictObject({
  listing: z.string().max(40).describe('The UUID or the ten-character unique_id of an own listing or draft'),
  intent: z.enum(OFFER_INTENTS),
  partners: z.array(z.uuid()).min(1).max(MAX_ASKED),
  share_vin: z.boolean().default(false).describe('Consent to tell these dealerships the VIN'),
  note: line(OFFER_TEXT.note).default(''),
});

export const makeOfferBody = z.strictObject({
  amount_cents: z.int().min(OFFER_CENTS.min).max(OFFER_CENTS.max),
  terms: line(OFFER_TEXT.terms).default(''),
});

export const takeOfferBody = z.strictObject({ offer: z.uuid() });

const range = z.object({ low: z.int(), likely: z.int(), high: z.int() });

export const offerView = z.object({
  id: z.uuid(),
  partner: z.object({ id: z.uuid(), name: z.string(), path: z.string().nullable() }),
  amount_cents: z.int(),
  terms: z.string(),
  state: z.enum(OFFER_STATES),
  created_at: z.iso.datetime(),
  expires_at: z.iso.datetime().describe('Seven days after it was made'),
});

export const offerRequestView = z.object({
  id: z.uuid(),
  listing: z.uuid(),
  title: z.string(),
  intent: z.enum(OFFER_INTENTS),
  status: z.enum(OFFER_REQUEST_STATUSES),
  vin_shared: z.boolean(),
  asked: z.array(z.object({ id: z.uuid(), name: z.string(), passed: z.boolean() })),
  offers: z.array(offerView),
  value: z.object({ trade_in: range, private_party: range }).nullable().describe('Cents, as of the day it was asked'),
  conversation: z.uuid().nullable().describe('With the dealership whose offer was taken'),
  created_at: z.iso.datetime(),
});
export type OfferRequestView = z.infer<typeof offerRequestView>;

/** What a dealership sees of a request: the vehicle, and nothing that says whose it is. */
const askedView = z.object({
  id: z.uuid(),
  intent: z.enum(OFFER_INTENTS),
  status: z.enum(OFFER_REQUEST_STATUSES),
  title: z.string(),
  vin: z.string().nullable(),
  mileage: z.int().nullable(),
  place: z.string(),
  note: z.string(),
  passed: z.boolean(),
  offers: z.array(offerView.omit({ partner: true })),
  conversation: z.uuid().nullable().describe('With the seller, once they took this offer'),
  created_at: z.iso.datetime(),
});
export type AskedView = z.infer<typeof askedView>;

export const offerRequestList = z.object({ requests: z.array(offerRequestView) });
export const askedList = z.object({ requests: z.array(askedView) });
