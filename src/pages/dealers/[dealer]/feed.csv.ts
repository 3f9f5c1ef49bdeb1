import type { APIRoute } from 'astro';
import { feedFile, findPartner, readFeed } from '#features/dealers/server/index.ts';

/** The dealership's stock in the form that search engines fetch. Kept until the stock or the dealership changes. */
export const GET: APIRoute = async ({ locals: { ctx }, params, rewrite }) => {
  const found = await findPartner({ ctx, slug: params.dealer ?? '' });
  if (!found) return rewrite('/404');
  return new Response(feedFile(await readFeed({ ctx, input: found })), {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'x-robots-tag': 'noindex',
      'x-cache-tags': `seller:${found.userId},dealers`,
    },
  });
};
