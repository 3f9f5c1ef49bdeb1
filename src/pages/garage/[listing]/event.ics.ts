import type { APIRoute } from 'astro';
import { CALENDAR } from '#domain/constants.ts';
import { parseListingPath } from '#domain/listing-path.ts';
import { listingCalendar } from '#server/calendar/index.ts';
import { isAppError } from '#server/errors.ts';

/** The calendar file. It stays when the listing goes, so that subscribers see that it was called off. */
export const GET: APIRoute = async ({ locals: { ctx }, params, rewrite, url }) => {
  const named = parseListingPath(params.listing);
  if (!named.ok) return rewrite('/404');
  const input = {
    id: named.value.id,
    category: 'GARAGE',
    opening: url.searchParams.get('opening'),
  } as const;
  try {
    return new Response(await listingCalendar({ ctx, input }), {
      headers: {
        'content-type': 'text/calendar; charset=utf-8',
        'content-disposition': `attachment; filename="${CALENDAR.fileName}"`,
        'cache-control': 'no-cache',
      },
    });
  } catch (error) {
    if (isAppError(error) && error.kind === 'missing') return rewrite('/404');
    throw error;
  }
};
