import type { APIRoute } from 'astro';
import { requireUser } from '#features/accounts/server/auth/index.ts';
import { answerFile, readPrintPreview, svgAnswer } from '#features/print/server/index.ts';

/** The first page of what was chosen, as a picture. */
export const GET: APIRoute = async ({ locals: { ctx }, redirect, request, rewrite, url }) => {
  const who = requireUser({ ctx, url });
  if (!who.ok && url.searchParams.get('listing')) return redirect(who.to, 303);
  const make = async () =>
    svgAnswer(await readPrintPreview({ ctx, asked: url.searchParams }), { request, cache: 'private, no-store' });
  return answerFile(make, () => rewrite('/404'));
};
