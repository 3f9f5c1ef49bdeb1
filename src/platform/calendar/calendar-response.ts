import { CALENDAR } from '#shared/constants.ts';

type Kept = 'no-cache' | 'no-store';

/** A calendar as a file to keep. */
export const calendarFile = (text: string, kept: Kept): Response =>
  new Response(text, {
    headers: {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': `attachment; filename="${CALENDAR.fileName}"`,
      'cache-control': kept,
    },
  });
