import { fail, ok, type Result } from '#shared/result.ts';
import type { Environment, OAuthProvider } from './config.ts';

const NAME = /^OAUTH_([A-Z0-9]+)_(ISSUER|CLIENT_ID|CLIENT_SECRET|NAME)$/;

/** Reads `OAUTH_<ID>_ISSUER`, `_CLIENT_ID`, `_CLIENT_SECRET` and, if wanted, `_NAME`, for any number of providers. */
export function readOAuthProviders(env: Environment): Result<readonly OAuthProvider[], readonly string[]> {
  const faults = Object.keys(env)
    .filter((name) => name.startsWith('OAUTH_') && !NAME.test(name))
    .map((name) => `${name} is not known; OAuth variables look like OAUTH_GOOGLE_CLIENT_ID.`);
  const ids = new Set(Object.keys(env).flatMap((name) => NAME.exec(name)?.[1] ?? []));
  const providers = [...ids].sort().map((id) => {
    const need = (part: string): string => {
      const value = env[`OAUTH_${id}_${part}`];
      if (!value) faults.push(`OAUTH_${id}_${part} is missing.`);
      return value ?? '';
    };
    const issuer = need('ISSUER');
    if (issuer && !['https:', 'http:'].includes(URL.parse(issuer)?.protocol ?? ''))
      faults.push(`OAUTH_${id}_ISSUER must be an address that begins with https://.`);
    const name = env[`OAUTH_${id}_NAME`] ?? id.charAt(0) + id.slice(1).toLowerCase();
    return { id: id.toLowerCase(), name, issuer, clientId: need('CLIENT_ID'), clientSecret: need('CLIENT_SECRET') };
  });
  return faults.length > 0 ? fail(faults) : ok(providers);
}
