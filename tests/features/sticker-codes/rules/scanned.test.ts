import { expect, test } from 'vitest';
import { readScanned } from '#features/sticker-codes/rules/scanned.ts';

const hosts = { siteHost: 'curbtag.com', qrHost: 'curbt.ag' };
const CODE = '11110B6F2D3E7C1A4B5E9D0F1A2B3C4D5E6F';

test.each([
  `HTTPS://CURBTAG.COM/Q/${CODE}`,
  `HTTPS://CURBT.AG/${CODE}`,
  `https://curbtag.com/stickers/${CODE.toLowerCase()}`,
  '1111-0b6f2d3e-7c1a-4b5e-9d0f-1a2b3c4d5e6f',
])('%s is a sticker', (text) => {
  expect(readScanned(text, hosts)).toEqual({
    kind: 'sticker',
    code: { prefix: '1111', uuid: '0b6f2d3e-7c1a-4b5e-9d0f-1a2b3c4d5e6f' },
  });
});

test.each([
  ['https://curbtag.com/cars/123?x=1', { kind: 'own', path: '/cars/123?x=1' }],
  ['https://curbtag.com//evil.example/', { kind: 'foreign', host: 'curbtag.com' }],
  ['https://curbtag.com@evil.example/q/1', { kind: 'foreign', host: 'evil.example' }],
  ['https://user@curbtag.com/cars', { kind: 'foreign', host: 'curbtag.com' }],
  ['https://curbtag.com.evil.example/Q/x', { kind: 'foreign', host: 'curbtag.com.evil.example' }],
  ['http://shop.example/menu', { kind: 'foreign', host: 'shop.example' }],
  ['javascript:alert(1)', { kind: 'other' }],
  ['WIFI:S:guest;P:secret;;', { kind: 'other' }],
  ['', { kind: 'other' }],
  [`https://a.example/${'x'.repeat(3000)}`, { kind: 'other' }],
])('%s is no sticker', (text, expected) => {
  expect(readScanned(text, hosts)).toEqual(expected);
});
