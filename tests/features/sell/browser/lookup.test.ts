import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { $answers, clearDraft, setAnswers } from '#features/sell/browser/draft.ts';
import { goByHand, lookupPlate, lookupVin, retype, tryAgain } from '#features/sell/browser/lookup.ts';
import { $vehicle, resetVehicle } from '#platform/browser/slices.ts';

const VIN = '1HGCM82633A004352';
const SPECS = {
  vin: VIN,
  vehicleType: 'CARS',
  year: 2003,
  make: 'Honda',
  model: 'Accord',
  trim: 'EX-V6',
  series: null,
  body: 'COUPE',
  bodyClass: 'Coupe',
  fuel: 'GASOLINE',
  fuelType: 'Gasoline',
  cylinders: 6,
  displacement: 3,
  engine: 'J30A4',
  doors: 2,
  drivetrain: null,
  transmission: null,
  plant: null,
  country: null,
  trims: [
    { id: 1, label: 'EX-V6' },
    { id: 2, label: 'LX' },
  ],
  warnings: [] as { code: string; message: string }[],
};

const answerWith = (status: number, body: unknown) =>
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })),
  );
const problem = (status: number, message: string, reason?: string) =>
  answerWith(status, { type: 'about:blank', title: 'No', status, message, ...(reason && { reason }) });
const stage = () => $vehicle.get().lookup;

beforeEach(() => {
  resetVehicle();
  clearDraft();
});
afterEach(() => vi.unstubAllGlobals());

describe('a plate nobody knows', () => {
  beforeEach(() => problem(404, 'We couldn’t find that plate in Florida.'));

  test('is asked to be checked after the first miss, and given up after the second', async () => {
    expect(stage()).toBe('INITIAL');
    expect(await lookupPlate('abc 123', 'FL')).toMatchObject({ kind: 'not-found' });
    expect(stage()).toBe('NOT_FOUND');
    tryAgain();
    expect(stage()).toBe('RETRY');
    retype({ typedPlate: 'ABC 124' });
    expect(stage()).toBe('RETRY');
    await lookupPlate('ABC 124', 'FL');
    expect(stage()).toBe('UNABLE');
  });

  test('is being tried again as soon as it is typed anew', async () => {
    await lookupPlate('ABC123', 'FL');
    retype({ typedPlate: 'ABC12' });
    expect(stage()).toBe('RETRY');
  });

  test('is given up when the same is sent twice', async () => {
    await lookupPlate('ABC123', 'FL');
    await lookupPlate('ABC123', 'FL');
    expect(stage()).toBe('UNABLE');
  });

  test('looking where a VIN is found in between does not begin the count anew', async () => {
    await lookupPlate('ABC123', 'FL');
    $vehicle.set({ ...$vehicle.get(), lookup: 'FORGOT' });
    $vehicle.set({ ...$vehicle.get(), lookup: 'INITIAL' });
    await lookupPlate('ABC123', 'FL');
    expect(stage()).toBe('UNABLE');
  });

  test('is kept as typed when one goes on by hand', async () => {
    await lookupPlate('ABC123', 'FL');
    goByHand();
    expect($vehicle.get().typedPlate).toBe('ABC123');
    expect($answers.get()).toMatchObject({ source: 'MANUAL', licensePlate: null });
  });
});

describe('a VIN', () => {
  test('that cannot be one is refused with the reason, and nothing is asked of the server', async () => {
    answerWith(200, SPECS);
    expect(await lookupVin('1HGCM8263')).toMatchObject({ kind: 'wrong', message: expect.stringContaining('17') });
    expect($vehicle.get().vinError).toContain('17');
    expect(fetch).not.toHaveBeenCalled();
  });

  test.each(['🚗'.repeat(17), 'شاحنة', 'x'.repeat(10_000), '{"vin":1}', ''])(
    'written as %j is refused',
    async (typed) => {
      answerWith(200, SPECS);
      expect((await lookupVin(typed)).kind).toBe('wrong');
      expect(fetch).not.toHaveBeenCalled();
    },
  );

  test('of a maker nobody knows counts as a miss: check it, then by hand with the VIN kept', async () => {
    problem(422, 'We don’t recognize a VIN that starts with 000.', 'vin_maker_unknown');
    await lookupVin('00000000000000000');
    expect(stage()).toBe('NOT_FOUND');
    await lookupVin('00000000000000000');
    expect(stage()).toBe('UNABLE');
    goByHand();
    expect($answers.get()).toMatchObject({ source: 'MANUAL', vin: '00000000000000000' });
  });

  test('that is found fills the draft and forgets earlier misses', async () => {
    problem(404, 'Nothing.');
    await lookupPlate('ABC123', 'FL');
    answerWith(200, SPECS);
    expect(await lookupVin(VIN)).toEqual({ kind: 'found' });
    expect([stage(), $vehicle.get().lookupMatch]).toEqual(['INITIAL', 'retry']);
    expect($answers.get()).toMatchObject({ source: 'VIN', vin: VIN, make: 'Honda', year: 2003, trim: 'EX-V6' });
  });

  test('that stands for several trims leaves the choice to the person', async () => {
    answerWith(200, { ...SPECS, trim: 'EX/LX' });
    await lookupVin(VIN);
    expect($answers.get().trim ?? null).toBeNull();
  });

  test('that fails its check digit is questioned and fills nothing yet', async () => {
    answerWith(200, { ...SPECS, warnings: [{ code: 'vin_check_digit', message: 'The ninth character should be 3.' }] });
    expect(await lookupVin(VIN)).toEqual({ kind: 'questioned', warnings: ['The ninth character should be 3.'] });
    expect($answers.get().make).toBeUndefined();
  });

  test('is no miss when the server does not answer', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    setAnswers({ vehicleType: 'CARS' });
    expect(await lookupVin(VIN)).toMatchObject({ kind: 'unreachable' });
    expect(stage()).toBe('INITIAL');
  });
});
