import { fail, ok, type Result } from '#shared/result.ts';
import { fill } from '#shared/text.ts';
import { VIN_LENGTH } from './vin.ts';

/** The last model year whose makers numbered their vehicles as they liked (49 CFR 565 begins with 1981). */
export const LAST_FREE_YEAR = 1980;
const MIN_LENGTH = 3;
const MAX_TEXT = 60;

const SENTENCES = {
  empty: 'Enter the serial number.',
  short: 'A serial number has at least 3 characters. This one has {length}.',
  vin: 'This has 17 characters or more. Enter it as the VIN.',
  digits: 'A serial number has digits in it.',
  character: 'Character {position} ({character}) can’t be part of a serial number. Use letters A to Z and digits.',
} as const;

/**
 * Reads the number of a vehicle from before 1981, as stamped: 3 to 16 letters and digits, I, O and Q among them. What it
 * means was each maker's own; nothing is read out of it.
 */
export function parseSerialNumber(text: unknown): Result<string> {
  const number = (typeof text === 'string' ? text : '')
    .slice(0, MAX_TEXT)
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[\s\-–—./*]/g, '');
  const characters = [...number];
  if (characters.length === 0) return fail(SENTENCES.empty);
  const at = characters.findIndex((character) => !/^[A-Z0-9]$/.test(character));
  if (at >= 0) return fail(fill(SENTENCES.character, { position: at + 1, character: characters[at] ?? '' }));
  if (characters.length < MIN_LENGTH) return fail(fill(SENTENCES.short, { length: characters.length }));
  if (characters.length >= VIN_LENGTH) return fail(SENTENCES.vin);
  return /\d/.test(number) ? ok(number) : fail(SENTENCES.digits);
}
