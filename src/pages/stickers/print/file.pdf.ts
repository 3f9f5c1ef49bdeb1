import type { APIRoute } from 'astro';
import { requireUser } from '#features/accounts/server/auth/index.ts';
import { answerFile, readPrintFile } from '#features/print/server/index.ts';
import { networkOf } from '#platform/web/index.ts';

/** What was chosen on the page that prints, as a file for the printer. */
export const GET: APIRoute = async ({ locals: { ctx }, redirect, request, rewrite, url }) => {
  const who = requireUser({ ctx, url });
  if (!who.ok && url.searchParams.get('listing')) return redirect(who.to, 303);
  const make = async () => {
    const file = await readPrintFile({
      ctx,
      asked: url.searchParams,
      network: networkOf({ headers: request.headers, config: ctx.config }),
    });
    return new Response(new Uint8Array(file), {
      headers: {
        'content-type': 'application/pdf',
        'content-disposition': 'inline; filename="curbtag-stickers.pdf"',
        'cache-control': 'private, no-store',
      },
    });
  };
  return answerFile(make, () => rewrite('/404'));
};
