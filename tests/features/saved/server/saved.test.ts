import { describe, expect, test } from 'vitest';
import {
  countSaves,
  listHearted,
  listSaved,
  listSavedIds,
  mergeSaved,
  saveListing,
  submitSavedForm,
} from '#features/saved/server/index.ts';
import { ENGINES } from '../../../support/database.ts';
import { useServices } from '../../../support/services.ts';
import { create, fault, member, publish, update, visitor } from '../../listings/server/support.ts';
import { DAY, MINUTE } from './support.ts';

const save = (ctx: Parameters<typeof saveListing>[0]['ctx'], ref: string, saved = true) =>
  saveListing({ ctx, input: { ref, saved } });

describe.each(ENGINES)('saved listings on %s', (engine) => {
  const services = useServices({ engine });

  test('are kept once each, the latest first, and taken off again', async () => {
    const ctx = await member(services());
    const [one, two] = [await publish(services()), await publish(services())];
    await save(ctx, one.id);
    services().clock.advance(MINUTE);
    await save(ctx, two.unique_id);
    await save(ctx, one.id);
    expect(await listSavedIds({ ctx })).toEqual([two.id, one.id]);
    expect(await save(ctx, two.id, false)).toEqual({ id: two.id, saved: false });
    expect(await save(ctx, two.id, false)).toEqual({ id: two.id, saved: false });
    expect(await listSavedIds({ ctx })).toEqual([one.id]);
    expect(await countSaves({ ctx, listingIds: [one.id, two.id] })).toEqual(new Map([[one.id, 1]]));
  });

  test('survive two presses at once', async () => {
    const ctx = await member(services());
    const { id } = await publish(services());
    await Promise.all(Array.from({ length: 8 }, () => save(ctx, id)));
    expect(await listSavedIds({ ctx })).toEqual([id]);
  });

  test('are one’s own: visitors have none, and nobody sees or removes another’s', async () => {
    const [ctx, other] = [await member(services()), await member(services())];
    const { id } = await publish(services());
    await save(ctx, id);
    await expect(save(visitor(services()), id)).rejects.toMatchObject(fault('unauthenticated'));
    await save(other, id, false);
    expect(await listSavedIds({ ctx })).toEqual([id]);
    expect(await listSavedIds({ ctx: other })).toEqual([]);
  });

  test('are public ones: drafts do not exist, what was taken down is gone but can be taken off', async () => {
    const ctx = await member(services());
    const draft = await create(await member(services()));
    await expect(save(ctx, draft.id)).rejects.toMatchObject(fault('missing'));
    await expect(save(ctx, draft.id, false)).rejects.toMatchObject(fault('missing'));
    await expect(save(ctx, 'no such id')).rejects.toMatchObject(fault('missing'));
    const seller = await publish(services());
    await save(ctx, seller.id);
    await update(seller.ctx, seller.id, { status: 'INACTIVE' });
    await expect(save(await member(services()), seller.id)).rejects.toMatchObject(fault('gone'));
    expect(await save(ctx, seller.id, false)).toEqual({ id: seller.id, saved: false });
  });

  test('say what changed since, out of the record', async () => {
    const ctx = await member(services());
    const cars = [];
    for (let at = 0; at < 4; at++) cars.push(await publish(services(), { price: 1_000_000 }));
    services().clock.advance(MINUTE);
    for (const { id } of cars) await save(ctx, id);
    services().clock.advance(DAY);
    const [cheaper, reserved, sold, gone] = cars as [
      (typeof cars)[0],
      (typeof cars)[0],
      (typeof cars)[0],
      (typeof cars)[0],
    ];
    await update(cheaper.ctx, cheaper.id, { answers: { price: 900_000 } });
    await update(reserved.ctx, reserved.id, { status: 'RESERVED' });
    await update(sold.ctx, sold.id, { status: 'SOLD' });
    await update(gone.ctx, gone.id, { status: 'INACTIVE' });
    const changes = new Map((await listSaved({ ctx })).map((one) => [one.id, one]));
    expect(changes.get(cheaper.id)?.changes).toEqual([{ kind: 'down', from: 1_000_000, to: 900_000 }]);
    expect(changes.get(reserved.id)?.changes).toEqual([{ kind: 'reserved' }]);
    expect(changes.get(sold.id)?.changes).toEqual([{ kind: 'sold' }]);
    expect(changes.get(gone.id)).toMatchObject({ listing: null, changes: [{ kind: 'gone' }], title: cars[3]?.title });
  });

  test('of a browser come along on signing in, from the day they were given', async () => {
    const seller = await publish(services(), { price: 1_000_000 });
    services().clock.advance(DAY);
    const at = services().now();
    services().clock.advance(DAY);
    await update(seller.ctx, seller.id, { answers: { price: 800_000 } });
    const draft = await create(await member(services()));
    const ctx = await member(services());
    const hearts = [seller.id, draft.id, '01909c5e-7b1a-7cc3-8d2e-5f6a7b8c9d0e'].map((id) => ({ id, at }));
    expect(await listHearted({ ctx: visitor(services()), hearts })).toMatchObject([
      { id: seller.id, changes: [{ kind: 'down', from: 1_000_000, to: 800_000 }] },
    ]);
    expect(await mergeSaved({ ctx, input: { hearts } })).toEqual([seller.id]);
    expect(await mergeSaved({ ctx, input: { hearts } })).toEqual([seller.id]);
    expect((await listSaved({ ctx }))[0]?.changes).toEqual([{ kind: 'down', from: 1_000_000, to: 800_000 }]);
  });

  test('need no script: a form saves, or asks to sign in and comes back with the question', async () => {
    const { id } = await publish(services());
    const post = (ctx: typeof visitorCtx, fields: Record<string, string>) =>
      submitSavedForm({
        ctx,
        request: new Request('http://localhost:4321/my/saved', { method: 'POST', body: new URLSearchParams(fields) }),
      });
    const visitorCtx = visitor(services());
    expect(await post(visitorCtx, { id, do: 'save' })).toEqual({
      kind: 'go',
      to: `/stickers/auth/login?error=SessionRequired&callbackUrl=${encodeURIComponent(`/my/saved?add=${id}`)}`,
    });
    const ctx = await member(services());
    expect(await post(ctx, { id, do: 'save' })).toMatchObject({ kind: 'go', to: `/my/saved?now=saved#saved-${id}` });
    expect(await listSavedIds({ ctx })).toEqual([id]);
    expect(await post(ctx, { id, do: 'explode' })).toMatchObject({ kind: 'stay', status: 422 });
    expect(await post(ctx, { id: 'nothing', do: 'save' })).toMatchObject({ kind: 'stay', status: 404 });
    expect(await post(ctx, { id, do: 'remove' })).toMatchObject({ kind: 'go' });
    expect(await listSavedIds({ ctx })).toEqual([]);
  });
});
