import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openTab } from '../../support/browser-tab.ts';

let slices: typeof import('#platform/browser/slices.ts');
let tab: ReturnType<typeof openTab>;

beforeEach(async () => {
  tab = openTab();
  slices = await import('#platform/browser/slices.ts');
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('the slices', () => {
  test('begin with the defaults of the specification', () => {
    expect(slices.$app.get()).toEqual({ editMode: false, countryCode: 'USA', regionCode: 'FL' });
    expect(slices.$sell.get()).toMatchObject({ countryCode: 'US', flowType: 'DEFAULT' });
    expect(slices.$vehicle.get()).toMatchObject({ lookup: 'INITIAL', lookupMatch: 'retry' });
    expect(slices.$sticker.get()).toEqual({ orderQuantity: 1 });
  });

  test('live under one root', () => {
    slices.$app.set({ ...slices.$app.get(), regionCode: 'GA' });
    slices.$buy.set({ ...slices.$buy.get(), budget: 20_000 });
    slices.$user.set({ phone: '+14075550123' });
    expect(Object.keys(tab.storage).sort()).toEqual(['curbtag:1:app', 'curbtag:1:buy', 'curbtag:1:user']);
  });

  test('fill what an older visit did not store', async () => {
    tab.storage.setItem('curbtag:1:app', '{"regionCode":"GA"}');
    openTab({ storage: tab.storage });
    const reopened = await import('#platform/browser/slices.ts');
    expect(reopened.$app.get()).toEqual({ editMode: false, countryCode: 'USA', regionCode: 'GA' });
  });
});

describe('resetting', () => {
  test('the sale keeps its flow type and nothing else', () => {
    slices.$sell.set({ ...slices.$sell.get(), flowType: 'STICKER_ASSIGN', name: 'Jo', email: 'jo@example.com' });
    slices.resetSell();
    expect(slices.$sell.get()).toMatchObject({ flowType: 'STICKER_ASSIGN', name: '', email: '' });
  });

  test('the purchase empties every field', () => {
    const empty = slices.$buy.get();
    slices.$buy.set({ ...empty, budget: 1, make: 'Honda', zip: '32801', availability: 'NOW', customFlow: true });
    slices.resetBuy();
    expect(slices.$buy.get()).toEqual(empty);
  });

  test('one group of filters leaves the others, and goes back to the first page', () => {
    const before = { ...slices.$filters.get(), make: ['Honda'], price_min: 1, price_max: 2, state: ['FL'], page: 7 };
    slices.$filters.set(before);
    slices.resetFilters('price');
    expect(slices.$filters.get()).toEqual({ ...before, price_min: null, price_max: null, page: 1 });
    slices.resetFilters('vehicle');
    expect(slices.$filters.get()).toMatchObject({ make: [], state: ['FL'] });
    slices.resetFilters('place');
    expect(slices.$filters.get()).toMatchObject({ state: [], postcode: '' });
  });

  test('the lookup leaves the draft alone', async () => {
    const { $draft, setAnswer } = await import('#features/sell/browser/draft.ts');
    setAnswer('make', 'Honda');
    slices.$vehicle.set({ ...slices.$vehicle.get(), typedVin: '1HG', lookup: 'UNABLE' });
    slices.resetVehicle();
    expect(slices.$vehicle.get()).toMatchObject({ typedVin: '', lookup: 'INITIAL' });
    expect($draft.get().answers).toEqual({ make: 'Honda' });
  });
});
