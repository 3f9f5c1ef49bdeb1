import { createRoute } from '@hono/zod-openapi';
import {
  chooseSpecsBody,
  chooseSpecsByVinBody,
  chooseSpecsByVinQuery,
  chooseSpecsQuery,
  chosenSpecsSchema,
} from '#features/vehicles/contracts/specs.ts';
import { type ChosenSpecs, chooseSpecs } from '../index.ts';
import { takeLookup } from '#features/vehicles/server/index.ts';
import { json, jsonBody, problems } from '#platform/http/describe.ts';
import { createRouter } from '#platform/http/router.ts';

const answers = {
  200: json(chosenSpecsSchema, 'The vehicle with the trim and color in it'),
  ...problems('invalid', 'missing', 'refused', 'too-many', 'unavailable'),
};
const about = {
  tags: ['Valuation services'],
  description:
    'style_id is one of the vehicle’s own trims. A draft of yours with this VIN keeps the choice; otherwise nothing is stored.',
};

const choose = createRoute({
  ...about,
  method: 'put',
  path: '/services/cars/specs',
  summary: 'Choose the trim and color of a vehicle, by VIN or plate',
  request: { query: chooseSpecsQuery, body: jsonBody(chooseSpecsBody) },
  responses: answers,
});

const chooseByVin = createRoute({
  ...about,
  method: 'put',
  path: '/services/cars/specs/',
  summary: 'Choose the trim and color of a vehicle, by VIN',
  request: { query: chooseSpecsByVinQuery, body: jsonBody(chooseSpecsByVinBody) },
  responses: answers,
});

export const specsRouter = createRouter()
  .openapi(choose, async (c) => {
    const { vin, plate, country_state_code: state, country_code: country } = c.req.valid('query');
    await takeLookup({ ctx: c.var.ctx, headers: c.req.raw.headers, kind: vin === undefined ? 'plate' : 'vin' });
    const { style_id: styleId, color_code: colorCode } = c.req.valid('json');
    const input = { vin, plate, state, country, styleId, colorCode };
    return c.json(plainArrays(await chooseSpecs({ ctx: c.var.ctx, input })), 200);
  })
  .openapi(chooseByVin, async (c) => {
    await takeLookup({ ctx: c.var.ctx, headers: c.req.raw.headers, kind: 'vin' });
    const { vin, country_code: country } = c.req.valid('query');
    const { style_id: styleId, color_code: colorCode } = c.req.valid('json');
    const input = { vin, state: undefined, country, styleId, colorCode };
    return c.json(plainArrays(await chooseSpecs({ ctx: c.var.ctx, input })), 200);
  });

const plainArrays = (specs: ChosenSpecs) => ({ ...specs, trims: [...specs.trims], warnings: [...specs.warnings] });
