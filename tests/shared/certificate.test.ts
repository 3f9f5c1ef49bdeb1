import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonicalJson, certificateHash } from '#shared/certificate.ts';

describe('canonical JSON', () => {
  it('writes one text whatever the order of the keys, and leaves absent keys out', () => {
    expect(canonicalJson({ b: 1, a: [true, null, 'x'], c: undefined })).toBe('{"a":[true,null,"x"],"b":1}');
    expect(canonicalJson({ c: undefined, a: [true, null, 'x'], b: 1 })).toBe('{"a":[true,null,"x"],"b":1}');
  });

  it('is JSON: reading it gives the value back', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(JSON.parse(canonicalJson(value))).toEqual(JSON.parse(JSON.stringify(value)));
      }),
    );
  });
});

describe('the hash of a certificate', () => {
  it('is what sha256sum says', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'grapheme' }), async (text) => {
        expect(await certificateHash(text)).toBe(createHash('sha256').update(text, 'utf8').digest('hex'));
      }),
    );
  });
});
