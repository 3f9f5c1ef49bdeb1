import type { MiddlewareHandler } from 'hono';

const FORM = /^(application\/x-www-form-urlencoded|multipart\/form-data)\b/i;

/**
 * Auth.js answers a script with `{ url }` instead of a redirect when it carries this header; forms ask for the same
 * with a field `json=true`.
 */
export const withJsonRedirect: MiddlewareHandler = async (c, next) => {
  const request = c.req.raw;
  const isAuthForm =
    request.method === 'POST' && c.req.path.startsWith('/api/auth/') && FORM.test(c.req.header('content-type') ?? '');
  if (isAuthForm) {
    const form = await request
      .clone()
      .formData()
      .catch(() => null);
    if (form?.get('json') === 'true') request.headers.set('x-auth-return-redirect', '1');
  }
  await next();
};
