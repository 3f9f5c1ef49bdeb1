import type { APIRoute } from 'astro';
import { requireUser } from '#features/accounts/server/auth/index.ts';
import { answerFile } from '#features/print/server/index.ts';
import { readOrderFile } from '#features/store/server/index.ts';

/** One line of an order as a file: `{line}-home.pdf` for a printer at home, `{line}-shop.pdf` for a print shop. */
export const GET: APIRoute = async ({ locals: { ctx }, params, redirect, rewrite, url }) => {
  const who = requireUser({ ctx, url });
  if (!who.ok) return redirect(who.to, 303);
  const named = /^(.+)-(home|shop)$/.exec(params.file ?? '');
  const kind = named?.[2] === 'shop' ? 'shop' : 'home';
  const input = { orderId: params.order ?? '', lineId: named?.[1] ?? '', kind } as const;
  const make = async () =>
    new Response(new Uint8Array(await readOrderFile({ ctx, input })), {
      headers: {
        'content-type': 'application/pdf',
        'content-disposition': `inline; filename="curbtag-order-${kind}.pdf"`,
        'cache-control': 'private, no-store',
      },
    });
  return answerFile(make, () => rewrite('/404'));
};
