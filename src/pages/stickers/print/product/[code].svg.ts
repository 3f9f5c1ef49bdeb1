import type { APIRoute } from 'astro';
import { productPicture, svgAnswer } from '#features/print/server/index.ts';

/** What a sticker product looks like, with a sample code. The same for everybody. */
export const GET: APIRoute = ({ locals: { ctx }, params, request, rewrite }) => {
  const picture = productPicture(ctx.config, params.code ?? '');
  if (picture === null) return rewrite('/404');
  return svgAnswer(picture, { request, cache: 'public, max-age=86400' });
};
