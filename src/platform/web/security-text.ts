import type { Config } from '../config/config.ts';

const DAY = 86_400_000;
/** RFC 9116 recommends less than a year. */
const VALID_DAYS = 180;

type Input = { readonly config: Pick<Config, 'securityContact' | 'securityPolicyUrl' | 'siteUrl'>; readonly now: Date };

/**
 * `/.well-known/security.txt` by RFC 9116: where faults that endanger people are reported. It expires half a year after
 * the day it is asked for, so that it is never out of date. Null when no contact is configured.
 */
export function securityText({ config, now }: Input): string | null {
  const { securityContact, securityPolicyUrl, siteUrl } = config;
  if (securityContact === null) return null;
  const today = Math.floor(now.getTime() / DAY) * DAY;
  const lines = [
    `Contact: ${securityContact}`,
    `Expires: ${new Date(today + VALID_DAYS * DAY).toISOString()}`,
    ...(securityPolicyUrl === null ? [] : [`Policy: ${securityPolicyUrl}`]),
    'Preferred-Languages: en',
    `Canonical: ${siteUrl}/.well-known/security.txt`,
  ];
  return `${lines.join('\r\n')}\r\n`;
}
