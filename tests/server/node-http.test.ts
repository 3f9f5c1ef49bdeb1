import { once } from 'node:events';
import { createServer, get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { sendWebResponse } from '../../src/server/node-http.ts';

/** How sending `body` ended, for a client that leaves once the answer has begun. */
async function sendToLeaver(body: ReadableStream<Uint8Array>, { before = false } = {}): Promise<unknown> {
  const sent = Promise.withResolvers<unknown>();
  const server = createServer(async (_request, response) => {
    if (before) await once(response, 'close');
    sendWebResponse(new Response(body), response).then(() => sent.resolve('sent'), sent.resolve);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const request = get({ port: (server.address() as AddressInfo).port, host: '127.0.0.1' });
  request.on('error', () => {});
  if (before) server.once('request', () => request.destroy());
  else request.on('response', (answer) => answer.once('data', () => request.destroy()).on('error', () => {}));
  const outcome = await sent.promise;
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  return outcome;
}

const endless = (onCancel: () => void) =>
  new ReadableStream<Uint8Array>({ pull: (to) => to.enqueue(new Uint8Array(1024)), cancel: onCancel });

it('a browser that leaves in the middle is no fault, and nothing goes on being made for it', async () => {
  const cancelled = Promise.withResolvers<string>();
  expect(await sendToLeaver(endless(() => cancelled.resolve('cancelled')))).toBe('sent');
  expect(await cancelled.promise).toBe('cancelled');
});

it('nor is one that left before the answer was ready', async () => {
  const cancelled = Promise.withResolvers<string>();
  expect(
    await sendToLeaver(
      endless(() => cancelled.resolve('cancelled')),
      { before: true },
    ),
  ).toBe('sent');
  expect(await cancelled.promise).toBe('cancelled');
});

it('a body that breaks is a fault', async () => {
  let pieces = 0;
  const breaks = new ReadableStream<Uint8Array>({
    pull: (to) => (pieces++ < 2 ? to.enqueue(new Uint8Array(1024)) : to.error(new Error('disk gone'))),
  });
  const server = createServer();
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const broken = Promise.withResolvers<unknown>();
  server.on('request', (_request, response) => sendWebResponse(new Response(breaks), response).catch(broken.resolve));
  get({ port: (server.address() as AddressInfo).port, host: '127.0.0.1' }, (answer) =>
    answer.on('error', () => {}).resume(),
  ).on('error', () => {});
  expect(String(await broken.promise)).toContain('disk gone');
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});
