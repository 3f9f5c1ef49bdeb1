import { z } from 'zod';

const moment = z.iso.datetime();

/** A time as anyone may see it. */
const openingSchema = z.object({
  id: z.uuid(),
  starts_at: moment,
  ends_at: moment,
  places: z.int().nullable().describe('Parties that may reserve; null where one simply comes'),
  left: z.int().nullable(),
  status: z.enum(['OPEN', 'CANCELLED']),
  sequence: z.int(),
});
export const openingsSchema = z.object({ openings: z.array(openingSchema) });

export const reserveBody = z.strictObject({ name: z.string().max(200), email: z.string().max(300) });
export const reservedSchema = z.object({
  id: z.uuid(),
  state: z.enum(['check', 'confirmed']).describe('check: a letter with a link has to be answered first'),
});

export const visitTokenBody = z.strictObject({ token: z.string().max(100) });
export const visitSchema = z.object({
  state: z.enum(['held', 'confirmed', 'cancelled', 'over']),
  title: z.string(),
  when: z.string(),
  path: z.string(),
  address: z.string().describe('With the street once the time is confirmed, as far as the host has given one'),
  directions: z.string().nullable().describe('A map’s directions to the street'),
  ask: z.string().describe('The page that asks the host a question'),
});
