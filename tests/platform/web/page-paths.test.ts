import { expect, it } from 'vitest';
import { isReadablePath, nowhere } from '#platform/web/page-paths.ts';

it.each(['/', '/cars/toyota', '/cars/jos%C3%A9', '/%F0%9F%98%80', "/a'b"])('%s may be an address', (path) => {
  expect(isReadablePath(path)).toBe(true);
});

it.each(['/cars/%ff', '/dealers/%00', '/cars/make/a%0Ab', '/%', '/%zz'])('%s cannot be one', (path) => {
  expect(isReadablePath(path)).toBe(false);
});

it('nowhere is asked for without the form that was read', () => {
  const request = nowhere(new URL('https://curbtag.test/my/offers/x?a=b'));
  expect(request).toMatchObject({ method: 'GET', url: 'https://curbtag.test/404', body: null });
});
