import { z } from 'zod';
import type { Config, OAuthProvider } from '#platform/config/config.ts';

const discovered = z.object({ authorization_endpoint: z.url({ protocol: /^https?$/ }) });

type Known = { readonly origins: readonly string[]; readonly until: number };

const KNOWN_FOR_MS = 3_600_000;
/** The sign-in page waits no longer for a provider that was not asked before; it is asked again soon. */
const DISCOVERY_TIMEOUT_MS = 1_500;
const RETRY_MS = 30_000;

const known = new Map<string, Known>();
const underWay = new Map<string, Promise<readonly string[]>>();

/**
 * Where the sign-in form may lead: browsers follow no form to an origin that the page's policy does not name. A provider
 * may ask for the password elsewhere than at its issuer (OpenID Connect Discovery 1.0, 4), so its document is read,
 * at most once an hour. Never rejects: without an answer the issuer is all that is known.
 */
export async function signInOrigins({ oauth, formOrigins }: Pick<Config, 'oauth' | 'formOrigins'>): Promise<string[]> {
  const origins = await Promise.all(oauth.map(originsOf));
  return [...new Set([...origins.flat(), ...(oauth.length > 0 ? formOrigins : [])])];
}

async function originsOf({ issuer }: OAuthProvider): Promise<readonly string[]> {
  const found = known.get(issuer);
  if (found && found.until > Date.now()) return found.origins;
  const asking = underWay.get(issuer) ?? ask(issuer, found).finally(() => underWay.delete(issuer));
  underWay.set(issuer, asking);
  return await asking;
}

async function ask(issuer: string, before: Known | undefined): Promise<readonly string[]> {
  const own = new URL(issuer).origin;
  const answer = await readDocument(issuer).catch(() => null);
  const origins = answer ? [own, new URL(answer.authorization_endpoint).origin] : (before?.origins ?? [own]);
  known.set(issuer, { origins, until: Date.now() + (answer ? KNOWN_FOR_MS : RETRY_MS) });
  return origins;
}

async function readDocument(issuer: string) {
  const url = `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`;
  const response = await fetch(url, { signal: AbortSignal.timeout(DISCOVERY_TIMEOUT_MS) });
  return discovered.parse(await response.json());
}
