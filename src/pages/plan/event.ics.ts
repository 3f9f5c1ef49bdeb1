import type { APIRoute } from 'astro';
import { readPlanAddress } from '#domain/plan/address.ts';
import { calendarFile } from '#server/calendar/index.ts';
import { planCalendar } from '#server/plan/index.ts';

/** A day out as one calendar file. */
export const GET: APIRoute = async ({ locals: { ctx }, url }) =>
  calendarFile(await planCalendar({ ctx, input: readPlanAddress(url.searchParams) }), 'no-store');
