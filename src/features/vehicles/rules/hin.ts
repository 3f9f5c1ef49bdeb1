import { CURRENT_YEAR } from '#shared/constants.ts';
import { fail, ok, type Result } from '#shared/result.ts';
import { fill } from '#shared/text.ts';

export const HIN_LENGTH = 12;
const MAX_TEXT = 60;

/** The month in which a boat was begun or certified, 1 to 12. */
type Month = { readonly year: number; readonly month: number };

/**
 * A hull identification number, read (33 CFR 181.25). `format` is how its last four characters are written: `current`
 * since August 1984; before that the builder chose `model-year` or `straight`, which tells no model year.
 */
export type Hin = {
  readonly hin: string;
  /** The manufacturer identification code that the Coast Guard gave the builder or importer. */
  readonly makerCode: string;
  readonly serial: string;
  readonly format: 'current' | 'model-year' | 'straight';
  readonly modelYear: number | null;
  readonly built: Month;
};

/** Why a text is no HIN. `instead` is what it reads as with its look-alikes put right, where that is one. */
export type HinFault = { message: string; instead: string | null } & (
  | { code: 'empty' }
  | { code: 'too-short'; length: number; missing: number }
  | { code: 'too-long'; length: number; extra: number }
  | { code: 'maker-code'; character: string; position: number }
  | { code: 'letter-i-o-q'; letter: string; position: number; digit: string }
  | { code: 'illegal-character'; character: string; position: number }
  | { code: 'date'; end: string }
);

const SENTENCES = {
  empty: 'Enter the HIN.',
  'too-short': 'A HIN has 12 characters. This one has {length}: add {missing} more.',
  'too-long': 'A HIN has 12 characters. This one has {length}: take {extra} away.',
  'maker-code': 'A HIN begins with 3 letters. Character {position} is {character}.',
  'letter-i-o-q': 'This part of a HIN never has the letter {letter}. Character {position} is probably {digit}.',
  'illegal-character': 'Character {position} ({character}) cannot be part of a HIN. Use letters A to Z and digits.',
  date: 'The last 4 characters ({end}) tell no date. Check them: a HIN ends like D585, M82H, or 0679.',
  instead: ' Did you mean {instead}?',
} as const;

const TO_DIGIT: Readonly<Record<string, string>> = { I: '1', L: '1', O: '0', Q: '0', S: '5', B: '8', Z: '2' };
const TO_LETTER: Readonly<Record<string, string>> = { 0: 'O', 1: 'I', 5: 'S', 8: 'B', 2: 'Z' };
const SERIAL_DIGIT: Readonly<Record<string, string>> = { I: '1', O: '0', Q: '0' };

/**
 * Reads a HIN: any case, spaces and hyphens left out, and the country in front of it (`US-`), which stands beside the
 * number and is no part of it (33 CFR 181.27).
 */
export function parseHin(text: unknown, latest = CURRENT_YEAR() + 1): Result<Hin, HinFault> {
  const typed = plainHin(text);
  const read = readHin(typed, latest);
  if (read.ok) return read;
  const corrected = withoutLookalikes(typed).find((other) => other !== typed && readHin(other, latest).ok) ?? null;
  return fail(explain(read.reason, corrected));
}

function plainHin(text: unknown): string {
  const plain = (typeof text === 'string' ? text : '').slice(0, MAX_TEXT).normalize('NFKC').toUpperCase().trim();
  const bare = plain.replace(/[\s\-–—.]/g, '');
  return bare.length === HIN_LENGTH + 2 && /^[A-Z]{2}/.test(bare) ? bare.slice(2) : bare;
}

type Bare<Fault> = Fault extends unknown ? Omit<Fault, 'message' | 'instead'> : never;

function explain(fault: Bare<HinFault>, instead: string | null): HinFault {
  const offer = instead === null ? '' : fill(SENTENCES.instead, { instead });
  return { ...fault, instead, message: fill(SENTENCES[fault.code], fault) + offer } as HinFault;
}

function readHin(hin: string, latest: number): Result<Hin, Bare<HinFault>> {
  const fault = characterFault(hin) ?? lengthFault([...hin].length) ?? placeFault(hin);
  if (fault) return fail(fault);
  const end = hin.slice(8);
  const dates = readCurrent(end, latest) ?? readModelYear(end) ?? readStraight(end);
  if (!dates) return fail({ code: 'date', end });
  return ok({ hin, makerCode: hin.slice(0, 3), serial: hin.slice(3, 8), ...dates });
}

