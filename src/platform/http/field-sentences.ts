import { z } from 'zod';
import { fill } from '#shared/text.ts';
import { fieldSentences } from '../words/http.ts';

type Issue = z.core.$ZodRawIssue;

const WORDS: Record<string, string> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
  date: 'a date',
  null: 'null',
};

const FORMATS: Record<string, string> = {
  email: fieldSentences.notEmail,
  uuid: fieldSentences.notUuid,
  guid: fieldSentences.notUuid,
  url: fieldSentences.notUrl,
  datetime: fieldSentences.notMoment,
};

/** What zod says by itself is written for programmers; this says it to the person who filled in the field. */
function sentence(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      if (issue.input === undefined) return fieldSentences.required;
      return fill(fieldSentences.wrongType, { expected: WORDS[String(issue.expected)] ?? String(issue.expected) });
    case 'invalid_value':
      if (issue.input === undefined) return fieldSentences.required;
      return fill(fieldSentences.notAnOption, { options: (issue.values as unknown[]).map(String).join(', ') });
    case 'unrecognized_keys':
      return fieldSentences.unknown;
    case 'too_small':
      return fill(tooSmall(String(issue.origin)), { limit: String(issue.minimum) });
    case 'too_big':
      return fill(tooBig(String(issue.origin)), { limit: String(issue.maximum) });
    case 'not_multiple_of':
      return fill(fieldSentences.notMultiple, { limit: String(issue.divisor) });
    case 'invalid_format':
      return FORMATS[String(issue.format)] ?? fieldSentences.wrongFormat;
    default:
      return fieldSentences.wrong;
  }
}

const isCounted = (origin: string) => origin === 'array' || origin === 'set' || origin === 'map';
const tooSmall = (origin: string) =>
  origin === 'string' ? fieldSentences.tooShort : isCounted(origin) ? fieldSentences.tooFew : fieldSentences.tooSmall;
const tooBig = (origin: string) =>
  origin === 'string' ? fieldSentences.tooLong : isCounted(origin) ? fieldSentences.tooMany : fieldSentences.tooBig;

/** Sets the sentences for this process. A message written in a contract still goes before these. */
export function setFieldSentences(): void {
  z.config({ customError: sentence });
}
