import { CURRENT_YEAR } from '#shared/constants.ts';
import { fail, ok, type Result } from '#shared/result.ts';
import { fill } from '#shared/text.ts';

export const VIN_LENGTH = 17;
const MAX_TEXT = 60;

/** Why a text is no VIN. `message` is the sentence to show; the rest is for whoever wants to say it differently. */
export type VinFault = { message: string } & (
  | { code: 'empty' }
  | { code: 'too-short'; length: number; missing: number }
  | { code: 'too-long'; length: number; extra: number }
  | { code: 'letter-i-o-q'; letter: string; position: number; instead: string }
  | { code: 'illegal-character'; character: string; position: number }
);

const VIN_FAULT_SENTENCES = {
  empty: 'Enter a VIN.',
  'too-short': 'A VIN has 17 characters. This one has {length}: add {missing} more.',
  'too-long': 'A VIN has 17 characters. This one has {length}: take {extra} away.',
  'letter-i-o-q': 'A VIN never has the letter {letter}. Character {position} is probably {instead}.',
  'illegal-character': 'Character {position} ({character}) cannot be part of a VIN. Use letters A to Z and digits.',
} as const;

const LOOKALIKES: Readonly<Record<string, string>> = { I: '1', O: '0', Q: '0' };

/** Reads a VIN: any case, spaces and hyphens left out, full-width letters taken for plain ones. */
export function parseVin(text: unknown): Result<string, VinFault> {
  const vin = (typeof text === 'string' ? text : '')
    .slice(0, MAX_TEXT)
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[\s\-–—.]/g, '');
  const fault = characterFault(vin) ?? lengthFault([...vin].length);
  return fault ? fail(fault) : ok(vin);
}

function lengthFault(length: number): VinFault | null {
  if (length === 0) return explain({ code: 'empty' });
  if (length < VIN_LENGTH) return explain({ code: 'too-short', length, missing: VIN_LENGTH - length });
  return length > VIN_LENGTH ? explain({ code: 'too-long', length, extra: length - VIN_LENGTH }) : null;
}

function characterFault(vin: string): VinFault | null {
  const characters = [...vin];
  const index = characters.findIndex((character) => !/^[A-HJ-NPR-Z0-9]$/.test(character));
  const character = characters[index];
  if (character === undefined) return null;
  const instead = Object.hasOwn(LOOKALIKES, character) ? LOOKALIKES[character] : undefined;
  return instead === undefined
    ? explain({ code: 'illegal-character', character, position: index + 1 })
    : explain({ code: 'letter-i-o-q', letter: character, position: index + 1, instead });
}

type Bare<Fault> = Fault extends unknown ? Omit<Fault, 'message'> : never;

function explain(fault: Bare<VinFault>): VinFault {
  return { ...fault, message: fill(VIN_FAULT_SENTENCES[fault.code], fault) } as VinFault;
}

/** Letter values of the check digit (49 CFR 565.15): A1…H8, J1…N5, P7, R9, S2…Z9. Place modulo 9, plus one, is the value. */
const LETTER_VALUES = 'ABCDEFGH JKLMN P R STUVWXYZ';
const WEIGHTS: readonly number[] = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2];

/** What position 9 of a well-formed VIN has to be: `0` to `9` or `X`. */
export function vinCheckDigit(vin: string): string {
  const sum = WEIGHTS.reduce((total, weight, index) => total + weight * valueAt(vin.charAt(index)), 0);
  return '0123456789X'.charAt(sum % 11);
}

function valueAt(character: string): number {
  if (/\d/.test(character)) return Number(character);
  return (LETTER_VALUES.indexOf(character) % 9) + 1;
}

/** Model-year codes of position 10 in their order from 1980 on; after thirty years they begin again. */
const YEAR_CODES = 'ABCDEFGHJKLMNPRSTVWXY123456789';
const FIRST_CODED_YEAR = 1980;
const CYCLE = YEAR_CODES.length;

/**
 * Every model year that position 10 can stand for, the oldest first; empty for a code no year has. `latest` bounds
 * them: next year's models are on sale in fall, so the default is the current year plus one.
 */
export function vinModelYears(vin: string, latest = CURRENT_YEAR() + 1): number[] {
  const index = vin.length === VIN_LENGTH ? YEAR_CODES.indexOf(vin.charAt(9)) : -1;
  if (index < 0) return [];
  const years: number[] = [];
  for (let year = FIRST_CODED_YEAR + index; year <= latest; year += CYCLE) years.push(year);
  return years;
}

export interface ModelYearOptions {
  /** Passenger cars, SUVs, vans and trucks up to 10,000 lb. Only for these does position 7 tell the cycle. */
  lightVehicle?: boolean;
  latest?: number;
}

/**
 * The likeliest model year. In light vehicles a letter in position 7 means 2010 or later, a digit before; for others
 * the newest possible year is taken. Null when position 10 holds no year code.
 */
export function vinModelYear(vin: string, { lightVehicle = true, latest }: ModelYearOptions = {}): number | null {
  const years = vinModelYears(vin, latest);
  const isRecent = /[A-Z]/.test(vin.charAt(6));
  const fitting = lightVehicle ? years.filter((year) => year >= 2010 === isRecent) : [];
  return fitting.at(-1) ?? years.at(-1) ?? null;
}

export type VinWarning = { message: string } & (
  | { code: 'check-digit'; expected: string; found: string }
  | { code: 'year-code'; found: string }
  | { code: 'year'; years: string; year: string }
);

/**
 * What looks wrong about a well-formed VIN. Never a reason to refuse it: imported and older vehicles break these rules
 * rightly. `year` is the model year that somebody claims.
 */
export function vinWarnings(vin: string, { year }: { year?: number } = {}): VinWarning[] {
  const warnings: VinWarning[] = [];
  const expected = vinCheckDigit(vin);
  const found = vin.charAt(8);
  if (found !== expected) {
    const message = `The ninth character should be ${expected}, not ${found}. Check the VIN for a slip.`;
    warnings.push({ code: 'check-digit', expected, found, message });
  }
  const yearWarning = warnAboutYear(vin, year);
  return yearWarning ? [...warnings, yearWarning] : warnings;
}

function warnAboutYear(vin: string, year: number | undefined): VinWarning | null {
  const years = vinModelYears(vin, Math.max(year ?? 0, CURRENT_YEAR() + 1));
  const found = vin.charAt(9);
  if (years.length === 0) {
    return { code: 'year-code', found, message: `The tenth character (${found}) stands for no model year.` };
  }
  if (year === undefined || years.includes(year)) return null;
  const words = years.join(' or ');
  return {
    code: 'year',
    years: words,
    year: String(year),
    message: `The tenth character (${found}) stands for ${words}, not ${year}.`,
  };
}
