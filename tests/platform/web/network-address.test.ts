import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { groupAddress, networkOf } from '#platform/web/network-address.ts';

const headers = (forwarded?: string, remote = '198.51.100.7') =>
  new Headers({ 'x-remote-address': remote, ...(forwarded !== undefined && { 'x-forwarded-for': forwarded }) });

describe('the network a request comes from', () => {
  test('without trusted proxies is the socket, whatever X-Forwarded-For claims', () => {
    expect(networkOf({ headers: headers('1.2.3.4'), config: { trustedProxies: 0 } })).toBe('198.51.100.7');
  });

  test('behind one proxy is what that proxy saw: the last entry', () => {
    expect(networkOf({ headers: headers('6.6.6.6, 203.0.113.9'), config: { trustedProxies: 1 } })).toBe('203.0.113.9');
  });

  test('behind two proxies is the last but one', () => {
    expect(networkOf({ headers: headers('6.6.6.6, 203.0.113.9, 10.0.0.1'), config: { trustedProxies: 2 } })).toBe(
      '203.0.113.9',
    );
  });

  test('falls back to the socket when the header is missing or nonsense', () => {
    expect(networkOf({ headers: headers(), config: { trustedProxies: 1 } })).toBe('198.51.100.7');
    expect(networkOf({ headers: headers('nobody'), config: { trustedProxies: 1 } })).toBe('198.51.100.7');
  });

  test.each([
    ['203.0.113.9', '203.0.113.9'],
    ['203.0.113.9:5000', '203.0.113.9'],
    ['::ffff:203.0.113.9', '203.0.113.9'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8:1:2::6', '2001:db8:1:2::/64'],
    ['[2001:db8:1:2::6]:443', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002::6', '2001:db8:1:2::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['', 'unknown'],
    ['example.com', 'unknown'],
  ])('%s counts as %s', (address, group) => {
    expect(groupAddress(address)).toBe(group);
  });

  test('two addresses of one IPv6 /64 count as one, however they are written', () => {
    const group = fc.integer({ min: 0, max: 0xffff }).map((n) => n.toString(16));
    const four = fc.tuple(group, group, group, group);
    fc.assert(
      fc.property(four, four, four, (network, a, b) => {
        expect(groupAddress([...network, ...a].join(':'))).toBe(
          groupAddress([...network, ...b].join(':').toUpperCase()),
        );
      }),
    );
  });
});
