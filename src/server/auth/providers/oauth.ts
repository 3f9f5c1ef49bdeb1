import type { OIDCConfig } from '@auth/core/providers';
import type { Account, Profile } from '@auth/core/types';
import { parseEmail } from '#domain/email.ts';
import type { Identity } from '../../accounts/index.ts';
import type { Config } from '../../config.ts';

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

/** What the service says about a person. Only a plain `true` counts as a checked address. */
export function toIdentity(account: Account, profile: Profile | undefined): Identity {
  const email = parseEmail(profile?.email);
  return {
    provider: account.provider,
    subject: account.providerAccountId,
    email: email.ok ? email.value : null,
    emailVerified: profile?.email_verified === true,
    fullName: (profile?.name ?? '').slice(0, 100),
  };
}
