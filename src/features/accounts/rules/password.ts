import { COMMON_PASSWORDS } from './data/common-passwords.ts';
import { fail, ok, type Result } from '#shared/result.ts';

const MIN_PASSWORD = 8;
/** Longer than any passphrase; keeps a hostile megabyte away from the hash. */
export const MAX_PASSWORD = 200;

/**
 * Reads a new password by NIST SP 800-63B: length counts, no rules about kinds of characters, nothing everybody
 * guesses first, nothing made from the address it protects. It is taken as typed, spaces included.
 */
export function parseNewPassword(typed: unknown, email = ''): Result<string> {
  if (typeof typed !== 'string' || typed === '') return fail('Choose a password.');
  const length = [...typed].length;
  if (length < MIN_PASSWORD) return fail(`Use at least ${MIN_PASSWORD} characters. A few words in a row work well.`);
  if (length > MAX_PASSWORD) return fail(`Use at most ${MAX_PASSWORD} characters.`);
  const plain = typed.toLowerCase();
  if (isRepeated(plain) || COMMON_PASSWORDS.has(plain.replace(/[\d!?.@#$*]+$/, '')) || COMMON_PASSWORDS.has(plain)) {
    return fail('This password is too easy to guess. Choose another one.');
  }
  const [local = ''] = email.toLowerCase().split('@');
  return email !== '' && [email.toLowerCase(), local].includes(plain)
    ? fail('Don’t use your email address as your password.')
    : ok(typed);
}

/** One or two characters over and over, or a run such as `12345678` or `abcdefgh`. */
function isRepeated(text: string): boolean {
  const codes = [...text].map((letter) => letter.charCodeAt(0));
  const steps = new Set(codes.slice(1).map((code, i) => code - (codes[i] ?? 0)));
  return new Set(codes).size <= 2 || (steps.size === 1 && Math.abs([...steps][0] ?? 9) <= 1);
}
