import type { APIRoute } from 'astro';
import { productPicture } from '#features/print/server/index.ts';
import { findOwnSample } from '#features/store/server/index.ts';

/** A product with one of the person's own codes. Only its owner gets it; for others it is not there. */
export const GET: APIRoute = async ({ locals: { ctx }, params, url, rewrite }) => {
  const own = await findOwnSample({ ctx });
  if (!own || own.uuid !== url.searchParams.get('code')) return rewrite('/404');
  const picture = productPicture(ctx.config, params.code ?? '', own.uuid);
  if (picture === null) return rewrite('/404');
  return new Response(picture, {
    headers: { 'content-type': 'image/svg+xml', 'cache-control': 'private, max-age=3600' },
  });
};
