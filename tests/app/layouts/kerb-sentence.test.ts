import { expect, test } from 'vitest';
import { kerbSentence } from '#app/layouts/kerb/kerb-sentence.ts';

const yes = { value: true, comment: '' };
const none = { mileage: null, description: '' };

test.each([
  [
    {
      category: 'VEHICLE',
      mileage: 48_751,
      description: 'Runs well.',
      details: { owners: 1, cleanTitle: yes, serviceHistory: yes, hasSmoked: yes },
    },
    '48,751 miles, one owner, clean title, service records.',
  ],
  [
    { ...none, category: 'VEHICLE', details: { engineHours: 310, cleanTitle: { value: false, comment: '' } } },
    '310 engine hours, branded title.',
  ],
  [
    { ...none, category: 'VEHICLE', mileage: 100, description: 'Barely used. Ask me.', details: {} },
    '100 miles. Barely used.',
  ],
  [
    { ...none, category: 'PROPERTY_OWNER', details: { bedrooms: 3, bathrooms: 2.5, area: 1450, yearBuilt: 1987 } },
    '3 bedrooms, 2.5 bathrooms, 1,450 sq ft, built in 1987.',
  ],
  [
    {
      ...none,
      category: 'PROPERTY_RENTAL',
      details: { bedrooms: 0, bathrooms: 1, leaseTerm: 'TWELVE_MONTHS', availableFrom: '2026-12-01' },
    },
    'Studio, 1 bathroom, available Dec 1.',
  ],
  [
    { ...none, category: 'PROPERTY_RENTAL', details: { bedrooms: 2, leaseTerm: 'TWELVE_MONTHS' } },
    '2 bedrooms, 12-month lease.',
  ],
  [{ ...none, category: 'GARAGE', details: { goods: ['TOOLS', 'KIDS'] } }, 'Tools, baby and kids.'],
  [
    { ...none, category: 'GARAGE_ITEM', details: { conditionGrade: 'VERY_GOOD', quantity: 2 } },
    'In very good condition, 2 left.',
  ],
  [{ ...none, category: 'OTHER', details: {} }, ''],
] as const)('%j is told as “%s”', (listing, sentence) => {
  expect(kerbSentence(listing as unknown as Parameters<typeof kerbSentence>[0])).toBe(sentence);
});

test('what a seller wrote is cut at a word, after two lines', () => {
  const said = kerbSentence({ ...none, category: 'OTHER', details: {}, description: 'word '.repeat(60) });
  expect(said).toMatch(/ word…$/);
  expect(said.length).toBeLessThan(100);
});
