import { createRoute, z } from '@hono/zod-openapi';
import { ownPhotoSchema, ownPhotosSchema, photoChangeSchema, photoIdSchema, photoOrderSchema } from '../../contract.ts';
import { listPhotos, reorderPhotos, updatePhoto } from '../index.ts';
import { BEARER, json, jsonBody, problems } from '#platform/http/describe.ts';
import { createRouter } from '#platform/http/router.ts';

const listing = z.object({ id: z.string().max(40) });
const photo = listing.extend({ photoId: photoIdSchema });
const common = { tags: ['Photos'], security: BEARER };

const list = createRoute({
  ...common,
  method: 'get',
  path: '/api/requests/{id}/photos',
  summary: 'Photos of one of my listings, in order',
  request: { params: listing },
  responses: { 200: json(ownPhotosSchema, 'All photos, also those being prepared or refused'), ...problems('missing') },
});

const order = createRoute({
  ...common,
  method: 'put',
  path: '/api/requests/{id}/photos/order',
  summary: 'Put photos in order; the first is the cover',
  request: { params: listing, body: jsonBody(photoOrderSchema) },
  responses: { 200: json(ownPhotosSchema, 'All photos in their new order'), ...problems('invalid', 'missing') },
});

const change = createRoute({
  ...common,
  method: 'patch',
  path: '/api/requests/{id}/photos/{photoId}',
  summary: 'Change caption or shot; rotate, crop, straighten or blur the picture',
  request: { params: photo, body: jsonBody(photoChangeSchema) },
  responses: { 200: json(ownPhotoSchema, 'The photo after the change'), ...problems('invalid', 'missing', 'conflict') },
});

/** What a seller does with photos once they are sent. */
export const photosRouter = createRouter()
  .openapi(list, async (c) => {
    const photos = await listPhotos({ ctx: c.var.ctx, input: { listingId: c.req.valid('param').id } });
    return c.json({ photos }, 200);
  })
  .openapi(order, async (c) => {
    const input = { listingId: c.req.valid('param').id, ids: c.req.valid('json').ids };
    return c.json({ photos: await reorderPhotos({ ctx: c.var.ctx, input }) }, 200);
  })
  .openapi(change, async (c) => {
    const { id, photoId } = c.req.valid('param');
    const input = { listingId: id, photoId, ...c.req.valid('json') };
    return c.json(await updatePhoto({ ctx: c.var.ctx, input }), 200);
  });
