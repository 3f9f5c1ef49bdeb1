import { z } from 'zod';
import { MAX_CENTS } from '#shared/money.ts';
import { CHECKS, PAYMENTS, SALE_KINDS, SIDES, STEP_BACKS } from './rules/acts.ts';

const cents = z.int().min(0).max(MAX_CENTS);
const check = z.enum([...CHECKS.BUYER, ...CHECKS.SELLER]);

/** What a side says or does. Said again it changes nothing. */
export const actSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('AGREED'), priceCents: cents }),
  z.strictObject({ kind: z.literal('CHECKED'), check, done: z.boolean() }),
  z.strictObject({ kind: z.literal('DEPOSIT'), amountCents: cents.min(1), refundable: z.boolean() }),
  z.strictObject({ kind: z.literal('DEPOSIT_CONFIRMED') }),
  z.strictObject({ kind: z.literal('PAYMENT'), method: z.enum(PAYMENTS) }),
  z.strictObject({ kind: z.literal('NO_SHOW'), meetingId: z.uuid() }),
  z.strictObject({ kind: z.literal('STEPPED_BACK'), why: z.enum(STEP_BACKS) }),
  z.strictObject({ kind: z.literal('HANDED_OVER') }),
]);

const side = z.enum(SIDES);
const bySide = <Shape extends z.ZodType>(shape: Shape) => z.object({ BUYER: shape, SELLER: shape });
const at = z.iso.datetime();

/** A sale as both of its people see it. */
export const saleSchema = z.object({
  conversationId: z.uuid(),
  kind: z.enum(SALE_KINDS),
  side,
  stage: z.enum(['NEW', 'PROPOSED', 'AGREED', 'HANDED_OVER', 'DONE', 'OFF']),
  said: bySide(cents.nullable()),
  priceCents: cents.nullable(),
  agreedAt: at.nullable(),
  checked: z.array(check),
  deposit: z.object({ by: side, amountCents: cents, refundable: z.boolean(), at, confirmed: z.boolean() }).nullable(),
  payment: z.enum(PAYMENTS).nullable(),
  handedOver: bySide(at.nullable()),
  steppedBack: z.object({ by: side, why: z.enum(STEP_BACKS), at }).nullable(),
  noShows: z.array(z.object({ meetingId: z.uuid(), by: side, at })),
  meetings: z.array(
    z.object({
      id: z.uuid(),
      viewingId: z.uuid(),
      startsAt: at,
      minutes: z.int(),
      timeZone: z.string(),
      place: z.string(),
      canceled: z.boolean(),
    }),
  ),
  events: z.array(z.object({ seq: z.int(), side, at, act: actSchema })),
});
