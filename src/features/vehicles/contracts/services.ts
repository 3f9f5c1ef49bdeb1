import { z } from 'zod';
import { BODIES, DRIVE_TYPES, FUELS, TRANSMISSIONS, VEHICLE_TYPES } from '#shared/enums.ts';

const country = z.string().max(40).optional().describe('USA or US; the default');
const state = z.string().max(40).optional().describe('Two letters, for example FL');

/** Everything is text here and read by the verbs, which say what is wrong in a sentence. */
export const specsQuery = z.object({
  vin: z.string().max(200).default(''),
  country_code: country,
  country_state_code: state,
});
export const plateQuery = z.object({ country_code: country, country_state_code: state });

/** What is known about a vehicle; null where nothing is. */
export const specsSchema = z.object({
  vin: z.string().nullable(),
  vehicleType: z.enum(VEHICLE_TYPES).nullable(),
  vehicleClass: z
    .string()
    .nullable()
    .default(null)
    .describe('What sort of RV, machine or other vehicle: TRAILER, BUS …'),
  year: z.int().nullable(),
  make: z.string().nullable(),
  model: z.string().nullable(),
  trim: z.string().nullable(),
  series: z.string().nullable(),
  body: z.enum(BODIES).nullable(),
  bodyClass: z.string().nullable().describe('NHTSA’s own words for the body'),
  fuel: z.enum(FUELS).nullable(),
  fuelType: z.string().nullable().describe('NHTSA’s own words for the fuel'),
  cylinders: z.int().nullable(),
  displacement: z.number().nullable().describe('Liters'),
  engine: z.string().nullable(),
  doors: z.int().nullable(),
  drivetrain: z.enum(DRIVE_TYPES).nullable(),
  transmission: z.enum(TRANSMISSIONS).nullable(),
  plant: z.string().nullable(),
  country: z.string().nullable(),
  trims: z.array(z.object({ id: z.int(), label: z.string() })).describe('The id is the style_id'),
  warnings: z.array(z.object({ code: z.string(), message: z.string() })),
});
export type SpecsAnswer = z.infer<typeof specsSchema>;

const yesNo = (question: string) =>
  z.enum(['true', 'false']).optional().describe(`${question}; left out when not known`);

export const evaluateQuery = z.object({
  miles: z.string().max(40).default(''),
  postcode: z.string().max(40).optional(),
  country_code: country,
  country_state_code: state,
  vin: z.string().max(200).optional(),
  plate: z.string().max(40).optional(),
  year: z.string().max(20).optional().describe('With make and model, for a vehicle without VIN and plate'),
  make: z.string().max(80).optional(),
  model: z.string().max(80).optional(),
  body: z.string().max(40).optional(),
  vehicle_type: z.string().max(40).optional(),
  condition: z.string().max(40).optional().describe('EXCELLENT, VERY_GOOD, GOOD or FAIR'),
  clean_title: z.enum(['true', 'false']).optional(),
  trim: z.string().max(80).optional().describe('As on the badge'),
  drivetrain: z.string().max(40).optional().describe('FWD, RWD, AWD or 4WD'),
  accidents: z.string().max(40).optional().describe('Reported accidents'),
  owners: z.string().max(40).optional().describe('Owners so far'),
  color: z.string().max(40).optional().describe('Outside'),
  color_inside: z.string().max(40).optional(),
  transmission: z.string().max(40).optional().describe(TRANSMISSIONS.join(', ')),
  fuel: z.string().max(40).optional().describe(FUELS.join(', ')),
  one_key: yesNo('Whether there is only one key'),
  smoked: yesNo('Whether it was smoked in'),
  service_records: yesNo('Whether there are service records'),
  engine_runs: yesNo('Whether the engine runs well, without warning lights'),
  suspension_ok: yesNo('Whether suspension and steering are in order'),
  ac_works: yesNo('Whether the air conditioning works'),
  brakes_ok: yesNo('Whether the brakes are in order'),
  tires_ok: yesNo('Whether the tires have tread left'),
  damage: z
    .string()
    .max(200)
    .optional()
    .describe(
      'Places with visible damage, joined by commas: FRONT, REAR, DRIVER_SIDE, PASSENGER_SIDE, ROOF, GLASS, WHEELS, INTERIOR',
    ),
});

