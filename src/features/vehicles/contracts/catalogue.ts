import { z } from 'zod';
import { BODIES, DRIVE_TYPES, TRANSMISSIONS, VEHICLE_TYPES } from '#shared/enums.ts';

const name = z.string().trim().min(1).max(80);

export const catalogueModelsQuery = z.object({
  vehicle_type: z.enum(VEHICLE_TYPES).default('CARS'),
  make: name,
});
export const catalogueModelsSchema = z.array(
  z.object({
    model: z.string(),
    family: z.string().nullable().describe('What people call it, where the tables keep variants apart: 3 Series'),
    years: z.array(z.tuple([z.int(), z.int()])).describe('From and to, both included; empty when not known'),
  }),
);
export type CatalogueModels = z.infer<typeof catalogueModelsSchema>;

export const catalogueTrimsQuery = z.object({
  make: name,
  model: name,
  year: z
    .string()
    .regex(/^\d{4}$/, 'Enter a 4-digit year.')
    .transform(Number)
    .describe('Model year'),
});
export const catalogueTrimsSchema = z.object({
  trims: z.array(z.object({ id: z.int(), label: z.string() })).describe('The id is the style_id'),
  body: z.array(z.enum(BODIES)).describe('Bodies of this model, the most frequent first'),
  likelyBody: z.enum(BODIES).nullable().describe('The body that most of them have; null when none is that frequent'),
  drivetrain: z.array(z.enum(DRIVE_TYPES)).describe('Drives of this model, the most frequent first'),
  transmission: z.array(z.enum(TRANSMISSIONS)).describe('The most frequent first'),
});
export type CatalogueTrims = z.infer<typeof catalogueTrimsSchema>;
