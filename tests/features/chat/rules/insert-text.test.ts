import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { insertText } from '#features/chat/rules/insert-text.ts';
import { CHAT } from '#features/chat/rules/kinds.ts';

const QUESTION = 'Is it still available?';

describe('a ready sentence', () => {
  test.each([
    ['', QUESTION],
    ['  \n', QUESTION],
    ['Hello.', `Hello. ${QUESTION}`],
    ['Hello.\n', `Hello. ${QUESTION}`],
    [`Hello. ${QUESTION} I can pay cash.`, `Hello. ${QUESTION} I can pay cash.`],
  ])('is added to %j', (typed, whole) => {
    expect(insertText(typed, QUESTION)).toBe(whole);
  });

  test('never takes away what was typed, and never makes it too long to send', () => {
    const typed = fc.string({ maxLength: CHAT.longestMessage });
    fc.assert(
      fc.property(typed, fc.string({ minLength: 1, maxLength: 200 }), (before, sentence) => {
        const whole = insertText(before, sentence);
        expect(whole.startsWith(before.trimEnd())).toBe(true);
        expect(whole.length).toBeLessThanOrEqual(CHAT.longestMessage);
      }),
    );
    expect(insertText('x'.repeat(CHAT.longestMessage), QUESTION)).toBe('x'.repeat(CHAT.longestMessage));
  });
});
