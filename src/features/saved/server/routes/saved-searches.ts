import { createRoute, z } from '@hono/zod-openapi';
import {
  createSavedSearchBody,
  savedSearchList,
  savedSearchSchema,
  savedSearchTested,
  updateSavedSearchBody,
} from '../../contracts/saved-searches.ts';
import {
  createSavedSearch,
  deleteSavedSearch,
  listSavedSearches,
  type SavedSearch,
  testSavedSearch,
  updateSavedSearch,
} from '../index.ts';
import { BEARER, json, jsonBody, noContent, problems } from '#platform/http/describe.ts';
import { createRouter } from '#platform/http/router.ts';

const common = { tags: ['Saved searches'], security: BEARER };
const path = '/api/saved-searches';
const params = z.object({ id: z.string().max(40) });

const list = createRoute({
  ...common,
  method: 'get',
  path,
  summary: 'My saved searches',
  responses: { 200: json(savedSearchList, 'The latest saved first'), ...problems('unauthenticated') },
});

const create = createRoute({
  ...common,
  method: 'post',
  path,
  summary: 'Save a search',
  description:
    'Letters are about what is listed from now on. Saving the same search again gives the one that is there.',
  request: { body: jsonBody(createSavedSearchBody) },
  responses: {
    200: json(savedSearchSchema, 'The saved search'),
    ...problems('invalid', 'unauthenticated', 'refused', 'too-many'),
  },
});

const update = createRoute({
  ...common,
  method: 'patch',
  path: `${path}/{id}`,
  summary: 'Change, pause or resume a saved search',
  request: { params, body: jsonBody(updateSavedSearchBody) },
  responses: {
    200: json(savedSearchSchema, 'The search after the change'),
    ...problems('invalid', 'unauthenticated', 'missing', 'too-many'),
  },
});

const remove = createRoute({
  ...common,
  method: 'delete',
  path: `${path}/{id}`,
  summary: 'Delete a saved search',
  request: { params },
  responses: { 204: noContent('Deleted'), ...problems('unauthenticated', 'missing', 'too-many') },
});

const test = createRoute({
  ...common,
  method: 'post',
  path: `${path}/{id}/test`,
  summary: 'Mail me this alert now',
  description: 'With what fits today, to the address of the account and nobody else.',
  request: { params },
  responses: {
    202: json(savedSearchTested, 'The letter is on its way'),
    ...problems('unauthenticated', 'missing', 'too-many'),
  },
});

const toView = ({ createdAt, lastRunAt, lastSentAt, nextRunAt, words, ...search }: SavedSearch) => ({
  ...search,
  words: [...words],
  created_at: createdAt.toISOString(),
  last_run_at: lastRunAt?.toISOString() ?? null,
  last_sent_at: lastSentAt?.toISOString() ?? null,
  next_run_at: nextRunAt?.toISOString() ?? null,
});

export const savedSearchesRouter = createRouter();

savedSearchesRouter.openapi(list, async (c) =>
  c.json({ searches: (await listSavedSearches({ ctx: c.var.ctx })).map(toView) }, 200),
);

savedSearchesRouter.openapi(create, async (c) =>
  c.json(toView(await createSavedSearch({ ctx: c.var.ctx, input: c.req.valid('json') })), 200),
);

savedSearchesRouter.openapi(update, async (c) => {
  const { id } = c.req.valid('param');
  return c.json(toView(await updateSavedSearch({ ctx: c.var.ctx, id, input: c.req.valid('json') })), 200);
});

savedSearchesRouter.openapi(remove, async (c) => {
  await deleteSavedSearch({ ctx: c.var.ctx, id: c.req.valid('param').id });
  return c.body(null, 204);
});

savedSearchesRouter.openapi(test, async (c) =>
  c.json(await testSavedSearch({ ctx: c.var.ctx, id: c.req.valid('param').id }), 202),
);
