import { describe, expect, test } from 'vitest';
import { createFinder, toEntries } from '#features/search/browser/suggestions.ts';

const find = createFinder(
  toEntries([
    {
      make: 'Toyota',
      count: 40,
      models: [
        { model: 'Camry', count: 12, trims: ['LE', 'XSE'] },
        { model: 'Corolla', count: 20, trims: ['LE'] },
      ],
    },
    { make: 'Honda', count: 30, models: [{ model: 'Accord', count: 9, trims: ['EX-L'] }] },
    { make: 'Hyundai', count: 10, models: [{ model: 'Accent', count: 2, trims: [] }] },
  ]),
);
const labels = (text: string) => find(text, 5).map(({ label }) => label);

describe('suggestions while typing', () => {
  test('begin with the make, then what is sold most of it', () => {
    expect(labels('toyota').slice(0, 3)).toEqual(['Toyota', 'Toyota Corolla', 'Toyota Camry']);
  });

  test('forgive a typing error', () => {
    expect(labels('tyota')).toContain('Toyota');
    expect(labels('camrey')[0]).toBe('Toyota Camry');
    expect(labels('honda acord')[0]).toBe('Honda Accord');
  });

  test('know trims, and search for them by words within their model', () => {
    expect(find('accord ex-l', 3)[0]).toEqual({
      label: 'Honda Accord EX-L',
      note: 'Trim',
      filters: { make: 'Honda', model: 'Accord', q: 'EX-L' },
    });
  });

  test('are silent about what nobody sells', () => {
    expect(labels('zzzzzz')).toEqual([]);
  });
});
