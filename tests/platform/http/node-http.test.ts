import { once } from 'node:events';
import { createServer, get } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { expect, it } from 'vitest';
import { sendWebResponse, toWebRequest } from '#platform/http/node-http.ts';

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

it('a small body arrives whole, and one whose browser left is no request', async () => {
  const asked: Promise<Request | null>[] = [];
  const server = createServer((incoming, response) => {
    const read = toWebRequest(incoming, 'http://localhost', new AbortController().signal);
    asked.push(read);
    void read.then(async (whole) => response.end(whole ? await whole.text() : ''));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  const whole = await fetch(`http://127.0.0.1:${port}/a?b=c`, { method: 'POST', body: '{"said":"hällo"}' });
  expect(await whole.text()).toBe('{"said":"hällo"}');
  const large = 'x'.repeat(200_000);
  const streamed = await fetch(`http://127.0.0.1:${port}/`, { method: 'POST', body: large });
  expect(await streamed.text()).toBe(large);
  const half = connect(port, '127.0.0.1');
  half.write('POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 100\r\n\r\nhalf of it');
  await expect.poll(() => asked.length).toBe(3);
  half.destroy();
  expect(await asked[2]).toBeNull();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});
