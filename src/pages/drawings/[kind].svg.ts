import type { APIRoute } from 'astro';
import { drawAlone } from '#features/pictures/rules/scenes/street.ts';
import { SILHOUETTE_KINDS } from '#features/pictures/rules/silhouettes.ts';

/** A drawing far down a page, as a picture of its own: ten of them in the page would weigh a third of it. */
export const GET: APIRoute = ({ params }) => {
  const kind = SILHOUETTE_KINDS.find((it) => it === params.kind);
  if (!kind) return new Response(null, { status: 404 });
  return new Response(drawAlone(kind), {
    headers: {
      'content-type': 'image/svg+xml; charset=utf-8',
      'cache-control': 'public, max-age=86400',
      'x-cache-tags': 'drawings',
    },
  });
};
