import type { APIRoute } from 'astro';
import { requireUser } from '#server/auth/index.ts';
import { readPrintPreview } from '#server/print/index.ts';

/** The first page of what was chosen, as a picture. */
export const GET: APIRoute = async ({ locals: { ctx }, redirect, url }) => {
  const who = requireUser({ ctx, url });
  if (!who.ok) return redirect(who.to, 303);
  return new Response(await readPrintPreview({ ctx, asked: url.searchParams }), {
    headers: { 'content-type': 'image/svg+xml', 'cache-control': 'private, no-store' },
  });
};
