import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  fingerprint,
  formatStickerCode,
  parseScannedText,
  parseStickerCode,
  parseStickerLink,
  type StickerCode,
  stickerLink,
  stickerPayload,
} from '#features/sticker-codes/rules/sticker-code.ts';
import {
  categoryOfPrefix,
  findStickerProduct,
  STICKER_PRODUCTS,
} from '#features/sticker-codes/rules/sticker-products.ts';
import { HOSTILE } from '../../../support/hostile.ts';

const uuid = '0b6f2d3e-8c1a-4f5b-9d7e-2a3c4b5d6e7f';
const bare = uuid.replaceAll('-', '');
const hosts = { siteHost: 'curbtag.example', qrHost: 'qr.curbtag.example' };
const code: fc.Arbitrary<StickerCode> = fc.record({
  prefix: fc.option(
    fc.integer({ min: 0, max: 9999 }).map((number) => String(number).padStart(4, '0')),
    { nil: null },
  ),
  uuid: fc.uuid({ version: 4 }),
});

describe('a sticker code as typed', () => {
  it.each([
    [uuid, null],
    [bare, null],
    [uuid.toUpperCase(), null],
    [`1111-${uuid}`, '1111'],
    [`1111${uuid}`, '1111'],
    [`1111${bare}`.toUpperCase(), '1111'],
    [` 1111 ${uuid} `, '1111'],
    [`1111–${uuid}`, '1111'],
  ])('%s is read', (text, prefix) => expect(parseStickerCode(text)).toEqual({ ok: true, value: { prefix, uuid } }));

  it.each([
    `111-${uuid}`,
    `11111-${uuid}`,
    `1111--${uuid}`,
    `abcd-${uuid}`,
    uuid.slice(1),
    `${uuid}0`,
    uuid.replace('-4f5b', '-1f5b'),
    uuid.replace('-9d7e', '-cd7e'),
    uuid.replace('b', 'g'),
    '00000000-0000-0000-0000-000000000000',
    ...HOSTILE,
  ])('%# is refused with a sentence', (text) => {
    expect(parseStickerCode(text)).toMatchObject({ ok: false, reason: expect.stringMatching(/\.$/) });
  });

  it('is read back from every way it is written', () => {
    fc.assert(
      fc.property(code, (one) => {
        const read = { ok: true, value: one };
        expect(parseStickerCode(formatStickerCode(one))).toEqual(read);
        expect(parseStickerCode(stickerPayload(one))).toEqual(read);
        expect(parseStickerLink(stickerLink(one, hosts), hosts)).toEqual(read);
        expect(parseStickerLink(stickerLink(one, { siteHost: hosts.siteHost }), hosts)).toEqual(read);
      }),
    );
  });

  it('is printed in the characters of the alphanumeric mode', () => {
    fc.assert(
      fc.property(code, (one) => {
        expect(stickerPayload(one)).toMatch(/^[0-9A-F]{32,36}$/);
        expect(stickerLink(one, hosts)).toMatch(/^[0-9A-Z $%*+./:-]+$/);
      }),
    );
  });
});

