import { createRoute, z } from '@hono/zod-openapi';
import {
  askBody,
  askedSchema,
  blockedPeopleSchema,
  reportBody,
  reportedSchema,
  savedRepliesBody,
  savedRepliesSchema,
  socketPassSchema,
} from '../../contracts/chats.ts';
import { chats } from '../../words/chats.ts';
import {
  askQuestion,
  blockPerson,
  listBlocked,
  listReplies,
  reportConversation,
  saveReplies,
  unblockPerson,
} from '../index.ts';
import { issueSocketPass } from '../realtime/index.ts';
import { networkOf } from '#platform/web/index.ts';
import { BEARER, json, jsonBody, noContent, problems } from '#platform/http/describe.ts';
import { createRouter } from '#platform/http/router.ts';

const common = { tags: ['Conversations'], security: BEARER };
const person = { params: z.object({ userId: z.uuid() }) };

const block = createRoute({
  ...common,
  method: 'put',
  path: '/chats/blocks/{userId}',
  summary: 'Block a person I talk with',
  request: person,
  responses: { 204: noContent('Neither can write to the other'), ...problems('unauthenticated', 'missing') },
});

const unblock = createRoute({
  ...common,
  method: 'delete',
  path: '/chats/blocks/{userId}',
  summary: 'Unblock a person',
  request: person,
  responses: { 204: noContent('Not blocked'), ...problems('unauthenticated') },
});

const blocked = createRoute({
  ...common,
  method: 'get',
  path: '/chats/blocks',
  summary: 'Whom I blocked',
  responses: { 200: json(blockedPeopleSchema, 'Latest first'), ...problems('unauthenticated') },
});

const report = createRoute({
  ...common,
  method: 'post',
  path: '/chats/reports',
  summary: 'Report a message or a person',
  description: 'The other person is not told. Reporting the same twice is one report.',
  request: { body: jsonBody(reportBody) },
  responses: {
    201: json(reportedSchema, 'A person looks at it'),
    ...problems('invalid', 'unauthenticated', 'missing', 'refused', 'too-many'),
  },
});

const replies = createRoute({
  ...common,
  method: 'get',
  path: '/chats/replies',
  summary: 'My saved replies',
  responses: { 200: json(savedRepliesSchema, 'In my order'), ...problems('unauthenticated') },
});

const keep = createRoute({
  ...common,
  method: 'put',
  path: '/chats/replies',
  summary: 'Keep these replies',
  request: { body: jsonBody(savedRepliesBody) },
  responses: { 200: json(savedRepliesSchema, 'As they are kept'), ...problems('invalid', 'unauthenticated') },
});

const pass = createRoute({
  ...common,
  method: 'get',
  path: '/chats/socket',
  summary: 'A pass for the socket',
  description: 'Goes into the query of `/socket.io` as `token`. It holds for a minute and opens nothing else.',
  responses: { 200: json(socketPassSchema, 'The pass'), ...problems('unauthenticated') },
});

const ask = createRoute({
  tags: common.tags,
  method: 'post',
  path: '/chats/questions',
  summary: 'Ask a seller without an account',
  description:
    'A link is mailed to the address. Its button sends the question and signs in; the seller never sees the address.',
  request: { body: jsonBody(askBody) },
  responses: {
    202: json(askedSchema, 'The same for every address, known or not'),
    ...problems('invalid', 'missing', 'gone', 'refused', 'too-many'),
  },
});

export const chatPeopleRouter = createRouter();

chatPeopleRouter.openapi(block, async (c) => {
  await blockPerson({ ctx: c.var.ctx, input: { personId: c.req.valid('param').userId } });
  return c.body(null, 204);
});

chatPeopleRouter.openapi(unblock, async (c) => {
  await unblockPerson({ ctx: c.var.ctx, input: { personId: c.req.valid('param').userId } });
  return c.body(null, 204);
});

chatPeopleRouter.openapi(blocked, async (c) => c.json({ people: await listBlocked({ ctx: c.var.ctx }) }, 200));

chatPeopleRouter.openapi(report, async (c) => {
  const { id } = await reportConversation({ ctx: c.var.ctx, input: c.req.valid('json') });
  return c.json({ id, message: chats.reported }, 201);
});

chatPeopleRouter.openapi(replies, async (c) => c.json({ replies: await listReplies({ ctx: c.var.ctx }) }, 200));

chatPeopleRouter.openapi(keep, async (c) =>
  c.json({ replies: await saveReplies({ ctx: c.var.ctx, input: c.req.valid('json') }) }, 200),
);

chatPeopleRouter.openapi(pass, (c) => c.json(issueSocketPass({ ctx: c.var.ctx }), 200));

chatPeopleRouter.openapi(ask, async (c) => {
  const { ctx } = c.var;
  const network = networkOf({ headers: c.req.raw.headers, config: ctx.config });
  await askQuestion({ ctx, input: { ...c.req.valid('json'), network } });
  return c.json({ message: chats.asked }, 202);
});
