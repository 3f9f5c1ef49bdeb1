import type { APIRoute } from 'astro';
import { parsePicture } from '#features/places/rules/map-picture.ts';
import { drawMap } from '#features/places/server/index.ts';

/** A part of the map as a picture, for pages that show a place before anything is fetched to move it. */
export const GET: APIRoute = ({ params }) => {
  const picture = parsePicture(params.picture ?? '');
  if (!picture) return new Response(null, { status: 404 });
  return new Response(drawMap(picture, picture.dark ? 'dark' : 'light'), {
    headers: {
      'content-type': 'image/svg+xml; charset=utf-8',
      'cache-control': 'public, max-age=604800',
      'x-cache-tags': 'maps',
    },
  });
};
