import { createRoute, z } from '@hono/zod-openapi';
import {
  addToGroupBody,
  countersSchema,
  createGroupBody,
  type GroupSchema,
  groupList,
  groupParams,
  groupQuery,
  groupSchema,
  memberParams,
} from '../../contract.ts';
import { findOwn } from '#features/listings/server/index.ts';
import { addToGroup, type CodeGroup, createGroup, listGroups, readCounters, removeFromGroup } from '../index.ts';
import { NO_VIEWS, readViews } from '#features/views/server/index.ts';
import { BEARER, json, jsonBody, noContent, problems } from '#platform/http/describe.ts';
import { idempotent } from '#platform/http/idempotency.ts';
import { toCodeSchema } from './qr.ts';
import { createRouter } from '#platform/http/router.ts';

const common = { tags: ['Stickers'], security: BEARER };
const DAYS = 30;

const counters = createRoute({
  ...common,
  method: 'get',
  path: '/leads/{id}/counters',
  summary: 'How often my listing was scanned and looked at',
  request: { params: z.object({ id: z.string().max(40).describe('The UUID or the ten-character unique_id') }) },
  responses: { 200: json(countersSchema, 'The last 30 days, and totals'), ...problems('unauthenticated', 'missing') },
});

const list = createRoute({
  ...common,
  method: 'get',
  path: '/leads/groups',
  summary: 'My groups of codes, or the one of a listing',
  request: { query: groupQuery },
  responses: { 200: json(groupList, 'Each with its codes'), ...problems('invalid', 'unauthenticated', 'missing') },
});

const create = createRoute({
  ...common,
  method: 'post',
  path: '/leads/groups',
  summary: 'The group of my listing',
  description: 'A listing has one group: asking again gives the same. Repeats with an Idempotency-Key are one request.',
  middleware: [idempotent()] as const,
  request: { body: jsonBody(createGroupBody) },
  responses: {
    200: json(groupSchema, 'With the codes that are on the listing'),
    ...problems('invalid', 'unauthenticated', 'missing', 'refused'),
  },
});

const add = createRoute({
  ...common,
  method: 'patch',
  path: '/leads/groups/{qrGroupId}',
  summary: 'Put one more code on the same thing',
  request: { params: groupParams, body: jsonBody(addToGroupBody) },
  responses: {
    200: json(groupSchema, 'The group as it is now'),
    ...problems('invalid', 'unauthenticated', 'forbidden', 'missing', 'refused'),
  },
});

const remove = createRoute({
  ...common,
  method: 'delete',
  path: '/leads/groups/{qrGroupId}/qr/{qrCodeId}',
  summary: 'Take a code off',
  request: { params: memberParams },
  responses: {
    204: noContent('It leads nowhere now, and is still yours'),
    ...problems('invalid', 'unauthenticated', 'forbidden', 'missing', 'refused'),
  },
});

const toGroup = ({ id, listingId, title, codes }: CodeGroup): GroupSchema => ({
  id,
  listingId,
  title,
  codes: codes.map(toCodeSchema),
});

export const qrGroupsRouter = createRouter();

qrGroupsRouter.openapi(counters, async (c) => {
  const { ctx } = c.var;
  const ref = c.req.valid('param').id;
  const found = await readCounters({ ctx, input: { listingId: ref, days: DAYS } });
  const { id } = await findOwn({ ctx, ref });
  const views = (await readViews({ ctx, input: { listingIds: [id] } })).get(id) ?? NO_VIEWS;
  const codes = found.codes.map(({ code, ...counts }) => ({ id: code, ...counts }));
  return c.json({ id, views, scans: found.total, days: [...found.days], codes }, 200);
});

qrGroupsRouter.openapi(list, async (c) => {
  const groups = await listGroups({ ctx: c.var.ctx, input: c.req.valid('query') });
  return c.json({ groups: groups.map(toGroup) }, 200);
});

qrGroupsRouter.openapi(create, async (c) =>
  c.json(toGroup(await createGroup({ ctx: c.var.ctx, input: c.req.valid('json') })), 200),
);

qrGroupsRouter.openapi(add, async (c) => {
  const { qrCodeId, move } = c.req.valid('json');
  const input = { groupId: c.req.valid('param').qrGroupId, code: qrCodeId, move };
  return c.json(toGroup(await addToGroup({ ctx: c.var.ctx, input })), 200);
});

qrGroupsRouter.openapi(remove, async (c) => {
  const { qrGroupId, qrCodeId } = c.req.valid('param');
  await removeFromGroup({ ctx: c.var.ctx, input: { groupId: qrGroupId, code: qrCodeId } });
  return c.body(null, 204);
});
