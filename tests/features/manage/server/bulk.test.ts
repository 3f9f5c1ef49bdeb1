import { describe, expect, test } from 'vitest';
import type { Ctx } from '#platform/context.ts';
import { bulkForm } from '#features/manage/server/index.ts';
import { parseBulk } from '#features/manage/rules/bulk.ts';
import { bulkNews } from '#features/manage/ui/bulk-news.ts';
import { ENGINES } from '../../../support/database.ts';
import { useServices } from '../../../support/services.ts';
import { create, publish, readRow } from '../../listings/server/support.ts';

function post(ctx: Ctx, act: string, refs: readonly string[]) {
  const body = new URLSearchParams([['do', act], ...refs.map((ref) => ['ref', ref])]);
  return bulkForm({ ctx, request: new Request('http://localhost:4321/my/list?bulk=1', { method: 'POST', body }) });
}

describe.each(ENGINES)('several listings at a time on %s', (engine) => {
  const services = useServices({ engine });

  test('each does what it may, and nobody else’s is touched', async () => {
    const { ctx, id, unique_id: one } = await publish(services());
    const draft = await create(ctx);
    const other = await publish(services());
    expect(await post(ctx, 'sold_here', [one, one, draft.unique_id, other.unique_id])).toEqual({
      kind: 'go',
      to: '/my/list?did=sell&n=1&not=2',
    });
    expect(await readRow(services(), id)).toMatchObject({ status: 'SOLD', saleOutcome: 'SOLD_HERE' });
    expect((await readRow(services(), draft.id)).status).toBe('DRAFT');
    expect((await readRow(services(), other.id)).status).toBe('PUBLISHED');
  });

  test('are renewed and archived', async () => {
    const { ctx, id, unique_id: one } = await publish(services());
    const before = (await readRow(services(), id)).expiresAt;
    services().clock.advance(3_600_000);
    expect(await post(ctx, 'renew', [one])).toMatchObject({ to: '/my/list?did=renew&n=1&not=0' });
    expect((await readRow(services(), id)).expiresAt?.getTime()).toBeGreaterThan(before?.getTime() ?? 0);
    await post(ctx, 'archive', [one]);
    expect((await readRow(services(), id)).status).toBe('ARCHIVED');
  });

  test('nothing happens without a tick or with a button that is none', async () => {
    const { ctx, unique_id: one } = await publish(services());
    for (const [act, refs] of [
      ['renew', []],
      ['explode', [one]],
      ['toString', [one]],
    ] as const)
      expect(await post(ctx, act, refs)).toMatchObject({ kind: 'stay', message: 'Select at least one listing.' });
  });
});

describe('what many do', () => {
  test('is a hundred at a time at most', () => {
    const refs = Array.from({ length: 101 }, (_, n) => ['ref', `R${n}`] as const);
    expect(parseBulk([['do', 'renew'], ...refs])).toMatchObject({ ok: false });
    expect(parseBulk([['do', 'renew'], ...refs.slice(1)])).toMatchObject({ ok: true });
  });

  test('is told with what could not be done', () => {
    expect(bulkNews('sell', 3, 1)).toBe(
      '3 listings marked as sold. 1 couldn’t be changed. Its status doesn’t allow it.',
    );
    expect(bulkNews('renew', 1, 0)).toBe('1 listing renewed for 60 more days.');
    expect(bulkNews('archive', 0, 2)).toBe('2 couldn’t be changed. Their status doesn’t allow it.');
    expect([bulkNews(null, 1, 0), bulkNews('toString', 1, 0), bulkNews('sell', Number.NaN, 0)]).toEqual([
      null,
      null,
      null,
    ]);
  });
});
