import type { APIRoute } from 'astro';
import { isSheetId } from '#features/print/rules/sheets.ts';
import { renderTestPage } from '#features/print/server/index.ts';

/** Edges, numbers and rulers for plain paper, to try a label sheet with. */
export const GET: APIRoute = async ({ locals: { ctx }, rewrite, url }) => {
  const sheet = url.searchParams.get('sheet') ?? '';
  if (!isSheetId(sheet)) return rewrite('/404');
  return new Response(new Uint8Array(await renderTestPage(ctx, sheet)), {
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename="curbtag-test-${sheet}.pdf"`,
      'cache-control': 'public, max-age=86400',
    },
  });
};