const rangeSchema = z
  .object({ low: z.int(), likely: z.int(), high: z.int() })
  .describe('Whole dollars; four in five comparable prices lie between low and high');

const lineSchema = z.object({
  label: z.string(),
  amount: z.int().describe('Whole dollars'),
  by: z
    .enum(['PRICES', 'RULE'])
    .describe('What prices of such vehicles say, or a rule out of published figures (docs/valuation.md)'),
});

const comparablesSchema = z
  .array(
    z.object({
      title: z.string(),
      price: z.int().describe('Whole dollars'),
      adjusted: z.int().describe('The same carried to the year, mileage and kind of seller that was asked about'),
      mileage: z.int().nullable(),
      url: z.string(),
      place: z.string().describe('City and state'),
      why: z.string().describe('What makes it comparable'),
    }),
  )
  .describe(
    'Listings of this market like the vehicle, six at most from the cheapest to the dearest; empty while there are fewer than four',
  );
export type ComparablesAnswer = z.infer<typeof comparablesSchema>;

const cents = z.int();
const beside = {
  comparables: comparablesSchema,
  comparables_sentence: z.string().nullable().describe('How many there are within how far; null with fewer than four'),
};
/** What prices of a vehicle are held against: from 8 comparables on what they ask, else the value, else nothing. */
export const marketSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('bands'),
    from: z.enum(['LISTINGS', 'VALUE']).describe('Similar listings here, or the valuation'),
    market_cents: cents,
    basis: z.string().describe('What the market price rests on'),
    limits: z
      .object({ tooLow: cents, great: cents, good: cents, fair: cents, high: cents, tooHigh: cents })
      .describe(
        'Cents; at or under `great` a price shows as a great deal, under `tooLow` as none. Four in five similar prices lie from `great` to `fair`',
      ),
    ...beside,
  }),
  z.object({
    kind: z.literal('none'),
    reason: z.string().describe('For example NO_COMPARABLES, DISAGREE (listings and value), EXOTIC or TITLE'),
    message: z.string(),
    ...beside,
  }),
]);
export type MarketAnswer = z.infer<typeof marketSchema>;

/** A range per channel and what it stands on, or the reason why there is no figure. */
export const evaluationSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('estimate'),
    currency: z.literal('USD'),
    ...rangeSchema.shape,
    tradeIn: rangeSchema,
    privateParty: rangeSchema,
    dealerRetail: rangeSchema,
    confidence: z.object({ level: z.enum(['HIGH', 'MEDIUM', 'LOW']), reason: z.string() }),
    start: lineSchema.describe('The figure that the adjustments start from'),
    adjustments: z.array(lineSchema).describe('With the start they make privateParty.likely, to the dollar'),
    comparables: comparablesSchema,
    market: marketSchema,
    basis: z.object({
      rows: z.int().describe('Prices it was fitted on'),
      scope: z.enum(['trim', 'model', 'make']),
      asOf: z.string().describe('Month of those prices'),
      indexMonth: z.string().describe('Month they were carried to'),
      asks: z.int().describe('Current listings and sales of the model here that it was moved by'),
      marketVersion: z.string().nullable().describe('The version of the market that holds them'),
      sentence: z.string().describe('The age of the figure in words'),
    }),
    modelVersion: z.string(),
    asOf: z.iso.datetime(),
    goodUntil: z.iso.datetime(),
    certificate: z
      .object({ hash: z.string(), input: z.string() })
      .describe('SHA-256 in hex over the text of input: what was asked, the model and every figure'),
  }),
  z.object({
    kind: z.literal('none'),
    reason: z.string(),
    message: z.string(),
    comparables: comparablesSchema,
    market: marketSchema.describe(
      'What is asked for vehicles like it, where there is no value: motorcycles, RVs, boats, powersports',
    ),
  }),
]);
export type EvaluationAnswer = z.infer<typeof evaluationSchema>;

export const makesQuery = z.object({ vehicle_type: z.enum(VEHICLE_TYPES).optional() });
export const makesAndModelsSchema = z.record(z.string(), z.array(z.string())).describe('Models by make');
