import { createRoute } from '@hono/zod-openapi';
import { partnerList, partnerQuery } from '../../contracts/partners.ts';
import { listPartners, toPartnerView } from '../index.ts';
import { json, problems } from '#platform/http/describe.ts';
import { createRouter } from '#platform/http/router.ts';

const list = createRoute({
  method: 'get',
  path: '/api/public/partners',
  tags: ['Partners'],
  summary: 'Dealerships, by state or nearest to a ZIP first',
  description: 'A ZIP that nobody knows orders by state and name, as no ZIP does.',
  request: { query: partnerQuery },
  responses: { 200: json(partnerList, 'At most `limit`, which is 1,000 unless given'), ...problems('invalid') },
});

export const partnersRouter = createRouter().openapi(list, async (c) => {
  const { limit, postcode } = c.req.valid('query');
  const { partners } = await listPartners({ ctx: c.var.ctx, input: { limit, postcode } });
  return c.json({ partners: partners.map(({ partner, miles }) => toPartnerView(partner, miles)) }, 200);
});
