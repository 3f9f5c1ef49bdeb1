import { expect, it } from 'vitest';
import { wizard as base } from '#features/sell/words.ts';
import { $locale, wordsOf } from '#platform/browser/i18n.ts';
import { wizard } from '#features/sell/browser/words.ts';

it('speaks one language, in one default namespace, with the sentences of the messages', () => {
  expect($locale.get()).toBe('en');
  expect(wizard).toEqual(base);
});

it('keeps nested words whole', () => {
  expect(wordsOf('test', { one: 'One', inside: { two: 'Two' } })).toEqual({ one: 'One', inside: { two: 'Two' } });
});
