import { z } from 'zod';
import type { FieldKind } from './fields/types.ts';

const shortText = z.string().max(400);
const nothing = z.null();
const amount = z.union([z.number(), shortText, nothing]);

/**
 * What a draft may hold for a field before it is right, by kind: anything a person can have typed, nothing a program
 * could abuse. The field's own `rule` decides what counts once the listing is published.
 */
export const STORED_SHAPES: Readonly<Record<FieldKind, z.ZodType>> = {
  tiles: z.union([shortText, nothing]),
  choice: z.union([shortText, nothing]),
  select: z.union([shortText, nothing]),
  suggest: z.union([shortText, nothing]),
  choices: z.array(z.string().max(60)).max(60),
  text: z.union([shortText, nothing]),
  'long-text': z.union([z.string().max(8000), nothing]),
  number: amount,
  decimal: amount,
  money: amount,
  rent: amount,
  year: amount,
  zip: z.union([shortText, nothing]),
  phone: z.union([shortText, nothing]),
  vin: z.union([shortText, nothing]),
  color: z.union([shortText, nothing]),
  'condition-item': z.strictObject({ value: z.boolean().nullable(), comment: z.string().max(600) }),
  consent: z.union([z.boolean(), nothing]),
  date: z.union([shortText, nothing]),
  days: z.array(z.string().max(40)).max(30),
};
