import type { APIRoute } from 'astro';
import { productPicture } from '#server/print/index.ts';

/** What a sticker product looks like, with a sample code. The same for everybody. */
export const GET: APIRoute = ({ locals: { ctx }, params, rewrite }) => {
  const picture = productPicture(ctx.config, params.code ?? '');
  if (picture === null) return rewrite('/404');
  return new Response(picture, {
    headers: { 'content-type': 'image/svg+xml', 'cache-control': 'public, max-age=86400' },
  });
};
