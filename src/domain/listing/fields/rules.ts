import { z } from 'zod';
import { parseMoney } from '#domain/money.ts';
import { parseWholeNumber } from '#domain/numbers.ts';
import { parsePhone } from '#domain/phone.ts';
import type { Result } from '#domain/result.ts';
import { parseVin } from '#domain/vin.ts';
import { parseZip } from '#domain/zip.ts';
import type { Answer } from '../answers.ts';
import type { Option } from './types.ts';

/**
 * Rules turn what was typed into the stored value, or name a fault. A fault is a code such as `money.too-small` with
 * the values its sentence needs; the sentences are in `messages/en/faults.ts`.
 */
export type Rule = z.ZodType<Answer, unknown>;
type Coded = { code: string } & Record<string, string | number>;

const issue = (fault: Coded, area: string) => ({
  code: 'custom' as const,
  message: `${area}.${fault.code}`,
  params: fault,
});

/** A rule out of a parser that names its faults. Stored numbers are checked again through `write`. */
function fromParser<T extends Answer>(area: string, parse: (raw: string) => Result<T, Coded>, write = String): Rule {
  return z.unknown().transform((raw, ctx) => {
    const typed = typeof raw === 'number' ? write(raw) : typeof raw === 'string' ? raw : '';
    const result = parse(typed);
    if (result.ok) return result.value;
    ctx.addIssue(issue(result.reason, area));
    return z.NEVER;
  }) as Rule;
}

type Limits = { min: number; max: number };

/** A whole number between two limits, both allowed. */
export const wholeNumber = (limits: Limits): Rule => fromParser('number', (raw) => parseWholeNumber(raw, limits));

/** A year in four digits, without a thousands mark. */
export const year = (limits: () => Limits): Rule =>
  fromParser('year', (raw) => {
    const { min, max } = limits();
    const value = /^\s*\d{4}\s*$/.test(raw) ? Number(raw) : Number.NaN;
    return value >= min && value <= max ? { ok: true, value } : { ok: false, reason: { code: 'out-of-range', min, max } };
  });

/** Cents. A number is taken as cents, text as dollars the way people type them. */
export const cents = (limits: Limits): Rule =>
  fromParser('money', (raw) => parseMoney(raw, limits), (value) => String(value / 100));

export const zip: Rule = fromParser('zip', parseZip);
export const phone: Rule = fromParser('phone', parsePhone);
export const vin: Rule = fromParser('vin', (raw) => parseVin(raw) as Result<string, Coded>);

/** One line of text. */
export function line(max: number): Rule {
  return z
    .string('text.not-text')
    .transform((text) => text.normalize('NFC').replace(/[\p{Cc}\s]+/gu, ' ').trim())
    .superRefine((text, ctx) => {
      if (text.length > max) ctx.addIssue(issue({ code: 'too-long', max }, 'text'));
    }) as unknown as Rule;
}

/** Text with paragraphs. Control characters other than line breaks are dropped. */
export function paragraphs({ min, max }: Limits): Rule {
  return z
    .string('text.not-text')
    .transform((text) =>
      text
        .normalize('NFC')
        .replace(/\r\n?/g, '\n')
        .replace(/[^\P{Cc}\n]/gu, '')
        .replace(/\n{3,}/g, '\n\n')
        .trim(),
    )
    .superRefine((text, ctx) => {
      if (text.length < min) ctx.addIssue(issue({ code: 'too-short', min }, 'text'));
      if (text.length > max) ctx.addIssue(issue({ code: 'too-long', max }, 'text'));
    }) as unknown as Rule;
}

export function oneOf(options: readonly Option[]): Rule {
  const values = new Set(options.map((option) => option.value));
  return z.string('choice.not-listed').refine((value) => values.has(value), 'choice.not-listed') as unknown as Rule;
}

export function anyOf(options: readonly Option[]): Rule {
  const values = new Set(options.map((option) => option.value));
  return z
    .array(z.string(), 'choice.not-listed')
    .refine((list) => list.every((value) => values.has(value)), 'choice.not-listed')
    .transform((list) => [...new Set(list)]) as unknown as Rule;
}

export const consent: Rule = z.boolean('choice.yes-or-no') as unknown as Rule;

export const conditionItem: Rule = z.strictObject({
  value: z.boolean('choice.yes-or-no').nullable(),
  comment: line(300) as z.ZodType<string, unknown>,
}) as unknown as Rule;
