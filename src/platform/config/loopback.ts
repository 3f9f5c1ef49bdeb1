import { isIP } from 'node:net';
import type { Config } from './config.ts';

/** Whether a name or address can only mean this machine. Takes `127.0.0.1`, `::1`, `[::1]`, `localhost`. */
export function isLoopbackHost(written: string): boolean {
  const host = written.toLowerCase().replace(/^\[|\]$|\.$/g, '');
  if (host === 'localhost' || host.endsWith('.localhost')) return true;
  const address = host.replace(/^::ffff:(?=\d+\.)/, '');
  if (isIP(address) === 4) return address.startsWith('127.');
  return isIP(address) === 6 && URL.parse(`http://[${address}]`)?.hostname === '[::1]';
}

/**
 * Whether nobody outside this machine is meant to reach the server: what it listens on and the address people are told
 * are both loopback. One of the two is not enough, because a proxy on the same machine is reached over loopback.
 */
export const isLoopbackOnly = ({ host, siteUrl }: Pick<Config, 'host' | 'siteUrl'>): boolean =>
  isLoopbackHost(host) && isLoopbackHost(URL.parse(siteUrl)?.hostname ?? '');
