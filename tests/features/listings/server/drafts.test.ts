import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { claimDrafts } from '#features/accounts/server/index.ts';
import * as schema from '#features/schema.ts';
import { hashSecret, newId, newUniqueId } from '#platform/ids.ts';
import { deleteRequest, listRequests, readRequest } from '#features/listings/server/index.ts';
import { completeAnswers } from '../../../support/answers.ts';
import { ENGINES } from '../../../support/database.ts';
import { makeCtx, useServices } from '../../../support/services.ts';
import { create, fault, hasRow, insertPerson, KEY, member, OTHER_KEY, readRow, update, visitor } from './support.ts';

describe.each(ENGINES)('beginning a draft on %s', (engine) => {
  const services = useServices({ engine });

  test('a visitor gets the only key to it, of which the table knows a hash', async () => {
    const draft = await create(visitor(services()), { make: 'Honda' });
    expect(draft.session_key).toMatch(/^[\w-]{43}$/);
    expect(draft).toMatchObject({ status: 'DRAFT', owned: false, path: null, answers: { make: 'Honda' }, version: 1 });
    expect(draft.unique_id).toMatch(/^[0-9A-HJKMNP-TV-Z]{10}$/);
    const row = await readRow(services(), draft.id);
    expect(row.sessionKeyHash).toBe(hashSecret(draft.session_key ?? ''));
    expect(JSON.stringify(row)).not.toContain(draft.session_key);
    const again = await readRequest({ ctx: visitor(services(), draft.session_key), ref: draft.id });
    expect(again).not.toHaveProperty('session_key');
  });

  test('a visitor who holds a key goes on with it', async () => {
    const [first, second] = [await create(visitor(services(), KEY)), await create(visitor(services(), KEY))];
    expect([first.session_key, second.session_key]).toEqual([KEY, KEY]);
    const mine = await listRequests({ ctx: visitor(services(), KEY) });
    expect(mine.map(({ id }) => id).sort()).toEqual([first.id, second.id].sort());
  });

  test('a signed-in person owns it and needs no key', async () => {
    const ctx = await member(services());
    const draft = await create(ctx);
    expect(draft).toMatchObject({ owned: true });
    expect(draft).not.toHaveProperty('session_key');
    expect(await readRequest({ ctx, ref: draft.unique_id.toLowerCase() })).toMatchObject({ id: draft.id });
  });

  test('an unknown flow is refused', async () => {
    const input = { flow: 'spaceship', flow_type: 'DEFAULT', answers: {} } as const;
    const { createRequest } = await import('#features/listings/server/index.ts');
    await expect(createRequest({ ctx: visitor(services()), input })).rejects.toMatchObject(
      fault('refused', 'unknown_flow'),
    );
  });

  test('two hundred open drafts are enough; finishing one makes room', async () => {
    const { id: ownerId } = await insertPerson(services());
    const ctx = makeCtx(services(), { user: { id: ownerId } });
    const rows = Array.from({ length: 199 }, () => ({ id: newId(), uniqueId: newUniqueId(), ownerId }));
    await services()
      .db.insert(schema.listings)
      .values(rows.map((row) => ({ ...row, category: 'VEHICLE' as const, flow: 'vehicle' })));
    const last = await create(ctx);
    await expect(create(ctx)).rejects.toMatchObject(fault('refused', 'too_many_drafts'));
    await deleteRequest({ ctx, ref: last.id });
    await expect(create(ctx)).resolves.toHaveProperty('id');
  });
});

