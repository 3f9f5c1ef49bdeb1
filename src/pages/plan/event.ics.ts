import type { APIRoute } from 'astro';
import { readPlanAddress } from '#features/day-plan/rules/address.ts';
import { calendarFile } from '#platform/calendar/index.ts';
import { planCalendar } from '#features/day-plan/server/index.ts';

/** A day out as one calendar file. */
export const GET: APIRoute = async ({ locals: { ctx }, url }) =>
  calendarFile(await planCalendar({ ctx, input: readPlanAddress(url.searchParams) }), 'no-store');
