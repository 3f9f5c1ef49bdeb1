import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import Provider from 'oidc-provider';

export const CLIENT = { id: 'curbtag', secret: 'a secret of the tests and of nobody else' } as const;

/**
 * An OpenID Connect provider made by others, with its own pages: any name signs in, and `NAME@example.com` is the
 * address. As OpenID Connect Core 5.4 has it, the address is told at the userinfo endpoint, not in the ID token.
 */
export async function startOidcProvider({ redirectUri }: { redirectUri: string }) {
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const issuer = `http://localhost:${(server.address() as AddressInfo).port}`;
  const provider = new Provider(issuer, {
    clients: [{ client_id: CLIENT.id, client_secret: CLIENT.secret, redirect_uris: [redirectUri] }],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    cookies: { keys: ['a key of the tests'] },
    findAccount: (_context, id) => ({
      accountId: id,
      claims: () => ({ sub: id, email: `${id}@example.com`, email_verified: true, name: 'Robin Provider' }),
    }),
  });
  server.on('request', provider.callback());
  const stop = () => {
    server.closeAllConnections();
    return new Promise<void>((resolve) => server.close(() => resolve()));
  };
  return { issuer, stop };
}
