import { expect, it } from 'vitest';
import { metricsAccess } from '#platform/observability/listen-operations.ts';

const TOKEN = 'a-token-of-32-characters-or-more';
const LOCAL = { host: '127.0.0.1', siteUrl: 'http://localhost:4321' };
const PUBLIC = { host: '0.0.0.0', siteUrl: 'https://curbtag.example' };
const PROXIED = { host: '127.0.0.1', siteUrl: 'https://curbtag.example' };
const none = { token: null, port: null, host: '127.0.0.1' };
const token = { ...none, token: TOKEN };
const port = { ...none, port: 9100 };
const both = { ...port, token: TOKEN };

it.each([
  ['a machine of one’s own', LOCAL, none, 'public', {}, 'open'],
  ['a name of another site that points here', LOCAL, none, 'public', { host: 'evil.example' }, 'absent'],
  ['a public server', PUBLIC, none, 'public', {}, 'absent'],
  ['a server behind a proxy on the same machine', PROXIED, none, 'public', {}, 'absent'],
  ['a public server with a token, without it', PUBLIC, token, 'public', {}, 'refused'],
  ['a wrong token', PUBLIC, token, 'public', { authorization: 'Bearer wrong' }, 'refused'],
  ['another scheme', PUBLIC, token, 'public', { authorization: `Basic ${TOKEN}` }, 'refused'],
  ['the token', PUBLIC, token, 'public', { authorization: `Bearer ${TOKEN}` }, 'open'],
  ['the token on a machine of one’s own, without it', LOCAL, token, 'public', {}, 'refused'],
  ['a port of its own, asked on the public one', PUBLIC, port, 'public', {}, 'absent'],
  ['the same on a machine of one’s own', LOCAL, port, 'public', {}, 'absent'],
  ['a port of its own', PUBLIC, port, 'own', {}, 'open'],
  [
    'both, asked on the public port with the token',
    PUBLIC,
    both,
    'public',
    { authorization: `Bearer ${TOKEN}` },
    'absent',
  ],
  ['both, without the token', PUBLIC, both, 'own', {}, 'refused'],
  ['both, with the token', PUBLIC, both, 'own', { authorization: `Bearer ${TOKEN}` }, 'open'],
] as const)('%s', (_, site, metrics, door, headers, expected) => {
  expect(metricsAccess({ ...site, metrics }, door, { host: 'localhost:4321', ...headers })).toBe(expected);
});
