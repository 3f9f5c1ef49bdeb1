import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { slugify } from '#shared/slug.ts';

describe('a slug', () => {
  it.each([
    ['2014 Honda Accord EX-L', '2014-honda-accord-ex-l'],
    ['undefined Honda null Civic', 'honda-civic'],
    ['Undefined NULL', ''],
    ['nullable undefinedness', 'nullable-undefinedness'],
    ['Black & White', 'black-and-white'],
    ['R&T', 'randt'],
    ['  lots \t of \n space  ', 'lots-of-space'],
    ['--a---b--', 'a-b'],
    ['a - null - b', 'a-b'],
    ["Driver's Citroën Über Škoda Ølstykke Straße", 'drivers-citroen-uber-skoda-olstykke-strasse'],
    ['Lamborghini Huracán 🚗 5.2L', 'lamborghini-huracan-5-2l'],
    ['Лада Нива', ''],
    ['日本', ''],
    ['../../etc/passwd?x=1#y%2f', 'etc-passwd-x-1-y-2f'],
    ['__proto__', 'proto'],
    ['', ''],
  ])('of %j is %j', (text, slug) => expect(slugify(text)).toBe(slug));

  it('is cut between words at 80 characters', () => {
    const slug = slugify('fourteen-chars '.repeat(50));
    expect(slug.length).toBeLessThanOrEqual(80);
    expect(slug.split('-').every((word) => word === 'fourteen' || word === 'chars')).toBe(true);
    expect(slugify('x'.repeat(500))).toBe('x'.repeat(80));
    expect(slugify(`${'x'.repeat(40)} ${'y'.repeat(39)}`)).toHaveLength(80);
    expect(slugify(`${'x'.repeat(40)} ${'y'.repeat(40)}`)).toHaveLength(40);
  });

  it('is quick with a text of a million characters', () => {
    const start = performance.now();
    slugify('null &\u0301'.repeat(150_000));
    expect(performance.now() - start).toBeLessThan(200);
  });

  it('stays the same when made again, and is safe in an address', () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 200 }),
      fc
        .array(fc.constantFrom('null', 'undefined', '&', '-', ' ', 'É', 'İ', 'a', 'ﬁ', '½', "'", '_'))
        .map((all) => all.join('')),
    );
    fc.assert(
      fc.property(text, (value) => {
        const slug = slugify(value);
        expect(slug).toMatch(/^(?:[a-z0-9]+(?:-[a-z0-9]+)*)?$/);
        expect(slug.split('-')).not.toContain('null');
        expect(slug.split('-')).not.toContain('undefined');
        expect(slugify(slug)).toBe(slug);
        expect(encodeURIComponent(slug)).toBe(slug);
      }),
    );
  });
});