describe.each(ENGINES)('whose draft it is on %s', (engine) => {
  const services = useServices({ engine });

  test('is nobody else’s business: everything about it is missing for others', async () => {
    const anonymous = await create(visitor(services(), KEY), completeAnswers());
    const owned = await create(await member(services()), completeAnswers());
    const strangers = [visitor(services()), visitor(services(), OTHER_KEY), await member(services())];
    for (const ctx of strangers)
      for (const ref of [anonymous.id, owned.id, owned.unique_id, newId(), 'not-an-id', '%', '']) {
        await expect(readRequest({ ctx, ref })).rejects.toMatchObject(fault('missing'));
        await expect(update(ctx, ref, { answers: { price: 1 } })).rejects.toMatchObject(fault('missing'));
        await expect(deleteRequest({ ctx, ref })).rejects.toMatchObject(fault('missing'));
      }
    expect(await listRequests({ ctx: visitor(services()) })).toEqual([]);
    expect(await readRow(services(), owned.id)).toMatchObject({ priceCents: 1_150_000, version: 1 });
  });

  test('becomes a person’s who signs in, and the key opens it no longer', async () => {
    const key = 'a-key-to-be-claimed-by-signing-in';
    const draft = await create(visitor(services(), key), { make: 'Honda' });
    const { id: userId } = await insertPerson(services());
    const ctx = makeCtx(services(), { user: { id: userId }, sessionKey: key });
    expect((await readRequest({ ctx, ref: draft.id })).owned).toBe(false);
    await claimDrafts(services(), { userId, sessionKey: key });
    expect(await readRequest({ ctx: makeCtx(services(), { user: { id: userId } }), ref: draft.id })).toMatchObject({
      owned: true,
      answers: { make: 'Honda' },
    });
    await expect(readRequest({ ctx: visitor(services(), key), ref: draft.id })).rejects.toMatchObject(fault('missing'));
  });
});

describe.each(ENGINES)('saving answers on %s', (engine) => {
  const services = useServices({ engine });

  test('changes field by field: what is not named stays, null takes back', async () => {
    const ctx = visitor(services(), KEY);
    const { id } = await create(ctx, { make: 'Honda', model: 'Accord', year: 2014 });
    const saved = await update(ctx, id, { answers: { model: 'Civic', year: null }, current_step: 'trim' });
    expect(saved).toMatchObject({
      answers: { make: 'Honda', model: 'Civic' },
      current_step: 'trim',
      title: 'Honda Civic',
      version: 2,
    });
    expect(saved.answers).not.toHaveProperty('year');
    expect((await update(ctx, id, { answers: {} })).current_step).toBe('trim');
  });

  test('two devices that save different fields at once lose neither', async () => {
    const ctx = visitor(services(), KEY);
    const { id } = await create(ctx);
    const fields = { make: 'Honda', model: 'Accord', year: 2014, mileage: 82_400, postcode: '32801', trim: 'EX-L' };
    await Promise.all(
      Object.entries(fields).map(([field, answer]) => update(ctx, id, { answers: { [field]: answer } })),
    );
    expect(await readRequest({ ctx, ref: id })).toMatchObject({ answers: fields, version: 7 });
  });

  test('keeps half-typed text in the draft and out of the columns', async () => {
    const ctx = visitor(services(), KEY);
    const { id } = await create(ctx, { year: '20', price: 'ten grand', postcode: '328', vin: '1HG' });
    const row = await readRow(services(), id);
    expect(row.answers).toEqual({ year: '20', price: 'ten grand', postcode: '328', vin: '1HG' });
    expect(row).toMatchObject({ year: null, priceCents: null, postcode: null, details: {} });
  });

  test('finds the place of a ZIP code', async () => {
    const ctx = visitor(services(), KEY);
    const { id } = await create(ctx, { postcode: '32801' });
    expect(await readRow(services(), id)).toMatchObject({ city: 'Orlando', region: 'FL' });
    await update(ctx, id, { answers: { postcode: null } });
    expect(await readRow(services(), id)).toMatchObject({ city: null, region: null, latitude: null });
  });

  test.each([
    ['a field there is not', { wings: 2, constructor: 'x' }, ['answers.wings', 'answers.constructor']],
    [
      'a wrong type',
      { year: { $gt: 0 }, damage: 'FRONT', negotiable: 'yes' },
      ['answers.year', 'answers.damage', 'answers.negotiable'],
    ],
    [
      'text without end',
      { description: 'a'.repeat(8001), model: 'b'.repeat(401) },
      ['answers.description', 'answers.model'],
    ],
    ['more than a yes and a note', { brakes: { value: true, comment: '', by: 'me' } }, ['answers.brakes']],
    ['a list in place of text', { make: ['Honda'] }, ['answers.make']],
  ])('refuses %s by name and saves nothing', async (_what, answers, fields) => {
    const ctx = visitor(services(), KEY);
    const { id } = await create(ctx, { make: 'Honda' });
    const refusal = await update(ctx, id, { answers: { ...answers, model: 'Accord', ...answers } }).catch(
      (error) => error,
    );
    expect(refusal).toMatchObject(fault('refused', 'wrong_answers'));
    expect(refusal.faults.map((one: { field: string }) => one.field).sort()).toEqual([...fields].sort());
    expect(await readRow(services(), id)).toMatchObject({ answers: { make: 'Honda' }, version: 1 });
  });

  test('text that no database holds is cleaned, not an error', async () => {
    const ctx = visitor(services(), KEY);
    const answers = {
      vin: '1HG\u0000',
      model: 'Acc\ud800ord',
      year: '\u0000',
      brakes: { value: null, comment: 'x\u0000\udfff' },
    };
    const { id } = await create(ctx, answers);
    expect((await readRow(services(), id)).answers).toMatchObject({ vin: '1HG', model: 'Acc\ufffdord', year: '' });
  });

  test('nothing reaches an object’s prototype', async () => {
    const ctx = visitor(services(), KEY);
    const answers = JSON.parse('{"__proto__": {"price": 1}}');
    await create(ctx, answers).catch(() => {});
    expect(({} as Record<string, unknown>).price).toBeUndefined();
  });
});

