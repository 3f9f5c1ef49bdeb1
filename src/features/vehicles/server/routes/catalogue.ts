import { createRoute } from '@hono/zod-openapi';
import {
  catalogueModelsQuery,
  catalogueModelsSchema,
  catalogueTrimsQuery,
  catalogueTrimsSchema,
} from '../../contracts/catalogue.ts';
import { listCatalogueModels, listCatalogueTrims } from '../index.ts';
import { json, problems } from '#platform/http/describe.ts';
import { createRouter } from '#platform/http/router.ts';

const models = createRoute({
  method: 'get',
  path: '/api/public/catalogue/models',
  tags: ['Public'],
  summary: 'Models of a make with the years they were built in',
  request: { query: catalogueModelsQuery },
  responses: { 200: json(catalogueModelsSchema, 'In the order of the alphabet'), ...problems('invalid') },
});

const trims = createRoute({
  method: 'get',
  path: '/api/public/catalogue/trims',
  tags: ['Public'],
  summary: 'Trims, drives and gearboxes of a model year',
  request: { query: catalogueTrimsQuery },
  responses: { 200: json(catalogueTrimsSchema, 'Empty lists where nothing is known'), ...problems('invalid') },
});

/** A day: the catalogue changes with a release. */
const CATALOGUE_CACHE = 'public, max-age=86400';

export const catalogueRouter = createRouter()
  .openapi(models, async (c) => {
    const { vehicle_type: vehicleType, make } = c.req.valid('query');
    const found = await listCatalogueModels({ ctx: c.var.ctx, input: { vehicleType, make } });
    return c.json(found, 200, { 'cache-control': CATALOGUE_CACHE });
  })
  .openapi(trims, async (c) => {
    const found = await listCatalogueTrims({ ctx: c.var.ctx, input: c.req.valid('query') });
    return c.json(found, 200, { 'cache-control': CATALOGUE_CACHE });
  });
