import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { redact } from '#platform/log/redact.ts';
import { newRequestId, requestIdOf } from '#platform/web/request-id.ts';

const asked = (id: string | undefined, trustedProxies: number) =>
  requestIdOf({ headers: { 'x-request-id': id } }, { trustedProxies });

describe('the id of a request', () => {
  it('is short, and another one each time', () => {
    const ids = new Set(Array.from({ length: 1_000 }, newRequestId));
    expect(ids.size).toBe(1_000);
    for (const id of ids) expect(id).toMatch(/^[0-9a-f]{20}$/);
  });

  it('is a trusted proxy’s', () => {
    expect(asked('f7ab52-proxy_id-91', 1)).toBe('f7ab52-proxy_id-91');
  });

  it.each([
    ['nobody in front is trusted', 'f7ab52-proxy_id-91', 0],
    ['it is too short', 'abc', 1],
    ['it is too long', 'a'.repeat(65), 1],
    ['it holds anything but a token', 'a b;c=d\r\nx: y', 1],
    ['it looks like a VIN', '1HGCM82633A004352', 1],
    ['there is none', undefined, 1],
  ])('is made anew when %s', (_, given, trustedProxies) => {
    expect(asked(given, trustedProxies)).toMatch(/^[0-9a-f]{20}$/);
  });

  it('never carries anything private or unprintable, whatever is sent', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (given) => {
        const id = asked(given, 1);
        expect(id).toMatch(/^[\w-]{8,64}$/);
        expect(redact(id)).toBe(id);
      }),
    );
  });
});
