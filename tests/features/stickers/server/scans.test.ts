import { request as ask } from 'node:http';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as schema from '#features/schema.ts';
import type { ScanKind } from '#features/stickers/rules/scan-kind.ts';
import { type HttpServer, listenHttp } from '#app/serve.ts';
import { listUnknownCodes } from '#features/moderation/server/index.ts';
import { noteScan } from '#features/stickers/server/scan-log.ts';
import { LONG_AGO } from '#features/stickers/server/fold-scans.ts';
import { assignCode, flushScans, foldScans, readCodeScans, readCounters } from '#features/stickers/server/index.ts';
import { createPipeline } from '#app/pipeline.ts';
import { ENGINES } from '../../../support/database.ts';
import { makeCtx, useServices } from '../../../support/services.ts';
import { fault, publish, update, visitor } from '../../listings/server/support.ts';
import { blank } from './support.ts';

const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Version/19.0 Mobile Safari/604.1';
const BOT = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';

type Answer = { status: number; location: string | undefined; headers: Record<string, unknown>; body: string };

describe.each(ENGINES)('scans on %s', (engine) => {
  const services = useServices({ engine, config: { siteUrl: 'https://curbtag.test', qrHost: 'curbt.ag' } });
  let http: HttpServer;
  let port = 0;

  beforeAll(async () => {
    const answer = createPipeline({
      services: services(),
      clientFolder: '/nonexistent',
      astro: (request, response) => response.writeHead(200).end(`page ${request.url}`),
    });
    http = await listenHttp({ host: '127.0.0.1', port: 0, siteUrl: 'https://curbtag.test', trustedProxies: 0 }, answer);
    const address = http.server.address();
    port = typeof address === 'object' && address ? address.port : 0;
  });
  afterAll(() => http.close());

  const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    new Promise<Answer>((resolve, reject) => {
      ask({ port, path, method, headers: { host: 'curbtag.test', 'user-agent': PHONE, ...headers } }, (response) => {
        let body = '';
        response.on('data', (piece) => {
          body += piece;
        });
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            location: response.headers.location,
            headers: response.headers,
            body,
          }),
        );
      })
        .on('error', reject)
        .end();
    });

  const linked = async () => {
    const seller = await publish(services());
    const code = await blank(seller.ctx);
    await assignCode({ ctx: seller.ctx, input: { code: code.payload, listingId: seller.id } });
    return { ...seller, code, listing: `${seller.path}?scan=${code.fingerprint}` };
  };

  it('lead to the listing in every form a code is written in', async () => {
    const { code, listing } = await linked();
    const { id, payload } = code;
    const site = [`/q/${payload}`, `/Q/${payload}`, `/q/${id}`, `/q/1111-${id}`, `/q/${id.replaceAll('-', '')}`];
    const others = [`/q/${id.toUpperCase()}/`, `/q/${payload}?utm_source=x`, `/stickers/${payload}`, `/STICKERS/${id}`];
    for (const path of [...site, ...others])
      expect(await get(path), path).toMatchObject({ status: 302, location: listing });
    for (const path of [`/${payload}`, `/${id}`, `/q/${payload}`])
      expect(await get(path, { host: 'CURBT.AG' }), path).toMatchObject({
        status: 302,
        location: `https://curbtag.test${listing}`,
      });
  });

  it('carry the security headers and are never kept', async () => {
    const { code } = await linked();
    const { headers } = await get(`/q/${code.payload}`);
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'x-robots-tag': 'noindex',
    });
  });

  it.each(['/q/', '/quick', '/stickers', '/stickers/start', '/stickers/vehicle/category', '/sitemap.xml', '/q/a/b/c'])(
    'leave %s to the pages',
    async (path) => {
      expect((await get(path)).body).toBe(`page ${path}`);
    },
  );

  it.each([
    '/q/nothing',
    '/q/%00%ff',
    '/q/..%2f..%2fetc%2fpasswd',
    `/q/${'a'.repeat(190)}`,
    '/q/javascript:alert(1)',
    '/q/https%3A%2F%2Fevil.example%2F',
    '/q/1222-00000000-0000-1000-8000-000000000000',
  ])('of what is no code end on the page that says so: %s', async (path) => {
    expect(await get(path)).toMatchObject({ status: 302, location: '/stickers/qr/invalid' });
  });

  it('follow a move, a sale and a new owner at once', async () => {
    const { ctx, id, code, listing } = await linked();
    expect((await get(`/q/${code.payload}`)).location).toBe(listing);
    await update(ctx, id, { status: 'SOLD', sale_outcome: 'SOLD_HERE' });
    expect((await get(`/q/${code.payload}`)).location).toBe(`/stickers/qr/sold?code=${code.payload}`);
    await update(ctx, id, { status: 'PUBLISHED' });
    expect((await get(`/q/${code.payload}`)).location).toBe(listing);
  });

  it('lead outside only through the page that names the host', async () => {
    const { ctx } = await publish(services());
    const code = await blank(ctx);
    await assignCode({ ctx, input: { code: code.payload, externalUrl: 'https://example.com/boat' } });
    const leave = `/leave?code=${code.payload}`;
    expect((await get(`/q/${code.payload}`)).location).toBe(leave);
    expect((await get(`/q/${code.payload}/go`)).location).toBe(leave);
    expect((await get(`/q/${code.payload}/go`, { 'sec-fetch-site': 'cross-site' })).location).toBe(leave);
    expect((await get(`/q/${code.payload}/go`, { referer: 'https://evil.example/leave' })).location).toBe(leave);
    const page = { referer: `https://curbtag.test${leave}` };
    expect((await get(`/q/${code.payload}/go`, { ...page, 'sec-fetch-site': 'cross-site' })).location).toBe(leave);
    expect((await get(`/q/${code.payload}/go`, page)).location).toBe('https://example.com/boat');
    expect((await get(`/q/${code.payload}/go`, { 'sec-fetch-site': 'same-origin' })).location).toBe(
      'https://example.com/boat',
    );
  });

  it.each([
    'https://curbtag.test/q/1',
    'http://www.curbtag.test/q/1',
    'https://curbtag.test./Q/1',
    'https://CURBTAG.test/stickers/qr/1',
    'https://curbtag.test/leave?code=1',
    'curbt.ag/1',
    'https://www.curbt.ag./1',
  ])('never lead to another sticker, by no name of this site: %s', async (externalUrl) => {
    const { ctx } = await publish(services());
    const { payload } = await blank(ctx);
    await expect(assignCode({ ctx, input: { code: payload, externalUrl } })).rejects.toMatchObject(
      fault('refused', 'wrong_url'),
    );
  });

  it('are counted behind the redirect: people once a day, clicks and programs apart', async () => {
    const { ctx, id, code } = await linked();
    const path = `/q/${code.payload}`;
    await get(path, { 'sec-fetch-site': 'none' });
    await get(path, { 'sec-fetch-site': 'none' });
    await get(path, { 'user-agent': `${PHONE} Other/1` });
    await get(path, { 'sec-fetch-site': 'cross-site', referer: 'https://forum.example/' });
    await get(path, { 'user-agent': BOT });
    await get(path, { 'user-agent': BOT });
    await get(path, { 'sec-purpose': 'prefetch' });
    await get(path, {}, 'HEAD');
    const { qrScans } = schema;
    const written = async () =>
      (await services().db.select().from(qrScans)).filter(({ listingId }) => listingId === id);
    expect(await written()).toEqual([]);
    await flushScans({ services: services() });
    await flushScans({ services: services() });
    const counters = await readCounters({ ctx, input: { listingId: id, days: 14 } });
    expect(counters.total).toEqual({ people: 2, clicks: 1, bots: 3 });
    expect(counters.days.at(-1)).toMatchObject({ day: '2026-11-20', people: 2 });
    expect(counters.days).toHaveLength(14);
    expect(counters.codes).toMatchObject([{ code: code.id, fingerprint: code.fingerprint, people: 2 }]);
    await get(path, { 'user-agent': `${PHONE} Other/2` });
    await flushScans({ services: services() });
    expect((await readCounters({ ctx, input: { listingId: id, days: 1 } })).total.people).toBe(3);
    const rows = JSON.stringify(await written());
    expect(rows).not.toContain('127.0.0.1');
    expect(rows).not.toContain('iPhone');
  });

  it('of codes nobody knows are kept too, and survive a database that was away', async () => {
    const unknown = crypto.randomUUID();
    await get(`/q/${unknown}`);
    await get('/q/scribble');
    await get(`/q/1111${unknown.replaceAll('-', '').toUpperCase()}`);
    await get('/q/1222FF6FA0852464447F9223');
    const away = { ...services(), db: services().db };
    const { execute } = services().db;
    services().db.execute = (() => Promise.reject(new Error('away'))) as unknown as typeof execute;
    await expect(flushScans({ services: away })).rejects.toThrow('away');
    services().db.execute = execute;
    await flushScans({ services: services() });
    const rows = await services().db.select().from(schema.qrScans);
    expect(rows).toContainEqual(expect.objectContaining({ code: unknown, known: false, kind: 'PERSON', count: 1 }));
    expect(rows).toContainEqual(expect.objectContaining({ code: 'UNREADABLE', known: false }));
    // With its product, and the piece of one that was cut off: misprints are found by them.
    expect(rows.map((row) => row.code)).toEqual(
      expect.arrayContaining([`1111-${unknown}`, '1222FF6FA0852464447F9223']),
    );
    expect(JSON.stringify(rows)).not.toContain('scribble');
  });

  it('of codes nobody knows are listed for operators, and a flood of them fills no table', async () => {
    const { db, now } = services();
    await services().database.sql`delete from qr_scans where not known`;
    const scan = { known: false, listingId: null, kind: 'PERSON' } as const;
    const misprint = `1111-${crypto.randomUUID()}`;
    for (const looker of ['a', 'b']) noteScan({ db, now }, { ...scan, code: misprint, looker });
    for (let n = 0; n < 5_000; n += 1) noteScan({ db, now }, { ...scan, code: crypto.randomUUID(), looker: 'c' });
    await flushScans({ services: services() });
    const rows = await db.select().from(schema.qrScans).where(eq(schema.qrScans.known, false));
    expect(rows.length).toBeLessThanOrEqual(2_001);
    expect(rows.map((row) => row.code)).toContain('OTHERS');
    const operator = makeCtx(services(), { user: { id: crypto.randomUUID(), role: 'OPERATOR' } });
    const today = now().toISOString().slice(0, 10);
    const found = (await listUnknownCodes({ ctx: operator })).find(({ code }) => code === misprint);
    expect(found).toMatchObject({ people: 2, programs: 0, first: today, last: today, product: expect.any(String) });
    const anybody = makeCtx(services(), { user: { id: crypto.randomUUID() } });
    await expect(listUnknownCodes({ ctx: anybody })).rejects.toMatchObject({ kind: 'missing' });
  });

  it('of long ago become one number a code, and every counter says what it said', async () => {
    const { ctx, id, code } = await linked();
    const other = await linked();
    const day = (daysAgo: number) =>
      new Date(services().now().getTime() - daysAgo * 86_400_000).toISOString().slice(0, 10);
    const row = (listingId: string | null, daysAgo: number, kind: ScanKind = 'PERSON', count = 1) => ({
      day: day(daysAgo),
      code: code.id,
      known: true,
      listingId,
      kind,
      count,
    });
    const { qrScans } = schema;
    const unknown = { ...row(null, 91), code: crypto.randomUUID(), known: false };
    await services()
      .db.insert(qrScans)
      .values([
        ...[900, 500, 397].map((ago) => row(id, ago, 'PERSON', ago)),
        ...[800, 700].map((ago) => row(id, ago, 'BOT', 2)),
        // On another listing before, and on none.
        row(other.id, 600, 'PERSON', 5),
        ...[500, 400].map((ago) => row(null, ago, 'CLICK', 3)),
        ...[396, 20, 0].map((ago) => row(id, ago, 'CLICK', 7)),
        unknown,
        { ...unknown, day: day(89) },
      ]);
    const said = async () => ({
      own: await readCounters({ ctx, input: { listingId: id, days: 30 } }),
      others: await readCounters({ ctx: other.ctx, input: { listingId: other.id, days: 30 } }),
      ever: await readCodeScans({ ctx, input: { ids: [code.id] } }),
    });
    const before = await said();
    expect(before.own.total).toEqual({ people: 1_797, clicks: 21, bots: 4 });
    await foldScans({ services: services() });
    expect(await said()).toEqual(before);
    const left = async (name: string) =>
      (await services().db.select().from(qrScans)).filter((one) => one.code === name).map((one) => one.day);
    expect((await left(code.id)).sort()).toEqual([...Array(4).fill(LONG_AGO), day(396), day(20), day(0)]);
    expect(await left(unknown.code)).toEqual([day(89)]);
    await foldScans({ services: services() });
    services().clock.advance(40 * 86_400_000);
    await foldScans({ services: services() });
    services().clock.advance(-40 * 86_400_000);
    expect((await said()).own.total).toEqual(before.own.total);
    // The clicks of 396 days ago are a row of long ago by then, beside those on no listing.
    expect((await left(code.id)).sort()).toEqual([...Array(5).fill(LONG_AGO), day(20), day(0)]);
  });

  it('of codes that do not exist end for whoever guesses', async () => {
    const tries = await Promise.all(Array.from({ length: 90 }, () => get(`/q/${crypto.randomUUID()}`)));
    const refused = tries.filter(({ status }) => status === 429);
    expect(refused.length).toBeGreaterThan(10);
    expect(refused[0]?.headers).toHaveProperty('retry-after');
    const { code, listing } = await linked();
    expect((await get(`/q/${code.payload}`)).location).toBe(listing);
    expect(visitor(services()).actor.kind).toBe('visitor');
  });
});
