import { createRoute, z } from '@hono/zod-openapi';
import {
  createRequestBody,
  requestList,
  requestListQuery,
  requestView,
  resendBody,
  updateRequestBody,
} from '../../contract.ts';
import { listings as sentences } from '../../words/listings.ts';
import { draftCookie } from '#features/accounts/server/auth/index.ts';
import { invalid } from '#platform/errors.ts';
import {
  createRequest,
  deleteRequest,
  findRequests,
  listRequests,
  readRequest,
  resendRequest,
  updateRequest,
} from '../index.ts';
import { networkOf } from '#platform/web/index.ts';
import { json, jsonBody, noContent, problems } from '#platform/http/describe.ts';
import { idempotent } from '#platform/http/idempotency.ts';
import { createRouter } from '#platform/http/router.ts';

const tags = ['Requests'];
const ref = z.object({ id: z.string().max(40).describe('The UUID or the ten-character unique_id') });
const KEY_NOTE = 'A visitor who is not signed in names the draft’s key in the header X-Session-Key.';

const create = createRoute({
  method: 'post',
  path: '/api/requests/self',
  tags,
  summary: 'Begin a draft',
  description: `${KEY_NOTE} Without one, a new key comes back once as session_key. Takes an Idempotency-Key.`,
  middleware: idempotent(),
  request: { body: jsonBody(createRequestBody) },
  responses: {
    201: json(requestView, 'The draft'),
    ...problems('invalid', 'unauthenticated', 'conflict', 'refused', 'too-many'),
  },
});

const list = createRoute({
  method: 'get',
  path: '/api/requests/self',
  tags,
  summary: 'My drafts and listings',
  description: KEY_NOTE,
  request: { query: requestListQuery },
  responses: { 200: json(requestList, 'Last touched first'), ...problems('unauthenticated') },
});

const readAt = (path: string) =>
  createRoute({
    method: 'get',
    path,
    tags,
    summary: 'Read one of my drafts or listings',
    description: KEY_NOTE,
    request: { params: ref, query: z.object({ origin: z.string().max(20).optional() }) },
    responses: {
      200: json(requestView, 'The listing as its seller sees it'),
      ...problems('unauthenticated', 'missing'),
    },
  });

const updateAt = (path: string) =>
  createRoute({
    method: 'patch',
    path,
    tags,
    summary: 'Save answers, publish, or change the status',
    description: `${KEY_NOTE} Changes are field by field: answers not named stay as they are.`,
    request: { params: ref, body: jsonBody(updateRequestBody) },
    responses: {
      200: json(requestView, 'The listing after the change'),
      ...problems('invalid', 'unauthenticated', 'missing', 'conflict', 'refused', 'unavailable'),
    },
  });

const remove = createRoute({
  method: 'delete',
  path: '/api/requests/{id}',
  tags,
  summary: 'Delete a draft, or archive a listing that was public',
  request: { params: ref },
  responses: { 204: noContent('Gone'), ...problems('unauthenticated', 'missing') },
});

const resend = createRoute({
  method: 'patch',
  path: '/api/requests/self/{id}/resend',
  tags,
  summary: 'Mail a link to go on with this draft elsewhere',
  request: { params: ref, body: jsonBody(resendBody) },
  responses: { 204: noContent('On its way'), ...problems('invalid', 'unauthenticated', 'missing', 'too-many') },
});

/** The body may repeat the id it is about; it must then be the one in the address. */
function requireSame(ref: string, body: { id?: string | undefined; unique_id?: string | undefined }): void {
  const named = [body.id, body.unique_id].filter((name) => name !== undefined);
  if (named.length > 0 && !named.some((name) => name.toUpperCase() === ref.toUpperCase()))
    throw invalid(sentences.namesDiffer);
}

export const requestsRouter = createRouter();

requestsRouter.openapi(create, async (c) => {
  const { ctx } = c.var;
  await ctx.limits.consume('draft-create', networkOf({ headers: c.req.raw.headers, config: ctx.config }));
  const draft = await createRequest({ ctx, input: c.req.valid('json') });
  if (draft.session_key) c.header('set-cookie', draftCookie(ctx.config, draft.session_key));
  return c.json(draft, 201);
});
requestsRouter.openapi(list, async (c) => {
  const { ctx } = c.var;
  const { id } = c.req.valid('query');
  const requests = id === undefined ? await listRequests({ ctx }) : await findRequests({ ctx, ref: id });
  return c.json({ requests }, 200);
});

for (const path of ['/api/requests/self/{id}', '/api/requests/{id}']) {
  requestsRouter.openapi(readAt(path), async (c) =>
    c.json(await readRequest({ ctx: c.var.ctx, ref: c.req.valid('param').id }), 200),
  );
  requestsRouter.openapi(updateAt(path), async (c) => {
    const { id } = c.req.valid('param');
    const input = c.req.valid('json');
    requireSame(id, input);
    return c.json(await updateRequest({ ctx: c.var.ctx, ref: id, input }), 200);
  });
}

requestsRouter.openapi(remove, async (c) => {
  await deleteRequest({ ctx: c.var.ctx, ref: c.req.valid('param').id });
  return c.body(null, 204);
});
requestsRouter.openapi(resend, async (c) => {
  const { ctx } = c.var;
  const network = networkOf({ headers: c.req.raw.headers, config: ctx.config });
  await resendRequest({ ctx, ref: c.req.valid('param').id, input: { ...c.req.valid('json'), network } });
  return c.body(null, 204);
});
