import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { PAGE_PARAMETERS } from '#app/page-parameters.ts';
import { createPageCache, createPageFront, type Handler, type PageCache } from '#platform/cache/index.ts';
import { createMemoryCache } from '#platform/cache/open.ts';

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

/** A server whose pages come from `handler` through the cache. */
async function serve(handler: Handler, cache: PageCache = createPageCache()) {
  const front = createPageFront(cache, handler, { parameters: PAGE_PARAMETERS });
  const server = createServer((request, response) => {
    if (request.method !== 'POST' && front.sendKept(request, response)) return;
    front.render(request, response).catch(() => response.destroy());
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    fetch(origin + path, { method, redirect: 'manual', headers: { 'accept-encoding': 'identity', ...headers } });
  return { cache, get };
}

type Page = { status?: number; headers?: Record<string, string>; body?: string };

/** Counts its renders and answers as told. */
function makeHandler(page: (request: IncomingMessage, renders: number) => Page | Promise<Page>) {
  const counter = { renders: 0 };
  const handler = async (request: IncomingMessage, response: ServerResponse) => {
    counter.renders += 1;
    const {
      status = 200,
      headers = { 'x-cache-tags': 'listing:1' },
      body = 'page',
    } = await page(request, counter.renders);
    response.writeHead(status, { 'content-type': 'text/html', ...headers });
    for (const piece of body.match(/.{1,3}/gs) ?? []) response.write(piece);
    response.end();
  };
  return { handler, counter };
}

describe('the cache in front of the pages', () => {
  it('renders a tagged page once, and again on the request after an invalidation', async () => {
    const { handler, counter } = makeHandler((_, renders) => ({ body: `render ${renders}` }));
    const { cache, get } = await serve(handler);
    expect(await (await get('/a')).text()).toBe('render 1');
    expect(await (await get('/a?utm_source=mail')).text()).toBe('render 1');
    await cache.invalidate(['listing:1']);
    expect(await (await get('/a')).text()).toBe('render 2');
    expect(counter.renders).toBe(2);
  });

  it('never lets the tags out, and keeps what else the page said', async () => {
    const { handler } = makeHandler(() => ({
      headers: { 'x-cache-tags': 'a b', 'content-security-policy': "script-src 'self'" },
    }));
    const { get } = await serve(handler);
    for (const response of [await get('/a'), await get('/a')]) {
      expect(response.headers.get('x-cache-tags')).toBeNull();
      expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
      expect(response.headers.get('content-security-policy')).toBe("script-src 'self'; frame-ancestors 'none'");
    }
    const unknown = await get('/a?token=1');
    expect(unknown.headers.get('x-cache-tags')).toBeNull();
    expect(await unknown.text()).toBe('page');
  });

  it('lets HTML that names no policy run nothing', async () => {
    const { handler } = makeHandler(() => ({}));
    const { get } = await serve(handler);
    expect((await get('/a')).headers.get('content-security-policy')).toContain("default-src 'none'");
  });

  it.each<[string, Page]>([
    ['without tags', { headers: {} }],
    ['that sets a cookie', { headers: { 'x-cache-tags': 'a', 'set-cookie': 'session=1' } }],
    ['that failed', { status: 500 }],
    ['that redirects for now', { status: 302 }],
  ])('does not keep a page %s', async (_, page) => {
    const { handler, counter } = makeHandler(() => page);
    const { get } = await serve(handler);
    for (let round = 1; round <= 2; round += 1) {
      const response = await get('/a');
      expect(response.status).toBe(page.status ?? 200);
      expect(response.headers.get('x-cache-tags')).toBeNull();
      expect(await response.text()).toBe('page');
    }
    expect(counter.renders).toBe(2);
  });

  it.each([200, 301, 404, 410])('keeps a page of status %i', async (status) => {
    const { handler, counter } = makeHandler(() => ({ status }));
    const { get } = await serve(handler);
    await (await get('/a')).text();
    expect((await get('/a')).status).toBe(status);
    expect(counter.renders).toBe(1);
  });

  it('does not keep what a POST answered, nor what depends on an unknown parameter', async () => {
    const { handler, counter } = makeHandler((_, renders) => ({ body: `render ${renders}` }));
    const { get } = await serve(handler);
    await (await get('/a', {}, 'POST')).text();
    await (await get('/a?token=1')).text();
    expect(await (await get('/a')).text()).toBe('render 3');
    expect(counter.renders).toBe(3);
  });

  it('keeps nothing of the first visitor’s address but what the key holds', async () => {
    const { handler } = makeHandler((request) => ({ body: `at ${request.url}` }));
    const { get } = await serve(handler);
    expect(await (await get('/cars?utm_source=mail&page=2&make=Kia')).text()).toBe('at /cars?make=Kia&page=2');
    expect(await (await get('/cars?page=2&make=Kia')).text()).toBe('at /cars?make=Kia&page=2');
  });

  it.each(['/a', '/a?unknown=1'])('sends %s in the form the browser asks for, with its length', async (path) => {
    const body = 'a page '.repeat(1_000);
    const { handler } = makeHandler(() => ({ body }));
    const { get } = await serve(handler);
    for (const [accepted, encoding] of [
      ['gzip, deflate, br', 'br'],
      ['gzip, br;q=0', 'gzip'],
      ['identity', 'identity'],
    ] as const) {
      const raw = await get(path, { 'accept-encoding': accepted });
      expect(raw.headers.get('content-encoding') ?? 'identity').toBe(encoding);
      expect(raw.headers.get('vary')).toBe('accept-encoding');
      expect(await raw.text()).toBe(body);
      expect(Number(raw.headers.get('content-length'))).toBeLessThanOrEqual(body.length);
    }
  });

  it('sends as small what is kept for nobody, with every cookie and nothing to keep it by', async () => {
    const body = 'a page of one person '.repeat(500);
    const cookies = ['session=1; Path=/', 'seen=2; Path=/'];
    const handler: Handler = (_, response) => {
      response.setHeader('set-cookie', cookies);
      response.setHeader('content-length', Buffer.byteLength(body));
      response.writeHead(404, { 'content-type': 'text/html', 'cache-control': 'private, no-store', vary: 'cookie' });
      response.end(body);
    };
    const { get } = await serve(handler);
    for (const [path, encoding] of [
      ['/my/list', 'br'],
      ['/my/list?token=1', 'gzip'],
    ] as const) {
      const answer = await get(path, { 'accept-encoding': encoding });
      expect(answer.status).toBe(404);
      expect(answer.headers.get('content-encoding')).toBe(encoding);
      expect(Number(answer.headers.get('content-length'))).toBeLessThan(body.length / 10);
      expect(answer.headers.get('vary')).toBe('cookie, accept-encoding');
      expect(answer.headers.get('cache-control')).toBe('private, no-store');
      expect(answer.headers.get('etag')).toBeNull();
      expect(answer.headers.getSetCookie()).toEqual(cookies);
      expect(await answer.text()).toBe(body);
    }
    const plain = await get('/my/list');
    expect([plain.headers.get('content-encoding'), await plain.text()]).toEqual([null, body]);
  });

  it('tells who asks for the headers alone what the page is, before anybody has read it', async () => {
    // As the framework does: nothing is drawn for HEAD.
    const { handler } = makeHandler(({ method }) => ({ body: method === 'HEAD' ? '' : 'page' }));
    const { get } = await serve(handler);
    const head = await get('/a', {}, 'HEAD');
    expect(await head.text()).toBe('');
    const read = await get('/a');
    expect(await read.text()).toBe('page');
    for (const name of ['etag', 'content-length', 'content-type'])
      expect(head.headers.get(name)).toBe(read.headers.get(name));
  });

  it('answers 304 to a browser that has the page, and HEAD without a body', async () => {
    const { handler } = makeHandler(() => ({}));
    const { get } = await serve(handler);
    const etag = (await get('/a')).headers.get('etag') ?? '';
    const same = await get('/a', { 'if-none-match': etag });
    expect(same.status).toBe(304);
    // RFC 9110, 15.4.5: what the browser has already is not said again.
    expect([...same.headers.keys()].filter((it) => !['connection', 'date', 'keep-alive'].includes(it))).toEqual([
      'cache-control',
      'etag',
      'vary',
    ]);
    expect((await get('/a', { 'if-none-match': `W/${etag}, "other"` })).status).toBe(304);
    expect((await get('/a', { 'if-none-match': '"other"' })).status).toBe(200);
    const head = await get('/a', {}, 'HEAD');
    expect([head.status, head.headers.get('content-length'), await head.text()]).toEqual([200, '4', '']);
  });

  it('renders once for many who ask at the same time', async () => {
    const gate = Promise.withResolvers<void>();
    const { handler, counter } = makeHandler(async () => {
      await gate.promise;
      return {};
    });
    const { get } = await serve(handler);
    const asked = Array.from({ length: 10 }, () => get('/a'));
    await expect.poll(() => counter.renders).toBe(1);
    gate.resolve();
    for (const response of await Promise.all(asked)) expect(await response.text()).toBe('page');
    expect(counter.renders).toBe(1);
  });

  it('shows an edit on the next request, even while an older render is still under way', async () => {
    const gates = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    let price = 100;
    const { handler, counter } = makeHandler(async (_, renders) => {
      const read = price;
      await gates[renders - 1]?.promise;
      return { body: `$${read}` };
    });
    const { cache, get } = await serve(handler);
    const early = get('/a');
    await expect.poll(() => counter.renders).toBe(1);
    price = 90;
    await cache.invalidate(['listing:1']);
    const late = get('/a');
    await expect.poll(() => counter.renders).toBe(2);
    gates[1]?.resolve();
    expect(await (await late).text()).toBe('$90');
    gates[0]?.resolve();
    expect(await (await early).text()).toBe('$100');
    expect(await (await get('/a')).text()).toBe('$90');
  });

  it('gives each visitor their own page when pages are personal', async () => {
    const { handler } = makeHandler((request) => ({ headers: {}, body: `for ${request.headers.cookie}` }));
    const { get } = await serve(handler);
    const answers = await Promise.all(
      ['ann', 'bob', 'cho'].map(async (cookie) => (await get('/account', { cookie })).text()),
    );
    expect(answers).toEqual(['for ann', 'for bob', 'for cho']);
  });
});

describe('a page that changes by itself', () => {
  it('is kept until its moment and drawn anew from then on; the moment stays in the house', async () => {
    let now = Date.parse('2026-11-27T22:59:00Z');
    const cache = createMemoryCache(undefined, () => now);
    const { handler, counter } = makeHandler((_, renders) => ({
      headers: { 'x-cache-tags': 'listing:1', 'x-cache-until': '2026-11-27T23:00:00.000Z' },
      body: `render ${renders}`,
    }));
    const { get } = await serve(handler, cache);
    const first = await get('/sale');
    expect(first.headers.get('x-cache-until')).toBeNull();
    now = Date.parse('2026-11-27T22:59:59.998Z');
    expect(await (await get('/sale')).text()).toBe('render 1');
    now = Date.parse('2026-11-27T23:00:00.000Z');
    expect(await (await get('/sale')).text()).toBe('render 2');
    // What was drawn with a moment that is past by now is nobody else's page.
    await get('/sale');
    expect(counter.renders).toBe(3);
  });

  it('says nothing of the moment where it is not kept either', async () => {
    const { handler } = makeHandler(() => ({ headers: { 'x-cache-until': '2026-11-27T23:00:00.000Z' } }));
    const { get } = await serve(handler);
    expect((await get('/mine')).headers.get('x-cache-until')).toBeNull();
  });
});
