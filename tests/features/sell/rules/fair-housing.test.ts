import { describe, expect, test } from 'vitest';
import { fairHousingNotes } from '#features/sell/rules/fair-housing.ts';
import { HOSTILE } from '../../../support/hostile.ts';

/** Words that prefer or exclude people: 42 USC 3604(c), and the examples of the withdrawn 24 CFR 109.20. */
const MUST_WARN = [
  ['Adult building, quiet street', 'Adult building', 'family'],
  ['Sorry, no children.', 'Sorry, no children', 'family'],
  ['No kids please', 'No kids', 'family'],
  ['Not suitable for children', 'Not suitable for children', 'family'],
  ['Perfect for newlyweds', 'Perfect for newlyweds', 'family'],
  ['An ideal bachelor pad downtown', 'ideal bachelor', 'family'],
  ['Perfect for a young couple', 'Perfect for a young couple', 'family'],
  ['Great for a working professional couple', 'Great for a working professional couple', 'family'],
  ['Great for a single professional', 'Great for a single', 'family'],
  ['Singles only', 'Singles only', 'family'],
  ['Mature couple preferred', 'Mature couple preferred', 'family'],
  ['Adults only complex', 'Adults only', 'family'],
  ['Empty nesters wanted', 'Empty nesters wanted', 'family'],
  ['One child only', 'One child only', 'family'],
  ['A Christian home', 'Christian home', 'religion'],
  ['Looking for a Catholic family', 'Looking for a Catholic', 'religion'],
  ['Jewish neighborhood', 'Jewish neighborhood', 'religion'],
  ['No Muslims', 'No Muslims', 'religion'],
  ['Church-going tenants', 'Church-going', 'religion'],
  ['White family preferred', 'White family preferred', 'race'],
  ['In an integrated neighborhood', 'integrated neighborhood', 'race'],
  ['Black tenants only', 'Black tenants only', 'race'],
  ['Hispanic area', 'Hispanic area', 'origin'],
  ['No immigrants', 'No immigrants', 'origin'],
  ['Must speak English', 'Must speak English', 'origin'],
  ['US citizens only', 'US citizens only', 'origin'],
  ['Females only', 'Females only', 'sex'],
  ['Seeking a male tenant', 'Seeking a male', 'sex'],
  ['Ladies preferred', 'Ladies preferred', 'sex'],
  ['No wheelchairs', 'No wheelchairs', 'disability'],
  ['No emotional support animals', 'No emotional support animals', 'disability'],
  ['Able-bodied tenants', 'Able-bodied', 'disability'],
  ['Must be able to live independently', 'Must be able to live independently', 'disability'],
  ['Young professionals preferred', 'Young professionals preferred', 'age'],
] as const;

/** Facts of a home. Most are HUD's own examples of what does not violate the Act (memorandum of January 9, 1995). */
const MUST_NOT_WARN = [
  'Fourth-floor walk-up with walk-in closets',
  'Great view, jogging trails, walk to bus-stop',
  'Apartment complex with chapel',
  'Kosher meals available',
  'Happy Easter, and Merry Christmas',
  'Master bedroom, mother-in-law suite, bachelor apartment',
  'Single family home with a family room',
  'Two-family house in a quiet street',
  'Great family home with a fenced yard',
  'No smoking, no pets',
  'Wheelchair accessible, step-free entrance',
  'Handicap accessible bathroom and handicap parking',
  'Next to St. Mary’s Catholic church',
  'Walking distance to the synagogue',
  'White kitchen, black granite, Oriental rugs not included',
  'Spanish-style villa with Italian marble',
  'On White Oak Drive near Black Rock Lake',
  'Children’s playground and a kids’ room',
  '55+ community under the Housing for Older Persons Act',
  'Families welcome, children welcome',
  'Equal housing opportunity',
  'Able to move in on March 1',
  'Quiet streets, credit check and references needed',
  'Non-smokers preferred',
  'Close to the elementary school',
  'Jewish deli around the corner',
  'American standard fixtures and a French drain',
  'Looking for a tenant for twelve months',
  '',
];

describe('the fair-housing helper', () => {
  test.each(MUST_WARN)('warns of “%s”', (text, words, about) => {
    expect(fairHousingNotes(text)).toEqual(expect.arrayContaining([{ words, about }]));
  });

  test.each(MUST_NOT_WARN)('says nothing about “%s”', (text) => {
    expect(fairHousingNotes(text)).toEqual([]);
  });

  test('quotes the words as they stand, whatever stands around them', () => {
    expect(fairHousingNotes('A sunny house.\n\nNO   CHILDREN! No Kids.')).toEqual([
      { words: 'NO CHILDREN', about: 'family' },
      { words: 'No Kids', about: 'family' },
    ]);
  });

  test('bears any text, quickly', () => {
    for (const text of [
      ...HOSTILE.filter((it) => typeof it === 'string'),
      'no '.repeat(3000),
      'perfect for a '.repeat(600),
    ])
      expect(Array.isArray(fairHousingNotes(text))).toBe(true);
  });
});
