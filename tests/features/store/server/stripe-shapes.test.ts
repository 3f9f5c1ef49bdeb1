import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type Stripe from 'stripe';
import { openStripe } from '#features/store/server/card/client.ts';
import { toSession } from '#features/store/server/card/to-session.ts';
import type { OrderRow } from '#features/store/server/orders/record-order.ts';
import { freePort } from '../../../support/product.ts';
import { STRIPE_KEYS } from '../../../support/stripe.ts';
import { makeConfig } from '../../../support/services.ts';

/** A Go program of Stripe's own; it comes with no distribution, so most machines lack it. */
const program =
  (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, 'stripe-mock'))
    .find(existsSync) ?? null;
const START_MS = 60_000;

if (program === null)
  console.info('stripe-mock is not on the PATH: the shapes of what Stripe is asked are not checked.');

// stripe-mock refuses what Stripe's own description of its interface does not allow.
describe.skipIf(program === null)('what Stripe is asked for, read by stripe-mock', () => {
  let mock: ReturnType<typeof spawn>;
  let stripe: Stripe;
  beforeAll(async () => {
    const port = await freePort();
    mock = spawn(program ?? '', ['-http-port', String(port)], { stdio: 'ignore' });
    const card = { ...STRIPE_KEYS, secretKey: 'sk_test_123', apiUrl: `http://127.0.0.1:${port}` };
    const opened = openStripe({ config: makeConfig({ card }) });
    if (!opened) throw new Error('There is a key.');
    stripe = opened;
    await expect
      .poll(
        () =>
          fetch(card.apiUrl).then(
            () => true,
            () => false,
          ),
        { timeout: START_MS },
      )
      .toBe(true);
  }, START_MS);
  afterAll(async () => {
    mock.kill();
    await once(mock, 'exit');
  });

  const order = {
    id: '0198f6a0-1111-7000-8000-000000000001',
    number: 42,
    email: 'buyer@example.com',
    taxCents: 143,
    totalCents: 2_519,
  } as OrderRow;
  const lines = [{ title: 'Vehicle sticker, Small', quantity: 3, priceCents: 399, discountCents: 120 }];

  test('a payment page', async () => {
    const asked = toSession({ siteUrl: 'https://curbtag.example' }, order, lines);
    const session = await stripe.checkout.sessions.create(asked, { idempotencyKey: 'one' });
    expect(session.object).toBe('checkout.session');
  });

  test('the same page again, its end, and the money back', async () => {
    expect((await stripe.checkout.sessions.retrieve('cs_test_1')).object).toBe('checkout.session');
    expect((await stripe.checkout.sessions.expire('cs_test_1')).object).toBe('checkout.session');
    expect((await stripe.refunds.create({ payment_intent: 'pi_1' }, { idempotencyKey: 'two' })).object).toBe('refund');
  });
});
