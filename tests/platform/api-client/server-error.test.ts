import { expect, test } from 'vitest';
import { serverErrorPage } from '#platform/api-client/api.ts';

test.each([
  ['/api/requests/self', '/500'],
  ['/services/cars/specs?vin=x', '/500'],
  ['/v2/uploads/1', '/500'],
  ['/leads/qr/1', '/issue/server'],
  ['/q/1/data', '/issue/server'],
  ['/chats/conversations', '/issue/server'],
])('a server that fails at %s leads to %s', (path, page) => {
  expect(serverErrorPage(path)).toBe(page);
});
