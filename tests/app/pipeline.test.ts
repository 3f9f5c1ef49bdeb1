import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type HttpServer, listenHttp } from '#app/serve.ts';
import { createPipeline } from '#app/pipeline.ts';
import { makeServices, type TestServices } from '../support/services.ts';

let services: TestServices;
let client: string;
let http: HttpServer;
let origin: string;

const SCRIPT = 'console.log("hello")'.repeat(50);

beforeAll(async () => {
  client = mkdtempSync(join(tmpdir(), 'curbtag-client-'));
  mkdirSync(join(client, '_astro'));
  writeFileSync(join(client, '_astro', 'page.Ab12.js'), SCRIPT);
  writeFileSync(join(client, '_astro', 'page.Ab12.js.gz'), gzipSync(SCRIPT));
  writeFileSync(join(client, 'favicon.svg'), '<svg/>');
  services = await makeServices({ config: { siteUrl: 'https://curbtag.test' } });
  const answer = createPipeline({
    services,
    clientFolder: client,
    astro: (request, response) => {
      if (request.url === '/throws') throw new Error('page broke');
      const headers = request.url === '/tagged' ? { 'x-cache-tags': 'a' } : {};
      response.writeHead(200, { 'content-type': 'text/html', ...headers }).end(`page ${request.url}`);
    },
  });
  http = await listenHttp({ host: '127.0.0.1', port: 0, siteUrl: 'https://curbtag.test', trustedProxies: 0 }, answer);
  const address = http.server.address();
  origin = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
});
afterAll(async () => {
  await http.close();
  await services.stop();
  rmSync(client, { recursive: true });
});

describe('the answer to a request', () => {
  it.each([
    ['a page', '/', 200],
    ['a page that is rendered and kept', '/tagged', 200],
    ['a page from memory', '/tagged', 200],
    ['a built file', '/favicon.svg', 200],
    ['the API', '/api/openapi.json', 200],
    ['an error of the API', '/api/nothing', 404],
    ['a page that broke', '/throws', 500],
  ])('carries the security headers: %s', async (_, path, status) => {
    const response = await fetch(origin + path);
    expect(response.status).toBe(status);
    const { headers } = response;
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('x-frame-options')).toBe('DENY');
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
    expect(headers.get('permissions-policy')).toContain('camera=(self)');
    expect(headers.get('strict-transport-security')).toContain('max-age=');
    expect(headers.get('x-cache-tags')).toBeNull();
    await response.body?.cancel();
  });

  it.each(['/', '/api/public/leads'])('refuses methods that no web request can have: TRACE %s', async (path) => {
    const status = await new Promise((resolve, reject) => {
      const sent = request(origin + path, { method: 'TRACE' }, (response) => resolve(response.resume().statusCode));
      sent.once('error', reject).end();
    });
    expect(status).toBe(405);
  });

  it.each([
    ['127.0.0.1:4321', 200],
    ['localhost', 200],
    ['[::1]:4321', 200],
    ['evil.example', 200],
    ['', 400],
    ['localhost:4321.evil.example', 400],
    ['localhost:99999', 400],
    ['evil.example?', 400],
    ['evil.example#', 400],
    ['evil.example/cars', 400],
    ['user@evil.example', 400],
    ['evil example', 400],
  ])('a Host of “%s” answers %i', async (host, expected) => {
    const status = await new Promise((resolve, reject) => {
      const sent = request(`${origin}/never-kept`, { setHost: false, headers: { host } }, (response) =>
        resolve(response.resume().statusCode),
      );
      sent.once('error', reject).end();
    });
    expect(status).toBe(expected);
  });

  it('takes an address with its host for the path in it, whatever that host is', async () => {
    const told = await new Promise<string>((resolve, reject) => {
      const { hostname: host, port } = new URL(origin);
      const path = 'http://evil.example/cars?q=a';
      const sent = request({ host, port, path, headers: { host: 'evil.example' } }, (response) => {
        const pieces: Buffer[] = [];
        response.on('data', (piece: Buffer) => pieces.push(piece));
        response.once('end', () => resolve(Buffer.concat(pieces).toString()));
      });
      sent.once('error', reject).end();
    });
    expect(told).toBe('page /cars?q=a');
  });

  it.each([
    ['/cars//', '/cars/'],
    ['/cars///?q=a//', '/cars/?q=a//'],
    ['//', '/'],
    ['//evil.example//', '/evil.example/'],
  ])('leads from %s to %s, and never to another host', async (path, to) => {
    for (const [method, status] of [
      ['GET', 301],
      ['POST', 308],
    ] as const) {
      const answer = await new Promise<[number?, string?]>((resolve, reject) => {
        const { hostname: host, port } = new URL(origin);
        const sent = request({ host, port, path, method }, (response) => {
          response.resume();
          resolve([response.statusCode, response.headers.location]);
        });
        sent.once('error', reject).end();
      });
      expect(answer).toEqual([status, to]);
    }
  });

  it('tells nothing about what broke, and reports it', async () => {
    const response = await fetch(`${origin}/throws`);
    expect(await response.text()).not.toContain('page broke');
    expect(services.errors.map(String)).toContain('Error: page broke');
  });

  it('serves built files compressed and for ever, and 304 to who has them', async () => {
    const response = await fetch(`${origin}/_astro/page.Ab12.js`, { headers: { 'accept-encoding': 'gzip' } });
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(response.headers.get('content-encoding')).toBe('gzip');
    expect(Number(response.headers.get('content-length'))).toBeLessThan(SCRIPT.length / 4);
    expect(await response.text()).toBe(SCRIPT);
    const etag = response.headers.get('etag') ?? '';
    expect((await fetch(`${origin}/_astro/page.Ab12.js`, { headers: { 'if-none-match': etag } })).status).toBe(304);
    expect(await (await fetch(`${origin}/_astro/page.Ab12.js.gz`)).text()).toBe('page /_astro/page.Ab12.js.gz');
  });

  it('never takes a path out of the folder', async () => {
    for (const path of ['/..%2f..%2fetc/passwd', '/%2e%2e/package.json', '/_astro/../../package.json'])
      expect(await (await fetch(origin + path)).text()).toMatch(/^page /);
  });

  it('hands a body to the API whole, and its refusals back', async () => {
    const response = await fetch(`${origin}/api/requests/self`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"flow": 1, "other": true}',
    });
    expect(response.status).toBe(400);
    expect(response.headers.get('content-type')).toBe('application/problem+json');
  });

  it('answers the next request of a connection whose last one was refused unread', async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const post = (path: string, body: string) =>
      new Promise<number>((resolve, reject) => {
        const headers = { 'content-type': 'application/json' };
        const asked = request(origin + path, { agent, method: 'POST', headers }, (response) => {
          response.resume().once('end', () => resolve(response.statusCode ?? 0));
        });
        asked.once('error', reject);
        asked.end(body);
      });
    for (const path of ['/api/requests/self', '/page']) {
      const large = await post(path, JSON.stringify('x'.repeat(600_000)));
      expect([200, 413]).toContain(large);
      expect(await post('/api/nothing', '{}')).toBe(404);
    }
    agent.destroy();
  });
});
