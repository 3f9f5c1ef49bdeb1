import { fill } from '#domain/text.ts';
import type { Fault } from '#domain/listing/check.ts';
import { vin } from './vin.ts';

/** What is wrong with an answer, by fault code: what happened and what to do. */
export const faults: Readonly<Record<string, string>> = {
  required: 'This one is needed.',
  'unknown-field': 'There is no field with this name.',
  'not-an-answer': 'This does not answer the question.',
  'choice.not-listed': 'Choose one of the answers.',
  'choice.yes-or-no': 'Answer yes or no.',
  'text.not-text': 'Enter text.',
  'text.too-short': 'Write at least {min} characters, so that people know what to expect.',
  'text.too-long': 'Keep it to {max} characters.',
  'number.empty': 'Enter a number.',
  'number.not-a-number': 'Enter digits only, for example 72,400.',
  'number.not-whole': 'Enter a whole number, without tenths.',
  'number.too-small': 'Enter {min} or more.',
  'number.too-large': 'Enter {max} or less.',
  'year.out-of-range': 'Enter a year from {min} to {max}.',
  'money.empty': 'Enter an amount.',
  'money.not-a-number': 'Enter an amount in dollars, for example 12,500.',
  'money.negative': 'Enter an amount above zero.',
  'money.too-precise': 'Enter dollars and at most two digits of cents.',
  'money.too-small': 'Enter {min} or more.',
  'money.too-large': 'Enter {max} or less.',
  'zip.empty': 'Enter a ZIP code.',
  'zip.not-digits': 'A ZIP code is five digits, for example 32801.',
  'zip.wrong-length': 'A ZIP code is five digits. This has {digits}.',
  'zip.unassigned': 'There is no ZIP code like this. Check the digits.',
  'zip.unknown': 'We do not know this ZIP code. Check the digits.',
  'phone.empty': 'Enter a phone number.',
  'phone.letters': 'Use digits only, for example (407) 555-1234.',
  'phone.extension': 'Leave the extension out. We need a number that reaches you directly.',
  'phone.not-us': 'Enter a US number: ten digits, with or without +1.',
  'phone.too-short': 'A US number has ten digits. This has {digits}.',
  'phone.too-long': 'A US number has ten digits. This has {digits}.',
  'phone.area-code': '{area} is not an area code. Check the first three digits.',
  'phone.exchange': 'Check the middle three digits: {exchange} cannot be right.',
};

/** The sentence of a fault. VIN faults have their own table. */
export function faultSentence(fault: Fault): string {
  const vinSentence = fault.code.startsWith('vin.') ? (vin as Readonly<Record<string, string>>)[fault.code.slice(4)] : undefined;
  return fill(vinSentence ?? faults[fault.code] ?? faults['not-an-answer'] ?? '', fault.values);
}
