import type { APIRoute } from 'astro';
import { readVisitCalendar } from '#features/open-houses/server/index.ts';
import { calendarFile } from '#platform/calendar/index.ts';
import { isAppError } from '#platform/errors.ts';

/** One visit for the calendar of whoever reserved it, by the secret of their email. */
export const GET: APIRoute = async ({ locals: { ctx }, rewrite, url }) => {
  try {
    const { content } = await readVisitCalendar({ ctx, token: url.searchParams.get('token') ?? '' });
    return calendarFile(content, 'no-store');
  } catch (error) {
    if (isAppError(error) && error.kind === 'missing') return rewrite('/404');
    throw error;
  }
};
