import { z } from 'zod';
import type { OAuthProvider } from '#platform/config/config.ts';

/** ms for each of the two answers. */
const USERINFO_TIMEOUT_MS = 5_000;
/** Bytes of an answer; a few claims are far shorter. */
const MAX_ANSWER = 64 * 1024;

const discoverySchema = z.object({ issuer: z.string(), userinfo_endpoint: z.url().optional() });
const claimsSchema = z.object({
  sub: z.string(),
  email: z.unknown().optional(),
  email_verified: z.unknown().optional(),
  name: z.unknown().optional(),
});
export type UserinfoClaims = z.infer<typeof claimsSchema>;

/**
 * The claims of OpenID Connect's userinfo endpoint (Core 5.3), found through the service's discovery document. Null when
 * it has none. Redirects are not followed, and the access token goes to https or to the issuer's own origin alone.
 * Throws when an answer is late, too long or of another shape.
 */
export async function fetchUserinfo(
  { issuer }: Pick<OAuthProvider, 'issuer'>,
  accessToken: string,
): Promise<UserinfoClaims | null> {
  const base = issuer.replace(/\/+$/, '');
  const found = discoverySchema.parse(await readJson(`${base}/.well-known/openid-configuration`));
  if (found.issuer.replace(/\/+$/, '') !== base) throw new Error('The discovery document names another issuer.');
  if (!found.userinfo_endpoint) return null;
  const endpoint = new URL(found.userinfo_endpoint);
  if (endpoint.protocol !== 'https:' && endpoint.origin !== new URL(issuer).origin)
    throw new Error('The userinfo endpoint is neither https nor at the issuer.');
  return claimsSchema.parse(await readJson(endpoint.href, { authorization: `Bearer ${accessToken}` }));
}

async function readJson(url: string, headers: Record<string, string> = {}): Promise<unknown> {
  const response = await fetch(url, {
    headers: { accept: 'application/json', ...headers },
    redirect: 'error',
    signal: AbortSignal.timeout(USERINFO_TIMEOUT_MS),
  });
  if (!response.ok) {
    await response.body?.cancel();
    throw new Error(`The sign-in service answered ${response.status}.`);
  }
  return JSON.parse(await readText(response));
}

async function readText(response: Response): Promise<string> {
  const pieces: Uint8Array[] = [];
  let length = 0;
  for await (const piece of (response.body ?? []) as AsyncIterable<Uint8Array>) {
    length += piece.length;
    if (length > MAX_ANSWER) throw new Error('The sign-in service answered too much.');
    pieces.push(piece);
  }
  return Buffer.concat(pieces).toString('utf8');
}
