import { pages as words } from '#ui/words/pages.ts';
import { storeSays } from '#features/store/words.ts';
import { type Asked, askRaw, type RawAnswer } from '../support/raw-answer.ts';
import { signUpAt } from './support/own-account.ts';
import { type OwnProduct, openOwnProduct, START_MS } from './support/own-product.ts';
import { expect, newEmail, test } from './support/people.ts';
import { expectLightHeaders, expectNothingInline } from './support/policy.ts';

test.describe.configure({ mode: 'serial', timeout: 240_000 });

/** The external store of this server: nobody answers there. */
const NO_STORE = { STORE_DOMAIN: '127.0.0.1:1', STORE_TOKEN: 'a-public-storefront-token' };
const CART = `cart=${encodeURIComponent('gid://shopify/Cart/nobody-answers-for-it')}`;
const UNKNOWN_CODE = '00000000-0000-4000-8000-00000000c0de';
const MAX_MISSES = 60;
let product: OwnProduct;

test.beforeAll(async () => {
  test.setTimeout(START_MS);
  product = await openOwnProduct(NO_STORE);
});
test.afterAll(() => product?.end());

const ask = (path: string, asked: Asked = {}): Promise<RawAnswer> =>
  askRaw(product.url + path, { ...asked, headers: { 'accept-encoding': 'identity', ...asked.headers } });

/** What a program in between goes by: the status, when to come again, and that nothing of it is kept. */
function expectRefusal(path: string, answer: RawAnswer, status: number): void {
  const { headers } = answer;
  expect.soft(answer.status, path).toBe(status);
  expect.soft(headers['retry-after'], `retry-after of ${path}`).toMatch(/^[1-9]\d*$/);
  expect.soft(headers['cache-control'], `cache-control of ${path}`).toContain('no-store');
  expect.soft(headers['content-security-policy'], `policy of ${path}`).toContain("frame-ancestors 'none'");
  expectLightHeaders(path, answer);
  expectNothingInline(path, answer);
}

function expectPage(path: string, answer: RawAnswer, title: string): void {
  expect.soft(answer.headers['content-type'], path).toBe('text/html; charset=utf-8');
  expect.soft(answer.body.toString(), path).toContain(title);
}

const post = (path: string, fields: Record<string, string>, cookie = '') =>
  ask(path, {
    method: 'POST',
    headers: { origin: product.url, 'content-type': 'application/x-www-form-urlencoded', cookie },
    body: new URLSearchParams(fields).toString(),
  });

test('503 of a page, a form and the interface: light, kept by nobody, and with a time to come again', async () => {
  // The pages that say it in their place, and one that gives way to the page of faults.
  for (const path of ['/stickers/order', '/stickers/order/cart'])
    expectRefusal(path, await ask(path, { headers: { cookie: CART } }), 503);
  const form = await post('/stickers/order', { do: 'add', product: 'any', variant: 'any', quantity: '1' }, CART);
  expectRefusal('POST /stickers/order', form, 503);
  expectPage('POST /stickers/order', form, storeSays.down);
  const cookie = `${await signUpAt(product)}; ${CART}`;
  const checkout = await ask('/stickers/order/checkout', { headers: { cookie } });
  expectRefusal('/stickers/order/checkout', checkout, 503);
  expectPage('/stickers/order/checkout', checkout, words.serverTitle);
  const answer = await ask('/api/store/cart', { headers: { cookie: CART } });
  expectRefusal('/api/store/cart', answer, 503);
  expect(answer.headers['content-type']).toBe('application/problem+json');
  const scripted = {
    method: 'POST',
    headers: { cookie: CART, origin: product.url, 'content-type': 'application/json' },
  };
  const change = await ask('/api/store/cart', { ...scripted, body: JSON.stringify({ do: 'zip', zip: '32801' }) });
  expectRefusal('POST /api/store/cart', change, 503);
});

test('429 above a form that is drawn again says for how long', async () => {
  const email = newEmail();
  const again = () => post('/stickers/auth/login', { how: 'code', email });
  let answer = await again();
  // Sent on to where the code is typed, as long as there are points left.
  for (let n = 1; answer.status === 303 && n < 20; n += 1) answer = await again();
  expectRefusal('POST /stickers/auth/login', answer, 429);
  expectPage('POST /stickers/auth/login', answer, 'Too many tries.');
  expect(Number(answer.headers['retry-after']), 'of its own limit, not of any').toBeGreaterThan(60);
});

test('429 after sixty codes that nobody has: the page of whoever asks too often, never a fault', async () => {
  const missed = (path: string) => `${path}?code=${UNKNOWN_CODE}`;
  for (let n = 0; n < MAX_MISSES; n += 1) {
    const { status } = await ask(missed('/stickers/qr/invalid'));
    expect(status, `try ${n + 1}`).toBe(404);
  }
  const cookie = await signUpAt(product);
  for (const path of [
    ...['/stickers/qr/invalid', '/stickers/qr/sold', '/stickers/qr/used', '/stickers/qr/welcome', '/leave'],
    ...['/stickers/qr/active', '/stickers/select', '/stickers/qr/confirm'],
    ...['/stickers/external/link', '/stickers/external/confirm'],
  ]) {
    const answer = await ask(missed(path), { headers: { cookie } });
    expectRefusal(path, answer, 429);
    expectPage(path, answer, words.tooManyTitle);
  }
  for (const path of [`/q/${UNKNOWN_CODE}`, `/q/${UNKNOWN_CODE}/data`, `/leads/qr/${UNKNOWN_CODE}`])
    expectRefusal(path, await ask(path), 429);
  expect((await ask(`/leads/qr/${UNKNOWN_CODE}`)).headers['content-type']).toBe('application/problem+json');
  // What was posted is refused in the same way: nobody is told that the server broke.
  const posted = await post('/stickers/qr/welcome', { do: 'nothing', code: UNKNOWN_CODE }, cookie);
  expectRefusal('POST /stickers/qr/welcome', posted, 429);
  // And what asks for no code goes on.
  expect((await ask('/stickers/start')).status).toBe(200);
});
