import { z } from 'zod';
import type { Config } from '#platform/config/config.ts';
import { cookieLine, isSecure, readCookies, TICKET_COOKIE } from '../cookies.ts';

const pendingSchema = z.object({
  ticket: z.uuid(),
  email: z.string().max(254),
  flow: z.enum(['sign-in', 'sign-up']),
  next: z.string().max(2000),
});

/** Which code this browser waits for. Kept in a cookie, so that no address or ticket stands in a page's address. */
export type Pending = z.infer<typeof pendingSchema>;

const ONE_DAY = 24 * 60 * 60;
type Base = Pick<Config, 'siteUrl'>;

export const pendingCookie = (config: Base, pending: Pending): string =>
  cookieLine(TICKET_COOKIE, JSON.stringify(pending), { maxAge: ONE_DAY, secure: isSecure(config) });

export const noPendingCookie = (config: Base): string =>
  cookieLine(TICKET_COOKIE, '', { maxAge: 0, secure: isSecure(config) });

export function readPending(headers: Headers): Pending | null {
  try {
    const parsed = pendingSchema.safeParse(JSON.parse(readCookies(headers.get('cookie')).get(TICKET_COOKIE) ?? 'null'));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}
