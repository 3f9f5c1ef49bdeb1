import { createRoute } from '@hono/zod-openapi';
import type { z } from 'zod';
import {
  mailedSchema,
  openSessionBody,
  readSessionQuery,
  requestSessionBody,
  sessionSchema,
  signUpBody,
  signUpHeaders,
} from '../../contracts/session.ts';
import { deviceLabel } from '#shared/device-label.ts';
import { account } from '../../words/account.ts';
import {
  checkNewPassword,
  countDrafts,
  readUser,
  requestEmailCode,
  type SignedIn,
  signInWithCode,
  signInWithToken,
  signUp,
  signUpWithLink,
  toUser,
} from '../index.ts';
import { readAccessToken } from '../auth/index.ts';
import type { Ctx } from '#platform/context.ts';
import { networkOf } from '#platform/web/index.ts';
import { json, jsonBody, problems } from '#platform/http/describe.ts';
import { createRouter } from '#platform/http/router.ts';

const tags = ['Session'];

const open = createRoute({
  method: 'post',
  path: '/api/session',
  tags,
  summary: 'Sign in with a single-use token or a mailed code',
  request: { body: jsonBody(openSessionBody) },
  responses: { 200: json(sessionSchema, 'The session'), ...problems('invalid', 'unauthenticated', 'too-many') },
});

const readAt = (path: string) =>
  createRoute({
    method: 'get',
    path,
    tags,
    summary: 'Who is signed in',
    description: 'Without a session the answer is 200 and every part is null.',
    request: { query: readSessionQuery },
    responses: { 200: json(sessionSchema, 'The session'), ...problems('invalid', 'unauthenticated') },
  });

const request = createRoute({
  method: 'post',
  path: '/api/session/request',
  tags,
  summary: 'Mail a sign-in code',
  description: 'The answer is the same for every address. The code makes an account if there is none.',
  request: { body: jsonBody(requestSessionBody) },
  responses: { 202: json(mailedSchema, 'A letter is on its way'), ...problems('invalid', 'too-many') },
});

const register = createRoute({
  method: 'post',
  path: '/api/session/signup',
  tags,
  summary: 'Sign up',
  description:
    'The account exists once the mailed code comes back through POST /api/session, or the mailed link is opened. The answer is the same for every address.',
  request: { headers: signUpHeaders, body: jsonBody(signUpBody) },
  responses: { 202: json(mailedSchema, 'A letter is on its way'), ...problems('invalid', 'refused', 'too-many') },
});

export const sessionRouter = createRouter();

sessionRouter.openapi(open, async (c) => {
  const { username, email, magic_cookie, ticket } = c.req.valid('json');
  const { ctx } = c.var;
  const asked = { email: username ?? email ?? '', device: deviceLabel(c.req.header('user-agent')) };
  const { token } = magic_cookie;
  const signedIn = /^\d{6}$/.test(token)
    ? await signInWithCode({ ctx, input: { ...asked, code: token, ticket: ticket ?? null } })
    : await signInWithToken({ ctx, input: { ...asked, token, network: networkOfRequest(ctx, c.req.raw) } });
  return c.json(toSession(signedIn), 200);
});

for (const path of ['/api/session', '/api/session/']) {
  sessionRouter.openapi(readAt(path), async (c) => {
    const { ctx } = c.var;
    return c.json(await readSession(ctx, c.req.raw.headers, c.req.valid('query').session_key), 200);
  });
}

sessionRouter.openapi(request, async (c) => {
  const { ctx } = c.var;
  const input = { ...c.req.valid('json'), network: networkOfRequest(ctx, c.req.raw) };
  const { ticket } = await requestEmailCode({ ctx, input });
  return c.json({ ticket, message: account.mailed }, 202);
});

sessionRouter.openapi(register, async (c) => {
  const { ctx } = c.var;
  const body = c.req.valid('json');
  const input = {
    email: body.email,
    fullName: body.fullname,
    type: body.type,
    country: body.country,
    language: body.language,
    sessionKey: body.session_key ?? ctx.actor.sessionKey,
    network: networkOfRequest(ctx, c.req.raw),
  };
  if (!body.send_verification_code) {
    await signUpWithLink({ ctx, input });
    return c.json({ ticket: null, message: account.mailed }, 202);
  }
  const password = body.password === undefined ? null : checkNewPassword(body.password, body.email);
  const { ticket } = await signUp({ ctx, input: { ...input, password } });
  return c.json({ ticket, message: account.mailed }, 202);
});

const networkOfRequest = (ctx: Ctx, { headers }: Request) => networkOf({ headers, config: ctx.config });

type Session = z.infer<typeof sessionSchema>;

const toSession = ({ user, session }: SignedIn): Session => ({
  accessToken: session.accessToken,
  user: toUser(user),
  expires: session.expiresAt.toISOString(),
});

async function readSession(ctx: Ctx, headers: Headers, sessionKey: string | undefined): Promise<Session> {
  const drafts = sessionKey === undefined ? {} : { drafts: await countDrafts(ctx, sessionKey) };
  if (ctx.actor.kind === 'visitor') return { accessToken: null, user: null, expires: null, ...drafts };
  const user = await readUser({ ctx, input: { userId: ctx.actor.userId } });
  const open = await readAccessToken({ services: ctx, headers });
  return {
    accessToken: open?.accessToken ?? null,
    user: toUser(user),
    expires: open?.expiresAt.toISOString() ?? null,
    ...drafts,
  };
}
