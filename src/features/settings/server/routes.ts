import { createRoute, z } from '@hono/zod-openapi';
import {
  confirmEmailBody,
  confirmPhoneBody,
  deleteUserBody,
  sessionListSchema,
  updateUserBody,
  userSchema,
} from '#features/accounts/contracts/users.ts';
import {
  confirmEmail,
  confirmPhone,
  listSessions,
  readUser,
  requestPhoneCode,
  revokeSession,
  toUser,
  updateUser,
} from '#features/accounts/server/index.ts';
import { clearedCookies } from '#features/accounts/server/auth/index.ts';
import { deleteUser } from './index.ts';
import { networkOf } from '#platform/web/index.ts';
import { BEARER, json, jsonBody, noContent, problems } from '#platform/http/describe.ts';
import { toInvalid } from '#platform/http/problem.ts';
import { createRouter } from '#platform/http/router.ts';

const tags = ['Users'];
const params = z.object({ id: z.uuid() });
const common = { tags, security: BEARER };

const REAUTHENTICATE =
  'Works for ten minutes after a sign-in; later it takes the password or a mailed code, else the answer is 403 with the reason `reauthenticate`.';

const read = createRoute({
  ...common,
  method: 'get',
  path: '/api/users/{id}',
  summary: 'Read my account',
  request: { params },
  responses: { 200: json(userSchema, 'The account'), ...problems('invalid', 'unauthenticated', 'missing') },
});

const update = createRoute({
  ...common,
  method: 'patch',
  path: '/api/users/{id}',
  summary: 'Change my account',
  description: `A new address gets a code; send it to POST /api/users/{id}/email. ${REAUTHENTICATE}`,
  request: { params, body: jsonBody(updateUserBody) },
  responses: {
    200: json(userSchema, 'The account after the change'),
    ...problems('invalid', 'unauthenticated', 'forbidden', 'missing', 'refused', 'too-many'),
  },
});

const move = createRoute({
  ...common,
  method: 'post',
  path: '/api/users/{id}/email',
  summary: 'Confirm a new address',
  request: { params, body: jsonBody(confirmEmailBody) },
  responses: {
    200: json(userSchema, 'The account with its new address'),
    ...problems('invalid', 'unauthenticated', 'missing', 'refused', 'too-many'),
  },
});

const phoneCode = createRoute({
  ...common,
  method: 'post',
  path: '/api/users/{id}/phone/code',
  summary: 'Text me a code to confirm my number',
  description: 'Six digits, good for ten minutes and five tries. Nothing else is texted before the code comes back.',
  request: { params },
  responses: {
    204: noContent('On its way'),
    ...problems('invalid', 'unauthenticated', 'missing', 'refused', 'too-many'),
  },
});

const phoneConfirm = createRoute({
  ...common,
  method: 'post',
  path: '/api/users/{id}/phone',
  summary: 'Confirm my number',
  request: { params, body: jsonBody(confirmPhoneBody) },
  responses: {
    200: json(userSchema, 'The account with its confirmed number'),
    ...problems('invalid', 'unauthenticated', 'missing', 'refused', 'too-many'),
  },
});

const remove = createRoute({
  ...common,
  method: 'delete',
  path: '/api/users/{id}',
  summary: 'Delete my account',
  description: `Drafts are deleted, public listings archived, personal data erased, every device signed out. ${REAUTHENTICATE}`,
  request: { params, body: { required: false, content: { 'application/json': { schema: deleteUserBody } } } },
  responses: {
    204: noContent('Deleted'),
    ...problems('invalid', 'unauthenticated', 'forbidden', 'missing', 'refused', 'too-many'),
  },
});

const devices = createRoute({
  ...common,
  method: 'get',
  path: '/api/users/{id}/sessions',
  summary: 'Where I am signed in',
  request: { params },
  responses: {
    200: json(sessionListSchema, 'The latest used first'),
    ...problems('invalid', 'unauthenticated', 'missing'),
  },
});

const signOutDevice = createRoute({
  ...common,
  method: 'delete',
  path: '/api/users/{id}/sessions/{sessionId}',
  summary: 'Sign a device out',
  request: { params: params.extend({ sessionId: z.uuid() }) },
  responses: { 204: noContent('Signed out'), ...problems('invalid', 'unauthenticated', 'missing') },
});

export const usersRouter = createRouter();

usersRouter.openapi(read, async (c) => {
  const user = await readUser({ ctx: c.var.ctx, input: { userId: c.req.valid('param').id } });
  return c.json(toUser(user), 200);
});

usersRouter.openapi(update, async (c) => {
  const network = networkOf({ headers: c.req.raw.headers, config: c.var.ctx.config });
  const input = { userId: c.req.valid('param').id, body: c.req.valid('json'), network };
  return c.json(toUser(await updateUser({ ctx: c.var.ctx, input })), 200);
});

usersRouter.openapi(move, async (c) => {
  const input = { userId: c.req.valid('param').id, ...c.req.valid('json') };
  return c.json(toUser(await confirmEmail({ ctx: c.var.ctx, input })), 200);
});

usersRouter.openapi(phoneCode, async (c) => {
  const { ctx } = c.var;
  await readUser({ ctx, input: { userId: c.req.valid('param').id } });
  await requestPhoneCode({ ctx, network: networkOf({ headers: c.req.raw.headers, config: ctx.config }) });
  return c.body(null, 204);
});

usersRouter.openapi(phoneConfirm, async (c) => {
  const { ctx } = c.var;
  await readUser({ ctx, input: { userId: c.req.valid('param').id } });
  return c.json(toUser(await confirmPhone({ ctx, code: c.req.valid('json').code })), 200);
});

usersRouter.openapi(remove, async (c) => {
  // An optional body reaches the handler unchecked when it names no content type.
  const body = deleteUserBody.safeParse(await c.req.json().catch(() => ({})));
  if (!body.success) throw toInvalid(body.error);
  const network = networkOf({ headers: c.req.raw.headers, config: c.var.ctx.config });
  const input = { userId: c.req.valid('param').id, proof: { ...body.data, network } };
  await deleteUser({ ctx: c.var.ctx, input });
  for (const line of clearedCookies(c.var.ctx)) c.header('set-cookie', line, { append: true });
  return c.body(null, 204);
});

usersRouter.openapi(devices, async (c) => {
  const { ctx } = c.var;
  await readUser({ ctx, input: { userId: c.req.valid('param').id } });
  const sessions = (await listSessions({ ctx })).map(({ createdAt, seenAt, ...entry }) => ({
    ...entry,
    created_at: createdAt.toISOString(),
    seen_at: seenAt.toISOString(),
  }));
  return c.json({ sessions }, 200);
});

usersRouter.openapi(signOutDevice, async (c) => {
  const { ctx } = c.var;
  const { id, sessionId } = c.req.valid('param');
  await readUser({ ctx, input: { userId: id } });
  await revokeSession({ ctx, input: { sessionId } });
  return c.body(null, 204);
});
