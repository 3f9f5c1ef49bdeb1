import { z } from 'zod';
import { parseMoney } from '#shared/money.ts';
import { parseWholeNumber } from '#shared/numbers.ts';
import { parsePhone } from '#shared/phone.ts';
import { isValidDay } from '#shared/days.ts';
import { fail, ok, type Result } from '#shared/result.ts';
import { parseHin } from '#features/vehicles/rules/hin.ts';
import { parseSerialNumber } from '#features/vehicles/rules/serial-number.ts';
import { parseVin } from '#features/vehicles/rules/vin.ts';
import { parseZip } from '#shared/zip.ts';
import type { Answer } from '#shared/answers.ts';
import { closingDay, MAX_DAYS, parseDayHours } from '../day-hours.ts';
import type { Option } from './types.ts';

/** Turns what was typed into the stored value, or says what is wrong in a sentence. */
export type Rule = z.ZodType<Answer, unknown>;

/** A rule out of a parser that explains itself. A stored number is written out first, so that it is checked again. */
function fromParser<T extends Answer>(
  parse: (raw: string) => Result<T>,
  write: (stored: number) => string = String,
): Rule {
  return z.unknown().transform((raw, ctx) => {
    const typed = typeof raw === 'number' ? write(raw) : typeof raw === 'string' ? raw : '';
    const result = parse(typed);
    if (result.ok) return result.value;
    ctx.addIssue({ code: 'custom', message: result.reason });
    return z.NEVER;
  }) as Rule;
}

type Limits = { min: number; max: number };

/** A whole number between two limits, both allowed. */
export const wholeNumber = (limits: Limits): Rule => fromParser((raw) => parseWholeNumber(raw, limits));

/** A number with a fraction of at most so many places, between two limits, both allowed. */
export const decimal = ({ min, max, places }: Limits & { places: number }): Rule =>
  fromParser((raw) => {
    const written = raw.trim();
    // A comma stands between thousands; anywhere else it is somebody's decimal point, and 2,5 must not become 25.
    const typed = /^\d{1,3}(?:,\d{3})+(?:\.\d*)?$/.test(written) ? written.replaceAll(',', '') : written;
    if (!/^(?:\d{1,9}(?:\.\d*)?|\.\d+)$/.test(typed)) return fail('Enter a number, like 2.5.');
    const [, fraction = ''] = typed.replace(/0+$/, '').split('.');
    if (typed.includes('.') && fraction.length > places)
      return fail(places === 1 ? 'Use at most 1 decimal place.' : `Use at most ${places} digits after the point.`);
    const value = Number(typed);
    if (value > max) return fail(`Enter ${max.toLocaleString('en-US')} or less.`);
    return value < min ? fail(`Enter ${min} or more.`) : ok(value);
  });

/** Four digits, without a thousands mark. The limits are asked for each time: years pass while a server runs. */
export const year = (limits: () => Limits): Rule =>
  fromParser((raw) => {
    const { min, max } = limits();
    const value = /^\s*\d{4}\s*$/.test(raw) ? Number(raw) : Number.NaN;
    return value >= min && value <= max
      ? { ok: true, value }
      : { ok: false, reason: `Enter a year from ${min} to ${max}.` };
  });

/** Cents. A number is taken as cents, text as dollars the way people type them. */
export const cents = (limits: Limits): Rule =>
  fromParser(
    (raw) => parseMoney(raw, limits),
    (value) => String(value / 100),
  );

export const zip: Rule = fromParser(parseZip);
export const phone: Rule = fromParser(parsePhone);
export const vin: Rule = fromParser((raw) => {
  const result = parseVin(raw);
  return result.ok ? result : { ok: false, reason: result.reason.message };
});

export const hin: Rule = fromParser((raw) => {
  const result = parseHin(raw);
  return result.ok ? { ok: true, value: result.value.hin } : { ok: false, reason: result.reason.message };
});
export const serialNumber: Rule = fromParser(parseSerialNumber);

/** One line of text. */
export function line(max: number): Rule {
  return z
    .string('Enter text.')
    .transform((text) =>
      text
        .normalize('NFC')
        .replace(/[\p{Cc}\s]+/gu, ' ')
        .trim(),
    )
    .pipe(z.string().max(max, `Keep it to ${max} characters.`)) as unknown as Rule;
}

/** Text with paragraphs. Control characters other than line breaks are dropped. */
export function paragraphs({ min, max }: Limits): Rule {
  return z
    .string('Enter text.')
    .transform((text) =>
      text
        .normalize('NFC')
        .replace(/\r\n?/g, '\n')
        .replace(/[^\P{Cc}\n]/gu, '')
        .replace(/\n{3,}/g, '\n\n')
        .trim(),
    )
    .pipe(
      z
        .string()
        .min(min, `Write at least ${min} characters, so that people know what to expect.`)
        .max(max, `Keep it to ${max.toLocaleString('en-US')} characters.`),
    ) as unknown as Rule;
}

const NOT_LISTED = 'Choose one of the options.';

export function oneOf(options: readonly Option[]): Rule {
  const values = new Set(options.map((option) => option.value));
  return z.string(NOT_LISTED).refine((value) => values.has(value), NOT_LISTED) as unknown as Rule;
}

export function anyOf(options: readonly Option[]): Rule {
  const values = new Set(options.map((option) => option.value));
  return z
    .array(z.string(), NOT_LISTED)
    .refine((list) => list.every((value) => values.has(value)), NOT_LISTED)
    .transform((list) => [...new Set(list)]) as unknown as Rule;
}

const YES_OR_NO = 'Answer yes or no.';

export const consent: Rule = z.boolean(YES_OR_NO) as unknown as Rule;

export const conditionItem: Rule = z.strictObject(
  { value: z.boolean(YES_OR_NO).nullable(), comment: line(300) as z.ZodType<string, unknown> },
  YES_OR_NO,
) as unknown as Rule;

const ONE_DAY = 'Choose a day.';

/** A day as `2026-11-21`. */
export const day: Rule = z.string(ONE_DAY).refine(isValidDay, ONE_DAY) as unknown as Rule;

const HOURS = 'Each day needs a date, an opening time, and a closing time. Past midnight, 12 hours at most.';

/** Days with their hours, each day's first opening first; what is there twice counts once. */
export const days: Rule = z
  .array(z.string(), HOURS)
  .max(MAX_DAYS, `Choose ${MAX_DAYS} days at most.`)
  .refine((list) => list.every((entry) => parseDayHours(entry) !== null), HOURS)
  .transform((list) => [...new Set(list)].sort())
  .refine((list) => !overlap(list), 'Two of these times overlap.') as unknown as Rule;

function overlap(sorted: readonly string[]): boolean {
  const read = sorted.map(parseDayHours);
  return read.some((entry, at) => {
    const before = read[at - 1];
    return entry && before && `${entry.day}T${entry.opens}` < `${closingDay(before)}T${before.closes}`;
  });
}
