import { afterEach, describe, expect, test, vi } from 'vitest';
import { $draft, setAnswers } from '#features/sell/browser/draft.ts';
import { $typed, changeOwn, forgetDraft, keepTyped, toOwnListing } from '#features/manage/browser/owner.ts';

const ID = '01a1f8c1-df08-7817-936a-1635327e51dd';

const VIEW = {
  id: ID,
  unique_id: '4E7RH5JCNB',
  category: 'VEHICLE',
  flow: 'vehicle',
  flow_type: 'DEFAULT',
  status: 'PUBLISHED',
  origin: 'INTERNAL',
  version: 2,
  answers: { price: 1_150_000 },
  current_step: null,
  title: '2014 Honda Accord',
  price_cents: 1_150_000,
  path: `/cars/${ID}-2014-honda-accord`,
  owned: true,
  missing: [],
  created_at: '2026-11-20T12:00:00.000Z',
  updated_at: '2026-11-20T12:00:00.000Z',
  published_at: '2026-11-20T12:00:00.000Z',
};

const answerWith = (status: number, body: unknown) =>
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })),
  );

afterEach(() => vi.unstubAllGlobals());

describe('changing one’s own listing', () => {
  test('gives the listing as it is now', async () => {
    answerWith(200, VIEW);
    expect(await changeOwn(ID, { status: 'RESERVED' })).toEqual({ kind: 'saved', listing: VIEW });
    expect(fetch).toHaveBeenCalledWith(
      `/api/requests/${ID}`,
      expect.objectContaining({ method: 'PATCH', body: '{"status":"RESERVED"}' }),
    );
  });

  test('tells what the server refused, field by field', async () => {
    answerWith(422, {
      type: 'about:blank',
      title: 'Refused',
      status: 422,
      message: 'These changes would leave your listing incomplete.',
      reason: 'not_publishable',
      errors: [{ field: 'answers.price', message: 'Enter at least $1.' }],
    });
    expect(await changeOwn(ID, { answers: { price: 1 } })).toEqual({
      kind: 'refused',
      message: 'These changes would leave your listing incomplete.',
      faults: { price: 'Enter at least $1.' },
    });
  });

  test('says that nothing was lost when no answer comes', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    expect(await changeOwn(ID, { status: 'RESERVED' })).toEqual({
      kind: 'refused',
      message: 'We couldn’t connect. What you entered is still here. Try again.',
      faults: {},
    });
  });

  test('keeps what was typed for each part of the listing', () => {
    keepTyped('price', { price: 900_000 });
    keepTyped('description', { description: 'Half a sen' });
    keepTyped('price', {});
    expect($typed.get()).toEqual({ price: {}, description: { description: 'Half a sen' } });
  });

  test('takes nothing for a listing that is none', () => {
    expect(toOwnListing(VIEW)).toMatchObject({ id: ID });
    for (const raw of [null, 'x', {}, { ...VIEW, status: 'STOLEN' }]) expect(toOwnListing(raw)).toBeNull();
  });
});

describe('a draft deleted on the server', () => {
  test('is put away in this browser, and no other is', () => {
    setAnswers({ make: 'Honda' });
    $draft.set({ ...$draft.get(), id: ID, uniqueId: '4E7RH5JCNB' });
    forgetDraft('7HQ2K9X4MB');
    expect($draft.get()).toMatchObject({ id: ID, answers: { make: 'Honda' } });
    forgetDraft('4E7RH5JCNB');
    expect($draft.get()).toMatchObject({ id: null, uniqueId: null, answers: {}, changedAt: null });
  });
});
