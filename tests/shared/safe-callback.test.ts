import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { safeCallback } from '#shared/safe-callback.ts';

const SITE = 'https://curbtag.example';

describe('where to go after signing in', () => {
  test.each([
    ['/my/list', '/my/list'],
    ['/cars?make=Honda#top', '/cars?make=Honda#top'],
    ['https://curbtag.example/my', '/my'],
    ['my', '/my'],
    ['/a/../b', '/b'],
  ])('%s leads to %s', (asked, path) => {
    expect(safeCallback(asked, SITE)).toBe(path);
  });

  test.each([
    ['another site', 'https://evil.example/'],
    ['a protocol-relative address', '//evil.example'],
    ['a path that becomes one', '/a/..//evil.example'],
    ['a backslash', '/\\evil.example'],
    ['two backslashes', '\\\\evil.example'],
    ['a tab, which browsers drop', '/\t/evil.example'],
    ['a line break', '/x\r\nset-cookie: a=b'],
    ['a script', 'javascript:alert(1)'],
    ['data', 'data:text/html,x'],
    ['another port', 'https://curbtag.example:444/'],
    ['plain http', 'http://curbtag.example/'],
    ['a name in front of the host', 'https://curbtag.example@evil.example/'],
    ['somebody’s name on our host', 'https://me:pw@curbtag.example/'],
    ['the sign-in page', '/stickers/auth/login?callbackUrl=/x'],
    ['the auth endpoints', '/api/auth/signout'],
    ['nothing', ''],
    ['no text', 17],
    ['a novel', `/${'x'.repeat(3000)}`],
  ])('%s leads home', (_what, asked) => {
    expect(safeCallback(asked, SITE)).toBe('/');
  });

  test('whatever is asked for, a browser stays on this site', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ unit: 'binary' }),
          fc.webUrl(),
          fc.string().map((text) => `/${text}`),
        ),
        (asked) => {
          const to = safeCallback(asked, SITE);
          expect(new URL(to, SITE).origin).toBe(SITE);
          expect(to.startsWith('/') && !to.startsWith('//')).toBe(true);
        },
      ),
    );
  });
});
