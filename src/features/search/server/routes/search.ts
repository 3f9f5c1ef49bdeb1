import { createRoute } from '@hono/zod-openapi';
import { vocabularySchema } from '../../contracts/search.ts';
import { listVocabulary } from '../index.ts';
import { json } from '#platform/http/describe.ts';
import { createRouter } from '#platform/http/router.ts';

const vocabulary = createRoute({
  method: 'get',
  path: '/api/public/search_vocabulary',
  tags: ['Public'],
  summary: 'Makes, models and trims that are for sale',
  responses: { 200: json(vocabularySchema, 'Most first') },
});

/** Ten minutes: it helps with typing and decides nothing. */
const VOCABULARY_CACHE = 'public, max-age=600';

export const searchRouter = createRouter().openapi(vocabulary, async (c) =>
  c.json(await listVocabulary({ ctx: c.var.ctx }), 200, { 'cache-control': VOCABULARY_CACHE }),
);
