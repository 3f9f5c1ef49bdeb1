import { mkdtempSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type HttpServer, listenHttp } from '#app/serve.ts';
import { createLog } from '#platform/log/log.ts';
import { watchServices } from '#app/gauges/gauges.ts';
import { createPipeline } from '#app/pipeline.ts';
import { localTelemetry } from '#platform/telemetry/open.ts';
import { noteRoute } from '#platform/work.ts';
import { makeServices, type TestServices } from '../../support/services.ts';

let services: TestServices;
let client: string;
let http: HttpServer;
let origin: string;
const lines: string[] = [];

beforeAll(async () => {
  client = mkdtempSync(join(tmpdir(), 'curbtag-client-'));
  const log = createLog({ write: (line) => lines.push(line) });
  services = await makeServices({
    config: { accessLog: 'all', trustedProxies: 1 },
    log,
    telemetry: localTelemetry(log),
  });
  watchServices(services);
  const astro = (asked: { url?: string | undefined }, response: import('node:http').ServerResponse) => {
    if (asked.url?.startsWith('/throws')) throw new Error('no mail to jo@example.com');
    noteRoute(asked.url?.startsWith('/cars/') ? '/cars/[listing]' : '/[...rest]');
    const tags = asked.url?.startsWith('/cars/') ? { 'x-cache-tags': 'a' } : {};
    response.writeHead(200, { 'content-type': 'text/html', ...tags }).end('page');
  };
  const answer = createPipeline({ services, clientFolder: client, astro });
  http = await listenHttp({ host: '127.0.0.1', port: 0, siteUrl: 'http://localhost', trustedProxies: 1 }, answer);
  origin = `http://127.0.0.1:${(http.server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  await http.close();
  await services.stop();
  rmSync(client, { recursive: true });
});

const metrics = async () => (await fetch(`${origin}/metrics`)).text();
const logged = () => lines.map((line) => JSON.parse(line) as Record<string, unknown>);

describe('the id of a request', () => {
  it.each([
    ['a page', '/somewhere'],
    ['a page that is drawn and kept', '/cars/one'],
    ['a page from the cache', '/cars/one'],
    ['the API', '/api/nothing'],
    ['a page that broke', '/throws'],
    ['a scan', '/q/0000'],
    ['a health check', '/livez'],
  ])('comes back with %s, and stands in its line of the log', async (_, path) => {
    const response = await fetch(origin + path, {
      redirect: 'manual',
      headers: { 'x-request-id': `proxy-id-${path.length}` },
    });
    expect(response.headers.get('x-request-id')).toBe(`proxy-id-${path.length}`);
    await response.text();
    await vi.waitFor(() =>
      expect(logged()).toContainEqual(expect.objectContaining({ requestId: `proxy-id-${path.length}`, path })),
    );
  });

  it('is in a problem’s body, in a broken page’s text and with the error that was logged', async () => {
    const problem = await fetch(`${origin}/api/nothing`, { headers: { 'x-request-id': 'in-the-body-1' } });
    expect(await problem.json()).toMatchObject({ status: 404, requestId: 'in-the-body-1' });
    const broken = await fetch(`${origin}/throws`, { headers: { 'x-request-id': 'in-the-page-1' } });
    expect(await broken.text()).toContain('in-the-page-1');
    const line = logged().find(({ level, requestId }) => level === 'error' && requestId === 'in-the-page-1');
    expect(JSON.stringify(line)).toContain('no mail to [e-mail]');
  });

  it('is never kept in a page', async () => {
    const first = await fetch(`${origin}/cars/kept`, { headers: { 'x-request-id': 'first-visitor' } });
    const second = await fetch(`${origin}/cars/kept`, { headers: { 'x-request-id': 'second-visitor' } });
    expect(first.headers.get('x-request-id')).toBe('first-visitor');
    expect(second.headers.get('x-request-id')).toBe('second-visitor');
    expect(await first.text()).toBe(await second.text());
  });

  it('comes once with an answer that says that nothing changed', async () => {
    const { headers } = await fetch(`${origin}/cars/etag`);
    const again = await fetch(`${origin}/cars/etag`, { headers: { 'if-none-match': headers.get('etag') ?? '' } });
    expect(again.status).toBe(304);
    expect(again.headers.get('x-request-id')).toMatch(/^[0-9a-f]{20}$/);
  });
});

const POLL = { timeout: 60_000, interval: 500 };

describe('health', () => {
  // A busy machine may take longer than a probe's second at first.
  beforeAll(() => vi.waitFor(async () => expect((await fetch(`${origin}/readyz`)).status).toBe(200), POLL), 70_000);

  it.each(['GET', 'HEAD'])('is told without a look at who asks: %s', async (method) => {
    for (const path of ['/livez', '/readyz']) {
      const response = await fetch(origin + path, { method });
      expect([200, 503]).toContain(response.status);
      expect(response.headers.get('cache-control')).toBe('no-store');
      expect((await response.text()).length > 0).toBe(method === 'GET');
    }
  });

  it('names each check and its state', async () => {
    const checks = ['database', 'migrations', 'disk', 'process'].map((name) => ({ name, state: 'ok' }));
    const told = async () => (await fetch(`${origin}/readyz`)).json();
    await vi.waitFor(async () => expect(await told()).toEqual({ status: 'ready', checks }), POLL);
  });
});

describe('the metrics', () => {
  it('count requests by the pattern of their route, and the cache’s answers', async () => {
    await (await fetch(`${origin}/cars/counted`)).text();
    await (await fetch(`${origin}/cars/counted`)).text();
    await vi.waitFor(async () => {
      const text = await metrics();
      expect(text).toMatch(/curbtag_http_requests_total\{method="GET",route="\/cars\/\[listing\]",status="200"\} \d/);
      expect(text).toMatch(/curbtag_page_cache_requests_total\{outcome="hit"\} \d/);
      expect(text).toMatch(/curbtag_page_cache_pages [1-9]/);
      expect(text).toMatch(/curbtag_database_connections\{state="max"\} \d/);
      expect(text).toMatch(/curbtag_mail_queue_waiting 0/);
      expect(text).toMatch(/curbtag_disk_free_bytes \d/);
      expect(text).toMatch(/curbtag_ready\{check="database"\} 1/);
    }, POLL);
  });

  it('do not grow with what strangers ask for', async () => {
    const series = async () => (await metrics()).split('\n').filter((line) => line.startsWith('curbtag_http_')).length;
    const ask = (path: string, method: string) =>
      new Promise<void>((resolve) => {
        request(origin, { path, method }, (response) => response.resume().once('close', resolve))
          .once('error', () => resolve())
          .end();
      });
    for (const [path, method] of [
      ['/warm', 'GET'],
      ['/warm', 'PROPFIND'],
      ['/api/warm', 'GET'],
      ['/q/warm', 'GET'],
      ['/cars/warm', 'GET'],
    ] as const)
      await ask(path, method);
    const before = await series();
    const piece = fc.stringMatching(/^[\w.~-]{8,20}$/);
    const paths = fc.sample(fc.tuple(fc.constantFrom('', '/api', '/q', '/cars', '/chats', '/media'), piece), 200);
    for (const [folder, name] of paths) await ask(`${folder}/${name}`, 'GET');
    for (const method of ['LOCK', 'REPORT', 'COPY', 'MOVE']) await ask('/x', method);
    // Statuses and the API's own patterns may be new; 200 addresses are not.
    expect((await series()) - before).toBeLessThan(80);
    expect(await metrics()).not.toContain(paths[0]?.[1] ?? 'x');
  });
});

it('nothing private stands in a log line or in the metrics, wherever it is sent', async () => {
  const secrets = ['jo.visitor@example.com', '1HGCM82633A004352', '407-555-0134', 's3cr3t-token-value'];
  const [email = '', vin = '', phone = '', token = ''] = secrets;
  for (const path of [
    `/x?token=${token}`,
    `/${vin}`,
    `/mail/${email}`,
    `/call/${phone}`,
    `/mail/${encodeURIComponent(email)}`,
    `/throws?email=${email}`,
  ])
    await (
      await fetch(origin + path, {
        headers: { authorization: `Bearer ${token}`, cookie: `a=${token}`, 'user-agent': email },
      })
    ).text();
  const answered = () => lines.filter((line) => line.includes('"path":"/throws"')).length;
  await vi.waitFor(() => expect(answered()).toBeGreaterThan(0));
  const told = lines.join('') + (await metrics());
  for (const secret of secrets) expect(told).not.toContain(secret);
  expect(told).not.toContain('127.0.0.1');
});
