import type { OIDCConfig } from '@auth/core/providers';
import type { Account, Profile } from '@auth/core/types';
import { parseEmail } from '#shared/email.ts';
import type { Identity } from '../../index.ts';
import type { Config } from '#platform/config/config.ts';
import type { Ctx } from '#platform/context.ts';
import { fetchUserinfo } from './userinfo.ts';

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
