import index from './data/index.json' with { type: 'json' };

const MONTHS = Object.entries(index.months).sort(([a], [b]) => (a < b ? -1 : 1));

const toNumber = (month: string): number => Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7));
export const toMonth = (date: Date): string => date.toISOString().slice(0, 7);

/**
 * How prices of used cars moved from one month to another, as a factor. Months between two readings lie on the
 * straight line; after the last reading it is carried forward, and `month` says which reading that is.
 */
export function priceIndex(from: string, to: string): { factor: number; month: string } {
  const last = MONTHS.at(-1)?.[0] ?? to;
  return { factor: reading(to) / reading(from), month: to < last ? to : last };
}

function reading(month: string): number {
  const after = MONTHS.find(([name]) => name >= month);
  const before = MONTHS.findLast(([name]) => name <= month);
  if (!after || !before) return (after ?? before)?.[1] ?? 100;
  if (after === before) return after[1];
  const share = (toNumber(month) - toNumber(before[0])) / (toNumber(after[0]) - toNumber(before[0]));
  return before[1] + (after[1] - before[1]) * share;
}
