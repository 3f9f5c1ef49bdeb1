import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { CartAnswer, CartView } from '#features/store/contract.ts';
import { FakeStorage, openTab } from '../../../support/browser-tab.ts';

const EMPTY: CartView = {
  lines: [],
  pieces: 0,
  subtotalCents: 0,
  discountCents: 0,
  taxCents: null,
  state: null,
  totalCents: 0,
  codes: [],
  checkoutUrl: null,
};
const FULL: CartView = { ...EMPTY, pieces: 2, subtotalCents: 798, totalCents: 798 };
const KEY = 'curbtag:1:cart';

/** Locks of one browser: one holder at a time, whichever tab asks. */
function makeLocks() {
  let last: Promise<unknown> = Promise.resolve();
  return {
    request: (_: string, work: () => Promise<unknown>) => {
      const run = last.then(work, work);
      last = run.catch(() => {});
      return run;
    },
  };
}

const answer = (part: Partial<CartAnswer> = {}): CartAnswer => ({ cart: FULL, userErrors: [], warnings: [], ...part });
const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

describe('the cart in the browser', () => {
  let storage: FakeStorage;
  const load = async () => {
    const tab = openTab({ storage });
    return { tab, ...(await import('#features/store/browser/cart.ts')) };
  };
  beforeEach(() => {
    storage = new FakeStorage();
    vi.stubGlobal('navigator', { locks: makeLocks() });
  });
  afterEach(() => vi.unstubAllGlobals());

  test('is kept, and is there again after a reload and in another tab', async () => {
    vi.stubGlobal('fetch', async () => json(answer()));
    const { changeCart } = await load();
    await changeCart({ do: 'add', variantId: 'gid', quantity: 2 }, 'add');
    expect(JSON.parse(storage.getItem(KEY) ?? '')).toEqual(FULL);
    const again = await load();
    again.$cart.listen(() => {});
    expect(again.$cart.get()).toEqual(FULL);
    again.tab.otherTabWrote(KEY, JSON.stringify(EMPTY));
    expect(again.$cart.get()).toEqual(EMPTY);
  });

  test('what is stored and makes no sense is as if it were not there', async () => {
    storage.setItem(KEY, '{"lines":"many"}');
    const { $cart } = await load();
    expect($cart.get()).toBeNull();
  });

  test('changes go one after the other, so that the second joins the cart the first one made', async () => {
    const running: string[] = [];
    vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
      running.push(`begin ${body}`);
      await Promise.resolve();
      running.push('end');
      return json(answer());
    });
    const { changeCart } = await load();
    const add = (variantId: string) => changeCart({ do: 'add', variantId, quantity: 1 }, 'add');
    await Promise.all([add('a'), add('b')]);
    expect(running.map((it) => it.slice(0, 5))).toEqual(['begin', 'end', 'begin', 'end']);
  });

  test('sends no price', async () => {
    const sent: string[] = [];
    vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
      sent.push(body);
      return json(answer());
    });
    const { changeCart } = await load();
    await changeCart({ do: 'add', variantId: 'a', quantity: 1 }, 'add');
    expect(sent).toEqual(['{"do":"add","variantId":"a","quantity":1}']);
  });

  test('says what is wrong where it belongs, and what was done differently', async () => {
    const error = { code: 'INVALID', field: ['lines', '0', 'quantity'], message: 'Too many.' };
    vi.stubGlobal('fetch', async () => json(answer({ userErrors: [error] })));
    const { changeCart, $cartNews } = await load();
    const change = { do: 'update', lineId: 'line', quantity: 500 } as const;
    expect(await changeCart(change, 'line')).toEqual({ ok: false, message: 'Too many.' });
    expect($cartNews.get()).toMatchObject({ about: 'line', fault: 'Too many.', busy: false });
    const warning = { code: 'MERCHANDISE_NOT_ENOUGH_STOCK', target: 'a', message: 'Only 2 left.' };
    vi.stubGlobal('fetch', async () => json(answer({ warnings: [warning] })));
    expect(await changeCart({ ...change, quantity: 3 }, 'line')).toEqual({ ok: true });
    expect($cartNews.get()).toMatchObject({ fault: null, warnings: ['Only 2 left.'] });
    vi.stubGlobal('fetch', async () => json(answer({ warnings: [{ ...warning, code: 'MERCHANDISE_OUT_OF_STOCK' }] })));
    expect(await changeCart({ do: 'add', variantId: 'a', quantity: 1 }, 'add')).toMatchObject({ ok: false });
  });

  test('stays as it was when the store does not answer', async () => {
    storage.setItem(KEY, JSON.stringify(FULL));
    const { changeCart, refreshCart, $cart, $cartNews } = await load();
    for (const fetching of [async () => Promise.reject(new TypeError('offline')), async () => json({}, 503)]) {
      vi.stubGlobal('fetch', fetching);
      expect(await changeCart({ do: 'remove', lineId: 'a' }, 'a')).toMatchObject({ ok: false });
      expect($cartNews.get().fault).toBeTruthy();
      await refreshCart();
      expect($cart.get()).toEqual(FULL);
    }
  });
});
