import { randomBytes } from 'node:crypto';
import type { Config } from '#platform/config/config.ts';
import { sameDigest, sealSecret } from './secrets.ts';

type Base = Pick<Config, 'authSecret'>;
const KNOWN = /^([\w-]{22})\.([0-9a-f]{64})$/;

const seal = ({ authSecret }: Base, device: string, userId: string) =>
  sealSecret(authSecret, 'known device', device, userId);

/**
 * What a browser keeps after a sign-in, through signing out too: it opens nothing, but has allowances of its own for
 * emails and codes, which strangers cannot use up.
 */
export function knowDevice(config: Base, userId: string): string {
  const device = randomBytes(16).toString('base64url');
  return `${device}.${seal(config, device, userId)}`;
}

/** The name of a device that signed in as this person before; null for any other. */
export function deviceOf(config: Base, kept: string | null | undefined, userId: string): string | null {
  const [, device = '', digest = ''] = KNOWN.exec(kept ?? '') ?? [];
  return device !== '' && sameDigest(digest, seal(config, device, userId)) ? device : null;
}
