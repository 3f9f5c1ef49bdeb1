import type { Option } from './types.ts';

/** Options out of an enumeration and its labels, in the enumeration's order. */
export function toOptions<T extends string>(
  values: readonly T[],
  labels: Readonly<Record<T, string>>,
): readonly Option[] {
  return values.map((value) => ({ value, label: labels[value] }));
}
