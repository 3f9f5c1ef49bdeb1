import { variantKeys } from '../../src/features/valuation/server/model/variants.ts';
import { groupBy } from './statistics.ts';
import type { Training } from './training-rows.ts';

/** A habit shows from this many adverts on. */
const MIN = 3;

/**
 * How dealers write out a trim that people name by its badge alone: `XLT` is mostly `XLT SuperCrew 5.5' Box 4WD`. By the
 * keys of src/features/valuation/server/model/variants.ts; where badge and advert are the same, nothing is kept.
 */
export function findVariants(rows: readonly Training[]): Record<string, string> {
  const named = rows
    .filter(({ row, masked }) => row.source === 'dealer_ask' && !masked && row.trim.grade !== '')
    .flatMap(({ row, fields }) => variantKeys(row).map((key) => ({ key, trim: fields.trim ?? '' })));
  const entries = [...groupBy(named, ({ key }) => key)].flatMap(([key, group]): [string, string][] => {
    const [trim] = [...groupBy(group, ({ trim }) => trim)].sort(([, a], [, b]) => b.length - a.length)[0] ?? [''];
    return group.length >= MIN && trim ? [[key, trim]] : [];
  });
  return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)));
}
