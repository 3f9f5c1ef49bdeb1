import { describe, expect, it } from 'vitest';
import * as schema from '#features/schema.ts';
import { createApp } from '#app/api/app.ts';
import { kickMail } from '#platform/mail/index.ts';
import {
  askWatch,
  followWatchLink,
  mailWatches,
  readWatch,
  watchPage,
  watchToken,
  watchUrls,
} from '#features/saved/server/price-alerts/index.ts';
import { ENGINES } from '../../../../support/database.ts';
import { useServices } from '../../../../support/services.ts';
import { makeBox } from '../support.ts';
import { fault, publish, update, visitor } from '../../../listings/server/support.ts';

const DAY = 86_400_000;

describe.each(ENGINES)('prices watched without an account on %s', (engine) => {
  const box = makeBox();
  const services = useServices({ engine, mailer: box.mailer });
  let asked = 0;
  const address = () => {
    asked += 1;
    return `walker-${asked}@private.example`;
  };
  const ask = (listing: string, email: string) =>
    askWatch({ ctx: visitor(services()), input: { listing, email, network: email } });
  /** Once handed out: a letter's words leave the queue with it. */
  const emails = async (to: string) => {
    await kickMail({ services: services() });
    return box.emails.filter((mail) => mail.to === to);
  };
  const watchOf = async (email: string) =>
    (await services().db.select().from(schema.priceWatches)).find((row) => row.email === email);
  const follow = async (email: string, deed: 'confirm' | 'stop') => {
    const id = (await watchOf(email))?.id ?? '';
    return followWatchLink({ ctx: visitor(services()), token: watchToken(services().config, { deed, id }) });
  };
  const drop = async (seller: Awaited<ReturnType<typeof publish>>, price: number) => {
    await update(seller.ctx, seller.id, { answers: { price } });
    services().clock.advance(60_000);
    await mailWatches({ services: services() });
  };

  it('begin with a pressed button in the address’s own inbox, and not before', async () => {
    const seller = await publish(services());
    const email = address();
    await ask(seller.unique_id, email);
    const [mail] = await emails(email);
    expect(mail?.subject).toContain('2014 Honda Accord EX-L');
    expect(mail?.text).toContain('/watch?token=confirm.');
    await drop(seller, 1_000_000);
    expect(await emails(email)).toHaveLength(1);
    const id = (await watchOf(email))?.id ?? '';
    const token = watchToken(services().config, { deed: 'confirm', id });
    expect(await readWatch({ ctx: visitor(services()), token })).toMatchObject({ state: 'asked' });
    expect((await watchOf(email))?.confirmedAt).toBeNull();
    expect(await follow(email, 'confirm')).toMatchObject({ state: 'watching' });
    await mailWatches({ services: services() });
    expect(await emails(email)).toHaveLength(2);
    await mailWatches({ services: services() });
    await drop(seller, 995_000);
    expect(await emails(email)).toHaveLength(2);
    await drop(seller, 900_000);
    const all = await emails(email);
    expect(all).toHaveLength(3);
    expect(all.at(-1)).toMatchObject({
      unsubscribeUrl: expect.stringContaining('/api/price-watches/stop?token=stop.'),
    });
  });

  it('tell the seller nothing, and a second asker nothing about the first', async () => {
    const seller = await publish(services());
    const email = address();
    await ask(seller.id, email);
    await follow(email, 'confirm');
    await expect(ask(seller.id, email)).resolves.toBeUndefined();
    expect(await emails(email)).toHaveLength(1);
    const view = await update(seller.ctx, seller.id, { answers: { price: 1_100_000 } });
    expect(JSON.stringify(view)).not.toContain(email);
  });

  it('end with one press, also by a mail program, and stay ended', async () => {
    const seller = await publish(services());
    const email = address();
    await ask(seller.id, email);
    await follow(email, 'confirm');
    const id = (await watchOf(email))?.id ?? '';
    const url = new URL(watchUrls(services().config, { deed: 'stop', id }).post);
    const app = createApp({ findServices: services });
    const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' });
    expect((await app.request(url.pathname + url.search, { method: 'GET' })).status).toBe(303);
    expect((await watchOf(email))?.stoppedAt).toBeNull();
    expect((await app.request(url.pathname + url.search, { method: 'POST', body })).status).toBe(200);
    expect(await follow(email, 'confirm')).toMatchObject({ state: 'stopped' });
    await drop(seller, 800_000);
    expect(await emails(email)).toHaveLength(1);
    await ask(seller.id, email);
    expect(await watchOf(email)).toMatchObject({ confirmedAt: null, stoppedAt: null, priceCents: 800_000 });
  });

  it('are forgotten when nobody stands behind the address', async () => {
    const seller = await publish(services());
    const email = address();
    await ask(seller.id, email);
    services().clock.advance(8 * DAY);
    await mailWatches({ services: services() });
    expect(await watchOf(email)).toBeUndefined();
  });

  it('open by their own link alone', async () => {
    const seller = await publish(services());
    const email = address();
    await ask(seller.id, email);
    const id = (await watchOf(email))?.id ?? '';
    const ctx = visitor(services());
    const forged = watchToken({ authSecret: 'another secret that nobody knows 32+' }, { deed: 'stop', id });
    for (const token of [
      '',
      'x',
      forged,
      watchToken(services().config, { deed: 'confirm', id }).replace('confirm', 'stop'),
    ])
      await expect(readWatch({ ctx, token })).rejects.toMatchObject(fault('missing'));
  });

  it('are refused for what is sold, and after too many letters', async () => {
    const seller = await publish(services());
    const email = address();
    for (let n = 0; n < 12; n += 1) await ask(seller.id, email);
    await expect(ask(seller.id, email)).rejects.toMatchObject(fault('too-many'));
    expect(await emails(email)).toHaveLength(1);
    await update(seller.ctx, seller.id, { status: 'SOLD', sale_outcome: 'SOLD_HERE' });
    await expect(ask(seller.id, address())).rejects.toMatchObject(fault('refused', 'not_for_sale'));
  });

  it('are asked for by a plain form, which says what is wrong', async () => {
    const seller = await publish(services());
    const post = (fields: Record<string, string>) =>
      watchPage({
        ctx: visitor(services()),
        request: new Request('http://localhost:4321/watch', { method: 'POST', body: new URLSearchParams(fields) }),
      });
    const listing = seller.unique_id;
    expect(await post({ listing, do: 'ask', email: 'nobody' })).toMatchObject({ kind: 'wrong', status: 422 });
    expect(await post({ listing, do: 'ask', email: address() })).toMatchObject({ kind: 'sent', status: 200 });
    expect(await post({ token: 'nonsense' })).toMatchObject({ kind: 'broken', status: 404 });
  });
});
