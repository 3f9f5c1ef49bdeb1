import type { APIRoute } from 'astro';
import { requireUser } from '#server/auth/index.ts';
import { readPrintPreview, svgAnswer } from '#server/print/index.ts';

/** The first page of what was chosen, as a picture. */
export const GET: APIRoute = async ({ locals: { ctx }, redirect, request, url }) => {
  const who = requireUser({ ctx, url });
  if (!who.ok) return redirect(who.to, 303);
  return svgAnswer(await readPrintPreview({ ctx, asked: url.searchParams }), { request, cache: 'private, no-store' });
};