describe.each(ENGINES)('deleting on %s', (engine) => {
  const services = useServices({ engine });

  test('a draft is gone with its photos', async () => {
    const ctx = visitor(services(), KEY);
    const { id } = await create(ctx);
    await services().db.insert(schema.photos).values({ id: newId(), listingId: id, position: 0 });
    await deleteRequest({ ctx, ref: id });
    expect(await hasRow(services(), id)).toBe(false);
    const [left] = await services().db.execute<{ n: number }>(
      sql`select count(*)::int as n from photos where listing_id = ${id}`,
    );
    expect(left?.n).toBe(0);
    await expect(deleteRequest({ ctx, ref: id })).rejects.toMatchObject(fault('missing'));
  });

  test('a listing that was public stays as archived, out of the list and off its page', async () => {
    const ctx = await member(services());
    const { id } = await create(ctx, completeAnswers());
    await update(ctx, id, { status: 'PUBLISHED' });
    await deleteRequest({ ctx, ref: id });
    expect(await readRow(services(), id)).toMatchObject({ status: 'ARCHIVED' });
    expect(await listRequests({ ctx })).toEqual([]);
    await expect(update(ctx, id, { status: 'PUBLISHED' })).rejects.toMatchObject(fault('refused', 'status_move'));
    expect(await update(ctx, id, { status: 'DRAFT' })).toMatchObject({ status: 'DRAFT' });
  });

  test('publishing at the same moment never leaves a public listing deleted', async () => {
    for (let round = 0; round < 8; round += 1) {
      const ctx = await member(services());
      const { id } = await create(ctx, completeAnswers());
      const [published] = await Promise.allSettled([
        update(ctx, id, { status: 'PUBLISHED' }),
        deleteRequest({ ctx, ref: id }),
      ]);
      if (published.status === 'fulfilled') expect(await readRow(services(), id)).toMatchObject({ status: 'ARCHIVED' });
      else expect(await hasRow(services(), id)).toBe(false);
    }
  });
});
