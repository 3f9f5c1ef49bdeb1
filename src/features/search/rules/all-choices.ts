import { splitList } from '#shared/query-string.ts';

/** Names the filters whose rare choices stand in the page too, unfolded. */
export const ALL_CHOICES = 'choices';

export const allChoicesIn = (params: URLSearchParams): readonly string[] => splitList(params.get(ALL_CHOICES) ?? '');

/** The address of the same results with every choice of these filters in it, without its origin. */
export function withAllChoices(address: URL, names: readonly string[]): string {
  const params = new URLSearchParams(address.search);
  params.set(ALL_CHOICES, names.join(','));
  return `${address.pathname}?${params}`;
}
