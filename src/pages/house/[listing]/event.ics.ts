import type { APIRoute } from 'astro';
import { openListingCalendar } from '#features/day-plan/server/calendar/index.ts';

export const GET: APIRoute = async ({ locals: { ctx }, params: { listing: word }, rewrite, url }) =>
  (await openListingCalendar({ ctx, input: { category: 'PROPERTY_OPEN', word, url } })) ?? rewrite('/404');
