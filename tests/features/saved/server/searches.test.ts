import { describe, expect, test } from 'vitest';
import {
  deleteSavedSearch,
  listSavedSearches,
  submitSearchesForm,
  testSavedSearch,
  updateSavedSearch,
} from '#features/saved/server/index.ts';
import { kickMail } from '#platform/mail/index.ts';
import { readSubscription, unsubscribe } from '#features/accounts/server/unsubscribe/index.ts';
import { unsubscribeToken } from '#features/accounts/server/unsubscribe/token.ts';
import { ENGINES } from '../../../support/database.ts';
import { useServices } from '../../../support/services.ts';
import { fault, member, publish, visitor } from '../../listings/server/support.ts';
import { addressOf, DAY, idOf, MINUTE, makeBox, round, watch } from './support.ts';

describe.each(ENGINES)('saved searches on %s', (engine) => {
  const box = makeBox();
  const services = useServices({ engine, mailer: box.mailer });
  const tokenOf = (kind: 'search' | 'prices', id: string) => unsubscribeToken(services().config, { kind, id });

  test('keep the filters alone, under a name made from them, and once each', async () => {
    const ctx = await member(services());
    const query = 'price_max=12000&make=Honda&page=7&sort_by=price_low&nonsense=1';
    const made = await Promise.all(Array.from({ length: 4 }, () => watch(ctx, query, 'DAILY')));
    expect(new Set(made.map(({ id }) => id)).size).toBe(1);
    expect(await listSavedSearches({ ctx })).toMatchObject([
      {
        query: 'make=Honda&price_max=12000',
        name: 'Honda, Up to $12,000',
        frequency: 'DAILY',
        found: 0,
        lastRunAt: null,
      },
    ]);
  });

  test('can be renamed, paused, resumed and deleted', async () => {
    const ctx = await member(services());
    const { id } = await watch(ctx);
    expect(await updateSavedSearch({ ctx, id, input: { name: 'For Ana', frequency: 'WEEKLY' } })).toMatchObject({
      name: 'For Ana',
      frequency: 'WEEKLY',
      nextRunAt: new Date('2026-11-27T12:00:00Z'),
    });
    expect(await updateSavedSearch({ ctx, id, input: { paused: true } })).toMatchObject({
      paused: true,
      nextRunAt: null,
    });
    expect(await updateSavedSearch({ ctx, id, input: { paused: false } })).toMatchObject({ paused: false });
    await deleteSavedSearch({ ctx, id });
    expect(await listSavedSearches({ ctx })).toEqual([]);
  });

  test('of others do not exist', async () => {
    const { id } = await watch(await member(services()));
    const ctx = await member(services());
    for (const ref of [id, 'no uuid', '01909c5e-7b1a-7cc3-8d2e-5f6a7b8c9d0e']) {
      await expect(updateSavedSearch({ ctx, id: ref, input: { paused: true } })).rejects.toMatchObject(
        fault('missing'),
      );
      await expect(deleteSavedSearch({ ctx, id: ref })).rejects.toMatchObject(fault('missing'));
      await expect(testSavedSearch({ ctx, id: ref })).rejects.toMatchObject(fault('missing'));
    }
    await expect(listSavedSearches({ ctx: visitor(services()) })).rejects.toMatchObject(fault('unauthenticated'));
    await expect(watch(visitor(services()))).rejects.toMatchObject(fault('unauthenticated'));
  });

  test('a test letter goes to their person alone, with what fits today, ten times an hour', async () => {
    const ctx = await member(services());
    await publish(services(), { model: 'Fit' });
    const { id } = await watch(ctx, 'make=Honda&model=Fit');
    expect(await testSavedSearch({ ctx, id })).toEqual({ to: addressOf(ctx), found: 1 });
    await kickMail({ services: services() });
    expect(box.to(ctx)).toHaveLength(1);
    expect(box.to(ctx)[0]).toMatchObject({ subject: 'Test: your search Honda, Fit' });
    expect(box.to(ctx)[0]?.text).toContain('2014 Honda Fit');
    for (let at = 0; at < 9; at++) await testSavedSearch({ ctx, id });
    await expect(testSavedSearch({ ctx, id })).rejects.toMatchObject(fault('too-many'));
  });

  test('a link ends the letters it came with, and nothing else', async () => {
    const ctx = await member(services());
    const one = await watch(ctx, 'make=Honda&model=Pilot');
    services().clock.advance(MINUTE);
    const two = await watch(ctx, 'make=Honda&state=FL');
    await publish(services(), { model: 'Pilot' });
    await round(services());
    const email = box.to(ctx).find(({ subject }) => subject.includes('Pilot'));
    const url = new URL(email?.unsubscribeUrl ?? '');
    expect(url.pathname).toBe('/api/unsubscribe');
    const token = url.searchParams.get('token') ?? '';
    expect(email?.text).toContain(`/unsubscribe?token=${token}`);
    // Opening it changes nothing.
    expect(await readSubscription({ ctx: visitor(services()), token })).toMatchObject({ ended: false, name: one.name });
    expect(await unsubscribe({ ctx: visitor(services()), token })).toMatchObject({ ended: true });
    expect(await unsubscribe({ ctx: visitor(services()), token })).toMatchObject({ ended: true });
    const after = new Map((await listSavedSearches({ ctx })).map(({ id, paused }) => [id, paused]));
    expect([after.get(one.id), after.get(two.id)]).toEqual([true, false]);
  });

  test('a token that was turned into another one is none', async () => {
    const ctx = await member(services());
    const [one, two] = [await watch(ctx, 'make=Kia'), await watch(ctx, 'make=Mazda')];
    const token = tokenOf('search', one.id);
    const forged = [
      token.replace(one.id, two.id),
      token.replace(/^s/, 'p'),
      tokenOf('search', idOf(ctx)).replace(/^s/, 'p'),
      `${token}x`,
      token.slice(0, -1),
      unsubscribeToken({ authSecret: 'another secret of another server' }, { kind: 'search', id: one.id }),
      '',
      null,
    ];
    for (const wrong of forged)
      await expect(unsubscribe({ ctx: visitor(services()), token: wrong })).rejects.toMatchObject(fault('missing'));
    expect((await listSavedSearches({ ctx })).some(({ paused }) => paused)).toBe(false);
  });

  test('a link about a deleted search says that it is over', async () => {
    const ctx = await member(services());
    const { id } = await watch(ctx);
    await deleteSavedSearch({ ctx, id });
    expect(await unsubscribe({ ctx: visitor(services()), token: tokenOf('search', id) })).toMatchObject({
      ended: true,
    });
  });

  test('their page needs no script', async () => {
    const ctx = await member(services());
    const post = (fields: Record<string, string>) =>
      submitSearchesForm({
        ctx,
        request: new Request('http://localhost:4321/my/searches', {
          method: 'POST',
          body: new URLSearchParams(fields),
        }),
      });
    const create = { do: 'create', query: 'make=Ford', name: '', frequency: 'HOURLY' };
    expect(await post(create)).toMatchObject({
      kind: 'stay',
      status: 422,
      faults: { name: expect.any(String), frequency: expect.any(String) },
      values: create,
    });
    expect(await post({ ...create, name: 'Ford', frequency: 'DAILY' })).toMatchObject({ kind: 'go' });
    const [search] = await listSavedSearches({ ctx });
    const id = search?.id ?? '';
    for (const [what, state] of [
      ['pause', { paused: true }],
      ['resume', { paused: false }],
    ] as const) {
      expect(await post({ do: what, id })).toEqual({ kind: 'go', to: `/my/searches?now=${what}d#search-${id}` });
      expect(await listSavedSearches({ ctx })).toMatchObject([state]);
    }
    expect(await post({ do: 'update', id, name: 'x'.repeat(81), frequency: 'DAILY' })).toMatchObject({ kind: 'stay' });
    expect(await post({ do: 'toString', id })).toMatchObject({ kind: 'stay', status: 422 });
    expect(await post({ do: 'delete', id })).toEqual({ kind: 'go', to: '/my/searches?now=deleted' });
    expect(await post({ do: 'delete', id })).toMatchObject({ kind: 'stay', status: 404 });
  });

  test('a ZIP code without a distance takes the one that the form asks for', async () => {
    const ctx = await member(services());
    const save = async (query: string, radius_max: string) => {
      const body = new URLSearchParams({ do: 'create', query, name: query, frequency: 'DAILY', radius_max });
      const sent = await submitSearchesForm({
        ctx,
        request: new Request('http://localhost:4321/my/searches', { method: 'POST', body }),
      });
      expect(sent).toMatchObject({ kind: 'go' });
      return (await listSavedSearches({ ctx })).map((search) => search.query);
    };
    expect(await save('make=Ford&postcode=32801', '50')).toContain('make=Ford&postcode=32801&radius_max=50');
    expect(await save('make=Kia&postcode=32801', '')).toContain('make=Kia&postcode=32801');
    expect(await save('make=BMW&postcode=32801', 'far')).toContain('make=BMW&postcode=32801');
    expect(await save('make=Audi&postcode=32801&radius_max=10', '50')).toContain(
      'make=Audi&postcode=32801&radius_max=10',
    );
    expect(await save('make=Jeep', '50')).toContain('make=Jeep');
  });

  test('there are fifty at most', async () => {
    const ctx = await member(services());
    for (let at = 0; at < 50; at++) await watch(ctx, `price_max=${1_000 + at}`);
    await expect(watch(ctx, 'price_max=9')).rejects.toMatchObject(fault('refused', 'too_many_searches'));
    services().clock.advance(DAY);
  });
});
