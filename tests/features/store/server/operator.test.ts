import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Ctx } from '#platform/context.ts';
import * as schema from '#features/schema.ts';
import { newId } from '#platform/ids.ts';
import {
  closeReport,
  listOrders,
  listPrices,
  listReports,
  makeOperator,
  operatorForm,
  reportListing,
  setPrice,
} from '#features/moderation/server/index.ts';
import { ENGINES } from '../../../support/database.ts';
import { makeCtx, makeServices, type TestServices } from '../../../support/services.ts';
import { idOf } from '../../saved/server/support.ts';
import { fault, insertPerson, member, publish, readRow, visitor } from '../../listings/server/support.ts';

describe.each(ENGINES)('an operator on %s', (engine) => {
  let services: TestServices;
  let operator: Ctx;
  let reporter: Ctx;
  beforeAll(async () => {
    services = await makeServices({ engine });
    operator = makeCtx(services, { user: { ...(await insertPerson(services)), role: 'OPERATOR' } });
    reporter = await member(services);
  });
  afterAll(() => services.stop());

  const report = async (listing: { id: string; owner: Ctx }, subject = 'LISTING') => {
    const id = newId();
    const at = services.now();
    await services.db.insert(schema.reports).values({
      id,
      subject,
      subjectId: newId(),
      reporterId: idOf(reporter),
      aboutId: idOf(listing.owner),
      listingId: listing.id,
      reason: 'SCAM',
      note: 'Asked for gift cards',
      evidence: { content: 'Send a gift card first' },
      createdAt: at,
    });
    await services.db.insert(schema.reportLog).values({ reportId: id, actorId: idOf(reporter), action: 'OPENED', at });
    return id;
  };
  const published = async () => {
    const { id, ctx } = await publish(services);
    return { id, owner: ctx };
  };
  const roleOf = async (id: string) =>
    (await services.db.select().from(schema.users).where(eq(schema.users.id, id)))[0]?.role;

  test('is made by a command, of an account whose address is confirmed', async () => {
    const person = await insertPerson(services);
    const stranger = await insertPerson(services, { confirmed: false });
    const make = (email: string, role: 'OPERATOR' | 'MEMBER' = 'OPERATOR') =>
      makeOperator({ services, input: { email, role } });
    expect(await make(` ${person.email.toUpperCase()}`)).toEqual({ ok: true, value: person.email });
    expect(await roleOf(person.id)).toBe('OPERATOR');
    expect(await make(person.email, 'MEMBER')).toMatchObject({ ok: true });
    expect(await roleOf(person.id)).toBe('MEMBER');
    expect(await make(stranger.email)).toMatchObject({ ok: false });
    expect(await make('nobody@example.com')).toMatchObject({ ok: false });
    expect(await make('nonsense')).toMatchObject({ ok: false });
  });

  test('alone sees what operators see; for everybody else it is not there', async () => {
    const id = await report(await published());
    for (const ctx of [reporter, visitor(services)]) {
      const request = new Request('http://localhost:4321/operator/orders', { method: 'POST', body: new FormData() });
      const calls = [
        listOrders({ ctx, input: { status: null } }),
        listReports({ ctx, input: { status: 'OPEN' } }),
        listPrices({ ctx }),
        setPrice({ ctx, input: { code: '1111', price: '1', before: '', stock: '' } }),
        closeReport({ ctx, input: { reportId: id, note: '', action: 'CLOSED' } }),
        operatorForm({ ctx, request }),
      ];
      for (const call of await Promise.allSettled(calls))
        expect(call).toMatchObject({ status: 'rejected', reason: fault('missing') });
    }
  });

  test('sees reports with what was said then, and closes one once, with a line in the log that stays', async () => {
    const listing = await published();
    const id = await report(listing, 'MESSAGE');
    const open = (await listReports({ ctx: operator, input: { status: 'OPEN' } })).find((it) => it.id === id);
    expect(open).toMatchObject({
      subject: 'MESSAGE',
      said: 'Send a gift card first',
      listing: { id: listing.id, isUp: true },
    });
    const close = () =>
      closeReport({ ctx: operator, input: { reportId: id, note: 'Talked to both', action: 'CLOSED' } });
    const twice = await Promise.allSettled([close(), close()]);
    expect(twice.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const closed = (await listReports({ ctx: operator, input: { status: 'CLOSED' } })).find((it) => it.id === id);
    expect(closed?.log.map(({ action, note }) => [action, note])).toEqual([
      ['OPENED', ''],
      ['CLOSED', 'Talked to both'],
    ]);
    expect((await readRow(services, listing.id)).status).toBe('PUBLISHED');
    await expect(services.db.execute(sql`delete from report_log`)).rejects.toThrow();
  });

  test('hears of a listing once from each person, with what it said then; one’s own is nobody’s matter', async () => {
    const listing = await published();
    const send = (ctx: Ctx) => reportListing({ ctx, input: { listingId: listing.id, reason: 'SCAM', note: ' odd ' } });
    await Promise.all([send(reporter), send(reporter)]);
    await send(await member(services));
    const mine = (await listReports({ ctx: operator, input: { status: 'OPEN' } })).filter(
      (it) => it.listing?.id === listing.id,
    );
    expect(mine).toHaveLength(2);
    expect(mine[0]).toMatchObject({ subject: 'LISTING', note: 'odd', log: [{ action: 'OPENED' }] });
    expect(mine[0]?.said).toContain('2014 Honda Accord');
    await expect(send(listing.owner)).rejects.toMatchObject(fault('refused', 'own_listing'));
    const nowhere = { listingId: 'nonsense', reason: 'SPAM', note: '' } as const;
    await expect(reportListing({ ctx: reporter, input: nowhere })).rejects.toMatchObject(fault('missing'));
  });

  test('takes a listing down, and cannot twice', async () => {
    const listing = await published();
    const [first, second] = [await report(listing), await report(listing)];
    const takeDown = (reportId: string) =>
      closeReport({ ctx: operator, input: { reportId, note: '', action: 'TAKEN_DOWN' } });
    await takeDown(first);
    expect((await readRow(services, listing.id)).status).toBe('ARCHIVED');
    await expect(takeDown(second)).rejects.toMatchObject(fault('refused', 'nothing_to_take_down'));
    expect((await listReports({ ctx: operator, input: { status: 'OPEN' } })).some(({ id }) => id === second)).toBe(
      true,
    );
  });

  test('sets a price and what is left; nonsense is refused', async () => {
    const set = (price: string, before = '', stock = '') =>
      setPrice({ ctx: operator, input: { code: '1111', price, before, stock } });
    expect(await set('4.50', '$5', '12')).toBe('Vehicle sticker, small, 2 × 2 in');
    const row = (await listPrices({ ctx: operator })).find(({ code }) => code === '1111');
    expect(row).toMatchObject({ priceCents: 450, compareAtCents: 500, stock: 12 });
    for (const [price, before, stock] of [['0'], ['free'], ['5', '4'], ['5', '', '-1'], ['5', '', 'many']])
      await expect(set(price ?? '', before, stock)).rejects.toMatchObject(fault('refused', 'bad_price'));
    await expect(
      setPrice({ ctx: operator, input: { code: '9999', price: '1', before: '', stock: '' } }),
    ).rejects.toMatchObject(fault('refused'));
  });
});
