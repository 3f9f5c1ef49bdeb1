import { createHash } from 'node:crypto';
import { createRoute, type OpenAPIHono, z } from '@hono/zod-openapi';
import { withCommonProblems } from './common-problems.ts';
import { DOCS_STYLE, docsPage } from './docs-page.ts';
import { type ApiDocument, openApiDocument } from './openapi.ts';
import { createRouter, type HttpEnv } from './router.ts';

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
