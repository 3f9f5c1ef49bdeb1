import { OpenAPIHono } from '@hono/zod-openapi';
import type { HttpEnv } from './router.ts';

const ABOUT = `Everything the site does, it does through this interface. Bodies are JSON. Errors are
\`application/problem+json\` (RFC 9457) and always carry \`message\`; on 422 also \`reason\`. Times are ISO 8601 in UTC,
money is integer cents, distances are miles. An answer without content (204) means it was done.`;

/** The OpenAPI 3.1 document, made from the same definitions that check requests. */
export function openApiDocument({ routers, siteUrl }: { routers: readonly OpenAPIHono<HttpEnv>[]; siteUrl: string }) {
  const whole = new OpenAPIHono<HttpEnv>();
  for (const router of routers) whole.route('/', router);
  whole.openAPIRegistry.registerComponent('securitySchemes', 'bearer', {
    type: 'http',
    scheme: 'bearer',
    description: 'The access token of a session. In the browser the session cookie does the same.',
  });
  return whole.getOpenAPI31Document({
    openapi: '3.1.0',
    info: { title: 'Curbtag API', version: '1.0.0', description: ABOUT.replace(/\n/g, ' ') },
    servers: [{ url: siteUrl }],
  });
}

export type ApiDocument = ReturnType<typeof openApiDocument>;
