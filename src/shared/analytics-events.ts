import { z } from 'zod';
import { SCREEN_NAMES } from './screens.ts';

const propertyValue = z.union([z.string().max(100), z.number(), z.boolean()]);

/** One screen or moment, sent only by browsers whose owner said yes to analytics. */
export const eventSchema = z.strictObject({
  name: z.enum(SCREEN_NAMES),
  properties: z
    .record(z.string().regex(/^[a-z][a-z0-9_]{0,39}$/i), propertyValue)
    .refine((properties) => Object.keys(properties).length <= 10, { error: 'Give at most 10 properties.' })
    .default({}),
});

export type ScreenEvent = z.input<typeof eventSchema>;

/** The cookie that carries the visitor's choice, and the choice that allows analytics. */
export const CONSENT_COOKIE = 'consent';
export const CONSENT_TO_ANALYTICS = 'analytics';
