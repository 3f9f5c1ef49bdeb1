import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

type Person = { sub: string; email: string; email_verified?: unknown; name?: string };

/** A small OpenID Connect service: discovery, keys, and tokens for whoever `person` is. */
export async function startIssuer(clientId: string) {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const jwk = { ...publicKey.export({ format: 'jwk' }), kid: 'k', alg: 'RS256', use: 'sig' };
  const state: { person: Person; nonce: string } = { person: { sub: 'x', email: '' }, nonce: '' };
  const server = createServer(async (request, response) => {
    const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(await answer(request, issuer)));
  });

  const answer = async (request: IncomingMessage, issuer: string) => {
    if (request.url === '/keys') return { keys: [jwk] };
    if (request.url === '/token') {
      await text(request);
      const iat = Math.floor(Date.now() / 1000);
      const claims = { ...state.person, nonce: state.nonce, iss: issuer, aud: clientId, iat, exp: iat + 300 };
      return { access_token: 'a', token_type: 'bearer', expires_in: 300, id_token: toJwt(claims, privateKey) };
    }
    return {
      issuer,
      authorization_endpoint: `${issuer}/authorize`,
      token_endpoint: `${issuer}/token`,
      userinfo_endpoint: `${issuer}/userinfo`,
      jwks_uri: `${issuer}/keys`,
      response_types_supported: ['code'],
      subject_types_supported: ['public'],
      id_token_signing_alg_values_supported: ['RS256'],
    };
  };

  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const stop = () => new Promise((resolve) => server.close(resolve));
  return { issuer, state, stop };
}

function toJwt(claims: object, key: KeyObject): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const signed = `${part({ alg: 'RS256', kid: 'k' })}.${part(claims)}`;
  return `${signed}.${sign('sha256', Buffer.from(signed), key).toString('base64url')}`;
}
