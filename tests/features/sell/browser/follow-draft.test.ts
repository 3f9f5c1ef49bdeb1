import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openTab } from '../../../support/browser-tab.ts';
import { startRequestsServer } from './requests-server.ts';

async function open() {
  const tab = openTab({});
  const stores = {
    ...(await import('#features/sell/browser/draft.ts')),
    ...(await import('#features/sell/browser/draft-sync.ts')),
    ...(await import('#features/sell/browser/draft-requests.ts')),
    ...(await import('#features/sell/browser/follow-draft.ts')),
    ...(await import('#features/sell/browser/phone-link.ts')),
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

const SECOND = 1000;
const passed = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);
const asked = () => server.calls.filter(({ method, path }) => method === 'GET' && path.endsWith('/link')).length;

/** A draft on the server, open in this browser with its code on the screen. */
async function showing() {
  const tab = await open();
  tab.setAnswers({ make: 'Honda', mileage: 10 });
  await tab.saveNow();
  const stop = tab.keepFollowing();
  await tab.showCode('capture');
  await passed(0);
  return { ...tab, stop };
}

/** What the other device does to the draft. */
function answerElsewhere(answers: Record<string, unknown>): void {
  const row = server.only();
  server.rows.set(row.id, { ...row, answers: { ...row.answers, ...answers }, version: row.version + 1 });
}

describe('a draft that another device has open', () => {
  test('is asked after while a code is shown, and by nobody who shows none', async () => {
    const plain = await open();
    plain.setAnswers({ make: 'Honda' });
    await plain.saveNow();
    const stop = plain.keepFollowing();
    await passed(60 * SECOND);
    expect(asked()).toBe(0);
    await plain.showCode('capture');
    await passed(5 * SECOND);
    expect(asked()).toBeGreaterThanOrEqual(4);
    stop();
    const before = asked();
    await passed(60 * SECOND);
    expect(asked()).toBe(before);
  });

  test('takes over its answers, and keeps what was typed here meanwhile', async () => {
    const { $draft, setAnswer, saveNow } = await showing();
    answerElsewhere({ mileage: 20, color: 'BLUE' });
    setAnswer('make', 'Toyota');
    await passed(2 * SECOND);
    await saveNow();
    await passed(2 * SECOND);
    expect($draft.get()).toMatchObject({ answers: { make: 'Toyota', mileage: 20, color: 'BLUE' }, unsaved: [] });
    expect(server.only().answers).toMatchObject({ make: 'Toyota', mileage: 20, color: 'BLUE' });
  });

  test('never goes back to an older version than the one that stands here', async () => {
    const { $draft, takeOverElsewhere, setAnswer, saveNow } = await showing();
    const old = server.only();
    setAnswer('mileage', 30);
    await saveNow();
    expect(takeOverElsewhere(old)).toBe(false);
    expect($draft.get().answers).toMatchObject({ mileage: 30 });
  });

  test('names the device that came, whose code is then no code any more', async () => {
    const { $devices, $code } = await showing();
    expect($code.get()).toMatchObject({ kind: 'shown' });
    server.devices.push('Safari on iPhone');
    await passed(2 * SECOND);
    expect($devices.get()).toEqual(['Safari on iPhone']);
    expect($code.get()).toEqual({ kind: 'none' });
  });

  test('is put away here when it was published there', async () => {
    const { $draft, $ended } = await showing();
    const row = server.only();
    server.rows.set(row.id, { ...row, status: 'PUBLISHED' });
    await passed(2 * SECOND);
    expect($draft.get().id).toBeNull();
    expect($ended.get()).toMatch(/published on another device/);
  });

  test('is put away on the device that was unlinked, unless something there was not sent yet', async () => {
    const desk = await open();
    desk.setAnswers({ make: 'Honda' });
    await desk.saveNow();
    const { unique_id: ref, id } = server.only();
    server.devices.push('Safari on iPhone');
    const phone = await open();
    phone.keepFollowing();
    await phone.openRequest(ref);
    await passed(2 * SECOND);
    expect(phone.$isGuest.get()).toBe(true);
    server.rows.delete(id);
    await passed(2 * SECOND);
    expect(phone.$draft.get()).toMatchObject({ id: null, answers: {} });
    expect(phone.$ended.get()).toMatch(/unlinked/);
  });

  test('outlives a lost connection', async () => {
    const { $draft } = await showing();
    server.fail('offline', 'offline');
    answerElsewhere({ mileage: 40 });
    await passed(20 * SECOND);
    expect($draft.get().answers).toMatchObject({ mileage: 40 });
  });
});
