import { describe, expect, test } from 'vitest';
import { parseNewPassword } from '#features/accounts/rules/password.ts';

describe('a new password', () => {
  test.each(['three tall pines', 'kV9#mm2x', '  leading blanks', 'пароль-длинный', 'Tr0ub4dor&3x'])(
    '%s is taken as typed',
    (typed) => {
      expect(parseNewPassword(typed, 'jo@example.com')).toEqual({ ok: true, value: typed });
    },
  );

  test.each([
    ['nothing', ''],
    ['no text', null],
    ['seven characters', 'abc4ef7'],
    ['a word from every list', 'Password1!'],
    ['a keyboard row', 'qwertyuiop'],
    ['a run', '12345678'],
    ['one letter over and over', 'aaaaaaaaaa'],
    ['the address', 'jo.smith@example.com'],
    ['the name in the address', 'jo.smith'],
    ['a megabyte', 'x1'.repeat(500_000)],
  ])('%s is refused with a sentence', (_what, typed) => {
    const read = parseNewPassword(typed, 'jo.smith@example.com');
    expect(read.ok).toBe(false);
    expect(read.ok ? '' : read.reason).toMatch(/\.$/);
  });
});