describe('a sticker link', () => {
  it.each([
    `https://curbtag.example/q/1111-${uuid}`,
    `HTTPS://CURBTAG.EXAMPLE/Q/1111${bare.toUpperCase()}`,
    `http://www.curbtag.example/q/1111-${uuid}/`,
    `curbtag.example/q/1111-${uuid}?utm=x`,
    `https://qr.curbtag.example/1111-${uuid}`,
    `QR.CURBTAG.EXAMPLE/1111${bare.toUpperCase()}`,
    `https://curbtag.example/stickers/1111-${uuid}`,
    `https://curbtag.example/stickers/qr/1111-${uuid}#x`,
  ])('%s is one of ours', (link) => {
    expect(parseStickerLink(link, hosts)).toEqual({ ok: true, value: { prefix: '1111', uuid } });
  });

  it('is known by host and port', () => {
    const local = { siteHost: 'localhost:4321', qrHost: null };
    expect(parseStickerLink(`http://localhost:4321/q/${uuid}`, local).ok).toBe(true);
    expect(parseStickerLink(`http://localhost:9999/q/${uuid}`, local).ok).toBe(false);
  });

  it.each([
    `https://evil.example/q/1111-${uuid}`,
    `https://curbtag.example.evil.example/q/${uuid}`,
    `https://curbtag.example@evil.example/q/${uuid}`,
    `https://curbtag.example:8443/q/${uuid}`,
    `https://curbtag.example/${uuid}`,
    `https://curbtag.example/cars/${uuid}`,
    `https://curbtag.example/q/`,
    `https://curbtag.example/q/not-a-code`,
    `https://curbtag.example/stickers/start`,
    `ftp://curbtag.example/q/${uuid}`,
    `javascript:curbtag.example/q/${uuid}`,
    ...HOSTILE,
  ])('%# is not', (link) => expect(parseStickerLink(link, hosts).ok).toBe(false));

  it('and the bare code both come out of the scanner', () => {
    expect(parseScannedText(`1111${bare}`, hosts)).toEqual(
      parseScannedText(`https://qr.curbtag.example/1111${bare}`, hosts),
    );
    expect(parseScannedText('WIFI:S:home;T:WPA;P:secret;;', hosts).ok).toBe(false);
  });
});

describe('the fingerprint', () => {
  it('does not change with the case of the code', () => {
    expect(fingerprint({ uuid: uuid.toUpperCase() })).toBe(fingerprint({ uuid }));
  });

  it('never changes, since it is printed', () => {
    expect(fingerprint({ uuid })).toBe('5E0-2NH');
    expect(fingerprint({ uuid: '00000000-0000-4000-8000-000000000000' })).toBe('3K5-ZKE');
  });

  it('has six letters and digits that cannot be misread', () => {
    fc.assert(
      fc.property(fc.uuid({ version: 4 }), (one) =>
        /^[0-9A-HJKMNP-TV-Z]{3}-[0-9A-HJKMNP-TV-Z]{3}$/.test(fingerprint({ uuid: one })),
      ),
    );
  });

  it('tells codes apart that differ in one digit', () => {
    const prints = new Set(
      Array.from({ length: 4096 }, (_, index) =>
        fingerprint({ uuid: uuid.slice(0, -3) + index.toString(16).padStart(3, '0') }),
      ),
    );
    expect(prints.size).toBeGreaterThan(4090);
  });
});

describe('sticker products', () => {
  const codes = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => String(from + index));

  it('are exactly those of the specification', () => {
    const expected = [
      ...['1111', '1222', '1333', '1401', '1402', '1410', '1411', '1412', '1413', '1500', '1506', '1507'],
      ...codes(1501, 1505),
      ...codes(1508, 1513),
      ...codes(1600, 1609),
    ];
    expect(STICKER_PRODUCTS.map((product) => product.code).toSorted()).toEqual(expected.toSorted());
  });

  it.each([
    ['1111', null],
    ['1413', null],
    ['1507', null],
    ['1501', 'PROPERTY_RENTAL'],
    ['1505', 'PROPERTY_OWNER'],
    ['1513', 'PROPERTY_OPEN'],
    ['1600', 'GARAGE'],
    ['1606', 'GARAGE'],
    ['9999', null],
    [null, null],
  ])('with prefix %s make a listing of category %s', (prefix, category) =>
    expect(categoryOfPrefix(prefix)).toBe(category),
  );

  it('have names of their own', () => {
    expect(new Set(STICKER_PRODUCTS.map((product) => product.name)).size).toBe(STICKER_PRODUCTS.length);
    expect(findStickerProduct('1222')?.name).toBe('Vehicle sticker, medium');
    expect(findStickerProduct('__proto__')).toBeNull();
  });
});
