import { z } from 'zod';
import { specsSchema } from './services.ts';

const place = z.string().max(40).optional();

/** The vehicle is named by its VIN, or by its plate with the state. */
export const chooseSpecsQuery = z.object({
  vin: z.string().max(200).optional(),
  plate: z.string().max(200).optional(),
  country_code: place.describe('USA or US; the default'),
  country_state_code: place.describe('Two letters; needed with a plate'),
});
export const chooseSpecsByVinQuery = z.object({ country_code: place, vin: z.string().max(200).default('') });

const styleId = z.int().min(0).describe('One of the ids of the vehicle’s own trims');
const colorCode = z.string().max(40).describe('One of the outside colors, for example WHITE or LIGHT_BLUE');
const digits = z
  .string()
  .regex(/^\d{1,10}$/, 'The style_id is a whole number.')
  .transform(Number);

/** At least one of the two; the id also as digits in quotes. */
export const chooseSpecsBody = z.strictObject({
  style_id: z.union([styleId, digits]).optional(),
  color_code: colorCode.optional(),
});
export const chooseSpecsByVinBody = z.strictObject({ style_id: styleId.optional(), color_code: colorCode.optional() });

/** What is known, with the choice in it. */
export const chosenSpecsSchema = specsSchema.extend({
  style_id: z.int().nullable().describe('The chosen trim'),
  color: z.object({ code: z.string(), label: z.string() }).nullable().describe('The chosen outside color'),
  draft_id: z.string().nullable().describe('The draft of the person asking on which the choice was kept'),
});
