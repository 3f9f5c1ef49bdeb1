import { beforeEach, expect, test } from 'vitest';
import { resetApp } from '#platform/browser/persist.ts';
import { keepUnsent, readUnsent } from '#features/chat/browser/unsent.ts';

const at = (conversationId: string, userId = 'ann') => ({ userId, conversationId });

beforeEach(() => resetApp());

test('words that were not sent are kept by person and conversation, and go when they are sent', () => {
  keepUnsent(at('one'), 'Would you take');
  keepUnsent(at('one'), 'Would you take $9,000?');
  keepUnsent(at('two'), 'Hi');
  keepUnsent(at('one', 'bob'), 'Mine');
  expect([at('one'), at('two'), at('one', 'bob'), at('two', 'bob')].map(readUnsent)).toEqual([
    'Would you take $9,000?',
    'Hi',
    'Mine',
    '',
  ]);
  keepUnsent(at('one'), '');
  expect([at('one'), at('two'), at('one', 'bob')].map(readUnsent)).toEqual(['', 'Hi', 'Mine']);
});

test('only those of the last conversations are kept', () => {
  for (let n = 0; n < 30; n++) keepUnsent(at(`c${n}`), `Words ${n}`);
  const kept = Array.from({ length: 30 }, (_, n) => readUnsent(at(`c${n}`))).filter(Boolean);
  expect(kept).toHaveLength(20);
  expect(kept.at(-1)).toBe('Words 29');
});
