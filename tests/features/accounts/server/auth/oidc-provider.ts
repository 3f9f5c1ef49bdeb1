import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import Provider from 'oidc-provider';

/** A person of the service; what its userinfo says beyond `sub`. */
export type OidcPerson = { readonly sub: string } & Readonly<Record<string, unknown>>;

/**
 * A real OpenID Connect provider, made by others, with its defaults: claims of scopes are answered at userinfo, not in
 * the ID token (Core 5.4). Whoever comes is `person`, without a form. `userinfo`, when set, answers in its place.
 */
export async function startProvider(client: { id: string; secret: string; callback: string }) {
  const state: {
    person: OidcPerson;
    userinfo: ((request: IncomingMessage, response: ServerResponse) => void) | null;
  } = { person: { sub: 'nobody' }, userinfo: null };
  let answer: (request: IncomingMessage, response: ServerResponse) => unknown = () => {};
  const server = createServer((request, response) => {
    if (state.userinfo && request.url === '/me') state.userinfo(request, response);
    else answer(request, response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const provider = new Provider(issuer, {
    clients: [{ client_id: client.id, client_secret: client.secret, redirect_uris: [client.callback] }],
    claims: { email: ['email', 'email_verified'], profile: ['name'] },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_ctx: unknown, { uid }: { uid: string }) => `/interaction/${uid}` },
    cookies: { keys: ['a key that only tests know'] },
    findAccount: (_ctx: unknown, accountId: string) => ({ accountId, claims: async () => state.person }),
    loadExistingGrant: async (ctx: ProviderContext) => {
      const { Grant } = provider as unknown as { Grant: new (parts: object) => TestGrant };
      const grant = new Grant({ accountId: ctx.oidc.session.accountId, clientId: ctx.oidc.client.clientId });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
  } as never);
  const callback = provider.callback();
  answer = async (request, response) => {
    if (!request.url?.startsWith('/interaction/')) return callback(request, response);
    await provider.interactionFinished(request, response, { login: { accountId: state.person.sub } });
  };
  const stop = async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  return { issuer, state, stop, visit: (from: URL) => walk(from, issuer) };
}

type TestGrant = { addOIDCScope(scope: string): void; save(): Promise<unknown> };
type ProviderContext = { oidc: { session: { accountId: string }; client: { clientId: string } } };

/** Follows the service's own redirects, keeping its cookies; gives the address it leads back to. */
async function walk(from: URL, issuer: string): Promise<URL> {
  const jar = new Map<string, string>();
  let at = from;
  for (let steps = 0; steps < 10; steps += 1) {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await fetch(at, { headers: { cookie }, redirect: 'manual' });
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      jar.set(name, value);
    }
    const next = response.headers.get('location');
    if (!next) throw new Error(`The provider stopped at ${at.pathname}: ${response.status} ${await response.text()}`);
    at = new URL(next, at);
    if (at.origin !== issuer) return at;
  }
  throw new Error('The provider sends in circles.');
}
