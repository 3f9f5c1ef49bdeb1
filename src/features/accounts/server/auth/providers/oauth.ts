import type { OIDCConfig } from '@auth/core/providers';
import type { Account, Profile } from '@auth/core/types';
import { z } from 'zod';
import { parseEmail } from '#shared/email.ts';
import type { Identity } from '../../index.ts';
import type { Config, OAuthProvider } from '#platform/config/config.ts';
import type { Ctx } from '#platform/context.ts';

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
type UserinfoClaims = z.infer<typeof claimsSchema>;

/**
 * The claims of OpenID Connect's userinfo endpoint (Core 5.3), found through the service's discovery document. Null when
 * it has none. Redirects are not followed, and the access token goes to https or to the issuer's own origin alone.
 * Throws when an answer is late, too long or of another shape.
 */
async function fetchUserinfo(
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

/** Any OpenID Connect service that was configured; everything about it is read from its own discovery document. */
export function oauthProviders(configured: Config['oauth']): OIDCConfig<Profile>[] {
  return configured.map(({ id, name, issuer, clientId, clientSecret }) => ({
    id,
    name,
    type: 'oidc',
    issuer,
    clientId,
    clientSecret,
    checks: ['pkce', 'state', 'nonce'],
  }));
}

type Claims = { readonly email?: unknown; readonly email_verified?: unknown; readonly name?: unknown };
type Said = { ctx: Ctx; account: Account; profile: Profile | undefined };

/**
 * What the service says about a person. An ID token need not hold the address: with the code flow it stands at the
 * userinfo endpoint (OpenID Connect Core 5.4), which is asked for what is missing. Null when that speaks of somebody
 * else (5.3.2).
 */
export async function readIdentity({ ctx, account, profile }: Said): Promise<Identity | null> {
  if (isComplete(profile)) return toIdentity(account, profile);
  const provider = ctx.config.oauth.find(({ id }) => id === account.provider);
  if (!provider || !account.access_token) return toIdentity(account, profile);
  try {
    const more = await fetchUserinfo(provider, account.access_token);
    if (more && more.sub !== profile?.sub) return null;
    return toIdentity(account, more ? withMore(profile, more) : profile);
  } catch (error) {
    // Who is known by their subject comes in without it.
    ctx.telemetry.error(error, { path: '/api/auth', method: 'USERINFO' });
    return toIdentity(account, profile);
  }
}

const isComplete = (claims: Claims | undefined): boolean =>
  typeof claims?.email === 'string' && claims.email_verified !== undefined;

/** An address and whether it was checked belong together, so both come from the same place. */
const withMore = (profile: Claims | undefined, more: Claims): Claims => ({
  name: profile?.name ?? more.name,
  ...(typeof more.email === 'string' && (profile?.email ?? more.email) === more.email
    ? { email: more.email, email_verified: more.email_verified }
    : { email: profile?.email, email_verified: profile?.email_verified }),
});

/** Only a plain `true` counts as a checked address. */
function toIdentity(account: Account, claims: Claims | undefined): Identity {
  const email = parseEmail(claims?.email);
  return {
    provider: account.provider,
    subject: account.providerAccountId,
    email: email.ok ? email.value : null,
    emailVerified: claims?.email_verified === true,
    fullName: (typeof claims?.name === 'string' ? claims.name : '').slice(0, 100),
  };
}
