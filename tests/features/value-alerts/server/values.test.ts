import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parseVin, vinWarnings } from '#features/vehicles/rules/vin.ts';
import type { Ctx } from '#platform/context.ts';
import * as schema from '#features/schema.ts';
import { kickMail } from '#platform/mail/index.ts';
import { readSubscription, unsubscribe } from '#features/accounts/server/unsubscribe/index.ts';
import {
  followValue,
  listValues,
  mailValues,
  namelessVin,
  pauseValue,
  unfollowValue,
} from '#features/value-alerts/server/index.ts';
import { ENGINES } from '../../../support/database.ts';
import { makeServices, type TestServices } from '../../../support/services.ts';
import { makeBox } from '../../saved/server/support.ts';
import { fault, member, visitor } from '../../listings/server/support.ts';

const ACCORD = {
  title: '2014 Honda Accord EX-L',
  miles: '72400',
  postcode: '32801',
  vin: '1HGCR2F8XEA012345',
  year: '2014',
  make: 'Honda',
  model: 'Accord',
  trim: 'EX-L',
  condition: 'GOOD',
};

test('the VIN that is kept describes the vehicle and is nobody’s', () => {
  const kept = namelessVin(ACCORD.vin) ?? '';
  expect(kept.slice(-6)).toBe('000000');
  expect(kept.slice(0, 8)).toBe(ACCORD.vin.slice(0, 8));
  expect(parseVin(kept).ok).toBe(true);
  expect(vinWarnings(kept, { year: 2014 })).toEqual([]);
  expect(namelessVin('not a vin')).toBeUndefined();
});

describe.each(ENGINES)('following a value on the %s engine', (engine) => {
  const box = makeBox();
  let services: TestServices;
  let ctx: Ctx;
  const mail = async () => {
    await mailValues({ services });
    await kickMail({ services });
  };
  const points = async () => (await listValues({ ctx }))[0]?.points ?? [];

  beforeAll(async () => {
    services = await makeServices({ engine, mailer: box.mailer });
    ctx = await member(services);
  });
  afterAll(() => services.stop());

  test('keeps the first value at once and nothing that names the vehicle', async () => {
    const { id } = await followValue({ ctx, input: ACCORD });
    expect((await followValue({ ctx, input: ACCORD })).id).toBe(id);
    expect(await points()).toHaveLength(1);
    expect(JSON.stringify(await services.db.select().from(schema.valueFollows))).not.toContain('012345');
  });

  test('is for whoever is signed in, and for a vehicle that has a value', async () => {
    await expect(followValue({ ctx: visitor(services), input: ACCORD })).rejects.toMatchObject(
      fault('unauthenticated'),
    );
    const boat = {
      title: 'A boat',
      miles: '0',
      vehicle_type: 'BOATS',
      year: '2016',
      make: 'Boston Whaler',
      model: 'Montauk',
    };
    await expect(followValue({ ctx, input: boat })).rejects.toMatchObject(fault('refused', 'vehicle-type'));
  });

  test('writes once a month, with the change and its cause, and adds one point each time', async () => {
    await mail();
    expect(box.emails).toEqual([]);
    services.clock.set('2026-12-20T14:00:00Z');
    await mail();
    await mail();
    expect(box.emails).toHaveLength(1);
    expect(box.emails[0]?.text).toMatch(/2014 Honda Accord EX-L/);
    expect(box.emails[0]?.text).toMatch(/(more than on|less than on|what it was on)/);
    expect(await points()).toHaveLength(2);
  });

  test('refuses to rewrite what was observed', async () => {
    await expect(services.db.update(schema.valuePoints).set({ likelyCents: 1 }).execute()).rejects.toThrow();
  });

  test('stops with the link of the letter, opened and then pressed', async () => {
    const page = /unsubscribe\?token=(\S+)/.exec(box.emails[0]?.text ?? '');
    const token = decodeURIComponent(page?.[1] ?? '');
    expect(await readSubscription({ ctx, token })).toMatchObject({ kind: 'value', ended: false });
    expect(await unsubscribe({ ctx, token })).toMatchObject({ ended: true });
    services.clock.set('2027-01-21T14:00:00Z');
    await mail();
    expect(box.emails).toHaveLength(1);
  });

  test('is resumed and ended by its person and nobody else', async () => {
    const [own] = await listValues({ ctx });
    const id = own?.id ?? '';
    const other = await member(services);
    await expect(unfollowValue({ ctx: other, id })).rejects.toMatchObject(fault('missing'));
    await pauseValue({ ctx, id, paused: false });
    await mail();
    expect(box.emails).toHaveLength(2);
    await unfollowValue({ ctx, id });
    expect(await listValues({ ctx })).toEqual([]);
    box.emails.length = 0;
  });
});
