import type { IncomingMessage, ServerResponse } from 'node:http';
import { idempotencyHeaders, sendMessageBody } from '../../contracts/chats.ts';
import { forgetSession, recallSession } from '#features/accounts/server/index.ts';
import { sendMessage } from '../index.ts';
import { type Services, withActor } from '#platform/context.ts';
import { isAppError } from '#platform/errors.ts';
import { gather, sendWebResponse } from '#platform/http/node-http.ts';
import { REQUEST_ID_HEADER } from '#platform/web/index.ts';
import { problemResponse } from '#platform/http/problem.ts';
import { toSendInput } from './send-input.ts';

const PATH = /^\/chats\/conversations\/([\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12})$/;
const BEARER = /^Bearer ([\w.~+/-]{1,300})$/;
/** Bytes. The longest message, each of its letters an escape, is shorter. */
const MAX_LENGTH = 64 * 1024;

type Parts = { readonly services: Services; readonly always: Readonly<Record<string, string>> };

/**
 * A message sent with a bearer token: what happens most, and half of whose cost would be turning Node's request into a
 * web one and back. Same contract, same verb, same refusals as the route; what is unusual about a request is left to it.
 */
export function createMessageFront({ services, always }: Parts) {
  const headers = { ...always, 'content-type': 'application/json', 'cache-control': 'no-store' };

  const send = async (request: IncomingMessage, body: Buffer) => {
    const said = read(request, body);
    const session = said && (await recallSession(services, said.token));
    if (!session) return null;
    const { id: sessionId, userId, role } = session;
    const ctx = withActor(services, { kind: 'user', userId, sessionId, sessionKey: null, role });
    try {
      const { message, repeated } = await sendMessage({ ctx, input: { ...said.input, session: sessionId } });
      return { status: repeated ? 200 : 201, text: JSON.stringify({ message }) };
    } catch (error) {
      if (!isAppError(error) || error.kind !== 'unauthenticated') throw error;
      forgetSession(services, said.token);
      return null;
    }
  };

  return {
    takes: ({ method, url = '', headers: sent }: IncomingMessage): boolean =>
      method === 'POST' &&
      sent['content-type'] === 'application/json' &&
      Number(sent['content-length'] ?? Number.NaN) <= MAX_LENGTH &&
      BEARER.test(sent.authorization ?? '') &&
      PATH.test(url),

    /** Null once it is answered; the body when the route has to answer, which then finds nothing left to read. */
    answer: async (request: IncomingMessage, response: ServerResponse): Promise<Buffer<ArrayBuffer> | null> => {
      const body = await gather(request);
      if (!body) return null;
      try {
        const sent = await send(request, body);
        if (!sent) return body;
        response.writeHead(sent.status, { ...headers, 'content-length': Buffer.byteLength(sent.text) }).end(sent.text);
      } catch (error) {
        for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
        const asked = new Request(new URL(request.url ?? '/', services.config.siteUrl), {
          method: 'POST',
          headers: { [REQUEST_ID_HEADER]: String(request.headers[REQUEST_ID_HEADER] ?? '') },
        });
        await sendWebResponse(problemResponse(error, asked, services.telemetry), response);
      }
      return null;
    },
  };
}

function read({ url = '', headers }: IncomingMessage, body: Buffer) {
  const key = idempotencyHeaders.safeParse({ 'idempotency-key': headers['idempotency-key'] });
  const said = sendMessageBody.safeParse(parse(body));
  const [, conversationId = ''] = PATH.exec(url) ?? [];
  const [, token = ''] = BEARER.exec(headers.authorization ?? '') ?? [];
  if (!key.success || !said.success) return null;
  return { token, input: toSendInput({ conversationId, body: said.data, key: key.data['idempotency-key'] }) };
}

function parse(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString());
  } catch {
    return undefined;
  }
}
