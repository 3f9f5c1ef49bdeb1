import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { cartChangeBody, graphqlBody } from '#features/store/contract.ts';
import * as schema from '#features/schema.ts';
import { createEmbeddedStore } from '#features/store/server/embedded/adapter.ts';
import { answerGraphQL } from '#features/store/server/embedded/endpoint.ts';
import { cartForm, readCart, readCartCookie } from '#features/store/server/index.ts';
import { PRODUCTS } from '#features/store/server/shopify/documents.ts';
import type { Store, StoreCart } from '#features/store/server/types.ts';
import { ENGINES } from '../../../support/database.ts';
import { makeCtx, makeServices, type TestServices } from '../../../support/services.ts';
import { DOMAIN, type Elsewhere, gid, openElsewhere, TOKEN } from './support.ts';

describe.each(ENGINES)('the storefront on %s', (engine) => {
  let services: TestServices;
  let elsewhere: Elsewhere;
  beforeAll(async () => {
    services = await makeServices({ engine });
    elsewhere = await openElsewhere(services);
  });
  afterAll(async () => {
    await elsewhere.close();
    await services.stop();
  });
  beforeEach(() => services.db.delete(schema.storeVariants));
  afterEach(() => void vi.unstubAllGlobals());

  const setVariant = (code: string, change: { priceCents?: number; stock?: number | null }) =>
    services.db
      .insert(schema.storeVariants)
      .values({ code, priceCents: 399, updatedAt: services.now(), ...change })
      .onConflictDoUpdate({ target: schema.storeVariants.code, set: change });

  describe.each(['embedded', 'over HTTP'] as const)('%s', (kind) => {
    const store = (): Store => (kind === 'embedded' ? createEmbeddedStore(services) : elsewhere.store);
    const create = async (...lines: [code: string, quantity: number][]) => {
      const { cart } = await store().createCart(lines.map(([code, quantity]) => ({ variantId: gid(code), quantity })));
      if (!cart) throw new Error('No cart.');
      return cart;
    };
    const pieces = (code: string, quantity = 1) => [{ variantId: gid(code), quantity }];
    const quantities = (cart: StoreCart | null) => (cart?.lines ?? []).map(({ sku, quantity }) => [sku, quantity]);

    test('lists ten products by title, with sizes, prices and the discount code', async () => {
      const products = await store().listProducts();
      const titles = products.map(({ title }) => title);
      expect(titles).toHaveLength(10);
      expect(titles).toEqual(titles.toSorted());
      const sticker = products.find(({ title }) => title === 'Vehicle sticker');
      expect(sticker?.discountCode).toBe('CURB10');
      expect(sticker?.variants).toMatchObject([
        { code: '1111', priceCents: 399, available: true },
        { code: '1222', priceCents: 549 },
        { code: '1333', priceCents: 799, compareAtCents: 999 },
      ]);
    });

    test('a cart is made, filled, changed and emptied', async () => {
      const { id } = await create(['1111', 1]);
      const added = await store().addLines(id, [...pieces('1111', 2), ...pieces('1600')]);
      expect(added.userErrors).toEqual([]);
      expect(quantities(added.cart)).toEqual([
        ['1111', 3],
        ['1600', 1],
      ]);
      expect(added.cart?.totalCents).toBe(3 * 399 + 1_299);
      const [first, second] = (added.cart?.lines ?? []).map((line) => line.id);
      const updated = await store().updateLines(id, [{ id: first ?? '', quantity: 5 }]);
      expect(quantities(updated.cart)).toContainEqual(['1111', 5]);
      const removed = await store().removeLines(id, [second ?? '']);
      expect(quantities(removed.cart)).toEqual([['1111', 5]]);
      const none = await store().updateLines(id, [{ id: first ?? '', quantity: 0 }]);
      expect(quantities(none.cart)).toEqual([]);
    });

    test('what is not right is named by its field, and nothing of the call is kept', async () => {
      const { id } = await create(['1111', 1]);
      const unknown = await store().addLines(id, [...pieces('1600'), ...pieces('9999')]);
      expect(unknown.userErrors).toMatchObject([{ code: 'INVALID', field: ['lines', '1', 'merchandiseId'] }]);
      expect(quantities(unknown.cart)).toEqual([['1111', 1]]);
      for (const [quantity, code] of [
        [0, 'INVALID'],
        [-2, 'INVALID'],
        [101, 'MAXIMUM_EXCEEDED'],
      ] as const) {
        const answer = await store().addLines(id, pieces('1600', quantity));
        expect(answer.userErrors).toMatchObject([{ code, field: ['lines', '0', 'quantity'] }]);
      }
      const line = await store().removeLines(id, ['gid://curbtag/CartLine/nothing']);
      expect(line.userErrors).toMatchObject([{ code: 'INVALID_MERCHANDISE_LINE', field: ['lineIds', '0'] }]);
      const cart = await store().addLines('gid://curbtag/Cart/nothing-here', []);
      expect(cart).toMatchObject({ cart: null, userErrors: [{ field: ['cartId'] }] });
      const bad = await store().createCart(pieces('9999'));
      expect(bad).toMatchObject({ cart: null, userErrors: [{ field: ['input', 'lines', '0', 'merchandiseId'] }] });
    });

    test('an eleventh line is refused', async () => {
      const codes = ['1111', '1222', '1333', '1401', '1402', '1410', '1411', '1412', '1413', '1500'];
      const { id } = await create(...codes.map((code): [string, number] => [code, 1]));
      const answer = await store().addLines(id, pieces('1506'));
      expect(answer.userErrors).toMatchObject([{ code: 'CART_TOO_LARGE' }]);
      expect(quantities(answer.cart)).toHaveLength(10);
    });

    test('a discount code applies or says why not, and follows the cart', async () => {
      const { id } = await create(['1111', 2]);
      const early = await store().setDiscountCodes(id, ['curb10', 'NOBODY']);
      expect(early.cart?.codes).toEqual([
        { code: 'CURB10', applicable: false },
        { code: 'NOBODY', applicable: false },
      ]);
      expect(early.warnings.map(({ code }) => code)).toEqual(['DISCOUNT_QUANTITY_NOT_IN_RANGE', 'DISCOUNT_NOT_FOUND']);
      expect(early.warnings[0]?.message).toBe('CURB10 needs 3 qualifying items. You have 2.');
      const more = await store().addLines(id, pieces('1111'));
      expect(more.cart?.codes[0]).toEqual({ code: 'CURB10', applicable: true });
      expect(more.cart?.totalCents).toBe(1_197 - 120);
      expect(more.cart?.lines[0]?.discountCents).toBe(120);
    });

    test('tax is there once the state is known', async () => {
      const { id, taxCents } = await create(['1600', 2]);
      expect(taxCents).toBeNull();
      const { cart } = await store().setAttributes(id, [{ key: 'ship_to_state', value: 'FL' }]);
      expect(cart).toMatchObject({ taxCents: 156, totalCents: 2_754 });
    });

    test('what has sold out or is nearly gone is warned of', async () => {
      await setVariant('1111', { stock: 2 });
      const few = await store().createCart(pieces('1111', 5));
      expect(few.warnings).toMatchObject([{ code: 'MERCHANDISE_NOT_ENOUGH_STOCK', target: gid('1111') }]);
      expect(quantities(few.cart)).toEqual([['1111', 2]]);
      await setVariant('1111', { stock: 0 });
      const none = await store().createCart(pieces('1111'));
      expect(none.warnings).toMatchObject([{ code: 'MERCHANDISE_OUT_OF_STOCK' }]);
      expect(quantities(none.cart)).toEqual([]);
    });

    test('a new price counts at once, and the line says what it was', async () => {
      const { id } = await create(['1111', 1]);
      await setVariant('1111', { priceCents: 450, stock: null });
      expect((await store().findCart(id))?.lines).toMatchObject([{ priceCents: 450, addedCents: 399 }]);
    });

    test('tabs that change one cart at once lose nothing', async () => {
      const { id } = await create(['1600', 1]);
      await Promise.all(['1111', '1111', '1222', '1111', '1600'].map((code) => store().addLines(id, pieces(code))));
      expect(quantities(await store().findCart(id)).sort()).toEqual([
        ['1111', 3],
        ['1222', 1],
        ['1600', 2],
      ]);
    });

    test('a checkout is created, and items are added and removed', async () => {
      const made = await store().createCheckout([{ variantId: gid('1111'), quantity: 2 }]);
      expect(made.userErrors).toEqual([]);
      const id = made.checkout?.id ?? '';
      expect(made.checkout?.url).toMatch(/^http:\/\/localhost:4321\/stickers\/order\/checkout/);
      const more = await store().addToCheckout(id, [{ variantId: gid('1600'), quantity: 1 }]);
      expect(more.checkout?.lines.map(({ variantId, quantity }) => [variantId, quantity])).toEqual([
        [gid('1111'), 2],
        [gid('1600'), 1],
      ]);
      const less = await store().removeFromCheckout(id, [more.checkout?.lines[0]?.id ?? '']);
      expect(less.checkout?.lines.map(({ variantId }) => variantId)).toEqual([gid('1600')]);
      const bad = await store().addToCheckout(id, [{ variantId: gid('9999'), quantity: 1 }]);
      expect(bad.userErrors[0]?.field.at(-1)).toBe(kind === 'embedded' ? 'variantId' : 'merchandiseId');
    });
  });

  test.each(['embedded', 'elsewhere'] as const)(
    'between cart and checkout a new price and what sold out are told, %s',
    async (kind) => {
      vi.stubGlobal('fetch', elsewhere.fetchApi);
      const outside = { domain: DOMAIN, token: TOKEN, webhookSecret: null };
      const ctx = makeCtx({
        ...services,
        config: { ...services.config, store: kind === 'embedded' ? null : outside },
      });
      let cookie = '';
      const post = async (fields: Record<string, string>) => {
        const request = new Request('http://localhost:4321/stickers/order/cart', {
          method: 'POST',
          headers: { cookie },
          body: new URLSearchParams(fields),
        });
        const sent = await cartForm({ ctx, request });
        cookie = sent.cookies[0]?.split(';')[0] ?? cookie;
        return sent;
      };
      const cart = () => readCart({ ctx, input: { cartId: readCartCookie(new Headers({ cookie })) } });
      const checkOut = async () => post({ do: 'checkout', seen: String((await cart()).totalCents) });
      await setVariant('1111', { priceCents: 399, stock: null });
      await post({ do: 'add', variant: gid('1111'), quantity: '2' });
      await post({ do: 'add', variant: gid('1600'), quantity: '1' });
      await post({ do: 'zip', zip: '32801' });
      const before = await cart();
      expect(before.lines).toMatchObject([{ addedCents: null }, { addedCents: null }]);

      await setVariant('1111', { priceCents: 450 });
      expect((await cart()).lines).toMatchObject([{ priceCents: 450, addedCents: 399 }, { addedCents: null }]);
      const told = await post({ do: 'checkout', seen: String(before.totalCents) });
      expect(told).toMatchObject({ to: null, status: 422 });
      expect(told.faults.cart).toMatch(/^The price changed while you were here\. The total is now \$\d+\.\d\d, not \$/);

      await setVariant('1111', { stock: 0 });
      expect((await cart()).lines).toMatchObject([{ available: false }, { available: true }]);
      expect((await checkOut()).faults.cart).toBe('Vehicle sticker, small, 2 × 2 in sold out. Remove it to check out.');
      await post({ do: 'remove', line: (await cart()).lines[0]?.id ?? '' });
      expect((await checkOut()).to).toMatch(/\/stickers\/order\/checkout/);
      // Put in again, it is measured by its price of today.
      await setVariant('1111', { stock: null });
      await post({ do: 'add', variant: gid('1111'), quantity: '1' });
      expect((await cart()).lines.map(({ addedCents }) => addedCents)).toEqual([null, null]);
      expect(await cart()).toMatchObject({ state: 'FL' });
    },
  );

  test('the store elsewhere is asked at Shopify’s address with the token', () => {
    expect(elsewhere.seen[0]).toEqual({ path: '/api/2026-04/graphql.json', token: TOKEN });
    expect(elsewhere.store.home).toBe(`https://${DOMAIN}`);
  });

  test.each([
    ['hangs up', 'hang up' as const],
    ['fails', { status: 500, body: '{"errors":"down"}' }],
    ['refuses the token', { status: 401, body: '{"errors":[{"message":"secret"}]}' }],
    [
      'answers with an error',
      { status: 200, body: '{"errors":[{"message":"secret","extensions":{"code":"THROTTLED"}}]}' },
    ],
    ['answers nonsense', { status: 200, body: '<html>' }],
  ])('a store that %s is unavailable, and tells nothing', async (_, instead) => {
    elsewhere.answer(instead);
    const asked = elsewhere.store.listProducts();
    await expect(asked).rejects.toMatchObject({ name: 'AppError', kind: 'unavailable' });
    const error = (await asked.catch((it: unknown) => it)) as Error;
    expect(`${error.message} ${String(error.cause)}`).not.toMatch(/secret|a-public-storefront/);
    elsewhere.answer(null);
  });

  test('a small document cannot ask for a large answer', async () => {
    const wide = `{ ${Array.from({ length: 500 }, (_, at) => `a${at}: products(first: 10) { nodes { id } }`).join(' ')} }`;
    const deep = `{ products { nodes ${'{ variants { nodes { product '.repeat(6)}{ id }${' } } }'.repeat(6)} } }`;
    for (const query of [wide, deep]) {
      const answer = (await (await answerGraphQL({ services }, { query })).json()) as { errors: { message: string }[] };
      expect(answer.errors[0]?.message).toBe('This request asks for too much at a time.');
    }
  });

  test('amounts and depths that no store has are refused before it is asked', () => {
    const change = (quantity: number) => cartChangeBody.safeParse({ do: 'add', variantId: 'x', quantity }).success;
    expect([change(2), change(2 ** 31), change(1e300)]).toEqual([true, false, false]);
    const nested = (levels: number) => JSON.parse('{"a":'.repeat(levels) + 1 + '}'.repeat(levels));
    const call = (levels: number) => graphqlBody.safeParse({ query: '{ x }', variables: nested(levels) }).success;
    expect([call(4), call(5_000)]).toEqual([true, false]);
  });

  test('what goes wrong inside is not told', async () => {
    const broken = { services: { ...services, db: null as unknown as TestServices['db'] } };
    const answer = await (await answerGraphQL(broken, { query: PRODUCTS })).text();
    expect(answer).toContain('Unexpected error');
    expect(answer).not.toMatch(/select|stack|of null/i);
  });

  test('a cart’s id cannot be guessed', async () => {
    const rows = await services.db.select().from(schema.storeCarts).where(eq(schema.storeCarts.note, ''));
    for (const { id } of rows) expect(id).toMatch(/^[\w-]{27}$/);
  });
});
