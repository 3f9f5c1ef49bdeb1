import type { APIRoute } from 'astro';
import { requireUser } from '#features/accounts/server/auth/index.ts';
import { exportStock } from '#features/dealers/server/stock/index.ts';

/** One's own listings as a file for a spreadsheet, in the columns that an import reads. */
export const GET: APIRoute = async ({ locals: { ctx }, redirect, url }) => {
  const who = requireUser({ ctx, url });
  if (!who.ok) return redirect(who.to, 303);
  return new Response(await exportStock({ ctx }), {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="stock.csv"',
      'cache-control': 'private, no-store',
    },
  });
};
