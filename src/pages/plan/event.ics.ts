import type { APIRoute } from 'astro';
import { CALENDAR } from '#domain/constants.ts';
import { readPlanAddress } from '#domain/plan/address.ts';
import { planCalendar } from '#server/plan/index.ts';

/** A day out as one calendar file. */
export const GET: APIRoute = async ({ locals: { ctx }, url }) =>
  new Response(await planCalendar({ ctx, input: readPlanAddress(url.searchParams) }), {
    headers: {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': `attachment; filename="${CALENDAR.fileName}"`,
      'cache-control': 'no-store',
    },
  });
