import { hash, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { Config } from '../config/config.ts';
import { isLoopbackHost, isLoopbackOnly } from '../config/loopback.ts';

/** `absent`: as if there were no such address. `refused`: there is, for whoever knows the token. */
export type MetricsAccess = 'open' | 'refused' | 'absent';

type Settings = Pick<Config, 'host' | 'siteUrl' | 'metrics'>;

/**
 * Who may read the metrics. With `METRICS_PORT` they are on that port alone; with `METRICS_TOKEN` only for its bearer;
 * with neither only while nobody outside this machine is meant to reach the server. Then the Host must be loopback too,
 * so that no page of another site can have a name of its own point here.
 */
export function metricsAccess(
  config: Settings,
  door: 'public' | 'own',
  { authorization, host = '' }: Pick<IncomingHttpHeaders, 'authorization' | 'host'>,
): MetricsAccess {
  const { token, port } = config.metrics;
  if (door === 'public' && port !== null) return 'absent';
  if (token !== null) return isBearer(authorization, token) ? 'open' : 'refused';
  if (door === 'own') return 'open';
  return isLoopbackOnly(config) && isLoopbackHost(URL.parse(`http://${host}`)?.hostname ?? '') ? 'open' : 'absent';
}

/** Digests have one length whatever was sent, so that the comparison always takes the same time. */
function isBearer(authorization: string | undefined, token: string): boolean {
  const digest = (text: string) => hash('sha256', text, 'buffer');
  const given = /^Bearer (.+)$/i.exec(authorization ?? '')?.[1] ?? '';
  return timingSafeEqual(digest(given), digest(token));
}
