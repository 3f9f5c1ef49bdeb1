import { expect, it } from 'vitest';
import { isLoopbackHost, isLoopbackOnly } from '#platform/config/loopback.ts';

it.each([
  ['127.0.0.1', true],
  ['127.8.9.10', true],
  ['::1', true],
  ['[::1]', true],
  ['0:0:0:0:0:0:0:1', true],
  ['::ffff:127.0.0.1', true],
  ['localhost', true],
  ['LOCALHOST', true],
  ['curbtag.localhost', true],
  ['0.0.0.0', false],
  ['::', false],
  ['10.0.0.7', false],
  ['::ffff:10.0.0.7', false],
  ['127.0.0.1.example.com', false],
  ['localhost.example.com', false],
  ['mylocalhost', false],
  ['127.1', false],
  ['', false],
])('%s means this machine only: %s', (host, expected) => {
  expect(isLoopbackHost(host)).toBe(expected);
});

it.each([
  ['127.0.0.1', 'http://localhost:4321', true],
  ['::1', 'http://[::1]:4321', true],
  ['localhost', 'https://127.0.0.1', true],
  ['0.0.0.0', 'http://localhost:4321', false],
  ['127.0.0.1', 'https://curbtag.example', false],
  ['127.0.0.1', 'http://192.168.1.4:4321', false],
])('listening on %s and known as %s: %s', (host, siteUrl, expected) => {
  expect(isLoopbackOnly({ host, siteUrl })).toBe(expected);
});
