import { DEMO_CODE } from '#app/demo/index.ts';
import { listRoutes } from '../../support/page-routes.ts';
import type { Answer, Asked } from './http.ts';

/** Asks the bare server. */
type AskBare = (asked: Asked) => Promise<Answer>;

/** An operation of the OpenAPI document. */
export type Operation = {
  readonly method: string;
  /** With its places, for example `/api/leads/{id}`. */
  readonly path: string;
  readonly parameters: readonly { readonly in: string; readonly name: string; readonly schema?: unknown }[];
  /** The JSON schema of its body; undefined when it takes none. */
  readonly body: unknown;
};

type Document = {
  paths: Record<string, Record<string, { parameters?: Operation['parameters']; requestBody?: { content?: object } }>>;
};

/** What the API says of itself. */
export async function readOperations(askBare: AskBare): Promise<Operation[]> {
  const document = JSON.parse((await askBare({ path: '/api/openapi.json' })).body) as Document;
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { parameters = [], requestBody }]) => {
      const content = Object.values(requestBody?.content ?? {})[0] as { schema?: unknown } | undefined;
      return { method: method.toUpperCase(), path, parameters, body: requestBody && (content?.schema ?? {}) };
    }),
  );
}

/** Words that fit a place whatever page it is on. */
const WORDS: Readonly<Record<string, string>> = {
  make: 'toyota',
  model: 'camry',
  body: 'suv',
  state: 'fl',
  step: 'category',
  part: 'pages',
  code: '1111',
  file: 'invoice',
  '...auth': 'providers',
};
const TYPES: Readonly<Record<string, string>> = { '/cars': 'boats', '/property': 'for-rent' };
export const NOBODY = '00000000-0000-4000-8000-000000000000';

/** Real addresses in the market, found in its site maps. */
export async function readMarketPaths(askBare: AskBare): Promise<string[]> {
  const places = async (path: string) =>
    [...(await askBare({ path })).body.matchAll(/<loc>https?:\/\/[^/<]+([^<]*)<\/loc>/g)].map(([, it = '']) => it);
  const parts = await places('/sitemap.xml');
  return (await Promise.all(parts.map(places))).flat();
}

/** One address for a page's template: of the market where it has one that fits, else a made-up one. */
export function fillTemplate(template: string, market: readonly string[]): string {
  if (!template.includes('[')) return template;
  const dealer = market.find((path) => /^\/dealers\/[^/]+$/.test(path))?.split('/')[2] ?? 'nobody';
  const section = /^\/(garage\/item|[a-z]+)/.exec(template)?.[0] ?? '';
  const listing = market
    .find((path) => new RegExp(`^${section}/[0-9a-f-]{36}-[^/]*$`).test(path))
    ?.split('/')
    .at(-1);
  const values: Record<string, string> = {
    ...WORDS,
    dealer,
    listing: listing ?? NOBODY,
    type:
      TYPES[section] ??
      market
        .find((path) => path.startsWith(`${section}/type/`))
        ?.split('/')
        .at(-1) ??
      'any',
  };
  return template.replace(/\[([^\]]+)\]/g, (_, name: string) => values[name] ?? NOBODY);
}

/** Requests for every page and every operation of the API. */
export async function everyRoute(askBare: AskBare): Promise<Asked[]> {
  const market = await readMarketPaths(askBare);
  const pages = listRoutes().map((template) => ({ path: fillTemplate(template, market) }));
  const json = { 'content-type': 'application/json' };
  const operations = (await readOperations(askBare)).map(({ method, path, body }) => ({
    method,
    path: path.replace(/\{[^}]+\}/g, NOBODY),
    ...(body !== undefined && { headers: json, body: '{}' }),
  }));
  return [...pages, { path: `/q/${DEMO_CODE}` }, ...(await everyAsset(askBare)), ...operations];
}

/** One address of each kind of thing that the server hands out. */
export async function oneOfEachKind(askBare: AskBare): Promise<Asked[]> {
  const market = await readMarketPaths(askBare);
  const fits = (pattern: RegExp) => market.filter((path) => pattern.test(path)).slice(0, 1);
  const paths = [
    '/',
    '/cars',
    '/cars?q=honda&zip=32801',
    '/stickers/vehicle/category',
    '/stickers/auth/login',
    '/my/list',
    '/my/messages',
    '/no/such/page',
    '/cars/%ff',
    '/sitemap.xml',
    '/robots.txt',
    '/stickers/print/test-page.pdf',
    '/api/public/leads',
    '/api/openapi.json',
    '/api/auth/providers',
    `/q/${DEMO_CODE}`,
    ...fits(/^\/cars\/[0-9a-f-]{36}-/),
    ...fits(/^\/property\/[0-9a-f-]{36}-/),
  ].map((path) => ({ path }));
  const post = { method: 'POST', headers: { 'content-type': 'application/json' } };
  const writes = ['/api/views', '/api/session', '/chats/conversations'].map((path) => ({ ...post, path, body: '{}' }));
  return [...paths, { method: 'HEAD', path: '/cars' }, ...(await everyAsset(askBare)), ...writes];
}

/** Scripts, styles, fonts and pictures that the home page names. */
async function everyAsset(askBare: AskBare): Promise<Asked[]> {
  const { body } = await askBare({ path: '/' });
  const found = [...body.matchAll(/(?:src|href)="(\/[^"?#]+\.(?:js|css|woff2|svg|png|jpg|webp|ico|webmanifest))"/g)];
  return [...new Set(found.map(([, path = '']) => path))].map((path) => ({ path }));
}
