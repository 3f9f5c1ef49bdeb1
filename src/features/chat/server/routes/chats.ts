import { createRoute, z } from '@hono/zod-openapi';
import {
  conversationChange,
  conversationListQuery,
  conversationListSchema,
  conversationPageSchema,
  conversationSchema,
  deliveredBody,
  idempotencyHeaders,
  markedSchema,
  messagesQuery,
  readBody,
  sendMessageBody,
  sentSchema,
  startConversationBody,
  startedSchema,
  unreadSchema,
} from '../../contracts/chats.ts';
import { CALENDAR } from '#shared/constants.ts';
import {
  changeConversation,
  countUnread,
  listConversations,
  markDelivered,
  markRead,
  readConversation,
  sendMessage,
  startConversation,
  viewingFile,
} from '../index.ts';
import { BEARER, json, jsonBody, problems } from '#platform/http/describe.ts';
import { type JsonCall, toFastRoute } from '#platform/http/fast-routes.ts';
import { createRouter } from '#platform/http/router.ts';
import { toSendInput } from './send-input.ts';

const common = { tags: ['Conversations'], security: BEARER };
const path = '/chats/conversations';
const one = `${path}/{conversationId}`;
const params = z.object({ conversationId: z.uuid() });

const list = createRoute({
  ...common,
  method: 'get',
  path,
  summary: 'My conversations, newest message first',
  request: { query: conversationListQuery },
  responses: { 200: json(conversationListSchema, 'One page'), ...problems('invalid', 'unauthenticated') },
});

const start = createRoute({
  ...common,
  method: 'post',
  path,
  summary: 'Ask about a listing',
  description: 'Two people have one conversation about a listing: asking again goes on with it.',
  request: { headers: idempotencyHeaders, body: jsonBody(startConversationBody) },
  responses: {
    201: json(startedSchema, 'The conversation and the message'),
    ...problems('invalid', 'unauthenticated', 'missing', 'gone', 'refused', 'too-many'),
  },
});

const read = createRoute({
  ...common,
  method: 'get',
  path: one,
  summary: 'A conversation with a page of its messages',
  description: 'After a gap, ask for what came `after` the last message you have until `hasNewer` is false.',
  request: { params, query: messagesQuery },
  responses: {
    200: json(conversationPageSchema, 'Messages in order'),
    ...problems('invalid', 'unauthenticated', 'missing'),
  },
});

const send = createRoute({
  ...common,
  method: 'post',
  path: one,
  summary: 'Send a message',
  description:
    'Answered once it is stored. With an `Idempotency-Key` it may be sent again after a lost answer: it stays one message.',
  request: { params, headers: idempotencyHeaders, body: jsonBody(sendMessageBody) },
  responses: {
    200: json(sentSchema, 'It was there already, under this key'),
    201: json(sentSchema, 'The message with its place'),
    ...problems('invalid', 'unauthenticated', 'missing', 'too-large', 'refused', 'too-many'),
  },
});

const mark = createRoute({
  ...common,
  method: 'patch',
  path: `${one}/read`,
  summary: 'Mark as read',
  request: { params, body: jsonBody(readBody) },
  responses: { 200: json(markedSchema, 'Where the marks stand'), ...problems('invalid', 'unauthenticated', 'missing') },
});

const deliver = createRoute({
  ...common,
  method: 'patch',
  path: `${one}/delivered`,
  summary: 'Mark as delivered to a device',
  request: { params, body: jsonBody(deliveredBody) },
  responses: { 200: json(markedSchema, 'Where the marks stand'), ...problems('invalid', 'unauthenticated', 'missing') },
});

const change = createRoute({
  ...common,
  method: 'patch',
  path: one,
  summary: 'Mute a conversation, or hear it again',
  request: { params, body: jsonBody(conversationChange) },
  responses: { 200: json(conversationSchema, 'As it is now'), ...problems('invalid', 'unauthenticated', 'missing') },
});

const unread = createRoute({
  ...common,
  method: 'get',
  path: '/chats/unread',
  summary: 'How many messages I have not read',
  responses: { 200: json(unreadSchema, 'Without muted conversations'), ...problems('unauthenticated') },
});

const calendar = createRoute({
  ...common,
  method: 'get',
  path: `${one}/viewings/{messageId}/${CALENDAR.fileName}`,
  summary: 'A viewing as a calendar file',
  request: { params: params.extend({ messageId: z.uuid() }) },
  responses: {
    200: { description: 'iCalendar (RFC 5545)', content: { 'text/calendar': { schema: z.string() } } },
    ...problems('unauthenticated', 'missing'),
  },
});

export const chatsRouter = createRouter();

chatsRouter.openapi(list, async (c) =>
  c.json(await listConversations({ ctx: c.var.ctx, input: c.req.valid('query') }), 200),
);

chatsRouter.openapi(start, async (c) => {
  const key = c.req.valid('header')['idempotency-key'];
  return c.json(await startConversation({ ctx: c.var.ctx, input: { ...c.req.valid('json'), key } }), 201);
});

chatsRouter.openapi(read, async (c) => {
  const input = { id: c.req.valid('param').conversationId, ...c.req.valid('query') };
  return c.json(await readConversation({ ctx: c.var.ctx, input }), 200);
});

async function answerSend({ ctx, session, params, headers, body }: JsonCall<typeof send>) {
  const input = toSendInput({ ...params, body, key: headers['idempotency-key'] });
  const { message, repeated } = await sendMessage({ ctx, input: { ...input, session } });
  return { status: repeated ? (200 as const) : (201 as const), json: { message } };
}

/** What happens most. */
export const fastSend = toFastRoute(send, answerSend);

chatsRouter.openapi(send, async (c) => {
  const [params, headers, body] = [c.req.valid('param'), c.req.valid('header'), c.req.valid('json')];
  const { status, json } = await answerSend({ ctx: c.var.ctx, params, headers, body });
  return c.json(json, status);
});

chatsRouter.openapi(mark, async (c) => {
  const input = { id: c.req.valid('param').conversationId, ...c.req.valid('json') };
  return c.json(await markRead({ ctx: c.var.ctx, input }), 200);
});

chatsRouter.openapi(deliver, async (c) => {
  const input = { id: c.req.valid('param').conversationId, ...c.req.valid('json') };
  return c.json(await markDelivered({ ctx: c.var.ctx, input }), 200);
});

chatsRouter.openapi(change, async (c) => {
  const input = { id: c.req.valid('param').conversationId, ...c.req.valid('json') };
  return c.json(await changeConversation({ ctx: c.var.ctx, input }), 200);
});

chatsRouter.openapi(unread, async (c) => c.json({ unread: await countUnread({ ctx: c.var.ctx }) }, 200));

chatsRouter.openapi(calendar, async (c) => {
  const { conversationId: id, messageId } = c.req.valid('param');
  const file = await viewingFile({ ctx: c.var.ctx, input: { id, messageId } });
  const headers = {
    'content-type': 'text/calendar; charset=utf-8',
    'content-disposition': `attachment; filename="${CALENDAR.fileName}"`,
  };
  return c.body(file, 200, headers);
});
