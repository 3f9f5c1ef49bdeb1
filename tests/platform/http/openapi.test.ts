import { describe, expect, test } from 'vitest';
import { createApp } from '#app/api/app.ts';
import { areas } from '#app/api/areas.ts';
import { useServices } from '../../support/services.ts';

type Operation = {
  summary?: string;
  tags?: string[];
  parameters?: { name: string; in: string }[];
  requestBody?: { required?: boolean; content: Record<string, unknown> };
  responses: Record<string, { content?: Record<string, unknown> }>;
};
type Document = {
  openapi: string;
  info: { title: string };
  servers: { url: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: { securitySchemes: Record<string, unknown> };
};

/** tus is a protocol of its own; pictures are files whose addresses come out of the API. */
const UNDESCRIBED = /^(POST|PATCH|GET|OPTIONS) \/v2\/uploads|^GET \/media\//;

/** Optional by the specification; its handler takes an empty body for none. */
const OPTIONAL_BODY = 'DELETE /api/users/{id}';

describe('the OpenAPI document', () => {
  const services = useServices();
  const app = createApp({ findServices: services });
  const read = async () => (await (await app.request('http://localhost:4321/api/openapi.json')).json()) as Document;

  const operations = async () =>
    Object.entries((await read()).paths).flatMap(([path, item]) =>
      Object.entries(item).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
    );

  test('says what it is, where, and how to sign in', async () => {
    const document = await read();
    expect(document.openapi).toBe('3.1.0');
    expect(document.servers).toEqual([{ url: 'http://localhost:4321' }]);
    expect(document.components.securitySchemes.bearer).toMatchObject({ type: 'http', scheme: 'bearer' });
  });

  test('holds every route that is mounted', async () => {
    const described = new Set(
      (await operations()).map(({ method, path }) => `${method} ${path.replace(/\{(\w+)\}/g, ':$1')}`),
    );
    const mounted = areas.flatMap((router) => router.routes).filter(({ method }) => method !== 'ALL');
    const routes = [
      ...new Set(mounted.map(({ method, path }) => `${method} ${path.replace(/\{.+?\}$/, '').replace(/\/$/, '')}`)),
    ];
    expect(routes.length).toBeGreaterThan(10);
    expect(routes.filter((route) => !described.has(route) && !UNDESCRIBED.test(route))).toEqual([]);
  });

  test('gives every call a sentence, a group and named parameters', async () => {
    for (const { path, method, operation } of await operations()) {
      expect(operation.summary, `${method} ${path}`).toBeTruthy();
      expect(operation.tags, `${method} ${path}`).toHaveLength(1);
      const named = (operation.parameters ?? []).filter((it) => it.in === 'path').map(({ name }) => name);
      expect(named.sort(), `${method} ${path}`).toEqual(
        [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort(),
      );
    }
  });

  test('describes errors as problems, and one for every call that takes input', async () => {
    for (const { path, method, operation } of await operations()) {
      const errors = Object.entries(operation.responses).filter(([status]) => Number(status) >= 400);
      for (const [status, response] of errors)
        expect(Object.keys(response.content ?? {}), `${method} ${path} ${status}`).toEqual([
          'application/problem+json',
        ]);
      if (operation.requestBody) expect(operation.responses, `${method} ${path}`).toHaveProperty('400');
    }
  });

  test('says what every call may answer before its own code is asked', async () => {
    for (const { path, method, operation } of await operations()) {
      const said = Object.keys(operation.responses);
      expect(said, `${method} ${path}`).toContain('401');
      if (method !== 'GET' && method !== 'HEAD') expect(said, `${method} ${path}`).toContain('403');
      if (operation.requestBody) expect(said, `${method} ${path}`).toEqual(expect.arrayContaining(['413', '415']));
    }
  });

  test('lets no body be left out: it would reach its handler unchecked', async () => {
    for (const { path, method, operation } of await operations())
      if (operation.requestBody && `${method} ${path}` !== OPTIONAL_BODY)
        expect(operation.requestBody.required, `${method} ${path}`).toBe(true);
  });
});

describe('the page made from it', () => {
  const services = useServices();
  const app = createApp({ findServices: services });

  test('names every call, runs no script and loads nothing', async () => {
    const response = await app.request('http://localhost:4321/api/docs');
    const html = await response.text();
    const document = (await (await app.request('http://localhost:4321/api/openapi.json')).json()) as Document;
    expect(response.headers.get('content-type')).toContain('text/html');
    for (const path of Object.keys(document.paths)) expect(html).toContain(`<code>${path}</code>`);
    expect(html).not.toMatch(/<script|<link|<img|https?:\/\/(?!localhost)[^<]*\.(js|css)/i);
    expect(response.headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'sha256-[^']+'/);
  });

  test('has an anchor for the type of every problem', async () => {
    const html = await (await app.request('http://localhost:4321/api/docs')).text();
    const problem = (await (await app.request('http://localhost:4321/api/nothing')).json()) as { type: string };
    expect(html).toContain(`id="${problem.type.split('#')[1]}"`);
  });
});
