import { describe, expect, it } from 'vitest';
import { PAGE_PARAMETERS } from '#app/page-parameters.ts';
import { toCacheKey } from '#platform/cache/key.ts';

describe('toCacheKey', () => {
  it.each([
    ['/', '/'],
    ['/cars/1-a?utm_source=mail&fbclid=1', '/cars/1-a'],
    ['/cars?page=2&make=Honda', '/cars?make=Honda&page=2'],
    ['/cars?make=Honda&page=2&gclid=x', '/cars?make=Honda&page=2'],
    ['/cars?page=2&make=Kia&make=Honda', '/cars?make=Kia&make=Honda&page=2'],
  ])('%s is kept under %s', (url, key) => expect(toCacheKey(url, PAGE_PARAMETERS)).toBe(key));

  it.each(['/cars?token=abc', '/cars?make=Honda&other=1', `/${'a'.repeat(600)}`, 'http://elsewhere/', '*'])(
    '%s is not kept',
    (url) => expect(toCacheKey(url, PAGE_PARAMETERS)).toBeNull(),
  );
});
