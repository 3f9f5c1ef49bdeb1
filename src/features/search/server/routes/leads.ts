import { createRoute, z } from '@hono/zod-openapi';
import { leadList, leadQuery, leadView, signedInLeadQuery, type LeadView } from '../../contracts/leads.ts';
import { LIST_KEYS, type ListKey } from '../../rules/filters.ts';
import type { Facet, Facets } from '../../rules/result.ts';
import type { Ctx } from '#platform/context.ts';
import { listMine, readListing } from '#features/listings/server/index.ts';
import { searchListings } from '../index.ts';
import { json, problems } from '#platform/http/describe.ts';
import { createRouter } from '#platform/http/router.ts';
import type { PublicListing } from '#features/listings/rules/public.ts';

const toDeal = (deal: PublicListing['deal']): LeadView['deal'] =>
  deal &&
  (deal.kind === 'rated'
    ? { step: deal.step, label: deal.word, reason: deal.sentence, market_cents: deal.marketCents }
    : { step: null, label: null, reason: deal.sentence, market_cents: null });

/** The public shape in the words of the leads API. */
function toLeadView(listing: PublicListing): LeadView {
  const { place } = listing;
  return {
    id: listing.id,
    unique_id: listing.uniqueId,
    category: listing.category,
    status: listing.status,
    origin: listing.origin,
    external_url: listing.externalUrl,
    title: listing.title,
    path: listing.path,
    description: listing.description,
    price: listing.price,
    place: { postcode: place.postcode, city: place.city, region: place.region, country: place.country },
    vehicle_type: listing.vehicleType,
    make: listing.make,
    model: listing.model,
    year: listing.year,
    mileage: listing.mileage,
    details: { ...listing.details },
    photos: listing.photos.map((photo) => ({ ...photo })),
    deal: toDeal(listing.deal),
    published_at: listing.publishedAt,
    updated_at: listing.updatedAt,
  };
}

const tags = ['Leads'];
const params = z.object({ id: z.string().max(40).describe('The UUID or the ten-character unique_id') });

const listAt = <Query extends z.ZodObject>(path: string, query: Query) =>
  createRoute({
    method: 'get',
    path,
    tags,
    summary: 'Listings for sale: searched, counted, in pages',
    description:
      'Filters that are absent or empty filter nothing. Prices are whole dollars. Several values of one filter are joined by commas.',
    request: { query },
    responses: {
      200: json(leadList, 'One page and the number of all matches'),
      ...problems('invalid', 'unauthenticated'),
    },
  });

const readAt = (path: string) =>
  createRoute({
    method: 'get',
    path,
    tags,
    summary: 'One published listing',
    request: { params },
    responses: { 200: json(leadView, 'As anyone may see it'), ...problems('unauthenticated', 'missing', 'gone') },
  });

async function list(ctx: Ctx, { facets: counted, ...filters }: z.infer<typeof leadQuery>) {
  const { listings, total, sort, pages, corrected, facets } = await searchListings({ ctx, input: filters });
  return {
    leads: listings.map((listing) => ({ ...toLeadView(listing), miles: listing.miles })),
    total: total.count,
    total_capped: total.capped,
    sort_by: sort,
    next_cursor: pages.cursor,
    corrected: corrected && { from: corrected.from, to: corrected.to },
    ...(counted ? { facets: toFacetView(facets) } : {}),
  };
}

/** Lists of their own: the contract's are not read-only. */
function toFacetView({ photos, ...lists }: Facets) {
  const copies = LIST_KEYS.map((key) => [key, [...lists[key]]] as const);
  return { ...(Object.fromEntries(copies) as Record<ListKey, Facet[]>), photos };
}

/** Everything one has, on one page: a lookup that failed asks for it (specification 7). */
async function mine(ctx: Ctx) {
  const leads = (await listMine({ ctx })).map((listing) => ({ ...toLeadView(listing), miles: null }));
  const sort = 'newest' as const;
  return { leads, total: leads.length, total_capped: false, sort_by: sort, next_cursor: null, corrected: null };
}

export const leadsRouter = createRouter();

leadsRouter.openapi(listAt('/api/public/leads', leadQuery), async (c) =>
  c.json(await list(c.var.ctx, c.req.valid('query')), 200),
);
leadsRouter.openapi(listAt('/api/leads', signedInLeadQuery), async (c) => {
  const { mine: own, ...filters } = c.req.valid('query');
  return c.json(await (own ? mine(c.var.ctx) : list(c.var.ctx, filters)), 200);
});

for (const family of ['/api/leads', '/api/public/leads']) {
  leadsRouter.openapi(readAt(`${family}/{id}`), async (c) =>
    c.json(toLeadView(await readListing({ ctx: c.var.ctx, ref: c.req.valid('param').id })), 200),
  );
}
