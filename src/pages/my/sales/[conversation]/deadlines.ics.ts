import type { APIRoute } from 'astro';
import { deadlineFile } from '#features/sales/server/index.ts';
import { calendarFile } from '#platform/calendar/index.ts';

export const GET: APIRoute = async ({ locals: { ctx }, params: { conversation: id = '' }, rewrite }) => {
  const file = ctx.actor.kind === 'user' ? await deadlineFile({ ctx, id }) : null;
  return file === null ? rewrite('/404') : calendarFile(file, 'no-store');
};
