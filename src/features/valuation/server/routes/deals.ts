import { createRoute } from '@hono/zod-openapi';
import { flawsAsked } from '../../rules/answers.ts';
import { priceBandsQuery, priceBandsSchema } from '../../contract.ts';
import { marketView, readPriceBands } from '../deals/index.ts';
import { takeLookup } from '#features/vehicles/server/index.ts';
import { json, problems } from '#platform/http/describe.ts';
import { createRouter } from '#platform/http/router.ts';

const bands = createRoute({
  method: 'get',
  path: '/services/cars/price_bands',
  tags: ['Valuation services'],
  summary: 'Which badge each price of a vehicle would earn',
  request: { query: priceBandsQuery },
  responses: {
    200: json(priceBandsSchema, 'The limits, or the reason why there are none'),
    ...problems('invalid', 'too-many'),
  },
});

const yes = (said: string | undefined): boolean | null => (said === undefined ? null : said === 'true');

export const dealsRouter = createRouter().openapi(bands, async (c) => {
  const { ctx } = c.var;
  await takeLookup({ ctx, headers: c.req.raw.headers, kind: 'deal' });
  const query = c.req.valid('query');
  const found = await readPriceBands({
    ctx,
    input: {
      ...query,
      vehicleType: query.vehicle_type,
      conditionGrade: query.condition,
      exteriorColor: query.color,
      interiorColor: query.color_inside,
      cleanTitle: yes(query.clean_title),
      engineRuns: yes(query.engine_runs),
      flaws: flawsAsked(query),
      damage: query.damage?.split(',').filter(Boolean) ?? [],
    },
  });
  return c.json(marketView(found), 200);
});
