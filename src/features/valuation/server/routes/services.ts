import { createRoute, z } from '@hono/zod-openapi';
import {
  evaluateQuery,
  evaluationSchema,
  makesAndModelsSchema,
  makesQuery,
  plateQuery,
  specsQuery,
  specsSchema,
} from '#features/vehicles/contracts/services.ts';
import { flawsAsked } from '../../rules/answers.ts';
import { marketView, readPriceBands } from '../deals/index.ts';
import { evaluateVehicle, evaluationView } from '../index.ts';
import { describePlate, describeVin, listMakesAndModels, takeLookup } from '#features/vehicles/server/index.ts';
import { json, problems } from '#platform/http/describe.ts';
import { createRouter } from '#platform/http/router.ts';

const specs = createRoute({
  method: 'get',
  path: '/services/cars/specs',
  tags: ['Valuation services'],
  summary: 'Describe a vehicle by its VIN',
  request: { query: specsQuery },
  responses: { 200: json(specsSchema, 'What is known'), ...problems('invalid', 'refused', 'too-many') },
});

const searchSpecs = createRoute({
  method: 'get',
  path: '/services/cars/{plate}/search_specs',
  tags: ['Valuation services'],
  summary: 'Describe a vehicle by its license plate and state',
  request: { params: z.object({ plate: z.string().max(200) }), query: plateQuery },
  responses: { 200: json(specsSchema, 'What is known'), ...problems('invalid', 'missing', 'too-many', 'unavailable') },
});

const evaluate = createRoute({
  method: 'get',
  path: '/services/cars/evaluate',
  tags: ['Valuation services'],
  summary: 'What a vehicle is worth',
  description:
    'Name the vehicle by vin, by plate with country_state_code, or by year, make and model. Every answer beside them moves the figure and has its line: those about accidents, keys, damage, and working parts by published rules, marked so.',
  request: { query: evaluateQuery },
  responses: {
    200: json(evaluationSchema, 'Low, likely and high, or the reason why there is no figure'),
    ...problems('invalid', 'missing', 'refused', 'too-many'),
  },
});

const makesAndModels = createRoute({
  method: 'get',
  path: '/api/public/car_makes_and_models',
  tags: ['Public'],
  summary: 'Models by make',
  request: { query: makesQuery },
  responses: { 200: json(makesAndModelsSchema, 'Makes with their models'), ...problems('invalid') },
});

/** A day: the catalogue changes with a release. */
const CATALOGUE_CACHE = 'public, max-age=86400';

export const servicesRouter = createRouter()
  .openapi(specs, async (c) => {
    await takeLookup({ ctx: c.var.ctx, headers: c.req.raw.headers, kind: 'vin' });
    return c.json(mutable(await describeVin({ ctx: c.var.ctx, input: c.req.valid('query') })), 200);
  })
  .openapi(searchSpecs, async (c) => {
    await takeLookup({ ctx: c.var.ctx, headers: c.req.raw.headers, kind: 'plate' });
    const { country_code: country, country_state_code: state } = c.req.valid('query');
    const { plate } = c.req.valid('param');
    return c.json(mutable(await describePlate({ ctx: c.var.ctx, input: { plate, state, country } })), 200);
  })
  .openapi(makesAndModels, async (c) => {
    const vehicleType = c.req.valid('query').vehicle_type;
    const models = await listMakesAndModels({ ctx: c.var.ctx, input: vehicleType ? { vehicleType } : {} });
    return c.json(models, 200, { 'cache-control': CATALOGUE_CACHE });
  });

// The specification writes the address with a slash at its end; without it is the same question.
for (const path of ['/services/cars/evaluate', '/services/cars/evaluate/'] as const) {
  servicesRouter.openapi({ ...evaluate, path, hide: path.endsWith('/') }, async (c) => {
    await takeLookup({ ctx: c.var.ctx, headers: c.req.raw.headers, kind: 'value' });
    const query = c.req.valid('query');
    const input = {
      ...query,
      state: query.country_state_code,
      country: query.country_code,
      vehicleType: query.vehicle_type,
      conditionGrade: query.condition,
      exteriorColor: query.color,
      interiorColor: query.color_inside,
      cleanTitle: query.clean_title === undefined ? null : query.clean_title === 'true',
      flaws: flawsAsked(query),
      damage: query.damage?.split(',').filter(Boolean),
    };
    const { ctx } = c.var;
    const result = await evaluateVehicle({ ctx, input });
    const market = await readPriceBands({ ctx, input, valued: result });
    return c.json(evaluationView(result, marketView(market)), 200);
  });
}

/** The contract's arrays are plain ones. */
const mutable = <Specs extends { trims: readonly unknown[]; warnings: readonly unknown[] }>(specs: Specs) => ({
  ...specs,
  trims: [...specs.trims] as Specs['trims'][number][],
  warnings: [...specs.warnings] as Specs['warnings'][number][],
});
