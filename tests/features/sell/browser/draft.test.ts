import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openTab } from '../../../support/browser-tab.ts';
import { startRequestsServer } from './requests-server.ts';

type Tab = ReturnType<typeof openTab>;
type Stores = typeof import('#features/sell/browser/draft.ts') &
  typeof import('#features/sell/browser/draft-sync.ts') &
  typeof import('#features/sell/browser/draft-requests.ts');

const KEY = 'curbtag:1:listing';
const PAUSE = 800;
const RETRY = 15_000;

async function open(storage?: Tab['storage']): Promise<Tab & Stores> {
  const tab = openTab(storage ? { storage } : {});
  const stores = {
    ...(await import('#features/sell/browser/draft.ts')),
    ...(await import('#features/sell/browser/draft-sync.ts')),
    ...(await import('#features/sell/browser/draft-requests.ts')),
  };
  return { ...tab, ...stores };
}

let server: ReturnType<typeof startRequestsServer>;
beforeEach(() => {
  vi.useFakeTimers();
  server = startRequestsServer();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const passed = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);
const methods = () => server.calls.map(({ method }) => method);

describe('a draft in the browser', () => {
  test('is there again after the tab was closed, with what is not sent yet', async () => {
    const first = await open();
    first.setAnswers({ make: 'Honda', year: 2014 });
    const again = await open(first.storage);
    expect(again.$draft.get()).toMatchObject({ answers: { make: 'Honda', year: 2014 }, unsaved: ['make', 'year'] });
  });

  test('begun before rents were asked by the month is read by the month, and what was not sent of it is sent', async () => {
    const first = await open();
    const old = { answers: { leaseTerm: 'TWELVE_MONTHS', rent: 2_280_000 }, unsaved: ['leaseTerm', 'rent'] };
    first.storage.setItem(KEY, JSON.stringify({ ...first.$draft.get(), flow: 'property', ...old }));
    const again = await open(first.storage);
    expect(again.$draft.get()).toMatchObject({
      answers: { leaseTerm: 'TWELVE_MONTHS', monthlyRent: 190_000 },
      unsaved: ['leaseTerm', 'monthlyRent'],
    });
    expect(again.$answers.get()).not.toHaveProperty('rent');
  });

  test('counts a change only when something changed', async () => {
    const { $draft, setAnswer } = await open();
    setAnswer('brakes', { value: true, comment: '' });
    const before = $draft.get();
    setAnswer('brakes', { value: true, comment: '' });
    expect($draft.get()).toBe(before);
  });

  test('follows another tab', async () => {
    const { $draft, $answers, otherTabWrote } = await open();
    $draft.listen(() => {});
    otherTabWrote(KEY, JSON.stringify({ ...$draft.get(), answers: { make: 'Ford' } }));
    expect($answers.get()).toEqual({ make: 'Ford' });
  });

  test('starts anew when what is stored cannot be read', async () => {
    const { storage } = await open();
    storage.setItem(KEY, '{"answers":{"make":{"deep":{}}}}');
    expect((await open(storage)).$draft.get()).toMatchObject({ answers: {}, id: null });
  });

  test('put aside keeps the key of a visitor, never that of an owner', async () => {
    const { $draft, clearDraft } = await open();
    $draft.set({ ...$draft.get(), id: 'a', sessionKey: 'k', answers: { make: 'Honda' } });
    clearDraft();
    expect($draft.get()).toMatchObject({ id: null, sessionKey: 'k', answers: {} });
    $draft.set({ ...$draft.get(), id: 'b', owned: true });
    clearDraft();
    expect($draft.get().sessionKey).toBeNull();
  });
});

describe('saving', () => {
  test('waits for a pause, begins the draft, and sends what was said', async () => {
    const { keepSaving, setAnswer, $save, $draft } = await open();
    keepSaving();
    setAnswer('make', 'Honda');
    await passed(PAUSE - 1);
    setAnswer('model', 'Accord');
    await passed(PAUSE - 1);
    expect(server.calls).toEqual([]);
    await passed(1);
    expect(methods()).toEqual(['POST', 'PATCH']);
    expect(server.only().answers).toEqual({ make: 'Honda', model: 'Accord' });
    expect($draft.get()).toMatchObject({ id: server.only().id, unsaved: [], sessionKey: `key-of-${server.only().id}` });
    expect($save.get()).toMatchObject({ kind: 'saved' });
  });

  test('sends nothing while nothing was said', async () => {
    const { keepSaving, saveSoon, saveNow } = await open();
    keepSaving();
    saveSoon();
    await saveNow();
    await passed(RETRY);
    expect(server.calls).toEqual([]);
  });

  test('sends changed fields only, with the key of the draft', async () => {
    const { setAnswers, setAnswer, saveNow } = await open();
    setAnswers({ make: 'Honda', model: 'Accord' });
    await saveNow();
    setAnswer('model', null);
    await saveNow();
    expect(server.calls.at(-1)?.body.answers).toEqual({ model: null });
    expect(server.calls.at(-1)?.headers.get('x-session-key')).toBe(`key-of-${server.only().id}`);
    expect(server.only().answers).toEqual({ make: 'Honda' });
  });

  test('begins one draft although the answer was lost and more was said meanwhile', async () => {
    const { keepSaving, setAnswer, $save } = await open();
    keepSaving();
    server.fail('lost');
    setAnswer('make', 'Honda');
    await passed(PAUSE);
    expect($save.get()).toEqual({ kind: 'offline' });
    setAnswer('model', 'Accord');
    await passed(PAUSE);
    expect(server.only().answers).toEqual({ make: 'Honda', model: 'Accord' });
    expect(
      new Set(server.calls.filter(({ method }) => method === 'POST').map((it) => it.headers.get('idempotency-key')))
        .size,
    ).toBe(1);
  });

  test('begins one draft although the tab was closed before the answer', async () => {
    const first = await open();
    first.setAnswer('make', 'Honda');
    server.fail('lost');
    await first.saveNow();
    const again = await open(first.storage);
    again.keepSaving();
    await passed(PAUSE);
    expect(server.only().answers).toEqual({ make: 'Honda' });
  });

  test('keeps what changes during a save, and sends it next', async () => {
    const { keepSaving, setAnswers, setAnswer, saveNow, $draft } = await open();
    keepSaving();
    setAnswers({ make: 'Honda', model: 'Accord' });
    await saveNow();
    const release = server.hold();
    setAnswer('model', 'Civic');
    const saving = saveNow();
    await passed(0);
    setAnswer('model', 'Pilot');
    setAnswer('trim', 'EX');
    release();
    await saving;
    expect($draft.get()).toMatchObject({ answers: { make: 'Honda', model: 'Pilot', trim: 'EX' } });
    expect([...$draft.get().unsaved].sort()).toEqual(['model', 'trim']);
    await passed(PAUSE);
    expect(server.only().answers).toEqual({ make: 'Honda', model: 'Pilot', trim: 'EX' });
    expect($draft.get().unsaved).toEqual([]);
  });

  test('offline keeps everything, says so, and goes on by itself or when the network is back', async () => {
    const { keepSaving, setAnswer, goOnline, $save, $draft } = await open();
    keepSaving();
    server.fail('offline', 'offline');
    setAnswer('make', 'Honda');
    await passed(PAUSE);
    expect($save.get()).toEqual({ kind: 'offline' });
    expect($draft.get().unsaved).toEqual(['make']);
    await passed(RETRY);
    expect(server.rows.size).toBe(0);
    goOnline();
    await passed(0);
    expect(server.only().answers).toEqual({ make: 'Honda' });
    server.fail({ status: 503, message: 'Later.' });
    setAnswer('make', 'Ford');
    await passed(PAUSE);
    expect($save.get()).toEqual({ kind: 'offline' });
    await passed(RETRY);
    expect(server.only().answers).toEqual({ make: 'Ford' });
  });

  test('happens at once when the tab is left', async () => {
    const { keepSaving, setAnswer, hide } = await open();
    keepSaving();
    setAnswer('make', 'Honda');
    hide();
    await passed(0);
    expect(server.only().answers).toEqual({ make: 'Honda' });
  });

  test('shows what the server refuses, and does not ask again until something changes', async () => {
    const { keepSaving, setAnswer, saveNow, $save } = await open();
    keepSaving();
    setAnswer('make', 'Honda');
    await saveNow();
    server.fail({ status: 422, message: 'We couldn’t save some answers.' });
    setAnswer('model', 'x');
    await passed(PAUSE);
    expect($save.get()).toEqual({ kind: 'refused', message: 'We couldn’t save some answers.' });
    const asked = server.calls.length;
    await passed(10 * RETRY);
    expect(server.calls).toHaveLength(asked);
    setAnswer('model', 'Accord');
    await passed(PAUSE);
    expect(server.only().answers).toEqual({ make: 'Honda', model: 'Accord' });
  });

  test('writes the draft anew, whole, when the server does not have it any more', async () => {
    const { keepSaving, setAnswers, setAnswer, saveNow, $draft } = await open();
    keepSaving();
    setAnswers({ make: 'Honda', model: 'Accord' });
    await saveNow();
    const gone = $draft.get().id;
    server.rows.clear();
    setAnswer('year', 2014);
    await passed(2 * PAUSE);
    expect(server.only().answers).toEqual({ make: 'Honda', model: 'Accord', year: 2014 });
    expect($draft.get().id).not.toBe(gone);
  });

  test('an answer that comes after the draft was put aside brings nothing back', async () => {
    const { setAnswer, saveNow, clearDraft, $draft } = await open();
    setAnswer('make', 'Honda');
    const release = server.hold();
    const saving = saveNow();
    await passed(0);
    clearDraft();
    release();
    await saving;
    expect($draft.get()).toMatchObject({ id: null, answers: {}, unsaved: [] });
  });
});

describe('publishing', () => {
  test('sends what is left, puts this draft away and gives the way to its page', async () => {
    const { setAnswer, publishDraft, $draft } = await open();
    setAnswer('make', 'Honda');
    const published = await publishDraft();
    const { id, status, answers } = server.only();
    expect(published).toEqual({ ok: true, value: `/cars/${id}` });
    expect({ status, answers }).toEqual({ status: 'PUBLISHED', answers: { make: 'Honda' } });
    expect($draft.get()).toMatchObject({ id: null, answers: {}, unsaved: [] });
  });

  test('puts no other draft away than the one it published', async () => {
    const { setAnswer, saveNow, publishDraft, $draft } = await open();
    setAnswer('make', 'Honda');
    await saveNow();
    const release = server.hold();
    const publishing = publishDraft();
    const other = { ...$draft.get(), id: '00000000-0000-4000-8000-000000000000', answers: { make: 'Ford' } };
    await passed(0);
    $draft.set(other);
    release();
    await publishing;
    expect($draft.get()).toEqual(other);
  });

  test('refused says why and keeps the draft', async () => {
    const { setAnswer, saveNow, publishDraft, $draft } = await open();
    setAnswer('make', 'Honda');
    await saveNow();
    server.fail({ status: 422, message: 'A few answers are missing.' });
    expect(await publishDraft()).toEqual({
      ok: false,
      reason: { sentence: 'A few answers are missing.', anyway: false },
    });
    expect($draft.get()).toMatchObject({ id: server.only().id, answers: { make: 'Honda' } });
  });

  test('never publishes less than was said: what cannot be sent stops it', async () => {
    const { setAnswer, saveNow, publishDraft } = await open();
    setAnswer('make', 'Honda');
    await saveNow();
    server.fail('offline');
    setAnswer('make', 'Ford');
    expect(await publishDraft()).toMatchObject({ ok: false });
    expect(server.only()).toMatchObject({ status: 'DRAFT', answers: { make: 'Honda' } });
  });
});

describe('going on elsewhere', () => {
  test('opens a draft of the server, and sends what is here first', async () => {
    const elsewhere = await open();
    elsewhere.setAnswers({ make: 'Ford', model: 'Focus' });
    await elsewhere.saveNow();
    const ref = server.only().unique_id;
    const here = await open();
    here.setAnswer('make', 'Honda');
    await here.openRequest(ref);
    expect(here.$draft.get()).toMatchObject({ uniqueId: ref, answers: { make: 'Ford', model: 'Focus' }, unsaved: [] });
    expect([...server.rows.values()].map(({ answers }) => answers.make).sort()).toEqual(['Ford', 'Honda']);
  });

  test('leaves this browser’s draft alone when the other one cannot be opened', async () => {
    const { setAnswer, openRequest, $draft } = await open();
    setAnswer('make', 'Honda');
    await expect(openRequest('NOSUCHONE1')).rejects.toMatchObject({ status: 404 });
    expect($draft.get()).toMatchObject({ answers: { make: 'Honda' } });
  });

  test('drops nothing that the server refused', async () => {
    const elsewhere = await open();
    elsewhere.setAnswers({ make: 'Ford', model: 'Focus' });
    await elsewhere.saveNow();
    const ref = server.only().unique_id;
    const here = await open();
    here.setAnswer('make', 'Honda');
    await here.saveNow();
    here.setAnswer('mileage', -1);
    server.fail({ status: 422, message: 'Mileage cannot be less than 0.' });
    await expect(here.openRequest(ref)).rejects.toThrow('Mileage cannot be less than 0.');
    expect(here.$draft.get()).toMatchObject({ answers: { make: 'Honda', mileage: -1 } });
  });

  test('mails a link to an address, and says so when it is none', async () => {
    const { setAnswer, sendDraft } = await open();
    setAnswer('make', 'Honda');
    expect(await sendDraft('not an address')).toMatchObject({ ok: false });
    expect(server.calls).toEqual([]);
    expect(await sendDraft(' Jo@Example.com ')).toEqual({ ok: true, value: null });
    expect(server.calls.at(-1)).toMatchObject({
      method: 'PATCH',
      path: `/api/requests/self/${server.only().unique_id}/resend`,
      body: { email: expect.stringMatching(/^jo@example\.com$/i) },
    });
  });
});
