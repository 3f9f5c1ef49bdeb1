import type { Answers } from '#shared/answers.ts';
import { dayHoursOf } from '#features/listings/rules/day-hours.ts';
import { ownValue } from '#shared/own-value.ts';
import { toDayNumber } from '#shared/days.ts';
import { type BitList, recordOf } from './filters-by-kind.ts';

/** What of a list's values a listing's public facts say, in the order of the list. */
export function valuesIn<Key extends BitList['key']>(
  key: Key,
  details: Answers,
): Extract<BitList, { readonly key: Key }>['values'][number][] {
  const { values, reads }: { readonly values: readonly string[]; readonly reads: BitList['reads'] } = recordOf(key);
  const said = reads.answers.flatMap((id) => details[id] ?? []);
  const meaning: Readonly<Record<string, readonly string[]>> = 'meaning' in reads ? reads.meaning : {};
  const meant = new Set(said.flatMap((word) => (typeof word === 'string' ? (ownValue(meaning, word) ?? word) : [])));
  return values.filter((value) => meant.has(value)) as never;
}

/** Days on which one may come, as numbers, in order. */
export function daysOf(details: Answers): number[] {
  const days = dayHoursOf(details.days).map(({ day }) => toDayNumber(day));
  return [...new Set(days)].sort((a, b) => a - b);
}
