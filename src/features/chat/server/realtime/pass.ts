import { createHmac, timingSafeEqual } from 'node:crypto';
import { requireMember } from '#platform/actor.ts';
import type { Config } from '#platform/config/config.ts';
import type { Ctx } from '#platform/context.ts';

const LASTS_MS = 60_000;
const PASS = /^p1\.([0-9a-f-]{36})\.(\d{13})\.([\w-]{43})$/;

const sign = (authSecret: string, sessionId: string, until: string): string =>
  createHmac('sha256', authSecret).update(`curbtag socket\n${sessionId}\n${until}`).digest('base64url');

/**
 * A pass for one connection of the asking session. Addresses end up in the logs of proxies, so what stands in the
 * socket's query opens nothing else and holds for a minute.
 */
export function issueSocketPass({ ctx }: { ctx: Ctx }): { token: string; expiresAt: string } {
  const { sessionId } = requireMember(ctx);
  const until = ctx.now().getTime() + LASTS_MS;
  const token = `p1.${sessionId}.${until}.${sign(ctx.config.authSecret, sessionId, String(until))}`;
  return { token, expiresAt: new Date(until).toISOString() };
}

/** The session a pass was made for; null when it is stale, or none of ours. */
export function readSocketPass(
  { config, now }: { config: Pick<Config, 'authSecret'>; now: () => Date },
  token: string,
): string | null {
  const [, sessionId = '', until = '', signature = ''] = PASS.exec(token) ?? [];
  const [given, real] = [Buffer.from(signature), Buffer.from(sign(config.authSecret, sessionId, until))];
  if (given.length !== real.length || !timingSafeEqual(given, real)) return null;
  return Number(until) > now().getTime() ? sessionId : null;
}
