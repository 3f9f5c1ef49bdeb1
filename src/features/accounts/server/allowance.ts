import { and, eq, isNull } from 'drizzle-orm';
import { randomBytes } from 'node:crypto';
import type { Ctx } from '#platform/context.ts';
import * as schema from '../schema.ts';
import type { Config } from '#platform/config/config.ts';
import { sameDigest, sealSecret } from './secrets.ts';

const { users } = schema;

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

/** Whose daily allowance a request draws on. What strangers do to an address counts for the address alone. */
export type Allowance = { readonly own: boolean; readonly key: string };

/** The asking person's own for their own address, a known device's for the address it signed in with, else the address's. */
export async function findAllowance({ ctx, email }: { ctx: Ctx; email: string }): Promise<Allowance> {
  const { actor, config, db } = ctx;
  const ofAddress = { own: false, key: `address ${email}` };
  if (actor.kind === 'visitor' && !actor.knownDevice) return ofAddress;
  const [user] = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.email, email), isNull(users.deletedAt)));
  if (!user) return ofAddress;
  if (actor.kind === 'user' && actor.userId === user.id) return { own: true, key: `person ${user.id}` };
  const device = deviceOf(config, actor.knownDevice, user.id);
  return device === null ? ofAddress : { own: true, key: `device ${user.id} ${device}` };
}
