import { handleAuth, identifyActor } from '#features/accounts/server/auth/index.ts';
import { withActor } from '#platform/context.ts';
import { problemResponse } from '#platform/http/problem.ts';
import type { TestServices } from '../../../../support/services.ts';

const ORIGIN = 'http://localhost:4321';

/** Something that keeps cookies and talks to /api/auth as a browser would. */
export function openBrowser(services: TestServices) {
  const jar = new Map<string, string>();
  const cookie = () => [...jar].map(([name, value]) => `${name}=${value}`).join('; ');

  const keep = (response: Response) => {
    for (const line of response.headers.getSetCookie()) {
      const [pair = '', ...rest] = line.split('; ');
      const [name = '', value = ''] = pair.split(/=(.*)/s);
      if (rest.some((part) => /^max-age=0$/i.test(part))) jar.delete(name);
      else jar.set(name, value);
    }
  };

  const send = async (path: string, init: RequestInit = {}) => {
    const headers = new Headers(init.headers);
    if (jar.size > 0) headers.set('cookie', cookie());
    const request = new Request(`${ORIGIN}${path}`, { ...init, headers });
    const ctx = withActor(services, await identifyActor({ services, headers }));
    const response = await handleAuth({ ctx, request }).catch((error: unknown) => problemResponse(error, request));
    keep(response);
    return response;
  };

  const csrf = async () => ((await (await send('/api/auth/csrf')).json()) as { csrfToken: string }).csrfToken;

  const post = async (path: string, fields: Record<string, string>, { json = true } = {}) => {
    const csrfToken = fields.csrfToken ?? (await csrf());
    return send(path, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...(json && { 'x-auth-return-redirect': '1' }) },
      body: new URLSearchParams({ callbackUrl: '/', ...fields, csrfToken }),
    });
  };

  const urlOf = async (response: Response) => new URL(((await response.json()) as { url: string }).url);
  const session = async () => (await send('/api/auth/session')).json() as Promise<Session | null>;
  return { jar, cookie, send, post, urlOf, session };
}

type Session = {
  user: { id: string; name: string; email: string; type: string };
  accessToken: string;
  expires: string;
};
