import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { type ApiCall, type ApiError, apiFetch, configureApi, isApiError } from '#platform/api-client/api.ts';

/** What the server does with the next request. */
let answer: (request: IncomingMessage, response: ServerResponse) => void = () => {};
const server = createServer((request, response) => answer(request, response));
let origin = '';

beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

let told: string[] = [];
beforeEach(() => {
  told = [];
  configureApi({
    token: () => null,
    onUnauthorized: () => told.push('signed out'),
    onServerError: () => told.push('server error'),
    sentences: {},
  });
});

const replies = (status: number, body = '', type = 'application/json', headers: Record<string, string> = {}) => {
  answer = (_request, response) => response.writeHead(status, { 'content-type': type, ...headers }).end(body);
};

const call = (more: Partial<ApiCall> = {}) => apiFetch({ method: 'GET', path: `${origin}/x`, ...more });

async function failure(more: Partial<ApiCall> = {}): Promise<ApiError> {
  const error = await call(more).then(
    () => null,
    (caught: unknown) => caught,
  );
  if (!isApiError(error)) throw new Error(`Not an ApiError: ${String(error)}`);
  return error;
}

describe('an answer that succeeded', () => {
  test.each([204, 205])('%i is null', async (status) => {
    replies(status);
    expect(await call()).toBeNull();
  });

  test('is read by its contract', async () => {
    replies(200, '{"miles":3,"more":1}');
    expect(await call({ contract: z.object({ miles: z.number() }) })).toEqual({ miles: 3 });
  });

  test('that breaks its contract is a PARSING_ERROR', async () => {
    replies(200, '{"miles":"3"}');
    const error = await failure({ contract: z.object({ miles: z.number() }) });
    expect(error).toMatchObject({ status: 'PARSING_ERROR', body: { miles: '3' } });
  });

  test('with broken JSON is a PARSING_ERROR', async () => {
    replies(200, '{"miles":');
    expect((await failure()).status).toBe('PARSING_ERROR');
  });
});

describe('an answer that is an error', () => {
  test('carries the server’s sentence, its status and its body', async () => {
    replies(404, '{"message":"Not here.","status":404}', 'application/problem+json; charset=utf-8');
    expect(await failure()).toMatchObject({
      status: 404,
      message: 'Not here.',
      body: { message: 'Not here.', status: 404 },
    });
  });

  test('without a sentence says HTTP and the number', async () => {
    replies(418, '{}');
    expect((await failure()).message).toBe('HTTP 418');
  });

  test('that is no JSON is read as text, and an empty one is an empty object', async () => {
    replies(404, 'gone fishing', 'text/plain');
    expect(await failure()).toMatchObject({ message: 'HTTP 404', body: 'gone fishing' });
    replies(404, '', 'text/plain');
    expect((await failure()).body).toEqual({});
    replies(404, '', 'application/problem+json');
    expect((await failure()).body).toEqual({});
  });

  test('with broken JSON still says its number', async () => {
    replies(400, '{"message":');
    expect(await failure()).toMatchObject({ status: 400, message: 'HTTP 400', body: '{"message":' });
  });

  test('422 exposes its reason and its fields', async () => {
    replies(
      422,
      JSON.stringify({ message: 'No.', reason: 'vin_check_digit', errors: [{ field: 'vin', message: 'Check it.' }] }),
    );
    expect(await failure()).toMatchObject({
      reason: 'vin_check_digit',
      faults: [{ field: 'vin', message: 'Check it.' }],
    });
  });

  test('429 says when to try again', async () => {
    replies(429, '{}', 'application/problem+json', { 'retry-after': '12' });
    expect((await failure()).retryAfter).toBe(12);
  });

  test.each([500, 503])('%i leads to the page for that', async (status) => {
    replies(status, '<html>', 'text/html');
    expect((await failure()).status).toBe(status);
    expect(told).toEqual(['server error']);
  });

  test('a failing server leaves the page where it is when the work was in the background', async () => {
    replies(500, '{}');
    await failure({ quiet: true });
    expect(told).toEqual([]);
  });

  test('401 with a token signs out, without one it does not', async () => {
    replies(401, '{}');
    await failure();
    expect(told).toEqual([]);
    await failure({ token: 't' });
    configureApi({ token: () => 'from the session' });
    await failure();
    await failure({ token: null });
    expect(told).toEqual(['signed out', 'signed out']);
  });
});

describe('no answer', () => {
  test('is a FETCH_ERROR when the server is not there', async () => {
    expect((await failure({ path: 'http://127.0.0.1:1/' })).status).toBe('FETCH_ERROR');
  });

  test('is a FETCH_ERROR when the line breaks', async () => {
    answer = (request) => request.socket.destroy();
    expect((await failure()).status).toBe('FETCH_ERROR');
  });

  test('is a TIMEOUT_ERROR when the server takes too long, before the answer or in the middle of it', async () => {
    answer = () => {};
    expect((await failure({ timeout: 20 })).status).toBe('TIMEOUT_ERROR');
    answer = (_request, response) => response.writeHead(200, { 'content-type': 'application/json' }).write('{');
    expect((await failure({ timeout: 50 })).status).toBe('TIMEOUT_ERROR');
  });

  test('says what it was told to say', async () => {
    configureApi({ sentences: { FETCH_ERROR: 'We couldn’t connect.' } });
    expect((await failure({ path: 'http://127.0.0.1:1/' })).message).toBe('We couldn’t connect.');
  });

  test('that the caller gave up on is the caller’s own', async () => {
    answer = () => {};
    const controller = new AbortController();
    const waiting = call({ signal: controller.signal });
    controller.abort(new Error('changed my mind'));
    await expect(waiting).rejects.toThrow('changed my mind');
  });
});

describe('a call', () => {
  test('sends its body as JSON with the keys it was given', async () => {
    let seen: { headers: Record<string, unknown>; body: string } | undefined;
    answer = async (request, response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk as Buffer);
      seen = { headers: request.headers, body: Buffer.concat(chunks).toString() };
      response.writeHead(204).end();
    };
    await call({
      method: 'POST',
      body: { a: 1 },
      token: 't',
      sessionKey: 's',
      idempotencyKey: 'i',
      headers: { 'x-api-version': '2' },
    });
    expect(seen?.body).toBe('{"a":1}');
    expect(seen?.headers).toMatchObject({
      'content-type': 'application/json',
      authorization: 'Bearer t',
      'x-session-key': 's',
      'idempotency-key': 'i',
      'x-api-version': '2',
    });
  });
});
