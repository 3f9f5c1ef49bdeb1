import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { localTelemetry, openTelemetry } from '#platform/telemetry/open.ts';

/** Stands in for both services: it takes what the real libraries send. */
const received: { url: string; body: string }[] = [];
let origin = '';

const server = createServer((request: IncomingMessage, response: ServerResponse) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    const bytes = Buffer.concat(chunks);
    const zipped = bytes[0] === 0x1f && bytes[1] === 0x8b;
    received.push({ url: request.url ?? '', body: (zipped ? gunzipSync(bytes) : bytes).toString() });
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  });
});

beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  origin = `127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

describe('the real libraries', () => {
  test('send one screen and one error, release 1.0.0, and nothing private', async () => {
    const telemetry = await openTelemetry(
      {
        posthog: { key: 'phc_test', host: `http://${origin}` },
        sentryDsn: `http://public@${origin}/1`,
        production: true,
      },
      localTelemetry(() => {}),
    );
    telemetry.screen({ name: 'CarLookup', visitorId: 'visitor-1', properties: { from: 'jo@example.com' } });
    telemetry.error(new Error('no mail to jo@example.com', { cause: new Error('vin 1HGCM82633A004352') }), {
      path: '/api/session',
      method: 'POST',
    });
    telemetry.error(new Response(null, { status: 302 }), { path: '/', method: 'GET' });
    await telemetry.close();

    const sentry = received.filter(({ url }) => url.includes('/envelope')).map(({ body }) => body);
    const posthog = received.filter(({ url }) => !url.includes('/envelope')).map(({ body }) => body);
    expect(sentry.filter((body) => body.includes('no mail to [e-mail]'))).toHaveLength(1);
    expect(sentry.join('')).toContain('"release":"1.0.0"');
    expect(posthog.join('')).toContain('"$screen_name":"CarLookup"');
    expect(received.map(({ body }) => body).join('')).not.toMatch(/jo@example|1HGCM82633A004352/);
  });
});
