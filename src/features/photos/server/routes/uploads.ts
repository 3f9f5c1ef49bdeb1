import { createRoute, z } from '@hono/zod-openapi';
import { Metadata } from '@tus/server';
import type { Context } from 'hono';
import { photoErrors, photoFaults } from '../../words.ts';
import { AppError, missing } from '#platform/errors.ts';
import {
  deletePhoto,
  faultOf,
  noteUploader,
  requireNewUpload,
  requireUpload,
  tusServer,
  UPLOADS_PATH,
} from '../index.ts';
import { noContent, problems } from '#platform/http/describe.ts';
import { createRouter, type HttpEnv } from '#platform/http/router.ts';

const TUS = '1.0.0';
const idParam = z.object({ id: z.uuid() });

const remove = createRoute({
  method: 'delete',
  path: `${UPLOADS_PATH}/{id}`,
  tags: ['Photos'],
  summary: 'Delete a photo, or stop an upload',
  request: { params: idParam },
  responses: { 204: noContent('Gone, with every file of it'), ...problems('missing') },
});

/** Resumable uploads (tus 1.0.0: creation, HEAD, PATCH) and the specification's delete of an upload. */
export const uploadsRouter = createRouter();

uploadsRouter.openapi(remove, async (c) => {
  await deletePhoto({ ctx: c.var.ctx, input: { id: c.req.valid('param').id } });
  return c.body(null, 204, { 'Tus-Resumable': TUS });
});

const described = { tags: ['Photos'], description: 'Speaks tus 1.0.0: https://tus.io/protocols/resumable-upload' };
const { openAPIRegistry } = uploadsRouter;
openAPIRegistry.registerPath({
  ...described,
  method: 'post',
  path: UPLOADS_PATH,
  summary: 'Begin an upload',
  request: {
    headers: z.object({
      'Tus-Resumable': z.literal(TUS),
      'Upload-Length': z.string().describe('Bytes of the whole file'),
      'Upload-Metadata': z
        .string()
        .describe(
          'Base64 values of listingId (or conversationId, for a photo in a message), filename, filetype and, if known, shot',
        ),
    }),
  },
  responses: {
    201: { description: 'Location is where the file goes; its last part is the id of the photo to be' },
    ...problems('invalid', 'missing', 'too-large', 'refused', 'too-many'),
  },
});
openAPIRegistry.registerPath({
  ...described,
  method: 'head',
  path: `${UPLOADS_PATH}/{id}`,
  summary: 'How far an upload is',
  request: { params: idParam },
  responses: {
    200: { description: 'Upload-Offset and Upload-Length, equal when all is there' },
    ...problems('missing'),
  },
});
openAPIRegistry.registerPath({
  ...described,
  method: 'patch',
  path: `${UPLOADS_PATH}/{id}`,
  summary: 'Send the next bytes',
  request: {
    params: idParam,
    headers: z.object({ 'Tus-Resumable': z.literal(TUS), 'Upload-Offset': z.string() }),
    body: { required: true, content: { 'application/offset+octet-stream': { schema: z.string() } } },
  },
  responses: {
    204: { description: 'Taken; Upload-Offset says how far it is' },
    ...problems('invalid', 'missing', 'conflict', 'too-large', 'refused'),
  },
});

uploadsRouter.options(UPLOADS_PATH, (c) => speakTus(c));

uploadsRouter.post(UPLOADS_PATH, async (c) => {
  const input = {
    metadata: readMetadata(c.req.header('upload-metadata')),
    length: readLength(c.req.header('upload-length')),
  };
  await requireNewUpload({ ctx: c.var.ctx, input });
  if (c.var.ctx.actor.kind === 'user') noteUploader(c.req.raw, c.var.ctx.actor.userId);
  return speakTus(c);
});

uploadsRouter.patch(`${UPLOADS_PATH}/:id`, async (c) => {
  const { state } = await requireUpload({ ctx: c.var.ctx, input: namedIn(c) });
  return state === 'open' ? speakTus(c) : finished(c);
});

// The router hands HEAD to GET. Originals are never served, so GET itself finds nothing.
uploadsRouter.get(`${UPLOADS_PATH}/:id`, async (c) => {
  if (c.req.raw.method !== 'HEAD') throw missing(photoErrors.noUpload);
  const { state } = await requireUpload({ ctx: c.var.ctx, input: namedIn(c) });
  return state === 'open' ? speakTus(c) : finished(c);
});

/** The upload in the address. What cannot be one is none. */
function namedIn(c: Context<HttpEnv>): z.output<typeof idParam> {
  const { success, data } = idParam.safeParse(c.req.param());
  if (!success) throw missing(photoErrors.noUpload);
  return data;
}

/**
 * All bytes are here, which equal offset and length say. The file itself may be a picture by now, so its size is not
 * told; without this answer a client that lost the last one would send everything again.
 */
const finished = (c: Context<HttpEnv>) =>
  c.body(null, c.req.raw.method === 'HEAD' ? 200 : 204, {
    'Tus-Resumable': TUS,
    'Upload-Offset': c.req.header('upload-offset') ?? '0',
    'Upload-Length': c.req.header('upload-offset') ?? '0',
    'Cache-Control': 'no-store',
  });

/** Hands the request to the protocol's server; its plain-text errors become problems like any other. */
async function speakTus(c: Context<HttpEnv>): Promise<Response> {
  const answer = await tusServer(c.var.ctx).handleWeb(c.req.raw);
  if (answer.status >= 400) throw toProblem(answer.status, faultOf(c.req.raw));
  for (const name of [...answer.headers.keys()]) if (name.startsWith('access-control-')) answer.headers.delete(name);
  return answer;
}

const KINDS = { 404: 'missing', 409: 'conflict', 410: 'gone', 413: 'too-large', 415: 'unsupported' } as const;

/** Our own errors pass as they are; those of the protocol get our words. */
function toProblem(status: number, fault: unknown): unknown {
  if (fault instanceof Error && !('status_code' in fault)) return fault;
  if (status === 413) return new AppError('too-large', photoFaults.too_large);
  const kind = KINDS[status as keyof typeof KINDS] ?? (status < 500 ? 'invalid' : 'unavailable');
  return new AppError(kind, kind === 'missing' ? photoErrors.noUpload : photoErrors.protocol);
}

function readMetadata(header: string | undefined): unknown {
  try {
    return Metadata.parse(header);
  } catch {
    return undefined;
  }
}

const readLength = (header: string | undefined) =>
  header !== undefined && /^\d{1,15}$/.test(header) ? Number(header) : null;
