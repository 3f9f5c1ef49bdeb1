import type { APIRoute } from 'astro';
import { drawStreet } from '#features/pictures/rules/scenes/street.ts';

/** The street of the home page. */
export const GET: APIRoute = () =>
  new Response(drawStreet(), {
    headers: {
      'content-type': 'image/svg+xml; charset=utf-8',
      'cache-control': 'public, max-age=86400',
      'x-cache-tags': 'street',
    },
  });
