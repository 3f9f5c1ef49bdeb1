import { expect, it } from 'vitest';
import { readConfig } from '#platform/config/config.ts';
import { securityText } from '#platform/web/security-text.ts';

const NOW = new Date('2026-11-22T13:14:15Z');
const textFor = (env: Record<string, string>, now = NOW) => {
  const read = readConfig({ SITE_URL: 'https://curbtag.example', ...env });
  if (!read.ok) throw new Error(read.reason.join('\n'));
  return securityText({ config: read.value, now });
};

it('names the contact, the policy and the site, in lines that end as RFC 9116 wants', () => {
  const env = { SECURITY_CONTACT: 'security@curbtag.example', SECURITY_POLICY_URL: 'https://curbtag.example/about' };
  expect(textFor(env)?.split('\r\n')).toEqual([
    'Contact: mailto:security@curbtag.example',
    'Expires: 2027-05-21T00:00:00.000Z',
    'Policy: https://curbtag.example/about',
    'Preferred-Languages: en',
    'Canonical: https://curbtag.example/.well-known/security.txt',
    '',
  ]);
});

it('never expires, however long the server runs, and is always less than a year ahead', () => {
  for (const now of ['2026-12-31T23:59:59Z', '2028-02-29T00:00:00Z']) {
    const at = new Date(now);
    const text = textFor({ SECURITY_CONTACT: 'https://curbtag.example/report' }, at) ?? '';
    const expires = Date.parse(/^Expires: (.*)\r$/m.exec(text)?.[1] ?? '');
    expect(expires).toBeGreaterThan(at.getTime());
    expect(expires).toBeLessThan(at.getTime() + 365 * 86_400_000);
  }
});

it('is not there without a contact, and a contact that nobody can use is a fault', () => {
  expect(textFor({})).toBeNull();
  for (const SECURITY_CONTACT of ['curbtag', 'http://curbtag.example', 'mailto:x', 'a@b.c\r\nContact: d@e.f'])
    expect(() => textFor({ SECURITY_CONTACT }), SECURITY_CONTACT).toThrow(/^SECURITY_CONTACT must/);
});
