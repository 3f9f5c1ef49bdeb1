import { createHash } from 'node:crypto';
import { createRoute, type OpenAPIHono, z } from '@hono/zod-openapi';
import { DOCS_STYLE, docsPage } from './docs-page.ts';
import { type ApiDocument, openApiDocument } from './openapi.ts';
import { createRouter, type HttpEnv } from './router.ts';
import { problemTitles } from '../words/http.ts';
import { type ProblemKind, STATUS } from '../web/index.ts';

const documentRoute = createRoute({
  method: 'get',
  path: '/api/openapi.json',
  tags: ['About'],
  summary: 'This interface as an OpenAPI 3.1 document',
  responses: {
    200: {
      description: 'The document.',
      content: { 'application/json': { schema: z.record(z.string(), z.unknown()) } },
    },
  },
});

const pageRoute = createRoute({
  method: 'get',
  path: '/api/docs',
  tags: ['About'],
  summary: 'This interface as a page to read',
  responses: { 200: { description: 'The page.', content: { 'text/html': { schema: z.string() } } } },
});

/** One inline style, named by its hash, and nothing else: the page runs no script and loads nothing. */
const PAGE_POLICY = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(DOCS_STYLE).digest('base64')}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

const FIVE_MINUTES = 'public, max-age=300';

/** The document and the page made from it, for the routers given. */
export function createDocsRouter(routers: readonly OpenAPIHono<HttpEnv>[]): OpenAPIHono<HttpEnv> {
  const router = createRouter();
  let made: ApiDocument | undefined;
  const document = (siteUrl: string) => {
    made ??= withCommonProblems(openApiDocument({ routers: [...routers, router], siteUrl }));
    return made;
  };
  router.openapi(documentRoute, (c) => {
    c.header('cache-control', FIVE_MINUTES);
    return c.json(document(c.var.ctx.config.siteUrl) as unknown as Record<string, unknown>, 200);
  });
  router.openapi(pageRoute, (c) => {
    c.header('cache-control', FIVE_MINUTES);
    c.header('content-security-policy', PAGE_POLICY);
    return c.html(docsPage(document(c.var.ctx.config.siteUrl)));
  });
  return router;
}

type Responses = Record<string, { description: string; content?: Record<string, unknown> }>;
type Operation = { parameters?: readonly unknown[]; requestBody?: unknown; responses: Responses };

const PROBLEM = 'application/problem+json';

/**
 * What every call may answer before its own code is asked: said once here and not in each definition. A parameter or
 * body of the wrong shape, a bearer token that opens nothing, a write from another site, too many of them, a body that
 * is too large or no JSON.
 */
function commonKinds(method: string, { parameters = [], requestBody }: Operation): ProblemKind[] {
  const isWrite = method !== 'get' && method !== 'head';
  return [
    ...(parameters.length > 0 || requestBody ? (['invalid'] as const) : []),
    'unauthenticated',
    ...(isWrite ? (['forbidden', 'too-many'] as const) : []),
    ...(requestBody ? (['too-large', 'unsupported'] as const) : []),
  ];
}

/** The document with the common problems beside each call's own. */
function withCommonProblems(document: ApiDocument): ApiDocument {
  const operations = Object.entries(document.paths ?? {}).flatMap(([, item]) =>
    Object.entries(item as Record<string, Operation>),
  );
  const content = operations
    .flatMap(([, { responses }]) => Object.values(responses))
    .find((response) => response.content?.[PROBLEM])?.content;
  if (!content) return document;
  for (const [method, operation] of operations)
    for (const kind of commonKinds(method, operation))
      operation.responses[STATUS[kind]] ??= { description: problemTitles[kind], content };
  return document;
}
