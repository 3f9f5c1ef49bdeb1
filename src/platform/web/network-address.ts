import { isIP } from 'node:net';
import type { Config } from '../config/config.ts';

/** The socket's own address. `main.ts` overwrites this header on every request, so nobody outside can set it. */
export const REMOTE_ADDRESS_HEADER = 'x-remote-address';

/**
 * The network a request comes from, as the key that limits count by: an IPv4 address, or the first 64 bits of an IPv6
 * address (one household or server gets that many). X-Forwarded-For counts only behind trusted proxies, from the right:
 * what stands further left was written by whoever asked.
 */
export function networkOf({ headers, config }: { headers: Headers; config: Pick<Config, 'trustedProxies'> }): string {
  const socket = headers.get(REMOTE_ADDRESS_HEADER) ?? '';
  if (config.trustedProxies === 0) return groupAddress(socket);
  const hops = (headers.get('x-forwarded-for') ?? '')
    .split(',')
    .map((hop) => hop.trim())
    .filter(Boolean);
  const claimed = hops.at(-Math.min(config.trustedProxies, hops.length)) ?? '';
  const grouped = groupAddress(claimed);
  return grouped === UNKNOWN ? groupAddress(socket) : grouped;
}

const UNKNOWN = 'unknown';

/** `203.0.113.9` stays; `2001:db8:1:2:3::4` becomes `2001:db8:1:2::/64`; IPv4 inside IPv6 is IPv4. */
export function groupAddress(written: string): string {
  const address = written.replace(/^\[|\](:\d+)?$/g, '').replace(/%.*$/, '');
  if (isIP(address) === 4) return address;
  const withoutPort = address.replace(/:\d+$/, '');
  if (isIP(withoutPort) === 4) return withoutPort;
  if (isIP(address) !== 6) return UNKNOWN;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  return `${expand(address).slice(0, 4).join(':')}::/64`;
}

function expand(address: string): string[] {
  const [head = '', tail = ''] = address.split('::');
  const left = head.split(':').filter(Boolean);
  const right = tail.split(':').filter(Boolean);
  const missing = Math.max(0, 8 - left.length - right.length);
  const groups = address.includes('::') ? [...left, ...Array<string>(missing).fill('0'), ...right] : left;
  return groups.map((group) => Number.parseInt(group, 16).toString(16));
}
