import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import Stripe from 'stripe';

export const STRIPE_KEYS = {
  secretKey: 'sk_test_only_tests_know',
  webhookSecret: 'whsec_a_secret_only_tests_know',
};

type Session = {
  id: string;
  object: 'checkout.session';
  status: 'open' | 'complete' | 'expired';
  payment_status: 'paid' | 'unpaid';
  payment_intent: string | null;
  client_reference_id: string;
  amount_total: number;
  currency: string;
  url: string;
  success_url: string;
  cancel_url: string;
  expires_at: number;
};

/**
 * What stands in for Stripe: makes Checkout Sessions, shows its own page in place of the hosted one, gives money back, and
 * signs its messages with the library's own helper. `webhook` is where they go; without one they are kept in `sent` only.
 */
export type StripeStandIn = {
  readonly url: string;
  readonly sessions: Map<string, Session>;
  /** PaymentIntents whose money went back, in order. */
  readonly refunds: string[];
  webhook: string | null;
  /** Whether it answers; false is an outage. */
  up: boolean;
  pay(sessionId: string): Promise<void>;
  expire(sessionId: string): Promise<void>;
  close(): Promise<void>;
};

/** A message as Stripe sends it, and the header that signs it. */
export function makeEvent(type: string, object: unknown, id = `evt_${randomUUID()}`) {
  const payload = JSON.stringify({ id, object: 'event', type, created: 1, data: { object } });
  const signature = new Stripe(STRIPE_KEYS.secretKey).webhooks.generateTestHeaderString({
    payload,
    secret: STRIPE_KEYS.webhookSecret,
  });
  return { payload, signature };
}

export async function openStripeStandIn(): Promise<StripeStandIn> {
  const sessions = new Map<string, Session>();
  const byKey = new Map<string, Session>();
  const refunds: string[] = [];
  const send = async (type: string, object: unknown) => {
    if (it.webhook === null) return;
    const { payload, signature } = makeEvent(type, object);
    await fetch(it.webhook, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'stripe-signature': signature },
      body: payload,
    });
  };
  const create = (form: URLSearchParams, key: string): Session => {
    const known = byKey.get(key);
    if (known) return known;
    const id = `cs_test_${randomUUID().replaceAll('-', '')}`;
    const session: Session = {
      id,
      object: 'checkout.session',
      status: 'open',
      payment_status: 'unpaid',
      payment_intent: null,
      client_reference_id: form.get('client_reference_id') ?? '',
      amount_total: totalOf(form),
      currency: form.get('line_items[0][price_data][currency]') ?? '',
      url: `${it.url}/pay/${id}`,
      success_url: form.get('success_url') ?? '',
      cancel_url: form.get('cancel_url') ?? '',
      expires_at: Math.floor(Date.now() / 1_000) + 24 * 3_600,
    };
    sessions.set(id, session);
    byKey.set(key, session);
    return session;
  };
  const finish = async (sessionId: string, change: Partial<Session>, type: string) => {
    const session = sessions.get(sessionId);
    if (session?.status !== 'open') throw new Error('This page is open no longer.');
    Object.assign(session, change);
    await send(type, session);
  };
  const server = createServer(async (request, response) => {
    const json = (status: number, body: unknown) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    const gone = (code: string) => json(400, { error: { type: 'invalid_request_error', code, message: code } });
    const path = new URL(request.url ?? '/', 'http://stripe').pathname;
    const form = new URLSearchParams(await bodyOf(request));
    if (!it.up) return void json(500, { error: { type: 'api_error', message: 'Out of order' } });
    const page = /^\/pay\/(\w+)$/.exec(path)?.[1];
    if (page) {
      const session = sessions.get(page);
      if (!session) return void response.writeHead(404).end();
      if (request.method === 'GET')
        return void response.writeHead(200, { 'content-type': 'text/html' }).end(toPage(session));
      if (form.get('do') !== 'pay') return void response.writeHead(303, { location: session.cancel_url }).end();
      await it.pay(page);
      return void response.writeHead(303, { location: session.success_url }).end();
    }
    if (request.headers.authorization !== `Bearer ${STRIPE_KEYS.secretKey}`)
      return void json(401, { error: { message: 'No such key' } });
    if (path === '/v1/checkout/sessions')
      return void json(200, create(form, String(request.headers['idempotency-key'])));
    if (path === '/v1/refunds') {
      const intent = form.get('payment_intent') ?? '';
      if (refunds.includes(intent)) return void gone('charge_already_refunded');
      refunds.push(intent);
      return void json(200, { id: `re_${randomUUID()}`, object: 'refund', status: 'succeeded' });
    }
    const [, id = '', end] = /^\/v1\/checkout\/sessions\/(\w+)(\/expire)?$/.exec(path) ?? [];
    const session = sessions.get(id);
    if (!session) return void json(404, { error: { type: 'invalid_request_error', message: 'No such session' } });
    if (end && session.status !== 'open') return void gone('checkout_session_not_open');
    if (end) await it.expire(id);
    json(200, session);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const it: StripeStandIn = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    sessions,
    refunds,
    webhook: null,
    up: true,
    pay: (id) =>
      finish(
        id,
        { status: 'complete', payment_status: 'paid', payment_intent: `pi_${id.slice(8)}` },
        'checkout.session.completed',
      ),
    expire: (id) => finish(id, { status: 'expired' }, 'checkout.session.expired'),
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
  return it;
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const pieces: Buffer[] = [];
  for await (const piece of request) pieces.push(piece as Buffer);
  return Buffer.concat(pieces).toString();
}

/** As Stripe adds up: the amount of each line times how many. */
function totalOf(form: URLSearchParams): number {
  let total = 0;
  for (let at = 0; form.has(`line_items[${at}][quantity]`); at += 1)
    total +=
      Number(form.get(`line_items[${at}][price_data][unit_amount]`)) * Number(form.get(`line_items[${at}][quantity]`));
  return total;
}

const toPage = ({ amount_total }: Session): string =>
  `<!doctype html><html lang="en"><title>Pay</title><h1>Pay $${(amount_total / 100).toFixed(2)}</h1>
  <form method="post"><button name="do" value="pay">Pay</button> <button name="do" value="cancel">Back</button></form></html>`;
