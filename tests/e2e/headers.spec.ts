import { readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { eq } from 'drizzle-orm';
import { issueSignInToken } from '#features/accounts/server/index.ts';
import * as schema from '#features/schema.ts';
import { type Asked, askRaw, type RawAnswer } from '../support/raw-answer.ts';
import { expect, test } from './support/people.ts';
import {
  expectLightDocument,
  expectLightHeaders,
  expectNothingInline,
  MAX_UNCHANGED,
  readPolicy,
} from './support/policy.ts';
import { listRoutes } from '../support/page-routes.ts';
import { filledIn, type Things } from './support/routes.ts';
import { demoListingPath, makeSeller, thingPath } from './support/site.ts';

test.describe.configure({ mode: 'serial', timeout: 240_000 });

const origin = `http://localhost:${process.env.E2E_PORT}`;
let things: Things;
let cookie = '';

const ask = (path: string, asked: Asked = {}): Promise<RawAnswer> =>
  askRaw(origin + path, { ...asked, headers: { 'accept-encoding': 'identity', ...asked.headers } });

test.beforeAll(async ({ services }) => {
  const seller = await makeSeller(services);
  const [item = '', garage = '', house = '', other = ''] = await Promise.all(
    (['GARAGE_ITEM', 'GARAGE', 'PROPERTY_OWNER', 'OTHER'] as const).map((it) => thingPath(services, it)),
  );
  const car = await demoListingPath(services);
  things = { car, item, garage, house, other, draft: seller.draft, thread: seller.thread };
  // Nobody sees more pages than an operator.
  await services.db.update(schema.users).set({ role: 'OPERATOR' }).where(eq(schema.users.id, seller.account.id));
  const token = await issueSignInToken({ services, email: seller.account.email });
  const signedIn = await fetch(`${origin}/stickers/auth/link`, {
    method: 'POST',
    headers: { origin },
    body: new URLSearchParams({ ...token, callbackUrl: '/terms' }),
    redirect: 'manual',
  });
  cookie = signedIn.headers
    .getSetCookie()
    .map((it) => it.split(';')[0])
    .join('; ');
});

/** The paths of all routes; one with a part to fill in must be told here how. */
function allPaths(): string[] {
  const known = filledIn(things);
  const routes = listRoutes();
  expect(
    Object.keys(known).filter((it) => !routes.includes(it)),
    'routes that are no more',
  ).toEqual([]);
  expect(
    routes.filter((it) => it.includes('[') && !known[it]),
    'routes nobody looks at: tests/e2e/support/routes.ts',
  ).toEqual([]);
  return routes.map((it) => known[it] ?? it);
}

test('every page is light and names its policy, to a visitor and to somebody signed in', async () => {
  const wrong: string[] = [];
  for (const path of allPaths())
    for (const headers of [{}, { cookie }] as Record<string, string>[]) {
      const answer = await ask(path, { headers });
      expectLightHeaders(path, answer);
      expectNothingInline(path, answer);
      const isMeant = ['/500', '/issue/server', '/stickers/qr/error'].includes(path) || answer.status === 503;
      if (answer.status >= 500 && !isMeant) wrong.push(`${answer.status} ${path}`);
    }
  expect(wrong).toEqual([]);
});

test('every page is there after the first round trip', async () => {
  for (const path of allPaths())
    for (const headers of [{}, { cookie }] as Record<string, string>[])
      expectLightDocument(path, await ask(path, { headers: { ...headers, 'accept-encoding': 'br' } }));
});

test('every call of the interface is light', async () => {
  const { paths } = JSON.parse((await ask('/api/openapi.json')).body.toString()) as { paths: Record<string, object> };
  expect(Object.keys(paths).length).toBeGreaterThan(50);
  for (const [template, methods] of Object.entries(paths))
    for (const method of Object.keys(methods).map((it) => it.toUpperCase())) {
      const path = template.replace(/\{\w+\}/g, '00000000-0000-4000-8000-000000000000');
      // To nobody in particular, so that nothing is written; refusals are answers too.
      expectLightHeaders(`${method} ${path}`, await ask(path, { method, headers: { origin } }));
    }
});

test('every built file is light, and what the browser has already is not said again', async () => {
  const client = 'dist/client';
  const files = readdirSync(client, { recursive: true, withFileTypes: true }).filter((it) => it.isFile());
  const paths = files.map((it) => `/${relative(client, join(it.parentPath, it.name)).split(sep).join('/')}`);
  const kept = [
    '/',
    '/cars',
    '/garage',
    things.car,
    '/sitemap.xml',
    '/robots.txt',
    '/api/docs',
    await pictureOf(things),
  ];
  for (const path of [...paths.filter((it) => !/\.(br|gz)$/.test(it)), ...kept]) {
    const answer = await ask(path, { method: 'HEAD' });
    expectLightHeaders(path, answer);
    const { etag } = answer.headers;
    if (!etag) continue;
    const again = await ask(path, { headers: { 'if-none-match': etag } });
    expect.soft(again.status, path).toBe(304);
    expect.soft(again.headerBytes, `bytes of the 304 of ${path}`).toBeLessThanOrEqual(MAX_UNCHANGED);
    expect.soft(again.headers.etag, path).toBe(etag);
    expect.soft(again.headers['cache-control'], path).toBe(answer.headers['cache-control']);
    expect.soft(again.headers.vary, path).toBe(answer.headers.vary);
    expect.soft(again.headers['content-security-policy'], path).toBeUndefined();
  }
});

/** A picture of the demo market, which the interface answers and not the files. */
async function pictureOf({ car }: Things): Promise<string> {
  const pages = await Promise.all(['/', '/cars', car].map(async (it) => (await ask(it)).body.toString()));
  return /\/media\/[^" ]+\.jpg/.exec(pages.join(' '))?.[0] ?? '';
}

test('a kept page carries the policy of the one that was rendered', async () => {
  for (const path of ['/', '/cars', '/stickers/qr/scan', things.car]) {
    const [first, again] = [await ask(path), await ask(path)];
    expect(again.headers['content-security-policy'], path).toBe(first.headers['content-security-policy']);
  }
});

test('what goes beyond the common policy stands on the pages that need it, and on no other', async () => {
  const of = async (path: string, directive: string) => {
    const { headers } = await ask(path, { headers: { cookie } });
    return readPolicy(String(headers['content-security-policy'])).get(directive)?.join(' ') ?? '';
  };
  expect(await of('/', 'script-src')).toBe("'self'");
  expect(await of('/', 'form-action')).toBe("'self'");
  expect(await of('/stickers/vehicle/category', 'script-src')).toContain("'wasm-unsafe-eval'");
  expect(await of('/stickers/other/particulars', 'script-src')).not.toContain('wasm');
  expect(await of('/stickers/qr/scan', 'worker-src')).toBe("'self' blob:");
  expect(await of('/stickers/order', 'worker-src')).toBe('');
});

test('refusals are light too', async () => {
  const odd: [string, Asked][] = [
    ['/no/such/page', {}],
    ['/cars/%ff', {}],
    ['/api/nothing', {}],
    ['/_astro/nothing.js', {}],
    ['/q/nothing', {}],
    ['/media/nothing', {}],
    ['/', { method: 'PUT' }],
    ['/', { method: 'POST', headers: { origin: 'https://elsewhere.example' }, body: 'a=1' }],
    ['/api/requests/self', { method: 'POST', headers: { 'content-type': 'application/json', origin }, body: '{' }],
    ['/api/requests/self', { method: 'POST', headers: { 'content-type': 'text/plain', origin }, body: 'a' }],
  ];
  const seen = new Set<number>();
  for (const [path, asked] of odd) {
    const answer = await ask(path, asked);
    seen.add(answer.status);
    expectLightHeaders(`${asked.method ?? 'GET'} ${path}`, answer);
  }
  expect([...seen].sort()).toEqual(expect.arrayContaining([404]));
});

test('listings whose card a pointer rests on are drawn ahead, by rules that browsers take', async ({ page }) => {
  const results = await page.goto('/cars');
  const address = JSON.parse(results?.headers()['speculation-rules'] ?? 'null') as string;
  const rules = await fetch(origin + address);
  expect(rules.headers.get('content-type')).toBe('application/speculationrules+json');
  const { prerender } = (await rules.json()) as { prerender: { where: { selector_matches: string } }[] };
  const cards = page.locator(prerender[0]?.where.selector_matches ?? 'none');
  expect(await cards.count()).toBeGreaterThan(10);
  for (const href of await cards.evaluateAll((links) => links.map((it) => it.getAttribute('href'))))
    expect(href).toMatch(/^\/cars\/[0-9a-f-]{36}-/);
});
