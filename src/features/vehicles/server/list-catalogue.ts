import type { CatalogueModels, CatalogueTrims } from '../contracts/catalogue.ts';
import type { Body, VehicleType } from '#shared/enums.ts';
import { familyOf, modelOfVariant } from '../rules/model-families.ts';
import type { Ctx } from '#platform/context.ts';
import { loadCatalogue } from './catalogue.ts';
import { loadMarket, type MarketModel, marketOf } from './market.ts';
import { loadTables, type Tables } from './pack/tables.ts';
import { listTrimsByName, schemasByName, styleId, wordsOf } from './trims.ts';
import { toBody } from './words.ts';

const plain = (name: string): string => name.toLowerCase().replace(/[^a-z0-9]/g, '');

/** Models of a make with the years in which each was built. Empty for makes and types that the tables do not know. */
export async function listCatalogueModels({
  input,
}: {
  ctx: Ctx;
  input: { vehicleType: VehicleType; make: string };
}): Promise<CatalogueModels> {
  const makes = (await loadCatalogue()).get(input.vehicleType);
  const [make, models] = [...(makes ?? [])].find(([name]) => plain(name) === plain(input.make)) ?? [];
  if (!make || !models) return [];
  return models.map(({ name, years }) => ({
    model: name,
    family: familyOf(make, name),
    years: years.map(([from, to]) => [from, to]),
  }));
}

const NOTHING_KNOWN: CatalogueTrims = { trims: [], body: [], likelyBody: null, drivetrain: [], transmission: [] };

type Named = { make: string; model: string; year: number };

/** What a model of a year came as: its trims, and the bodies, drives and gearboxes it mostly has. */
export async function listCatalogueTrims({ ctx, input }: { ctx: Ctx; input: Named }): Promise<CatalogueTrims> {
  // The tables' newest schemas are open at their end; a model year that nobody sells yet has no trims all the same.
  if (input.year > ctx.now().getUTCFullYear() + 1) return NOTHING_KNOWN;
  const [tables, market] = await Promise.all([loadTables(), loadMarket()]);
  const model = modelOfVariant(input.make, input.model) ?? input.model;
  const seen = marketOf(market, input.make, model) ?? marketOf(market, input.make, input.model);
  const variants = await variantsOf(input);
  const trims = variants.length > 0 ? variants : listTrimsByName({ tables, market }, { ...input, model });
  return {
    trims,
    ...likelyBodies(tables, seen, { ...input, model }),
    drivetrain: [...(seen?.drivetrain ?? [])],
    transmission: [...(seen?.transmission ?? [])],
  };
}

/** "3 Series" was sold as 328i, 330i and so on: those are its trims. */
async function variantsOf({ make, model, year }: Named): Promise<CatalogueTrims['trims']> {
  const cars = (await loadCatalogue()).get('CARS') ?? new Map();
  for (const [name, models] of cars) {
    if (plain(name) !== plain(make)) continue;
    const built = models.filter(
      (known: { name: string; years: readonly (readonly [number, number])[] }) =>
        plain(familyOf(name, known.name) ?? '') === plain(model) &&
        known.years.some(([from, to]) => from <= year && year <= to),
    );
    return built.map((known: { name: string }) => ({
      id: styleId(`${name}|${model}|${year}|${known.name}`),
      label: known.name,
    }));
  }
  return [];
}

/** From this share on, a body is what such a car most likely has. */
const MAX = 0.6;

type Likely = { body: Body[]; likelyBody: Body | null };

/**
 * The bodies of a model and year, the likely ones first: those that the VIN tables name for it before those that adverts
 * name only, and of either what is advertised more.
 */
function likelyBodies(
  tables: Tables,
  seen: MarketModel | undefined,
  named: { make: string; model: string; year: number },
): Likely {
  const { schemas, numbers } = schemasByName(tables, named);
  const built = new Map<Body, number>();
  for (const words of wordsOf(tables, schemas, numbers, 'body')) {
    const body = toBody(words);
    if (body && body !== 'OTHER') built.set(body, (built.get(body) ?? 0) + 1);
  }
  const sold = new Map([...(seen?.bodies ?? [])].filter(([body]) => built.size === 0 || built.has(body)));
  const counts = sold.size > 0 ? sold : built;
  const bodies = [...new Set([...sold.keys(), ...built.keys()])];
  const count = (body: Body) => counts.get(body) ?? 0;
  const body = bodies.sort((a, b) => count(b) - count(a));
  const all = body.reduce((sum, one) => sum + count(one), 0);
  const [first] = body;
  return { body, likelyBody: first && count(first) >= MAX * all ? first : null };
}
