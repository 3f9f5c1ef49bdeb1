import { vehicles as words } from '#features/vehicles/words.ts';
import type { Ctx } from '#platform/context.ts';
import { invalid } from '#platform/errors.ts';
import { describePlate, describeVin, knowsModel, type VehicleSpecs } from '#features/vehicles/server/index.ts';
import { readMarketDrift } from './drift/market-drift.ts';
import { createModelValuator } from './model-valuator.ts';
import { type EvaluateInput, parseCircumstances } from './parse-subject.ts';
import type { Estimate, NoEstimate, Subject, TableFacts, Valuator, Range } from './types.ts';
import type { EvaluationAnswer, MarketAnswer } from '#features/vehicles/contracts/services.ts';

/** An estimate as the API sends it: whole dollars, the private sale's range at the top, and what is for sale like it. */
export function evaluationView(result: Estimate | NoEstimate, market: MarketAnswer): EvaluationAnswer {
  const { comparables } = market;
  if (result.kind === 'none') return { ...result, comparables, market };
  const { channels, asOf, goodUntil, ...rest } = result;
  const privateParty = toDollars(channels.privateParty);
  return {
    ...rest,
    ...privateParty,
    privateParty,
    tradeIn: toDollars(channels.tradeIn),
    dealerRetail: toDollars(channels.dealerRetail),
    adjustments: [...result.adjustments],
    comparables,
    market,
    asOf: asOf.toISOString(),
    goodUntil: goodUntil.toISOString(),
  };
}

const toDollars = ({ low, likely, high }: Range): Range => ({ low: low / 100, likely: likely / 100, high: high / 100 });

/** The valuator in use: the one place that chooses it. */
const openValuator = async (ctx: Ctx): Promise<Valuator> =>
  createModelValuator({ now: ctx.now, knowsModel, market: await readMarketDrift(ctx) });

/**
 * What a vehicle is worth, named by VIN, by plate with its state, or by year, make and model (which win over the
 * tables' words: the seller may know better). Throws `invalid` for what cannot be read, `refused` for a wrong VIN and
 * `missing` for an unknown plate; a vehicle it knows nothing about is answered with a reason instead of a figure.
 */
export async function evaluateVehicle({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: EvaluateInput;
}): Promise<Estimate | NoEstimate> {
  return (await openValuator(ctx)).evaluate(await toSubject({ ctx, input }));
}

/** What is to be valued, out of what was asked; throws as `evaluateVehicle` does. */
export async function toSubject({ ctx, input }: { ctx: Ctx; input: EvaluateInput }): Promise<Subject> {
  const circumstances = parseCircumstances(input);
  const identity = await identify(ctx, input);
  return { ...circumstances, ...identity, body: circumstances.body ?? identity.body };
}

type Identity = Pick<Subject, 'vehicleType' | 'year' | 'make' | 'models' | 'body' | 'vin' | 'tables'>;

async function identify(ctx: Ctx, input: EvaluateInput): Promise<Identity> {
  const specs = await lookUp(ctx, input);
  const year = toYear(input.year) ?? specs?.year ?? null;
  const make = toText(input.make) ?? specs?.make ?? null;
  const models = [toText(input.model), specs?.model, specs?.series].filter((name): name is string => Boolean(name));
  if (year === null || make === null || models.length === 0) {
    throw invalid(words.vehicleMissing, [{ field: specs ? 'model' : 'vin', message: words.vehicleMissing }]);
  }
  const vehicleType = toText(input.vehicleType) ?? specs?.vehicleType ?? 'CARS';
  return {
    vehicleType,
    year,
    make,
    models: models.flatMap(shorterNames),
    body: specs?.body ?? null,
    vin: specs?.vin ?? null,
    tables: specs && tableFacts(specs),
  };
}

/** The tables' words, as the model was fitted on them. */
const tableFacts = (specs: VehicleSpecs): TableFacts => ({
  model: specs.model,
  trim: specs.trim,
  series: specs.series,
  bodyClass: specs.bodyClass,
  fuelType: specs.fuelType,
  displacement: specs.displacement,
  cylinders: specs.cylinders,
  doors: specs.doors,
});

async function lookUp(ctx: Ctx, input: EvaluateInput) {
  if (toText(input.vin)) return describeVin({ ctx, input: { vin: input.vin } });
  if (toText(input.plate)) {
    return describePlate({ ctx, input: { plate: input.plate, state: input.state, country: input.country } });
  }
  return null;
}

/**
 * `Silverado 1500 LT` is also tried as `Silverado 1500` and `Silverado`: sellers type the trim into the model. A word that
 * makes it electric stays: an Equinox EV is no Equinox.
 */
function shorterNames(name: string): string[] {
  const parts = name.split(/\s+/).slice(0, 6);
  const least = Math.max(1, parts.findLastIndex((part) => ELECTRIC_WORD.test(part)) + 1);
  return Array.from({ length: parts.length - least + 1 }, (_, index) => parts.slice(0, parts.length - index).join(' '));
}

const ELECTRIC_WORD = /^(?:ev|electric|lightning|e-?tron|electrified|recharge|eqb?|bev)$/i;

const toText = (value: unknown): string | null =>
  typeof value === 'string' && value.trim() !== '' ? value.trim().slice(0, 80) : null;

function toYear(value: unknown): number | null {
  const text = typeof value === 'number' ? String(value) : toText(value);
  return text !== null && /^\d{4}$/.test(text) ? Number(text) : null;
}