function characterFault(hin: string): Bare<HinFault> | null {
  const characters = [...hin];
  const index = characters.findIndex((character) => !/^[A-Z0-9]$/.test(character));
  const character = characters[index];
  return character === undefined ? null : { code: 'illegal-character', character, position: index + 1 };
}

function lengthFault(length: number): Bare<HinFault> | null {
  if (length === 0) return { code: 'empty' };
  if (length < HIN_LENGTH) return { code: 'too-short', length, missing: HIN_LENGTH - length };
  return length > HIN_LENGTH ? { code: 'too-long', length, extra: length - HIN_LENGTH } : null;
}

/** Three letters, then five of the builder's own without I, O and Q. */
function placeFault(hin: string): Bare<HinFault> | null {
  const digit = /\d/.exec(hin.slice(0, 3));
  if (digit) return { code: 'maker-code', character: digit[0], position: digit.index + 1 };
  const letter = /[IOQ]/.exec(hin.slice(3, 8));
  if (!letter) return null;
  return {
    code: 'letter-i-o-q',
    letter: letter[0],
    position: letter.index + 4,
    digit: SERIAL_DIGIT[letter[0]] as string,
  };
}

type Dates = Pick<Hin, 'format' | 'modelYear' | 'built'>;

/** The rule of today began with boats certified on August 1, 1984. */
const FIRST_CURRENT = 1984;

/** `D585`: the month from A for January, the last digit of the year, the model year. */
function readCurrent(end: string, latest: number): Dates | null {
  const match = /^([A-L])(\d)(\d\d)$/.exec(end);
  if (!match) return null;
  const modelYear = [2000, 1900].map((century) => century + Number(match[3])).find((year) => year <= latest);
  if (modelYear === undefined || modelYear < FIRST_CURRENT) return null;
  // A model year begins in the summer before. Of the years with that last digit, the last that is at most one later.
  const since = (modelYear + 1 - Number(match[2]) + 10) % 10;
  const year = modelYear + 1 - since;
  return { format: 'current', modelYear, built: { year, month: monthPlace(match[1]) + 1 } };
}

/** `M82H`: the model year, and its month from A for the August before. */
function readModelYear(end: string): Dates | null {
  const match = /^M(\d\d)([A-L])$/.exec(end);
  const modelYear = 1900 + Number(match?.[1]);
  if (!match || modelYear < 1972 || modelYear > 1985) return null;
  const place = monthPlace(match[2]);
  const built = place < 5 ? { year: modelYear - 1, month: place + 8 } : { year: modelYear, month: place - 4 };
  return { format: 'model-year', modelYear, built };
}

/** `0679`: month and year of manufacture. */
function readStraight(end: string): Dates | null {
  const match = /^(0[1-9]|1[0-2])(7[2-9]|8[0-4])$/.exec(end);
  return (
    match && { format: 'straight', modelYear: null, built: { year: 1900 + Number(match[2]), month: Number(match[1]) } }
  );
}

const monthPlace = (letter: string | undefined): number => 'ABCDEFGHIJKL'.indexOf(letter ?? '');

/** The same with characters of one shape put where only the other kind can stand, for each way to write the date. */
function withoutLookalikes(hin: string): string[] {
  if (hin.length !== HIN_LENGTH) return [];
  const put = (from: number, to: number, table: Readonly<Record<string, string>>) =>
    [...hin.slice(from, to)].map((character) => table[character] ?? character).join('');
  const front = put(0, 3, TO_LETTER) + put(3, 8, SERIAL_DIGIT);
  return [
    front + hin.slice(8),
    front + put(8, 9, TO_LETTER) + put(9, 12, TO_DIGIT),
    `${front}M${put(9, 11, TO_DIGIT)}${put(11, 12, TO_LETTER)}`,
    front + put(8, 12, TO_DIGIT),
  ];
}

export type HinWarning = { readonly code: string; readonly message: string };

/** What looks wrong about a HIN that reads well. Never a reason to refuse it. `year` is the model year somebody claims. */
export function hinWarnings({ built, modelYear }: Hin, { year }: { year?: number } = {}): HinWarning[] {
  const warnings: HinWarning[] = [];
  const apart = modelYear === null ? 0 : modelYear - built.year;
  if (apart > 2)
    warnings.push({
      code: 'hin_dates_apart',
      message: `It says the boat was built in ${built.year} for model year ${modelYear}. Check the last 4 characters.`,
    });
  const told = modelYear ?? built.year;
  if (year !== undefined && Math.abs(year - told) > (modelYear === null ? 1 : 0))
    warnings.push({ code: 'hin_year', message: `The HIN says ${told}, not ${year}.` });
  return warnings;
}
