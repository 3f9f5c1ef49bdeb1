import type { Context } from 'hono';
import { PHOTO_FORMATS, PHOTO_MEDIA_TYPES, type PhotoFormat } from '../../rules/photos.ts';
import { http } from '#platform/words/http.ts';
import { missing } from '#platform/errors.ts';
import { variantKey } from '../index.ts';
import { createRouter, type HttpEnv } from '#platform/http/router.ts';

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const HASH = /^[0-9a-f]{12}$/;
const FILE = new RegExp(`^([1-9]\\d{0,3})\\.(${PHOTO_FORMATS.join('|')})$`);

/** Finished pictures. An address holds a hash of what it leads to, so the answer never changes. */
export const mediaRouter = createRouter();

mediaRouter.get('/media/:id/:hash/:file', async (c) => {
  const asked = readAddress(c.req.param());
  const found = asked && (await c.var.ctx.storage.get(asked.key));
  if (!asked || !found) throw missing(http.missing);
  const headers = pictureHeaders(asked, found.size);
  if (c.req.header('if-none-match') === headers.ETag) return cancelled(c, found.body, headers);
  if (c.req.raw.method === 'HEAD') await found.body.cancel();
  return new Response(c.req.raw.method === 'HEAD' ? null : found.body, { headers });
});

type Asked = { readonly key: string; readonly format: PhotoFormat };

/** Only numbers and listed formats become a key, so the master beside the variants has no address. */
function readAddress({ id = '', hash = '', file = '' }: Record<string, string>): Asked | null {
  const [, width, format] = FILE.exec(file) ?? [];
  if (!ID.test(id) || !HASH.test(hash) || !width || !format) return null;
  const known = format as PhotoFormat;
  return { key: variantKey(id, hash, Number(width), known), format: known };
}

const pictureHeaders = ({ key, format }: Asked, size: number) => ({
  'Content-Type': PHOTO_MEDIA_TYPES[format],
  'Content-Length': String(size),
  'Cache-Control': 'public, max-age=31536000, immutable',
  ETag: `"${key.split('/').slice(1).join('-')}"`,
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': "default-src 'none'",
  'Cross-Origin-Resource-Policy': 'cross-origin',
});

async function cancelled(
  c: Context<HttpEnv>,
  body: ReadableStream,
  headers: Record<string, string>,
): Promise<Response> {
  await body.cancel();
  const { 'Content-Length': _, ...rest } = headers;
  return c.body(null, 304, rest);
}
