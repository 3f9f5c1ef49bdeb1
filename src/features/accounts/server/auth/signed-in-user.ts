import { z } from 'zod';
import type { SignedIn } from '../index.ts';
import type { SessionToken } from './session-cookie.ts';

/** What a provider of ours hands to Auth.js: the person, and the session already opened for them. */
const signedInUser = z.object({ id: z.string(), sid: z.string(), accessToken: z.string() });

export const toAuthUser = ({ user, session }: SignedIn) => ({
  id: user.id,
  email: user.email,
  name: user.fullName,
  sid: session.id,
  accessToken: session.accessToken,
});

/** The token of a person who has just signed in; null for one that none of our verbs let in. */
export function toToken(user: unknown): SessionToken | null {
  const parsed = signedInUser.safeParse(user);
  return parsed.success ? { sub: parsed.data.id, sid: parsed.data.sid, accessToken: parsed.data.accessToken } : null;
}
