import { describe, expect, it } from 'vitest';
import { openSession } from '#features/accounts/server/index.ts';
import type { Ctx } from '#platform/context.ts';
import { createApp } from '#app/api/app.ts';
import { useServices } from '../../../support/services.ts';
import { member, publish, update, visitor } from '../../listings/server/support.ts';
import { blank, blanks } from './support.ts';

const UNKNOWN = 'ffffffff-ffff-4fff-8fff-ffffffffffff';

describe('the API of codes', () => {
  const services = useServices();
  const call = async (method: string, path: string, { ctx, body }: { ctx?: Ctx; body?: unknown } = {}) => {
    const headers: Record<string, string> = { 'content-type': 'application/json' };
    if (ctx?.actor.kind === 'user') {
      const { accessToken } = await openSession(services(), { userId: ctx.actor.userId, device: 'test' });
      headers.authorization = `Bearer ${accessToken}`;
    }
    const init = { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) };
    const response = await createApp({ findServices: services }).request(path, init);
    return { status: response.status, body: response.status === 204 ? null : await response.json() };
  };

  it('gives the lead behind a code, in the words of the specification', async () => {
    const seller = await publish(services());
    const code = await blank(seller.ctx);
    const path = `/leads/qr/${code.payload}`;
    expect(await call('PATCH', path, { ctx: seller.ctx, body: { listingId: seller.unique_id } })).toMatchObject({
      status: 200,
      body: { id: code.id, state: 'LINKED', listingId: seller.id, externalURL: null },
    });
    expect(await call('GET', `/leads/qr/${code.id}`)).toMatchObject({
      status: 200,
      body: {
        subject: '2014 Honda Accord EX-L',
        listingId: seller.id,
        externalURL: null,
        car: { year: 2014, make: 'Honda', model: 'Accord', postcode: '32801', postcodeState: 'FL' },
        listing: { request_type: 'VEHICLE', details: { source_category: 'INTERNAL', external_url: null } },
      },
    });
    await call('PATCH', path, { ctx: seller.ctx, body: { externalURL: 'example.com/x' } });
    expect((await call('GET', path)).body).toMatchObject({
      externalURL: 'https://example.com/x',
      listing: { details: { source_category: 'HYBRID', external_url: 'https://example.com/x' } },
    });
  });

  it('answers 404 where the empty states begin, and other errors where nothing can be done', async () => {
    const seller = await publish(services());
    const code = await blank(seller.ctx);
    expect((await call('GET', `/leads/qr/${code.payload}`)).status).toBe(404);
    expect((await call('GET', `/leads/qr/${UNKNOWN}`)).status).toBe(400);
    expect((await call('GET', '/leads/qr/nonsense')).status).toBe(400);
    await call('PATCH', `/leads/qr/${code.payload}`, { ctx: seller.ctx, body: { listingId: null } });
    expect((await call('GET', `/leads/qr/${code.payload}`)).status).toBe(403);
    expect((await call('GET', `/leads/qr/${code.payload}`, { ctx: seller.ctx })).status).toBe(404);
    await call('PATCH', `/leads/qr/${code.payload}`, { ctx: seller.ctx, body: { listingId: seller.id } });
    await update(seller.ctx, seller.id, { status: 'INACTIVE' });
    expect((await call('GET', `/leads/qr/${code.payload}`)).status).toBe(410);
  });

  it('tells what a code is and where it leads, and one sentence when that fails', async () => {
    const { ctx } = await publish(services());
    const code = await blank(ctx);
    expect(await call('GET', `/q/${code.payload}/data`)).toMatchObject({
      status: 200,
      body: { state: 'BLANK', result: 'EMPTY_WELCOME', mine: false, listingId: null, fingerprint: code.fingerprint },
    });
    expect((await call('GET', `/q/${code.payload}/data`, { ctx })).body).toMatchObject({ result: 'EMPTY_SELECT' });
    expect(await call('GET', '/q/nothing/data')).toMatchObject({
      status: 400,
      body: { message: 'Failed to fetch QR code data' },
    });
  });

  it('lists everything one has, which decides between the empty states', async () => {
    const seller = await publish(services());
    const { body } = await call('GET', '/api/leads?mine=true', { ctx: seller.ctx });
    expect(body).toMatchObject({ total: 1, leads: [{ id: seller.id, status: 'PUBLISHED' }] });
    expect((await call('GET', '/api/leads?mine=true', { ctx: await member(services()) })).body).toMatchObject({
      leads: [],
    });
    expect((await call('GET', '/api/leads?mine=true')).status).toBe(401);
    expect((await call('GET', '/api/public/leads?mine=true')).status).toBe(400);
  });

  it('refuses a code of somebody else without a word about it', async () => {
    const seller = await publish(services(), { model: 'Telltale' });
    const code = await blank(seller.ctx);
    await call('PATCH', `/leads/qr/${code.payload}`, { ctx: seller.ctx, body: { listingId: seller.id } });
    await update(seller.ctx, seller.id, { status: 'ARCHIVED' });
    const other = await publish(services());
    const tried = await call('PATCH', `/leads/qr/${code.payload}`, { ctx: other.ctx, body: { listingId: other.id } });
    expect(tried.status).toBe(403);
    expect(JSON.stringify(tried.body)).not.toContain('Telltale');
    expect(JSON.stringify((await call('GET', `/q/${code.payload}/data`, { ctx: other.ctx })).body)).not.toContain(
      seller.id,
    );
    expect((await call('PATCH', `/leads/qr/${code.payload}`, { body: { listingId: seller.id } })).status).toBe(401);
    expect((await call('PATCH', `/leads/qr/${code.payload}`, { ctx: other.ctx, body: {} })).status).toBe(400);
  });

  it('groups several codes on one listing and counts for its owner alone', async () => {
    const seller = await publish(services());
    const [one, two] = await blanks(seller.ctx, 2);
    const { body: group } = await call('POST', '/leads/groups', { ctx: seller.ctx, body: { id: seller.id } });
    for (const code of [one, two])
      await call('PATCH', `/leads/groups/${group.id}`, { ctx: seller.ctx, body: { qrCodeId: code?.id } });
    const { body: list } = await call('GET', `/leads/groups?listingId=${seller.id}`, { ctx: seller.ctx });
    expect(list.groups).toMatchObject([
      { id: group.id, listingId: seller.id, codes: [{ id: one?.id }, { id: two?.id }] },
    ]);
    const gone = await call('DELETE', `/leads/groups/${group.id}/qr/${one?.id}`, { ctx: seller.ctx });
    expect(gone).toEqual({ status: 204, body: null });
    const counters = await call('GET', `/leads/${seller.unique_id}/counters`, { ctx: seller.ctx });
    expect(counters).toMatchObject({ status: 200, body: { id: seller.id, scans: { people: 0, clicks: 0, bots: 0 } } });
    expect(counters.body.days).toHaveLength(30);
    const other = await member(services());
    for (const [method, path] of [
      ['GET', `/leads/${seller.id}/counters`],
      ['GET', `/leads/groups?listingId=${seller.id}`],
      ['DELETE', `/leads/groups/${group.id}/qr/${two?.id}`],
    ] as const) {
      expect((await call(method, path, { ctx: other })).status, path).toBe(404);
      expect((await call(method, path)).status, path).toBe(401);
    }
    expect(visitor(services()).actor.kind).toBe('visitor');
  });
});
