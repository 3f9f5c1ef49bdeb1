import { describe, expect, test } from 'vitest';
import type { Ctx } from '#platform/context.ts';
import { AppError, invalid, refused } from '#platform/errors.ts';
import {
  type Form,
  fileOf,
  go,
  postedForm,
  readEntries,
  readForm,
  readLink,
  readParts,
  refuse,
  refuseForm,
  runForm,
} from '#platform/forms/index.ts';

const ctx = {} as Ctx;
const ADDRESS = 'http://localhost:4321/a-form';
const post = (body: BodyInit | null) => new Request(ADDRESS, { method: 'POST', body });
const fields = (...pairs: [string, string][]) => post(new URLSearchParams(pairs));
const send = (form: Form, ...pairs: [string, string][]) => runForm({ ctx, request: fields(...pairs) }, form);
const throwing = (error: unknown): Form => postedForm(() => Promise.reject(error));

describe('reading a form', () => {
  test('gives texts as they were typed; files are no texts', async () => {
    const body = new FormData();
    body.set('name', ' Jo ');
    body.set('photo', new File(['x'], 'a.jpg'));
    expect(await readForm(post(body))).toEqual(new Map([['name', ' Jo ']]));
  });

  test('takes texts of absurd length as not sent, or cuts them for a verb that refuses them', async () => {
    const pairs: [string, string][] = [
      ['long', 'x'.repeat(2001)],
      ['short', 'y'],
    ];
    expect([...(await readForm(fields(...pairs))).keys()]).toEqual(['short']);
    expect((await readForm(fields(...pairs), { maxLength: 2001 })).get('long')).toHaveLength(2001);
    expect((await readForm(fields(...pairs), { maxLength: 10, longer: 'cut' })).get('long')).toBe('x'.repeat(10));
  });

  test('keeps a name that is sent several times', async () => {
    expect(await readEntries(fields(['pick', 'a'], ['pick', 'b']))).toEqual([
      ['pick', 'a'],
      ['pick', 'b'],
    ]);
  });

  test('finds nothing in what is no form', async () => {
    expect(await readForm(post('{"name":"Jo"}'))).toEqual(new Map());
    expect(await readParts(post('{}'))).toBeNull();
  });

  test('tells a chosen file from an empty one', async () => {
    const body = new FormData();
    body.set('chosen', new File(['x'], 'a.jpg'));
    body.set('empty', new File([], ''));
    body.set('text', 'x');
    const parts = (await readParts(post(body))) ?? new FormData();
    expect(fileOf(parts, 'chosen')?.size).toBe(1);
    expect(['empty', 'text', 'absent'].map((name) => fileOf(parts, name))).toEqual([null, null, null]);
  });

  test('reads the token of an email’s link: opened in the address, pressed in the form', async () => {
    const opened = await readLink(new Request(`${ADDRESS}?token=a`));
    expect(opened).toMatchObject({ token: 'a', pressed: false });
    expect(await readLink(fields(['token', 'b']))).toMatchObject({ token: 'b', pressed: true });
    expect(await readLink(new Request(ADDRESS))).toMatchObject({ token: '', pressed: false });
  });
});

describe('what a form leads to', () => {
  test('a page that is only opened draws the empty form, and runs nothing', async () => {
    const drawn = await runForm({ ctx, request: new Request(ADDRESS) }, throwing(new Error('was run')));
    expect(drawn).toMatchObject({ status: 200, values: {}, faults: {}, message: '', notice: null });
  });

  test('another page, with its cookies, kept by nobody', async () => {
    const left = await send(postedForm(async () => go('/there', ['a=1', 'b=2'])));
    if (!(left instanceof Response)) throw new Error('stayed');
    expect([left.status, left.headers.get('location')]).toEqual([303, '/there']);
    expect(left.headers.getSetCookie()).toEqual(['a=1', 'b=2']);
    expect(left.headers.get('cache-control')).toBe('private, no-store');
  });

  test('sentences at fields, or one about the whole', async () => {
    expect(await send(async () => refuse({ zip: '1' }, { zip: 'Five digits.' }))).toMatchObject({
      status: 422,
      values: { zip: '1' },
      faults: { zip: 'Five digits.' },
      notice: null,
    });
    expect(await send(async () => refuseForm('Out of date.'))).toMatchObject({
      status: 422,
      message: 'Out of date.',
      notice: { kind: 'bad', text: 'Out of date.' },
    });
  });

  test.each([
    [refused('No.', 'no'), 422],
    [new AppError('unauthenticated', 'No.'), 401],
    [new AppError('missing', 'No.'), 404],
    [new AppError('too-many', 'No.', { retryAfter: 30 }), 429],
    [new AppError('unavailable', 'No.'), 503],
  ])('a refusal stands above the form with its status: %s', async (error, status) => {
    expect(await send(throwing(error))).toMatchObject({ status, message: 'No.', notice: { kind: 'bad', text: 'No.' } });
  });

  test('a refusal that names fields stands at them', async () => {
    const error = invalid('Look again.', [{ field: 'name', message: 'A name is needed.' }]);
    expect(await send(throwing(error))).toMatchObject({
      status: 400,
      faults: { name: 'A name is needed.' },
      message: 'Look again.',
      notice: null,
    });
  });

  test('what was typed comes back, but passwords; a form may say what does', async () => {
    const typed: [string, string][] = [
      ['name', 'Jo'],
      ['password', 'secret words'],
      ['current', 'secret words'],
      ['proof_code', '123456'],
    ];
    expect(await send(throwing(refused('No.', 'no')), ...typed)).toMatchObject({ values: { name: 'Jo' } });
    expect(JSON.stringify(await send(throwing(refused('No.', 'no')), ...typed))).not.toMatch(/secret words|123456/);
    const nothing = postedForm(() => Promise.reject(refused('No.', 'no')), { values: () => ({}) });
    expect(await send(nothing, ...typed)).toMatchObject({ values: {} });
  });

  test('a fault of ours goes on to the error page', async () => {
    await expect(send(throwing(new TypeError('broken')))).rejects.toThrow('broken');
  });
});
